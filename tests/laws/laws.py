"""All laws: plain functions of a game, a set-up and a generator that raise `AssertionError` when they are broken."""

from collections.abc import Callable
from random import Random
from typing import Final

from pygames.core import Setup
from tests.laws import play_laws, table_laws, world_laws
from tests.laws.walk import AnyGame

Law = Callable[[AnyGame, Setup, Random], None]

LAWS: Final[tuple[Law, ...]] = (
    play_laws.game_ends,
    play_laws.legal_applies_illegal_is_refused,
    play_laws.pieces_are_conserved,
    play_laws.values_are_plain,
    world_laws.views_hide,
    world_laws.events_hide,
    world_laws.worlds_look_the_same,
    world_laws.worlds_could_have_come_about,
    world_laws.worlds_come_from_the_view_alone,
    world_laws.worlds_cannot_be_told_apart,
    table_laws.log_replays,
    table_laws.saves_come_back,
    table_laws.old_snapshots_win,
    table_laws.undo_takes_back_nothing_seen,
    table_laws.decisions_grow_stale,
    table_laws.races_may_be_held,
)

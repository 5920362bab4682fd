"""The laws watched at work: every planted fault breaks the law named for it; the sound game keeps them all."""

from random import Random
from typing import Any

import pytest

from pygames.core import Setup, Table
from tests.laws import faults, leaks, play_laws, table_laws, world_laws
from tests.laws.laws import LAWS, Law
from tests.laws.walk import AnyGame, AnyTable
from tests.toy.game import Toy

GAMES = 60

PLANTED: list[tuple[type[Toy], Law]] = [
    (leaks.HandSums, world_laws.worlds_look_the_same),
    (leaks.CardNumbers, world_laws.worlds_look_the_same),
    (leaks.ObeyedNumbers, world_laws.worlds_come_from_the_view_alone),
    (leaks.OthersHand, world_laws.views_hide),
    (leaks.BlankedState, world_laws.views_hide),
    (leaks.HiddenLegality, world_laws.worlds_look_the_same),
    (leaks.HiddenLegality, world_laws.worlds_cannot_be_told_apart),
    (leaks.TellingOrder, world_laws.worlds_look_the_same),
    (leaks.TellingReason, world_laws.worlds_cannot_be_told_apart),
    (leaks.WideAudience, world_laws.events_hide),
    (leaks.WideAudience, world_laws.worlds_cannot_be_told_apart),
    (leaks.Unmarked, table_laws.undo_takes_back_nothing_seen),
    (leaks.Unmarked, world_laws.worlds_cannot_be_told_apart),
    (leaks.UsefulWindow, world_laws.worlds_cannot_be_told_apart),
    (leaks.RememberedWorld, world_laws.worlds_come_from_the_view_alone),
    (leaks.OldStock, world_laws.worlds_could_have_come_about),
    (leaks.PeekingPlayer, world_laws.worlds_cannot_be_told_apart),
    (faults.LostCard, play_laws.pieces_are_conserved),
    (faults.Endless, play_laws.game_ends),
    (faults.WrongSums, play_laws.game_ends),
    (faults.AnythingGoes, play_laws.legal_applies_illegal_is_refused),
    (faults.NoReason, play_laws.legal_applies_illegal_is_refused),
    (faults.UnlistedType, play_laws.values_are_plain),
    (faults.OwnDice, table_laws.log_replays),
    (faults.OwnDice, table_laws.saves_come_back),
    (faults.RaceWithoutEnd, table_laws.races_may_be_held),
]


def first_breach(law: Law, game: AnyGame, seats: int = 3) -> str | None:
    """Return what the law says against a game, or None if it finds nothing."""
    for number in range(GAMES):
        try:
            law(game, game.ready(Setup(seats)), Random(number))
        except AssertionError as error:
            return str(error) or "broken"
    return None


@pytest.mark.parametrize(("fault", "law"), PLANTED, ids=[f"{f.__name__}-{law.__name__}" for f, law in PLANTED])
def test_planted_fault_is_found(fault: type[Toy], law: Law) -> None:
    assert first_breach(law, fault()) is not None
    assert first_breach(law, Toy()) is None


def test_every_law_has_a_planted_fault() -> None:
    of_the_table = {table_laws.old_snapshots_win, table_laws.decisions_grow_stale}
    assert {law for _, law in PLANTED} | of_the_table == set(LAWS)


def test_a_table_that_believes_its_log_breaks_a_law(monkeypatch: pytest.MonkeyPatch) -> None:
    restore = Table.restore.__func__  # type: ignore[attr-defined]

    def trusting(cls: type[AnyTable], game: AnyGame, record: dict[str, Any]) -> AnyTable:
        back: AnyTable = restore(cls, game, record)
        back._states = [restore(cls, game, {**record, "state": record["state"]}).game.start(back.setup)]
        return back

    monkeypatch.setattr(Table, "restore", classmethod(trusting))
    assert first_breach(table_laws.old_snapshots_win, Toy()) is not None
    assert first_breach(table_laws.saves_come_back, Toy()) is not None


@pytest.mark.parametrize("name", ["", "1.0"])
def test_a_table_that_never_renames_decisions_breaks_a_law(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(Table, "decision", lambda self, seat: name)
    assert first_breach(table_laws.decisions_grow_stale, Toy()) is not None


def test_a_table_that_renames_at_every_ply_breaks_a_law(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "decision", lambda self, seat: str(len(self.log)))
    assert first_breach(table_laws.decisions_grow_stale, Toy()) == "a reaction of another seat ate a decision"


@pytest.mark.parametrize("verdict", ["always", "anybody"])
def test_a_table_that_always_undoes_breaks_a_law(monkeypatch: pytest.MonkeyPatch, verdict: str) -> None:
    def why_no_undo(table: AnyTable, seat: int) -> str | None:
        mine = table.log and table.log[-1].seat == seat
        return None if verdict == "anybody" or mine else "undo.other"

    monkeypatch.setattr(Table, "why_no_undo", why_no_undo)
    assert first_breach(table_laws.undo_takes_back_nothing_seen, Toy()) is not None

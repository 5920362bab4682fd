"""What the laws must be told about a game: its pieces, who may know which, how long it may last, and how a possible
world came about. Every registered game needs an adapter here."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from pygames.core import Setup
from pygames.core.table import Entry
from pygames.gran_circo.data import ORDER as TILES
from pygames.malabares import state as mb
from pygames.malabares.data import CARDS, deck_of
from pygames.malabares.moves import by_rank
from pygames.malandragem.data import CARDS as MALANDRAGEM_CARDS
from pygames.roda_de_samba.data import DECK
from pygames.sabai_sabai.data import CARDS as SABAI_CARDS
from tests.laws import gran_circo_adapter, malandragem_adapter, roda_adapter, sabai_adapter
from tests.laws.walk import AnyGame, setups
from tests.toy import state as toy

Cards = tuple[str, ...]


class Adapter(NamedTuple):
    """`places` says where each piece is (nothing before the deal); `knows` which pieces a seat, or None, may name;
    `relive` rewrites a log into how it must have been in a possible world, given that world and the real state.
    `unnamed` are kinds of events that say that pieces were laid open and leave it to the view which ones; `setups` are
    seats and options to play with where every pair of choices at every seat count would be too many; `relived` is the
    share of steps whose worlds are played from the deal on, `share` that of the games each law plays, less for long
    ones."""

    cards: frozenset[str]
    bound: int
    pieces: Callable[[Any], Sequence[str]]
    places: Callable[[Any], Mapping[str, Cards]]
    knows: Callable[[Any, int | None], set[str]]
    relive: Callable[[Any, Any, Sequence[Entry[Any]]], list[Entry[Any]]]
    unnamed: frozenset[str] = frozenset()
    setups: tuple[tuple[int, Mapping[str, Any]], ...] = ()
    relived: float = 0.5
    share: float = 1.0


def _by_seat(**rows: Sequence[Cards]) -> dict[str, Cards]:
    return {f"{name}/{seat}": row for name, by_seat in rows.items() for seat, row in enumerate(by_seat)}


def _mb_places(state: mb.State) -> dict[str, Cards]:
    if state.phase == mb.DEAL:
        return {}
    # A thrown card stays where it was thrown until the round ends.
    thrown = tuple(card for _, card in state.thrown)
    mine = _by_seat(dark=state.dark, light=state.light, floor=state.floor)
    return {**mine, "air": state.air, "aside": state.scene.aside, "thrown": thrown}


def _mb_knows(state: mb.State, seat: int | None) -> set[str]:
    scene = state.scene
    rows: list[Cards] = [state.air, scene.aside, *state.light, *state.floor, *scene.shown]
    rows += [row for show in scene.results for kept in show for row in (kept.dark, kept.light, kept.floor)]
    rows += [(card,) for _, card in state.thrown + state.bared]
    if seat is not None:
        rows += [state.dark[seat], scene.passed[seat]]
        rows += [scene.passed[seat - 1]] if state.phase != mb.PASS else []
    # The special card's name is public: it says which deck is in play.
    return {scene.kit.special, *(card for row in rows for card in row)}


def _mb_relive(world: mb.State, real: mb.State, log: Sequence[Entry[Any]]) -> list[Entry[Any]]:
    told: list[Entry[Any]] = []
    kit, show, passed = world.scene.kit, world.scene.show, world.scene.passed
    shows = [0] * kit.seats
    for seat, action in log:
        if isinstance(action, mb.Deal) and show == 0:
            hands = tuple(card for s in range(kit.seats) for card in _mb_dealt(world, s))
            action = mb.Deal(hands + action.deck[kit.hand * kit.seats :], action.leader)
        elif isinstance(action, mb.Pass):
            action = mb.Pass(passed[seat]) if shows[seat] == show else action
            shows[seat] += 1
        told.append(Entry(seat, action))
    return told


def _mb_dealt(world: mb.State, seat: int) -> Cards:
    if world.phase == mb.PASS:
        return world.dark[seat]
    passed = world.scene.passed
    held = world.dark[seat] + tuple(card for thrower, card in world.bared if thrower == seat)
    return by_rank([card for card in held if card not in passed[seat - 1]] + list(passed[seat]))


def _toy_places(state: toy.State) -> dict[str, Cards]:
    if state.phase == toy.DEAL:
        return {}
    rows = {f"row/{s}/{place}": (card,) for s, row in enumerate(state.rows) for place, card in enumerate(row)}
    return {**_by_seat(hand=state.hands), **rows, "stock": state.stock, "discard": state.discard}


def _toy_knows(state: toy.State, seat: int | None) -> set[str]:
    if state.phase == toy.OVER:
        return {card for row in (*state.hands, *state.rows, state.discard, state.buried) for card in row}
    looked = {
        card for row, eyes in zip(state.rows, state.eyes, strict=True) for card, seats in zip(row, eyes, strict=True)
        if seat in seats
    }  # fmt: skip
    return {*state.discard, *state.buried, *looked, *(() if seat is None else state.hands[seat])}


def _toy_relive(world: toy.State, real: toy.State, log: Sequence[Entry[Any]]) -> list[Entry[Any]]:
    # Other cards lie in the same places; they were hidden all along, or since the reshuffle that buried them.
    pairs = zip(_toy_places(real).values(), _toy_places(world).values(), strict=True)
    now = {card: other for here, there in pairs for card, other in zip(here, there, strict=True)}
    pending = dict(zip(real.stakes, world.stakes, strict=True))
    first = {card: other for card, other in now.items() if card not in real.buried}
    told: list[Entry[Any]] = []
    for seat, action in log:
        if isinstance(action, toy.Stake):
            action = toy.Stake(pending.get(action.card) or action.card)
        elif isinstance(action, toy.Deal):
            action = toy.Deal(tuple(first.get(card, card) for card in action.deck))
        elif isinstance(action, toy.Reshuffle):
            action = toy.Reshuffle(tuple(now.get(card, card) for card in action.stock))
        told.append(Entry(seat, action))
    return told


ADAPTERS: Final[dict[str, Adapter]] = {
    "malabares": Adapter(
        frozenset(CARDS),
        140,
        lambda state: deck_of(state.scene.kit),
        _mb_places,
        _mb_knows,
        _mb_relive,
        frozenset({"show_end"}),
    ),
    "roda_de_samba": Adapter(
        frozenset(DECK), 1500, roda_adapter.pieces, roda_adapter.places, roda_adapter.knows, roda_adapter.relive
    ),
    "sabai_sabai": Adapter(
        frozenset(SABAI_CARDS),
        4000,
        sabai_adapter.pieces,
        sabai_adapter.places,
        sabai_adapter.knows,
        sabai_adapter.relive,
        setups=sabai_adapter.SETUPS,
    ),
    "gran_circo": Adapter(
        frozenset(TILES),
        700,
        gran_circo_adapter.pieces,
        gran_circo_adapter.places,
        gran_circo_adapter.knows,
        gran_circo_adapter.relive,
        relived=0.1,
        share=0.3,
    ),
    "malandragem": Adapter(
        frozenset(MALANDRAGEM_CARDS),
        6000,
        malandragem_adapter.pieces,
        malandragem_adapter.places,
        malandragem_adapter.knows,
        malandragem_adapter.relive,
        setups=malandragem_adapter.SETUPS,
        relived=0.02,
        share=0.3,
    ),
    "toy": Adapter(
        frozenset(toy.deck_of(True)), 150, lambda state: toy.deck_of(state.wild), _toy_places, _toy_knows, _toy_relive
    ),
}


def tables_of(game: AnyGame) -> list[Setup]:
    """Return the set-ups the laws play with."""
    chosen = ADAPTERS[game.name].setups
    return [game.ready(Setup(seats, options)) for seats, options in chosen] or list(setups(game))

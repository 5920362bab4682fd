"""Tables of Roda de Samba as the engine makes them, and what their drawing needs, for the tests of the table."""

from collections.abc import Iterator
from random import Random
from typing import Any

from ui import i18n
from ui.tables import roda_de_samba

from pygames.bridge.answers import events_for, table_answer
from pygames.bridge.seating import Player
from pygames.core import CHANCE, Setup, Table
from pygames.core.plain import plain
from pygames.roda_de_samba import RodaDeSamba
from pygames.roda_de_samba.state import Action, State

GAME = RodaDeSamba()
PRINTED = plain(GAME.printed)
NAMES = ("Ana", "Bia", "Caio", "Duda")
Answer = dict[str, Any]


def players(seats: int) -> tuple[Player, ...]:
    return tuple(Player("person", NAMES[seat], None, seat) for seat in range(seats))


def answer(table: Table[Any, Any, Any], viewer: int | None, since: int | None = None) -> Answer:
    """What the bridge would answer to this viewer."""
    told, _ = table_answer(table, players(table.setup.seats), viewer, viewer, since)
    return told


def shown(state: State, viewer: int | None, actor: int | None = None) -> Answer:
    """A table as the page gets it, of a state set up by hand."""
    seats = state.scene.seats
    turn = state.turn[0] if state.turn else None
    offers = plain(GAME.legal_actions(state, viewer)) if viewer is not None and viewer == turn else []
    who = [player._asdict() for player in players(seats)]
    seen = {"view": plain(GAME.view(state, viewer)), "offers": offers, "seats": who, "viewer": viewer, "actor": viewer}
    told = None if turn is None else {"seat": turn, "kind": "person", "open": False, "window": 0}
    return {"game": GAME.name, "turn": told, "options": {}, "decision": "", "outcome": None, **seen}


def ui_for(table: Answer, language: str = "en") -> dict[str, Any]:
    """What the app hands to a table module; a key without a text fails the test."""
    i18n.open_language(language, [GAME.name])

    def text(key: str, **params: object) -> str:
        assert i18n.has(GAME.name, key), key
        words = i18n.text_of(GAME.name, key, params)
        assert "{" not in words, (key, words)
        return words

    names = [seat["name"] for seat in table["seats"]]
    sprites = {"sprite": "r.svg", "app_sprite": "a.svg"}
    return {"text": text, "app": i18n.text, "names": names, "size": "m", "printed": PRINTED, **sprites}


def chosen(table: Table[Any, Any, Any], rng: Random) -> tuple[int, Action]:
    """Any action of whoever acts, but rather playing many cards than few, and inviting than not."""
    seat = table.to_act[0]
    actions = list(table.legal_actions(seat))
    return seat, rng.choice(actions[:-1] if len(actions) > 1 and rng.random() < 0.5 else actions)


def game(seed: int, seats: int, choose: bool = False) -> Iterator[Table[Any, Any, Any]]:
    """Play a whole game at random and stop at every decision, and at the end."""
    options = {"regions": "choose" if choose else "random"}
    table, rng = Table(GAME, Setup(seats, options), seed), Random(seed)
    while table.to_act:
        if table.to_act[0] != CHANCE:
            yield table
        seat, action = chosen(table, rng)
        table.play(seat, action)
    yield table


def zones(table: Answer, picked: tuple[str, ...] = (), language: str = "en") -> dict[str, object]:
    return roda_de_samba.draw(table["view"], table, list(picked), ui_for(table, language))


def told(table: Table[Any, Any, Any], viewer: int | None) -> list[Answer]:
    """All events a viewer may know."""
    return events_for(table, viewer, 0)

"""Painting the table, whoever looks: zones from the game's own module inside the common frame."""

import json

from ui import dom, i18n, records
from ui.markup import tag
from ui.screens import result
from ui.screens import table as table_screen
from ui.state import S, asked, only_person, people_of, picture, reacting, ui_of
from ui.tables import gran_circo, malabares, malandragem, roda_de_samba, sabai_sabai

MODULES = {
    "malabares": malabares,
    "roda_de_samba": roda_de_samba,
    "sabai_sabai": sabai_sabai,
    "gran_circo": gran_circo,
    "malandragem": malandragem,
}


def module_of(table: dict) -> object:
    """Return the module that draws this table's game."""
    return MODULES[table["game"]]


def seen(table: dict, view: dict) -> dict:
    """Return a table as it was at one step: that view, and nothing to choose."""
    then = dict(table)
    then.update({"view": view, "offers": []})
    return then


def sentences(events: list, table: dict) -> list:
    """Put events into words; those that need none are left out."""
    ui, drawn = ui_of(table), module_of(table)
    lines = [drawn.line(event, table, ui) for event in events]
    return [line for line in lines if line]


def origins_of(events: list, table: dict, view: dict) -> dict:
    """Name, for each card that moved from or to a place of a seat, that place: it flies from or to its badge."""
    drawn = module_of(table)
    places = drawn.origins(events, view) if hasattr(drawn, "origins") else {}
    for event in events:
        for place in (event.get("to"), event.get("from")):
            if isinstance(place, str) and place.startswith("hand/"):
                for card in _moved(event):
                    places[card] = place
    return places


def _moved(event: dict) -> list:
    cards = event.get("cards") or [event.get("card")]
    return [card for card in cards if isinstance(card, str)]


def show_frame() -> None:
    """Put the frame of the table on the page, if another screen is there."""
    if S.screen != "table":
        S.screen = "table"
        dom.dress("data-game", S.game)
        dom.frame(table_screen.frame(S.game), "[data-focus]")


def prompt_of(table: dict) -> str:
    """Return the prompt line: what the acting seat is to do."""
    if S.next_seat is not None:
        return i18n.text("table.pass_to", name=table["seats"][S.next_seat]["name"])
    turn, drawn, ui = table["turn"], module_of(table), ui_of(table)
    if turn is None or table["viewer"] is not None or turn["kind"] != "person":
        return drawn.prompt(table["view"], table, ui)
    if asked(table) and S.reactor is None:
        return drawn.prompt(table["view"], table, ui)
    # On the shared table the one who is to act is called by name and then spoken to.
    spoken, seat = dict(table), turn["seat"] if S.reactor is None else S.reactor
    spoken["viewer"] = seat
    return i18n.text("table.for", name=table["seats"][seat]["name"], prompt=drawn.prompt(table["view"], spoken, ui))


def paint(table: dict, sentence: str = "", origins: dict | None = None, peeked: dict | None = None) -> None:
    """Paint a table; `sentence` takes the prompt's place, `peeked` is an own view shown while a button is held."""
    ui, drawn, view = ui_of(table), module_of(table), table["view"]
    zones = drawn.draw(view, table, S.picked, ui)
    if peeked is not None:
        zones["own"] = drawn.draw(peeked["view"], peeked, [], ui)["own"]
    zones["bar"] = table_screen.bar(table, drawn.mark(view, ui))
    extras = [drawn.seat(view, seat, table, ui) for seat in range(len(table["seats"]))]
    zones["seats"] = table_screen.seats(table, extras, table["viewer"])
    S.prompt, S.shown = sentence or prompt_of(table), table
    zones["prompt"] = tag("p", S.prompt)
    main = _main(table)
    extra = [_peek(table), _reacts(table), _choices(table, main is None)]
    zones["actions"] = table_screen.actions(main, may_undo(table), extra)
    dom.paint(zones, origins)


def may_undo(table: dict) -> bool:
    """Tell whether the last action may be taken back by whoever is asked now, or by who played it."""
    return table["undo"] is None or S.undo_actor is not None


def _main(table: dict) -> tuple | None:
    if S.next_seat is not None:
        return "to-cover", i18n.text("table.hand_on", name=table["seats"][S.next_seat]["name"]), True
    if asked(table) and not S.picked:
        return "pass", i18n.text("table.pass"), True
    if not table["offers"]:
        return None
    made = module_of(table).button(table["view"], table, S.picked, ui_of(table))
    return None if made is None else ("main", made[0], made[1])


def _reacts(table: dict) -> list:
    """Several persons: a button for each who may react now, whether or not there is anything to react with."""
    if S.next_seat is not None or only_person(table) is not None or hasattr(module_of(table), "REACTS_AT_ROWS"):
        return []
    seats = [seat for seat in reacting(table) if seat != table["viewer"]]
    return [table_screen.react(seat, table["seats"][seat], S.reactor == seat) for seat in seats]


def _choices(table: dict, first: bool) -> list:
    """Draw a game's further actions; without a main one the first of them takes its place."""
    drawn = module_of(table)
    if S.next_seat is not None or not table["offers"] or not hasattr(drawn, "choices"):
        return []
    made = drawn.choices(table["view"], table, S.picked, ui_of(table))
    return [table_screen.choice(*made[at], main=first and at == 0) for at in range(len(made))]


def _peek(table: dict) -> object:
    """Several persons on the shared table: whoever is asked may look into the own hand."""
    actor = table["actor"]
    if table["viewer"] is not None or actor is None or only_person(table) is not None or actor not in people_of(table):
        return ""
    drawn = module_of(table)
    if hasattr(drawn, "secret") and not drawn.secret(table["view"], table):
        return ""
    return table_screen.hold(actor, table, S.peek == actor)


def show_result(table: dict) -> None:
    """Change to the result screen."""
    S.screen = "result"
    dom.frame(result.frame(table["game"]))
    dom.paint(result.draw(table, module_of(table).lines(table["outcome"], table, ui_of(table))))
    dom.focus_on("[data-focus]")
    dom.forget("picture")
    records.keep_result(table)


def keep_picture(table: dict) -> None:
    """Keep what may be painted on the next visit before the engine is ready."""
    S.open_game = picture(table)
    dom.store("picture", json.dumps(S.open_game))

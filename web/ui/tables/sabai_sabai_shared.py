"""The middle of a sabai-sabai table: deck, pile, what is being done, and the rows of everybody else."""

from ui.markup import tag
from ui.tables import sabai_sabai_cards as cards
from ui.tables import sabai_sabai_gestures as gestures
from ui.tables import sabai_sabai_rows as rows


def shared(view: dict, table: dict, picked: list, ui: dict) -> object:
    """Draw deck and pile, and under them the rows of all but the viewer."""
    seats = [seat for seat in _order(view) if seat != view["me"]]
    drawn = [tag("li", _seat(view, seat, table, picked, ui), cls="row-of" + _acts(seat, table)) for seat in seats]
    middle = tag("div", _deck(view, table, ui), _pile(view, ui), _side(view, table, picked, ui), cls="middle")
    head = tag("h2", ui["text"]("zone.rows"), id="ss-rows", cls="visually-hidden")
    return tag("div", middle, head, tag("ul", drawn, cls=f"rows m{len(seats)}", aria_labelledby="ss-rows"), cls="sabai")


def _order(view: dict) -> list:
    """List the seats counter-clockwise from the viewer on; of many on a shared table the one on turn comes first."""
    count = view["house"]["seats"]
    first = view["me"] if view["me"] is not None else view["turn"] if count > 6 else 0
    return [(first - step) % count for step in range(count)]


def _acts(seat: int, table: dict) -> str:
    return " acting" if table["turn"] is not None and seat in table["to_act"] else ""


def _seat(view: dict, seat: int, table: dict, picked: list, ui: dict) -> list:
    chip = rows.chip(view, seat, table, picked, ui, ui.get("reacting") or [], ui.get("reactor") == seat)
    return [chip, rows.row(view, seat, table, picked, ui)]


def _deck(view: dict, table: dict, ui: dict) -> object:
    text, count = ui["text"], view["stock"]
    said = text("zone.deck") + ": " + text("deck_count", count=count)
    face = cards.face("back", ui) if count else tag("span", cls="none")
    inner = [tag("span", face, cls="card"), tag("span", str(count), cls="count", aria_hidden="true")]
    may = [at for at, offer in enumerate(table["offers"]) if offer["kind"] == "draw"]
    if not may:
        return tag("span", inner, cls="pile deck", role="img", aria_label=said, data_place="deck")
    return tag(
        "button",
        inner,
        cls="pile deck open",
        type="button",
        data_do="offer",
        data_arg=may[0],
        data_key="deck",
        data_place="deck",
        aria_label=said,
    )


def _pile(view: dict, ui: dict) -> object:
    text, pile = ui["text"], view["pile"]
    said = text("zone.pile")
    if not pile:
        return tag("span", tag("span", cls="card bare"), cls="pile", role="img", aria_label=said + ": " + text("none"))
    run = tag("span", "\u00d7" + str(view["run"]), cls="count", aria_hidden="true") if view["run"] > 1 else None
    said += ": " + cards.name(pile[-1], ui) + ", " + text("run_count", count=view["run"])
    top = tag("span", cards.face(pile[-1], ui), cls="card", data_piece=piece_of(view))
    return tag("span", top, run, cls="pile top", role="img", aria_label=said, data_place="pile")


def piece_of(view: dict) -> str:
    """Return what the top of the pile is called: the next card to land has another name."""
    return f"pile-{len(view['pile'])}"


def _side(view: dict, table: dict, picked: list, ui: dict) -> object:
    """Draw what is to be kept in mind: functions still to be done, the last lap, and the call."""
    text = ui["text"]
    jobs = [text("function." + job["function"]) for job in view["work"]["jobs"] if job["function"]]
    queue = tag("p", text("zone.queue") + ": " + ", ".join(jobs), cls="queue") if len(jobs) > 1 else None
    caller, lap = view["round"]["caller"], None
    if caller is not None and view["phase"] not in ("score", "over"):
        left = tag("span", text("lap.left", count=view["round"]["left"]))
        lap = tag("p", tag("span", text("lap", name=ui["names"][caller])), left, cls="lap")
    elif view["round"]["number"] == view["house"]["rounds"] - 1:
        lap = tag("p", text("round.final"), cls="lap")
    return tag("div", queue, lap, _call(table, picked, ui), cls="side")


def _call(table: dict, picked: list, ui: dict) -> object:
    if gestures.ANNOUNCE not in gestures.spots(table["offers"]):
        return None
    chosen = gestures.ANNOUNCE in picked
    return tag(
        "button",
        ui["text"]("do.announce"),
        cls="call" + (" picked" if chosen else ""),
        type="button",
        data_do="card",
        data_arg=gestures.ANNOUNCE,
        data_key="announce",
        aria_pressed=chosen,
    )

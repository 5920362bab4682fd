"""What the page remembers while it is open; nothing of it is the truth, that lies with the engine."""

from ui import i18n, markup, settings


class State:
    """One open page: which screen, which table as last told, and who holds the phone."""

    def __init__(self) -> None:
        self.screen = "home"
        self.settings = settings.read("")
        self.games = {}
        self.engine = "waiting"
        self.notes = {}
        self.game = "malabares"
        self.setup = None
        self.table = None
        self.open_game = None
        self.picked = []
        self.matched = None
        self.holder = None
        self.next_seat = None
        self.cover = None
        self.peek = None
        self.tab = None
        self.shown = None
        self.undo_actor = None
        self.reactor = None
        self.race = None
        self.note = None
        self.busy = False
        self.prompt = ""
        self.run = 0
        self.level = 0
        self.under = None
        self.waiting = False
        self.started = None
        self.on_close = None
        self.version = ""


S = State()


def ui_of(table: dict) -> dict:
    """Return what a table module needs to draw: texts, names, sprites, card size."""
    return {
        "text": i18n.game_text(table["game"]),
        "app": i18n.text,
        "names": [seat["name"] for seat in table["seats"]],
        "sprite": markup.sprite(table["game"]),
        "app_sprite": markup.sprite("app"),
        "size": S.settings["card"],
        "printed": S.games[table["game"]]["printed"],
        # Persons whom a tap on the table may let react, and the one who does.
        "reacting": [] if only_person(table) is not None else reacting(table),
        "reactor": S.reactor,
        "note": S.note,
        # The part of the table that was asked for; without one the game shows what the phase needs.
        "tab": S.tab,
    }


def people_of(table: dict) -> list[int]:
    """Return the seats of persons."""
    return [seat for seat, player in enumerate(table["seats"]) if player["kind"] == "person"]


def only_person(table: dict) -> int | None:
    """Return the one person's seat, or None when several or none play."""
    people = people_of(table)
    return people[0] if len(people) == 1 else None


def asked(table: dict) -> list[int]:
    """Return the persons' seats that the open window waits for."""
    turn = table["turn"]
    if turn is None or not turn["window"]:
        return []
    return [seat for seat in people_of(table) if seat in table["to_act"]]


def reacting(table: dict) -> list[int]:
    """Return the persons' seats that may act besides whoever is on turn: in the open window, or out of turn."""
    others = table.get("may_interrupt") or []  # a picture kept by an older version has none
    return asked(table) + [seat for seat in people_of(table) if seat in others]


def computer_asked(table: dict) -> bool:
    """Tell whether the open window waits for a computer, too."""
    people = people_of(table)
    return bool(asked(table)) and bool([seat for seat in table["to_act"] if seat not in people])


def next_move(table: dict, holder: int | None) -> str:
    """Say what comes next at a table: over, race, think, open, window, mine, pass or cover.

    `open` is a decision taken on the shared table, `window` that several persons may react there, `pass` means that the
    holder still sees the own cards and hands the phone on, `cover` that the phone lies on the table and somebody in
    particular must take it.
    """
    turn = table["turn"]
    if table.get("race"):
        return "race"
    if turn is None:
        return "over"
    waiting = asked(table)
    if waiting:
        alone = only_person(table) is not None or holder in waiting and table["viewer"] == holder
        return "mine" if alone else "window"
    if turn["kind"] == "computer":
        return "think"
    if only_person(table) is not None:
        return "mine"
    if turn["open"]:
        return "open"
    if holder == turn["seat"] and table["viewer"] == holder:
        return "mine"
    return "cover" if table["viewer"] is None else "pass"


def eyes(table: dict, holder: int | None) -> dict:
    """Return viewer and actor for the next request, as the present state of the table wants them."""
    only = only_person(table)
    if only is not None:
        return {"viewer": only, "actor": only}
    if S.reactor is not None and S.reactor in table["open"]:
        return {"viewer": None, "actor": S.reactor}
    waiting, turn = asked(table), table["turn"]
    if waiting and holder not in waiting:
        return {"viewer": None, "actor": None}
    if not waiting and turn is not None and turn["kind"] == "person" and turn["open"]:
        return {"viewer": None, "actor": turn["seat"]}
    return {"viewer": holder, "actor": holder}


def forced(table: dict, kinds: tuple) -> bool:
    """Tell whether the only offer is a decision without a secret, of a kind that then plays by itself."""
    turn = table["turn"]
    if turn is None or turn["window"] or table["may_interrupt"]:
        return False
    only = turn["open"] and table["actor"] == turn["seat"] and len(table["offers"]) == 1
    return only and table["offers"][0]["kind"] in kinds


def picture(table: dict) -> dict:
    """Return what may be kept on the device for painting before the engine is ready: nothing secret among several."""
    if len(people_of(table)) > 1 or table["turn"] is None:
        turn, people = table["turn"], people_of(table)
        seat = turn["seat"] if turn and turn["kind"] == "person" else people[0] if people else 0
        return {"game": table["game"], "seats": table["seats"], "cover": True, "seat": seat}
    kept = {key: table[key] for key in table if key not in ("steps", "recap", "offers", "decision")}
    kept.update({"steps": [], "recap": [], "offers": [], "decision": None})
    return kept


def since_own(events: list, seat: int) -> list:
    """Return the public events after the last one that moved a piece from or to a seat's hand."""
    hand, last = f"hand/{seat}", -1
    for at, event in enumerate(events):
        if event.get("from") == hand or event.get("to") == hand:
            last = at
    return events[last + 1 :]


def refused(table: dict | None, refusal: dict) -> str:
    """Put a refusal or an error into words."""
    key = refusal.get("key") or refusal.get("error") or "request.other"
    params = dict(refusal.get("params") or {})
    game = table["game"] if table else ""
    for name in params:
        for kind in ("object", name):
            if i18n.has(game, f"{kind}.{params[name]}"):
                params[name] = i18n.text_of(game, f"{kind}.{params[name]}", {})
    if i18n.has(game, key):
        return i18n.text_of(game, key, params)
    return i18n.text_of("app", key if i18n.has("app", key) else "request.other", params)

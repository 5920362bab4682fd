"""What a person may set, and the set-up used last: read from kept text that may be old, broken or absent."""

import json

from ui.i18n import LANGUAGES

CHOICES = (
    ("theme", ("auto", "light", "dark")),
    ("text", ("m", "l", "xl")),
    ("card", ("s", "m", "l")),
    ("suits", ("two", "four")),
    ("motion", ("auto", "full", "less")),
    ("pace", ("instant", "normal", "slow")),
    ("window", ("tap", "3", "6")),
)
DEFAULTS = {
    "language": None,
    "theme": "auto",
    "text": "m",
    "card": "m",
    "suits": "two",
    "motion": "auto",
    "pace": "normal",
    "window": "tap",
}

# Milliseconds: before a computer plays, and between the steps of one answer.
PACES = {"instant": (0, 0), "normal": (900, 550), "slow": (1900, 1100)}
# Milliseconds before a computer reacts in a window in which persons may, too: the least, and what chance adds at most.
REACTION = (700, 1000)

KINDS = (("person", None), ("computer", "easy"), ("computer", "medium"))
MARKS = 12
LONGEST_NAME = 12
CODE_SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def reaction(chance: float) -> int:
    """Return how long a computer waits before it reacts, for a chance from 0 to 1."""
    least, more = REACTION
    return least + int(more * chance)


def seconds_of(window: str) -> int:
    """Return after how many seconds an open window closes by itself, 0 for never."""
    return 0 if window == "tap" else int(window)


def parsed(text: str) -> dict:
    """Read a kept JSON object; anything else is an empty one."""
    try:
        found = json.loads(text) if text else {}
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def read(text: str) -> dict:
    """Return all settings; a value that is not a choice becomes the default."""
    kept, settings = parsed(text), dict(DEFAULTS)
    for name, choices in CHOICES:
        if kept.get(name) in choices:
            settings[name] = kept[name]
    if kept.get("language") in LANGUAGES:
        settings["language"] = kept["language"]
    return settings


def write(settings: dict) -> str:
    """Return the text to keep."""
    return json.dumps(settings)


def default_name(kind: str, seat: int, text: object) -> str:
    """Return the name a seat has before somebody writes one."""
    return text(f"name.{kind}.{seat}")


def fresh_setup(game: dict, text: object) -> dict:
    """Return the set-up of a first visit: one person against as many computers as make the smallest usual table."""
    count = 3 if 3 in game["seats"] else game["seats"][0]
    seats = [new_seat(at, "computer" if at else "person", text) for at in range(count)]
    return {"seats": seats, "options": {option["key"]: option["default"] for option in game["options"]}, "code": ""}


def new_seat(at: int, kind: str, text: object, taken: object = ()) -> dict:
    """Return a seat with a name and a mark that nobody else has."""
    mark = [mark for mark in list(range(at, MARKS)) + list(range(at)) if mark not in taken][0]
    level = None if kind == "person" else "easy"
    return {"kind": kind, "level": level, "name": "", "mark": mark}


def name_of(seats: list, at: int, text: object) -> str:
    """Return the name written for a seat, or its default."""
    return seats[at]["name"].strip() or default_name(seats[at]["kind"], at, text)


def read_setup(kept: str, game: dict, text: object) -> dict:
    """Return the set-up used last, mended where it does not fit the game any more."""
    old, setup = parsed(kept), fresh_setup(game, text)
    seats = old.get("seats")
    if isinstance(seats, list) and len(seats) in game["seats"] and all(_is_seat(seat) for seat in seats):
        setup["seats"] = [dict(seat) for seat in seats]
    options = old.get("options") if isinstance(old.get("options"), dict) else {}
    for option in game["options"]:
        if options.get(option["key"]) in option["choices"]:
            setup["options"][option["key"]] = options[option["key"]]
    return setup


def _is_seat(seat: object) -> bool:
    return (
        isinstance(seat, dict)
        and (seat.get("kind"), seat.get("level")) in KINDS
        and isinstance(seat.get("name"), str)
        and isinstance(seat.get("mark"), int)
        and 0 <= seat["mark"] < MARKS
    )


def next_kind(seat: dict) -> dict:
    """Return a seat after a tap on who sits there: person, easy computer, medium computer, person."""
    at = list(KINDS).index((seat["kind"], seat["level"]))
    kind, level = KINDS[(at + 1) % len(KINDS)]
    return {"kind": kind, "level": level, "name": seat["name"], "mark": seat["mark"]}


def next_mark(seats: list, at: int) -> int:
    """Return the next mark that no other seat has."""
    taken = [seat["mark"] for other, seat in enumerate(seats) if other != at]
    mark = seats[at]["mark"]
    while True:
        mark = (mark + 1) % MARKS
        if mark not in taken:
            return mark


def clean_code(written: str) -> str:
    """Return a same-deal code as the engine reads it: capitals, no gaps, look-alike letters as digits."""
    code = written.upper().replace(" ", "").replace("-", "").replace("O", "0").replace("I", "1").replace("L", "1")
    return code


def is_code(code: str) -> bool:
    """Tell whether this can be a same-deal code."""
    return len(code) == 8 and all(sign in CODE_SIGNS for sign in code)


def fits(option: dict, count: int) -> bool:
    """Tell whether an option may differ from its default with so many seats."""
    return option.get("seats") is None or count in option["seats"]


def request(game: str, setup: dict, rules: dict, text: object) -> dict:
    """Return the request that starts this table."""
    seats = setup["seats"]
    players = [
        {"kind": seat["kind"], "level": seat["level"], "mark": seat["mark"], "name": name_of(seats, at, text)}
        for at, seat in enumerate(seats)
    ]
    options = {
        option["key"]: setup["options"].get(option["key"], option["default"])
        for option in rules["options"]
        if fits(option, len(seats))
    }
    people = [at for at, seat in enumerate(seats) if seat["kind"] == "person"]
    viewer = people[0] if len(people) == 1 else None
    code = setup.get("code") or None
    return {"ask": "new", "game": game, "seats": players, "options": options, "code": code, "viewer": viewer}

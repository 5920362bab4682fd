"""What taps on a sabai-sabai table mean: a place is picked and confirmed; what needs no place acts at once."""

ANNOUNCE = "announce"
# Actions that need no place, in the order of their buttons; letting a window pass is the table's own button.
AT_ONCE = ("draw", "play", "done", "next")
# What a tap on the own row, or on another, asks for in each phase.
_OWN = {"decide": "keep", "first": "peek", "pay": "pay"}


def spot(offer: dict) -> str | None:
    """Return what is tapped for an offer: a place of a row, a seat, the call; None for what acts at once."""
    if "place" in offer:
        return f"row/{offer['seat']}/{offer['place']}"
    if offer["kind"] == "give":
        return f"seat/{offer['seat']}"
    return ANNOUNCE if offer["kind"] == "announce" else None


def spots(offers: list) -> list:
    """List everything that may be tapped."""
    return [tapped for tapped in [spot(offer) for offer in offers] if tapped]


def match(offers: list, picked: list) -> int | None:
    """Return the place of the first offer that is what is picked."""
    for at, offer in enumerate(offers):
        if picked and spot(offer) == picked[0]:
            return at
    return None


def gather(offers: list, picked: list, tapped: str) -> tuple:
    """Pick what is tapped, or put it back."""
    if tapped not in spots(offers):
        return picked, match(offers, picked)
    chosen = [] if tapped in picked else [tapped]
    return chosen, match(offers, chosen)


def attempt(view: dict, tapped: str) -> dict:
    """Return the action that a tap means, allowed or not."""
    what, _, rest = tapped.partition("/")
    if what == ANNOUNCE:
        return {"kind": ANNOUNCE}
    if what == "seat":
        return {"kind": "give", "seat": int(rest)}
    seat, place = [int(part) for part in rest.split("/")]
    return {"kind": _kind(view, seat), "seat": seat, "place": place}


def _kind(view: dict, seat: int) -> str:
    me, phase = view["me"] if view["me"] is not None else view["turn"], view["phase"]
    if phase == "function":
        function = view["work"]["jobs"][0]["function"]
        return {"peek": "peek", "spy": "spy"}.get(function, "pick")
    if phase == "aim":
        return "switch"
    if phase in _OWN and me in view["actors"]:
        return _OWN[phase]
    return "throw" if seat == me else "move"


def button(view: dict, table: dict, picked: list, ui: dict) -> tuple | None:
    """Return the words of the main action and whether what is picked makes it possible."""
    offers, text = table["offers"], ui["text"]
    at = match(offers, picked)
    if at is not None:
        return _words(offers[at], ui), True
    kinds = [offer["kind"] for offer in offers]
    if [kind for kind in kinds if kind in AT_ONCE]:
        return None
    wanted = [kind for kind in kinds if kind in ("peek", "spy", "pick", "give", "switch", "pay")]
    if not wanted:
        return None
    return text("do.give", receiver="\u2026") if wanted[0] == "give" else text("do." + wanted[0]), False


def _words(offer: dict, ui: dict) -> str:
    text, kind = ui["text"], offer["kind"]
    if kind == "give":
        return text("do.give", receiver=ui["names"][offer["seat"]])
    if kind in ("throw", "move"):
        owner = ui["names"][offer["seat"]]
        return text(f"do.{kind}.confirm", place=offer["place"] + 1, owner=owner)
    return text("do.announce.confirm") if kind == ANNOUNCE else text("do." + kind)


def choices(view: dict, table: dict, picked: list, ui: dict) -> list:
    """List actions that act at once, a throw from a place where keeping is what the tap means first, and the Ass Move:
    throwing the card just passed on from where it lies now."""
    offers, found = table["offers"], []
    first = match(offers, picked)
    for at, offer in enumerate(offers):
        kind = offer["kind"]
        if kind in AT_ONCE and not picked:
            found.append((at, _at_once(kind, view, ui), True))
        elif kind == "throw" and picked and spot(offer) == picked[0] and at != first:
            found.append((at, _words(offer, ui), True))
        elif kind == "move" and not picked and ui.get("note") == [table["actor"], spot(offer)]:
            found.append((at, ui["text"]("move.ass"), True))
    return found


def _at_once(kind: str, view: dict, ui: dict) -> str:
    text = ui["text"]
    if kind == "play" and view["drawn"] and ui["printed"]["functions"][view["drawn"]]:
        return text("do.play.function", function=text("function." + ui["printed"]["functions"][view["drawn"]]))
    return text("do." + kind)

"""Sambists: what they ask for, which marks a circle meets, how they are drawn and described."""

from ui.markup import tag
from ui.tables import roda_de_samba_cards as cards


def counted(view: dict, seat: int | None, ui: dict) -> dict:
    """Count a seat's cards by instrument, with the one that the sambist in charge brings."""
    counts = {}
    if seat is None:
        return counts
    for stack in view["circles"][seat]:
        if stack:
            counts[stack[0][:2]] = len(stack)
    invited = view["invited"][seat]
    brings = cards.sambist_of(invited[-1], ui)["benefit"] if invited else ""
    if brings[:2] == "i:":
        counts[brings[2:]] = counts.get(brings[2:], 0) + 1
    return counts


def ticks(who: str, counts: dict, ui: dict) -> list:
    """List a sambist's marks as (kind, name, how many of its cards are there); it helps the eye, the engine decides."""
    printed, left, found = cards.sambist_of(who, ui), dict(counts), []
    for code in printed["named"]:
        found.append(("instrument", code, _take(left, [code], 1)))
    for colour in printed["pairs"]:
        found.append(("pair", colour, _take(left, _of(colour, left, ui), 2)))
    for colour in printed["colours"]:
        found.append(("colour", colour, _take(left, _of(colour, left, ui), 1)))
    return found


def _of(colour: str, left: dict, ui: dict) -> list:
    return [code for code in left if cards.colour_of(code, ui) == colour]


def _take(left: dict, codes: list, wanted: int) -> int:
    """Take cards of one instrument, of which there are most."""
    most = ""
    for code in codes:
        if left.get(code, 0) > left.get(most, 0):
            most = code
    taken = min(wanted, left.get(most, 0))
    if taken:
        left[most] -= taken
    return taken


def met(marks: list) -> int:
    """Count the cards that meet some marks."""
    return sum([count for _, _, count in marks])


def asks(marks: list, ui: dict) -> list:
    """Draw the marks, ticked off where they are met."""
    return tag("span", [_ask(kind, wish, count, ui) for kind, wish, count in marks], cls="asks", aria_hidden="true")


def _ask(kind: str, wish: str, count: int, ui: dict) -> object:
    if kind == "pair":
        halves = [_one("any", wish, count > at, ui) for at in (0, 1)]
        return tag("span", halves[0], tag("i", "="), halves[1], cls="twins")
    return _one("instrument" if kind == "instrument" else "any", wish, count > 0, ui)


def _one(kind: str, wish: str, done: bool, ui: dict) -> object:
    if kind == "instrument":
        sign, colour = cards.picture(wish, ui), cards.colour_of(wish, ui)
    else:
        sign, colour = [cards.family(wish, ui), tag("b", "?")], wish
    return tag("span", sign, cls=f"ask {kind} {colour}" + (" met" if done else ""))


def mark_words(kind: str, wish: str, ui: dict) -> str:
    """Say one mark."""
    text = ui["text"]
    if kind == "instrument":
        return text("mark.instrument", name=cards.instrument(wish, ui))
    return text("mark." + kind, colour=text("colour." + wish))


def benefit(who: str, ui: dict) -> str:
    """Say what a sambist gives besides fame."""
    code, text = cards.sambist_of(who, ui)["benefit"], ui["text"]
    if code[:2] != "i:":
        return text("benefit." + code)
    gender = text(f"instrument.{code[2:]}.gender")
    return text("benefit.instrument", name=cards.instrument(code[2:], ui), gender=gender)


def gives(who: str, ui: dict) -> object:
    """Draw what a sambist gives: fame, the bonus, the benefit."""
    printed = cards.sambist_of(who, ui)
    bonus = tag("span", "+1", cards.family(printed["bonus"], ui), cls="bonus") if printed["bonus"] else None
    code = printed["benefit"]
    sign = cards.picture(code[2:], ui) if code[:2] == "i:" else cards.glyph("b-" + code, ui)
    return tag(
        "span", cards.fame(printed["fame"], ui), bonus, tag("span", sign, cls="perk"), cls="gives", aria_hidden="true"
    )


def words(who: str, marks: list, ui: dict) -> list:
    """Say all that is printed on a sambist, a sentence each."""
    printed, text = cards.sambist_of(who, ui), ui["text"]
    wishes = ", ".join([mark_words(kind, wish, ui) for kind, wish, _ in marks])
    said = [text("asks", marks=wishes), cards.points(printed["fame"], ui, "fame")]
    if printed["bonus"]:
        said.append(text("bonus", colour=text("colour." + printed["bonus"])))
    return said + [benefit(who, ui)]


def offered(table: dict) -> list:
    """List the sambists that can be chosen now."""
    return [offer["sambist"] for offer in table["offers"] if offer["kind"] in ("invite", "charm") and offer["sambist"]]


def choosing(table: dict) -> bool:
    """Tell whether a sambist is to be chosen now, or nobody."""
    return bool(table["offers"]) and table["view"]["phase"] in ("invite", "charm")


def poster(who: str, view: dict, table: dict, picked: list, ui: dict, cls: str = "") -> object:
    """Draw a sambist as a button: choose them where that is asked, else read about them."""
    me = view["me"] if view["me"] is not None else view["turn"]
    marks, arg = ticks(who, counted(view, me, ui), ui), "sambist/" + who
    asked, lit = choosing(table), who in offered(table)
    said = [cards.sambist(who, ui)] + words(who, marks, ui) + [_ready(view, me, marks, lit, ui)]
    name = tag("span", cards.sambist(who, ui), cls="sname", aria_hidden="true")
    tick = tag("span", cls="tick", aria_hidden="true") if arg in picked else None
    return tag(
        "button",
        tag("span", ". ".join(said), cls="visually-hidden"),
        tag("span", name, asks(marks, ui), gives(who, ui), cls="print"),
        tick,
        cls=_look(who, arg in picked, lit, asked, cls),
        type="button",
        data_do="card" if asked else "about",
        data_arg=arg,
        data_piece="s-" + who,
        data_key=arg,
        aria_pressed=arg in picked if lit else None,
        aria_disabled="true" if asked and not lit else None,
    )


def _look(who: str, picked: bool, lit: bool, asked: bool, cls: str) -> str:
    return f"sambist {cls}" + (" lit" if lit else " dim" if asked else "") + (" picked" if picked else "")


def _ready(view: dict, seat: int | None, marks: list, lit: bool, ui: dict) -> str:
    text, count = ui["text"], met(marks)
    if lit and view["phase"] == "invite":
        if count < 4:
            return text("marks.helped", sambist=cards.sambist(view["invited"][seat][-1], ui))
        return text("marks.met")
    return text("marks", count=count)


def described(who: str, view: dict, ui: dict) -> object:
    """Describe a sambist in full: every mark with its tick, fame, bonus, benefit."""
    me = view["me"] if view["me"] is not None else view["turn"]
    marks = ticks(who, counted(view, me, ui), ui)
    rows = [
        tag("li", _ask(kind, wish, count, ui), tag("span", mark_words(kind, wish, ui))) for kind, wish, count in marks
    ]
    said = words(who, marks, ui)[1:]
    lines = [tag("li", sentence) for sentence in said]
    count = tag("p", ui["text"]("marks", count=met(marks)), cls="count")
    return tag(
        "div", gives(who, ui), tag("ul", rows, cls="wishes"), count, tag("ul", lines, cls="says"), cls="described"
    )

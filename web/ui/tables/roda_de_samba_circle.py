"""A samba circle: ten spaces on a ring, the links between neighbours, and what a new instrument would do there."""

from ui.markup import tag
from ui.tables import roda_de_samba_cards as cards

SPACES = 10
# The spaces of a small ring in a box of 100 by 64, clockwise from the top.
DOTS = ((37, 5), (63, 5), (85, 12), (95, 32), (85, 52), (63, 59), (37, 59), (15, 52), (5, 32), (15, 12))


def in_harmony(one: list, other: list, ui: dict) -> bool:
    """Tell whether two stacks agree in colour or share a number."""
    if cards.colour_of(one[0], ui) == cards.colour_of(other[0], ui):
        return True
    numbers = {code[2] for code in one}
    return bool(numbers & {code[2] for code in other})


def neighbours(circle: list, space: int) -> list:
    """List the stacks beside a space, the one before it first."""
    beside = [circle[(space - 1) % SPACES], circle[(space + 1) % SPACES]]
    return [stack for stack in beside if stack]


def links(circle: list, crossed: list, pending: list, ui: dict) -> list:
    """Say of each pair of neighbours how it is linked; while placing, how it would be."""
    found = []
    for space in range(SPACES):
        one, other = circle[space], circle[(space + 1) % SPACES]
        if one and other:
            found.append("crossed" if space in crossed else "good")
        elif pending and (one or other):
            found.append("would good" if in_harmony(one or other, pending, ui) else "would crossed")
        else:
            found.append("")
    return found


def ring(view: dict, seat: int, centre: object, spots: list, ui: dict, pending: list = ()) -> object:
    """Draw a circle of ten places round its centre."""
    circle, text = view["circles"][seat], ui["text"]
    told = [
        text("crossed.pair", one=cards.instrument(circle[at][0], ui), other=cards.instrument(circle[at - 9][0], ui))
        for at in view["crossed"][seat]
    ]
    state = links(circle, view["crossed"][seat], pending, ui)
    drawn = [_link(at, kind, ui) for at, kind in enumerate(state) if kind]
    places = [
        tag("li", spot, cls=f"spot at-{at + 1}", data_place=f"space/{seat}/{at}") for at, spot in enumerate(spots)
    ]
    return tag(
        "div",
        tag("div", centre, cls="centre"),
        tag("ol", places, cls="spots"),
        tag("div", drawn, cls="links", aria_hidden="true"),
        tag("p", ". ".join(told), cls="visually-hidden") if told else None,
        cls="roda",
        data_place=f"circle/{seat}",
    )


def _link(at: int, kind: str, ui: dict) -> object:
    sign = cards.glyph("crossed", ui) if "crossed" in kind else None
    return tag("span", sign, cls=f"tie {kind} on-{at + 1}")


def lying(circle: list, ui: dict, pieces: bool = True) -> list:
    """Draw ten spaces that only lie there."""
    return [_stack(at, stack, ui, pieces) if stack else _gap(at, ui) for at, stack in enumerate(circle)]


def _stack(at: int, stack: list, ui: dict, pieces: bool) -> object:
    said = ui["text"]("zone.space.stack", space=at + 1, cards=stack_words(stack, ui))
    return tag(
        "span", stack_face(stack, ui, pieces), cls="stack " + cards.colour_of(stack[0], ui), role="img", aria_label=said
    )


def stack_words(stack: list, ui: dict) -> str:
    """Say what lies on a space."""
    numbers = ", ".join([code[2] for code in stack])
    colour = ui["text"]("colour." + cards.colour_of(stack[0], ui))
    return f"{cards.instrument(stack[0], ui)} {numbers} ({colour})"


def stack_face(stack: list, ui: dict, pieces: bool = True) -> list:
    """Draw an instrument with its family's sign and all numbers on it."""
    colour = cards.colour_of(stack[0], ui)
    numbers = [tag("b", code[2], data_piece=code if pieces else None) for code in stack]
    return [
        cards.picture(stack[0], ui, "pic"),
        cards.family(colour, ui),
        tag("span", numbers, cls=f"numbers of-{len(stack)}"),
    ]


def _gap(at: int, ui: dict) -> object:
    said = ui["text"]("zone.space.empty", space=at + 1)
    return tag("span", tag("span", str(at + 1), aria_hidden="true"), cls="gap", role="img", aria_label=said)


def choosing(circle: list, pending: list, offers: list, ui: dict) -> list:
    """Draw ten spaces of which the empty ones can be chosen; each says which neighbours it would cross."""
    places = {offer["space"]: index for index, offer in enumerate(offers) if offer["kind"] == "place"}
    spots = lying(circle, ui)
    for space in places:
        spots[space] = _choice(space, places[space], circle, pending, ui)
    return spots


def _choice(space: int, index: int, circle: list, pending: list, ui: dict) -> object:
    text, words, crosses = ui["text"], [], 0
    for stack in neighbours(circle, space):
        fine = in_harmony(stack, pending, ui)
        crosses += 0 if fine else 1
        words.append(text("place.harmony" if fine else "place.crosses", name=cards.instrument(stack[0], ui)))
    said = text("zone.space.empty", space=space + 1) + ": " + ", ".join(words or [text("place.apart")])
    shown = cards.number(-2 * crosses) if crosses else "\u2713" if words else "+"
    return tag(
        "button",
        tag("b", shown, aria_hidden="true"),
        cls="gap open" + (" costs" if crosses else " fits" if words else ""),
        type="button",
        data_do="offer",
        data_arg=index,
        data_key=f"space-{space}",
        aria_label=said,
    )


def mini(circle: list, crossed: list, ui: dict) -> object:
    """Draw a circle as small as a stamp round the seat's mark: the families' signs, a cut between crossed ones."""
    parts = []
    for at, (x, y) in enumerate(DOTS):
        if at in crossed:
            other = DOTS[(at + 1) % SPACES]
            parts.append(tag("line", cls="cut", x1=x, y1=y, x2=other[0], y2=other[1]))
    for at, (x, y) in enumerate(DOTS):
        parts.append(_dot(circle[at], x, y, ui))
    return tag("svg", parts, cls="mini", viewBox="-9 -9 118 82", aria_hidden="true", focusable="false")


def _dot(stack: list, x: int, y: int, ui: dict) -> object:
    if not stack:
        return tag("circle", cls="hole", cx=x, cy=y, r=4)
    where = f"{ui['sprite']}#f-{cards.colour_of(stack[0], ui)}"
    return tag("use", href=where, x=x - 10, y=y - 10, width=20, height=20)

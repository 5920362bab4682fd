"""The middle of a Roda de Samba table: four sambists, the deck and the four discard piles, or the regions to choose."""

from ui.markup import tag
from ui.tables import roda_de_samba_cards as cards
from ui.tables import roda_de_samba_sambists as sambists

REGIONS = ("pedra_do_sal", "lapa", "madureira", "vila_isabel")


def shared(view: dict, table: dict, picked: list, ui: dict) -> object:
    """Draw what lies in the middle for all to see."""
    if view["phase"] in ("region", "deal"):
        return tag("div", _regions(view, table, picked, ui), cls="middle choosing-region")
    chosen = [arg for arg in picked if arg.startswith("sambist/")]
    low = _told(chosen[0][8:], view, ui) if chosen else _cards(view, table, picked, ui)
    return tag("div", _table(view, table, picked, ui), low, cls="middle in-" + view["phase"])


def _regions(view: dict, table: dict, picked: list, ui: dict) -> object:
    rows = [_region(name, view, table, picked, ui) for name in REGIONS]
    return tag("ul", rows, cls="regions")


def _region(name: str, view: dict, table: dict, picked: list, ui: dict) -> object:
    text, arg = ui["text"], "region/" + name
    free = name in [offer["region"] for offer in table["offers"]]
    taken = view["regions"].index(name) if name in view["regions"] else None
    who = None if taken is None else tag("span", cards.mark(taken, table, ui), ui["names"][taken], cls="who")
    first = tag("small", text("starts")) if name == REGIONS[0] else None
    return tag(
        "li",
        tag(
            "button",
            cards.glyph("r-" + name, ui, "region-picture"),
            tag("span", tag("b", text("region." + name)), first, who, cls="region-words"),
            tag("span", cls="tick", aria_hidden="true") if arg in picked else None,
            cls="region" + (" free" if free else "") + (" picked" if arg in picked else ""),
            type="button",
            data_do="card",
            data_arg=arg,
            data_key=arg,
            aria_pressed=arg in picked if free else None,
            aria_disabled=None if free else "true",
        ),
    )


def _table(view: dict, table: dict, picked: list, ui: dict) -> object:
    row = [tag("li", sambists.poster(who, view, table, picked, ui)) for who in view["table"]]
    head = tag("h2", ui["text"]("zone.table"), id="rs-table", cls="visually-hidden")
    return tag("div", head, tag("ul", row, cls="posters"), role="group", aria_labelledby="rs-table")


def _told(who: str, view: dict, ui: dict) -> object:
    """Say what the sambist picked gives; the piles are not needed while choosing one."""
    said = [tag("li", sentence) for sentence in [cards.sambist(who, ui)] + sambists.words(who, [], ui)[1:]]
    return tag("div", tag("ul", said), cls="told")


def _cards(view: dict, table: dict, picked: list, ui: dict) -> object:
    parts = [_deck(view, table, ui)]
    parts += [_pile(at, colour, view, table, picked, ui) for at, colour in enumerate(cards.COLOURS)]
    return tag("ul", parts, cls="heap")


def _deck(view: dict, table: dict, ui: dict) -> object:
    text, count = ui["text"], view["stock"]
    said = text("zone.deck") + ": " + text("deck_count", count=count)
    face = cards.face("back", ui) if count else tag("span", cls="none")
    inner = [tag("span", face, cls="card back" if count else "card bare"), tag("span", str(count), cls="count")]
    may = [index for index, offer in enumerate(table["offers"]) if offer["kind"] == "draw"]
    if not may:
        return tag("li", tag("span", inner, cls="pile deck", role="img", aria_label=said))
    return tag("li", _tappable(inner, "offer", may[0], "pile deck open", said, "deck", None))


def _tappable(inner: list, do: str, arg: object, cls: str, said: str, key: str, pressed: bool | None) -> object:
    return tag(
        "button",
        inner,
        cls=cls,
        type="button",
        data_do=do,
        data_arg=arg,
        data_key=key,
        aria_label=said,
        aria_pressed=pressed,
    )


def open_piles(table: dict, picked: list) -> list:
    """List the piles that a tap would choose now: to be taken, or for the malandro picked."""
    found = []
    for offer in table["offers"]:
        if offer["kind"] == "take" or offer["kind"] == "discard" and offer["card"] == cards.MALANDRO in picked:
            found.append(offer["colour"])
    return found


def _pile(at: int, colour: str, view: dict, table: dict, picked: list, ui: dict) -> object:
    text, pile, arg = ui["text"], view["piles"][at], "pile/" + colour
    said = text("zone.pile", colour=text("colour." + colour))
    sign = cards.family(colour, ui)
    if not pile:
        inner = [tag("span", sign, cls="card bare"), tag("span", "0", cls="count")]
        return tag(
            "li",
            tag("span", inner, cls=f"pile {colour} empty", role="img", aria_label=f"{said}: {text('none')}"),
            data_place=arg,
        )
    top = tag("span", cards.face(pile[-1], ui), cls="card", data_piece=_piece(pile, colour))
    inner = [top, tag("span", sign, str(len(pile)), cls="count")]
    said += ": " + text("pile_count", count=len(pile)) + ", " + cards.names(pile, ui)
    may, chosen = colour in open_piles(table, picked), arg in picked
    cls = f"pile {colour}" + (" open" if may else "") + (" picked" if chosen else "")
    if chosen:
        inner.append(tag("span", cls="tick", aria_hidden="true"))
    drawn = _tappable(inner, "card" if may else "about", arg, cls, said, arg, chosen if may else None)
    return tag("li", drawn, data_place=arg)


def _piece(pile: list, colour: str) -> str:
    return f"ma-{colour}" if pile[-1] == cards.MALANDRO else pile[-1]

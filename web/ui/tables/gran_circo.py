"""The Gran Circo table for the app: what to draw, what a tap means, what to say."""

from ui.markup import tag
from ui.tables import gran_circo_cards as cards
from ui.tables.gran_circo_gestures import attempt, button, choices, gather, match, spots
from ui.tables.gran_circo_own import own
from ui.tables.gran_circo_ring import ring, union
from ui.tables.gran_circo_score import lines, seat, seat_sheet, show_end
from ui.tables.gran_circo_shop import shop, told
from ui.tables.gran_circo_telling import line, mark, origins, prompt
from ui.tables.gran_circo_tents import about, tents

__all__ = [
    "about", "attempt", "button", "choices", "draw", "gather", "line", "lines", "mark", "match", "origins", "prompt",
    "seat", "seat_sheet", "show_end",
]  # fmt: skip

# After these events a show's score is shown.
ENDS = ("show",)
TABS = ("ring", "shop", "tents")
_BY_PHASE = {"invest": "shop", "keep": "tents", "over": "tents"}


def draw(view: dict, table: dict, picked: list, ui: dict) -> dict:
    """Draw the zones of the table."""
    return {"shared": _shared(view, table, picked, ui), "own": own(view, table, picked, ui) or ""}


def _shared(view: dict, table: dict, picked: list, ui: dict) -> object:
    """Draw the three parts of the table; a narrow screen shows one of them, by the phase or as tapped."""
    text, due = ui["text"], _BY_PHASE.get(view["phase"], "ring")
    shown = ui["tab"] or due
    parts = {"ring": ring(view, table, picked, ui), "shop": _market(view, table, picked, ui),
             "tents": tents(view, table, picked, ui)}  # fmt: skip
    tabs = [_tab(name, name == shown, name == due, ui) for name in TABS]
    panels = [
        tag("div", parts[name], cls=f"panel {name}" + (" shown" if name == shown else ""), role="group",
            aria_label=text("tab." + name))
        for name in TABS
    ]  # fmt: skip
    return tag("div", tag("div", tabs, cls="tabs", role="group", aria_label=text("zone.tabs")), panels, cls="middle")


def _tab(name: str, shown: bool, due: bool, ui: dict) -> object:
    text = ui["text"]
    now = tag("span", text("tab.now"), cls="visually-hidden") if due and not shown else None
    return tag(
        "button",
        cards.sign({"ring": "sign-ring", "shop": "coin", "tents": "sign-tent"}[name], ui),
        tag("span", text("tab." + name)),
        now,
        type="button",
        cls="tab" + (" shown" if shown else "") + (" due" if due and not shown else ""),
        data_do="tab",
        data_arg=name,
        data_key="tab-" + name,
        aria_pressed=shown,
    )


def _market(view: dict, table: dict, picked: list, ui: dict) -> list:
    """Draw what can be bought and, while investing, the union; a tile picked is told in words."""
    parts = shop(view, table, picked, ui)
    if view["phase"] == "invest":
        parts = parts + [union(view, spots(table["offers"]), picked, ui)]
    tiles = [term.partition("/")[2] for term in picked if term.partition("/")[0] in ("ring", "outside", "union")]
    return [told(tiles[0], ui)] + parts if tiles else parts

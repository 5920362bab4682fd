"""The Malabares table for the app: what to draw, what a tap means, what to say."""

from ui.tables.malabares_own import own
from ui.tables.malabares_score import lines, show_end
from ui.tables.malabares_shared import shared
from ui.tables.malabares_telling import line, mark, prompt, seat, seat_sheet

__all__ = [
    "attempt",
    "button",
    "draw",
    "gather",
    "line",
    "lines",
    "mark",
    "match",
    "prompt",
    "seat",
    "seat_sheet",
    "show_end",
]

# With one object left to catch nobody chooses.
ITSELF = ("catch",)


def draw(view: dict, table: dict, picked: list, ui: dict) -> dict:
    """Draw the zones of the table."""
    return {"shared": shared(view, table, picked, ui), "own": own(view, table, picked, ui) or ""}


def cards_of(offer: dict) -> list:
    """List the cards an offer names."""
    return offer["cards"] if "cards" in offer else [offer["card"]]


def match(offers: list, picked: list) -> int | None:
    """Return the place of the offer that is exactly what is picked."""
    for place, offer in enumerate(offers):
        if sorted(cards_of(offer)) == sorted(picked):
            return place
    return None


def gather(offers: list, picked: list, tapped: str) -> tuple:
    """Toggle a card; give the cards picked now and the place of the offer they make, if any."""
    named = [cards_of(offer) for offer in offers]
    if not [cards for cards in named if tapped in cards]:
        return picked, match(offers, picked)
    room = max([len(cards) for cards in named])
    if tapped in picked:
        chosen = [code for code in picked if code != tapped]
    else:
        # One card too many pushes out the one picked first.
        chosen = (list(picked) + [tapped])[-room:]
    return chosen, match(offers, chosen)


def attempt(view: dict, tapped: str) -> dict:
    """Return the action that a tap on a card means, allowed or not."""
    if tapped in view["air"] or tapped in [thrown[1] for thrown in view["thrown"]]:
        return {"kind": "catch", "card": tapped}
    if view["phase"] == "pass":
        return {"kind": "pass", "cards": [tapped]}
    return {"kind": "throw", "card": tapped}


def button(view: dict, table: dict, picked: list, ui: dict) -> tuple | None:
    """Return the words of the main action and whether the cards picked make it possible."""
    if not table["offers"]:
        return None
    return ui["text"]("do." + table["offers"][0]["kind"]), match(table["offers"], picked) is not None

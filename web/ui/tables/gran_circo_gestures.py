"""What taps on a Gran Circo table mean: tiles, markings and partners are picked, the rest acts at once."""

from ui.tables import gran_circo_cards as cards
from ui.tables import picking

AT_ONCE = ("coin", "stay", "pass")
OWN = "marking/own"
UNION = "box/union"


def terms(offer: dict) -> list:
    """List what is picked for an offer: `hand/TILE`, `marking/N`, `give/TILE`, `ring/TILE` and the like."""
    kind = offer["kind"]
    if kind == "partner":
        return ["partner/" + offer["partner"]]
    if kind == "reveal":
        return ["hand/" + offer["tile"], "marking/" + str(offer["marking"])]
    if kind == "scout":
        return ["hand/" + offer["tile"], OWN]
    if kind == "send":
        return ["hand/" + offer["tile"], UNION]
    if kind == "swap":
        return ["give/" + offer["give"], "take/" + offer["take"]]
    if kind == "buy":
        return [("outside/" if offer["way"] == "outside" else "ring/") + offer["tile"]]
    if kind in ("hire", "keep"):
        return [("union/" if kind == "hire" else "keep/") + offer["tile"]]
    return []


def spots(offers: list) -> list:
    """List everything that may be tapped."""
    return picking.spots(offers, terms)


def match(offers: list, picked: list) -> int | None:
    """Return the place of the first offer that is exactly what is picked."""
    return picking.match(offers, picked, terms)


def gather(offers: list, picked: list, tapped: str) -> tuple:
    """Toggle what is tapped; what leaves only one possibility picks all of it."""
    chosen = picking.gather(offers, picked, tapped, terms)
    if tapped in chosen and tapped not in picked:
        left = [offer for offer in offers if not [term for term in chosen if term not in terms(offer)]]
        if len(left) == 1:
            chosen = terms(left[0])
    return chosen, match(offers, chosen)


def attempt(view: dict, tapped: str) -> dict:
    """Return the action that a tap means, allowed or not."""
    what, _, which = tapped.partition("/")
    held = view["hand"][0] if view["hand"] else ""
    if what == "partner":
        return {"kind": "partner", "partner": which}
    if tapped == OWN:
        return {"kind": "scout", "tile": held} if _has(view, "scout") else _reveal(held, view["me"])
    if what == "marking":
        return _reveal(held, int(which))
    if what == "box":
        return {"kind": "send", "tile": held}
    if what in ("give", "take"):
        return {"kind": "swap", "give": which if what == "give" else "", "take": which if what == "take" else ""}
    if what in ("ring", "outside"):
        return {"kind": "buy", "tile": which, "way": "outside" if what == "outside" else "cash"}
    if what == "union":
        return {"kind": "hire", "tile": which, "free": False}
    return _reveal(which, 0) if what == "hand" else {"kind": "keep", "tile": which}


def _has(view: dict, kind: str) -> bool:
    return view["me"] is not None and kind in view["partners"][view["me"]]


def _reveal(tile: str, marking: int | None) -> dict:
    return {"kind": "reveal", "tile": tile, "marking": marking or 0}


def button(view: dict, table: dict, picked: list, ui: dict) -> tuple | None:
    """Return the words of the main action and whether what is picked makes it possible."""
    offers = table["offers"]
    at = match(offers, picked)
    if at is not None:
        return words(offers[at], view, ui), True
    wanted = [offer for offer in offers if terms(offer)]
    if not wanted:
        return None
    kind = wanted[0]["kind"]
    if kind in ("buy", "hire"):
        return ui["text"]("do.buy.which"), False
    return ui["text"]("do.partner.which" if kind == "partner" else "do." + kind), False


def words(offer: dict, view: dict, ui: dict) -> str:
    """Say what an offer does, with its price."""
    text, kind = ui["text"], offer["kind"]
    if kind == "partner":
        return text("do.partner", partner=text("partner." + offer["partner"]))
    if kind == "buy":
        off = {"cash": 0, "investor": 1, "outside": 2}[offer["way"]]
        cost = max(0, cards.price(offer["tile"], ui) - off)
        return text("do.buy" if offer["way"] == "cash" else "do.investor", count=cost)
    if kind == "hire":
        return text("do.free") if offer["free"] else text("do.hire", count=cards.fee(offer["tile"], ui))
    return text("do." + kind)


def choices(view: dict, table: dict, picked: list, ui: dict) -> list:
    """List what acts at once, or the other ways to get what is picked: with the Investor, with the Shareholder."""
    offers, found = table["offers"], []
    main = match(offers, picked)
    for at, offer in enumerate(offers):
        other = picked and at != main and sorted(terms(offer)) == sorted(picked)
        if other or not picked and offer["kind"] in AT_ONCE:
            found.append((at, words(offer, view, ui), True))
    return found

"""What taps on a Malandragem table mean: cards, persons, suits and numbers are picked, the rest acts at once."""

from ui.tables import picking

CALL = "call"
AT_ONCE = ("draw", "skip", "take", "call", "claim", "next")


def terms(offer: dict) -> list:
    """List what is picked for an offer: `hand/PLACE`, `seat/N`, `suit/h`, `rank/7`, and the call."""
    kind = offer["kind"]
    if kind in ("play", "mirror", "pair"):
        places = ["hand/" + str(offer["place"])]
        if kind == "pair":
            places.append("hand/" + str(offer["other"]))
        return places + [CALL] if offer["call"] else places
    if kind == "give":
        return ["hand/" + str(offer["place"]), "seat/" + str(offer["seat"])]
    if kind == "sink":
        return ["hand/" + str(offer["place"])]
    return ["suit/" + offer["suit"], "rank/" + offer["rank"]] if kind == "name" else []


def spots(offers: list) -> list:
    """List everything that may be tapped."""
    return picking.spots(offers, terms)


def match(offers: list, picked: list) -> int | None:
    """Return the place of the offer that is exactly what is picked."""
    return picking.match(offers, picked, terms)


def gather(offers: list, picked: list, tapped: str) -> tuple:
    """Toggle what is tapped; another card, person, suit or number takes the place of the one before."""
    chosen = picking.gather(offers, picked, tapped, terms)
    return chosen, match(offers, chosen)


def attempt(view: dict, tapped: str) -> dict:
    """Return the action that a tap means, allowed or not."""
    what, _, rest = tapped.partition("/")
    if what != "hand":
        return {"kind": "call"}
    place = int(rest)
    code = view["known"][view["me"]][place]
    phase = view["phase"]
    if phase == "sink":
        return {"kind": "sink", "card": code, "place": place}
    if phase == "give":
        return {"kind": "give", "card": code, "place": place, "seat": view["me"]}
    return {"kind": "mirror" if phase == "window" else "play", "card": code, "place": place, "call": False}


def button(view: dict, table: dict, picked: list, ui: dict) -> tuple | None:
    """Return the words of the main action and whether what is picked makes it possible."""
    offers, text = table["offers"], ui["text"]
    at = match(offers, picked)
    if at is not None:
        return _words(offers[at], ui), True
    wanted = [offer["kind"] for offer in offers if terms(offer)]
    if not wanted:
        return None
    return text("do." + wanted[0], name="\u2026"), False


def _words(offer: dict, ui: dict) -> str:
    text, kind = ui["text"], offer["kind"]
    said = text(f"do.{kind}", name=ui["names"][offer["seat"]] if kind == "give" else "")
    return said + " + " + text("do.call") if offer.get("call") else said


def choices(view: dict, table: dict, picked: list, ui: dict) -> list:
    """List what acts at once: drawing, taking, the word, claims."""
    found = []
    for at, offer in enumerate(table["offers"]):
        if offer["kind"] in AT_ONCE and not picked:
            found.append((at, _at_once(offer, view, ui), True))
    return found


def _at_once(offer: dict, view: dict, ui: dict) -> str:
    text, kind = ui["text"], offer["kind"]
    if kind == "claim":
        informs = ".x9" if _informs(view, offer["seat"]) else ""
        return text("do.claim." + offer["about"] + informs, name=ui["names"][offer["seat"]])
    return text("do." + kind, count=view["attack"])


def _informs(view: dict, accused: int) -> bool:
    """Tell whether to accuse somebody is an X9's part: only the seat due next accuses at no cost."""
    due = view["due"]
    if due in (accused, -1):
        due = accused
        for _ in view["out"]:
            due = (due + view["way"]) % len(view["out"])
            if not view["out"][due]:
                break
    return view["me"] != due

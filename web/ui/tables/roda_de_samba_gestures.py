"""What taps on a Roda de Samba table mean: picking, the main action, further actions, what a refused tap asks for."""

from ui.tables import roda_de_samba_cards as cards


def terms(offer: dict) -> list:
    """List what is picked for an offer: cards, or places such as `pile/yellow`, `sambist/candeia`, `region/lapa`."""
    kind = offer["kind"]
    if kind == "play":
        return offer["cards"]
    if kind == "discard":
        code = offer["card"]
        return [code, "pile/" + offer["colour"]] if code == cards.MALANDRO else [code]
    if kind == "take":
        return ["pile/" + offer["colour"]]
    if kind in ("invite", "charm") and offer["sambist"]:
        return ["sambist/" + offer["sambist"]]
    return ["region/" + offer["region"]] if kind == "region" else []


def match(offers: list, picked: list) -> int | None:
    """Return the place of the offer that is exactly what is picked."""
    for place, offer in enumerate(offers):
        if picked and sorted(terms(offer)) == sorted(picked):
            return place
    return None


def gather(offers: list, picked: list, tapped: str) -> tuple:
    """Toggle what is tapped; give what is picked now and the place of the offer it makes, if any."""
    named = [terms(offer) for offer in offers if tapped in terms(offer)]
    chosen = _changed(named, list(picked), tapped) if named else picked
    return chosen, match(offers, chosen)


def _changed(named: list, picked: list, tapped: str) -> list:
    if tapped == cards.MALANDRO:
        # It needs a pile: the first one there is, until another one is tapped.
        return [] if tapped in picked else list(named[0])
    if tapped.startswith("pile/") and cards.MALANDRO in named[0]:
        return [cards.MALANDRO, tapped] if cards.MALANDRO in picked else picked
    if tapped in picked:
        return [code for code in picked if code != tapped]
    together = [terms for terms in named if len(terms) > 1 and [code for code in picked if code in terms]]
    return picked + [tapped] if together else [tapped]


def attempt(view: dict, tapped: str) -> dict:
    """Return the action that a tap means, allowed or not."""
    what, _, which = tapped.partition("/")
    if what == "region":
        return {"kind": "region", "region": which}
    if what == "pile":
        return {"kind": "take", "colour": which}
    if what == "sambist":
        return {"kind": "charm" if view["phase"] == "charm" else "invite", "sambist": which}
    if view["phase"] == "discard":
        # Why a card cannot be discarded does not depend on the pile.
        return {"kind": "discard", "card": tapped, "colour": cards.COLOURS[0]}
    return {"kind": "play", "cards": [tapped]}


def button(view: dict, table: dict, picked: list, ui: dict) -> tuple | None:
    """Return the words of the main action and whether what is picked makes it possible."""
    offers, phase = table["offers"], view["phase"]
    if not offers or phase == "place":
        return None
    index = match(offers, picked)
    if index is not None:
        return _words(offers[index], ui), True
    # Drawing, and the only sambist there is, need nothing to be picked: see `choices`.
    if phase == "draw" or phase == "invite" and len(offers) == 2:
        return None
    key = {"play": "do.play", "discard": "do.discard"}.get(phase, f"do.{phase}.which")
    return ui["text"](key, count=1), False


def _words(offer: dict, ui: dict) -> str:
    text, kind = ui["text"], offer["kind"]
    if kind == "play":
        return text("do.play", count=len(offer["cards"]))
    if kind == "take":
        return text("do.take", colour=text("colour." + offer["colour"]))
    if kind == "region":
        return text("do.region", region=text("region." + offer["region"]))
    if kind == "discard":
        if offer["card"] != cards.MALANDRO:
            return text("do.discard")
        return text("do.discard_malandro", colour=text("colour." + offer["colour"]))
    return text("do." + kind, sambist=cards.sambist(offer["sambist"], ui))


def choices(view: dict, table: dict, picked: list, ui: dict) -> list:
    """List further actions that act at once: place of the offer, words, whether it can be done."""
    text, found, offers = ui["text"], [], table["offers"]
    for index, offer in enumerate(offers):
        kind = offer["kind"]
        if kind == "draw":
            found.append((index, text("do.draw", count=min(2, view["stock"])), True))
        elif kind == "skip":
            found.append((index, text("do.skip_" + view["phase"]), True))
        elif kind == "charm" and not offer["sambist"]:
            found.append((index, text("do.charm_top"), True))
        elif kind == "invite" and len(offers) == 2 and not picked:
            found.append((index, _words(offer, ui), True))
    return found

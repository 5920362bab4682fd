"""Picking what an action needs: terms such as `hand/3` or `seat/1`, tapped in any order; `terms` lists an offer's."""


def spots(offers: list, terms: object) -> list:
    """List everything that may be tapped."""
    found = []
    for offer in offers:
        found += [term for term in terms(offer) if term not in found]
    return found


def match(offers: list, picked: list, terms: object) -> int | None:
    """Return the place of the offer that is exactly what is picked."""
    for at, offer in enumerate(offers):
        if picked and sorted(terms(offer)) == sorted(picked):
            return at
    return None


def gather(offers: list, picked: list, tapped: str, terms: object) -> list:
    """Toggle what is tapped; it takes the place of what no offer asks for together with it."""
    if tapped in picked:
        return [term for term in picked if term != tapped]
    beside = [terms(offer) for offer in offers if tapped in terms(offer)]
    if not beside:
        return picked
    return [term for term in picked if [wanted for wanted in beside if term in wanted]] + [tapped]

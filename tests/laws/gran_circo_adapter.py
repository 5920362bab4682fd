"""What the laws must be told about Gran Circo; its tiles lie in rows dealt from the front, round by round."""

from collections.abc import Mapping, Sequence
from typing import Any

from pygames.core.table import Entry
from pygames.gran_circo import state as gc
from pygames.gran_circo.data import HELD, SUPPLIES, acts_for

Tiles = tuple[str, ...]


def pieces(state: gc.State) -> Sequence[str]:
    """Return the tiles in play."""
    if state.phase == gc.DEAL:
        return ()
    return (*acts_for(state.scene.circuses), *sum(SUPPLIES.values(), ()))


def places(state: gc.State) -> Mapping[str, Tiles]:
    """Say where every tile is; what was used up in the first show is gone."""
    if state.phase == gc.DEAL:
        return {}
    rows = ("hands", "markings", "casts", "ring", "outside", "ads", "stands", "improvements")
    found = {f"{name}/{place}": row for name in rows for place, row in enumerate(getattr(state, name))}
    used = tuple(tile for show in state.scene.shows[:1] for kept in show for tile in kept.ads + kept.stands)
    scene = state.scene
    stock = {"acts": scene.acts, "adverts": scene.ads, "booths": scene.stands, "extras": scene.improvements}
    return {**found, **stock, "union": state.union, "used": used}


def knows(state: gc.State, seat: int | None) -> set[str]:
    """Return the tiles a seat may name: all but those face down and those others hold."""
    hidden = ("hands", "acts", "adverts", "booths", "extras")
    seen = {tile for name, row in places(state).items() if not name.startswith(hidden) for tile in row}
    return seen | (set() if seat is None else set(state.hands[seat]))


def relive(world: gc.State, real: gc.State, log: Sequence[Entry[Any]]) -> list[Entry[Any]]:
    """Rewrite the deal so that what is hidden now lies as in the possible world; all else was seen by everybody."""
    if not log or real.phase == gc.DEAL:
        return list(log)
    deal = log[0].action
    scene = real.scene
    dealt = scene.round * HELD * scene.circuses
    acts = list(deal.acts[:dealt]) + list(world.scene.acts)
    for circus, hand in enumerate(real.hands):
        first = dealt - HELD * (scene.circuses - circus)
        spots = [place for place in range(first, first + HELD) if deal.acts[place] in hand]
        for place, tile in zip(spots, world.hands[circus], strict=True):
            acts[place] = tile
    supplies = [
        (*before[: len(before) - len(left)], *left)
        for before, left in zip(deal[1:4], (world.scene.ads, world.scene.stands, world.scene.improvements), strict=True)
    ]
    return [Entry(log[0].seat, gc.Deal(tuple(acts), *supplies, deal.start)), *log[1:]]

"""The course of a round: whose turn is next, and what happens between the phases without anybody's choice."""

from pygames.core import CHANCE
from pygames.gran_circo.data import ACT, HELD, INCOME, KINDS, OFFERED, ORDER, ROUNDS, SHOWS, STAND_MONEY, STARS
from pygames.gran_circo.show import in_row
from pygames.gran_circo.state import BIT, FIRST, INVEST, KEEP, MANAGE, OVER, REVEAL, TURN, Kept, State, Tiles


def seat_at(state: State, place: int) -> int:
    """Return the seat so many places clockwise from the starting player."""
    return (state.scene.start + place) % state.scene.seats


def income_of(tiles: Tiles) -> int:
    """Return what three acts earn: the sum of their stars, at least 5 and at most 7 (GCR11)."""
    least, most = INCOME
    return min(most, max(least, sum([STARS[tile] for tile in tiles])))


def to_round(state: State) -> State:
    """Begin the next round: fill the ring, deal a pile of acts, pay everybody, offer the partners (GCR10, GCR11)."""
    scene = state.scene
    drawn = [scene.ads, scene.stands, scene.improvements]
    counts = [OFFERED[kind] for kind in KINDS]
    ring = tuple([tiles[:count] for tiles, count in zip(drawn, counts, strict=True)])
    ads, stands, improvements = [tiles[count:] for tiles, count in zip(drawn, counts, strict=True)]
    dealt = HELD * scene.circuses
    hands = tuple(
        [tuple(sorted(scene.acts[start : start + HELD], key=ORDER.__getitem__)) for start in range(0, dealt, HELD)]
    )
    incomes = tuple([income_of(hand) for hand in hands[: scene.seats]])
    return state._replace(
        scene=scene._replace(
            round=scene.round + 1,
            acts=scene.acts[dealt:],
            ads=ads,
            stands=stands,
            improvements=improvements,
            incomes=incomes,
        ),
        phase=FIRST,
        step=0,
        turn=TURN[scene.start],
        hands=hands,
        revealed=((),) * scene.circuses,
        money=tuple([had + paid for had, paid in zip(state.money, incomes, strict=True)]),
        ring=ring,
        passed=(),
    )


def to_reveal(state: State) -> State:
    """Let the next circus reveal, or go on to the Managers when every hand is empty."""
    scene, step = state.scene, state.step
    if step == HELD * scene.circuses:
        return to_manage(state._replace(step=0))
    lap = step % scene.circuses
    return state._replace(phase=REVEAL, turn=TURN[seat_at(state, lap) if lap < scene.seats else CHANCE])


def free_to_swap(state: State, marking: int) -> Tiles:
    """Return the acts of a marking that no Talent Scout or Manager protects (GCR26)."""
    return tuple([tile for tile in state.markings[marking] if tile not in state.protected])


def to_manage(state: State) -> State:
    """Ask the next seat whose Manager can do something, or let everybody pick up their acts."""
    seats, circuses = state.scene.seats, state.scene.circuses
    for step in range(state.step, seats):
        seat = seat_at(state, step)
        others = any(free_to_swap(state, other) for other in range(circuses) if other != seat)
        if "manager" in state.partners[seat] and others and free_to_swap(state, seat):
            return state._replace(phase=MANAGE, step=step, turn=TURN[seat])
    return _picked_up(state)


def _picked_up(state: State) -> State:
    """Take the acts at every marking into the cast; Talent Scouts and Managers go back (GCR24, GCR29)."""
    seats = state.scene.seats
    joined = zip(state.casts, state.markings[:seats], strict=True)
    union = tuple(sorted((*state.union, *sum(state.markings[seats:], ())), key=ORDER.__getitem__))
    after = state._replace(
        casts=tuple([in_row(cast + new) if new else cast for cast, new in joined]),
        union=union,
        markings=((),) * state.scene.circuses,
        protected=(),
        partners=tuple([tuple([p for p in held if p not in ("manager", "scout")]) for held in state.partners]),
        step=0,
    )
    return to_keep(after)


def repeated(cast: Tiles) -> Tiles:
    """Return the tiles whose act is in the cast more than once."""
    acts = [ACT[tile] for tile in cast]
    return tuple([tile for tile, act in zip(cast, acts, strict=True) if acts.count(act) > 1])


def to_keep(state: State) -> State:
    """Ask the next seat with a repeated act which tile stays, or go on to investing (GC11)."""
    for step in range(state.step, state.scene.seats):
        seat = seat_at(state, step)
        cast = state.casts[seat]
        if len({BIT[tile] for tile in cast}) < len(cast):
            return state._replace(phase=KEEP, step=step, turn=TURN[seat])
    return state._replace(phase=INVEST, step=0, turn=TURN[state.scene.start], revealed=((),) * state.scene.circuses)


def to_invest(state: State) -> State:
    """Give the turn to the next seat that has not passed; the round ends when nobody is left (GC14)."""
    seats = state.scene.seats
    for place in range(1, seats + 1):
        seat = (state.turn[0] + place) % seats
        if seat not in state.passed:
            return state._replace(turn=TURN[seat])
    return _round_over(state)


def tent_of(state: State, seat: int) -> Kept:
    """Return what counts for a seat's show as it stands."""
    stands = state.stands[seat]
    return Kept(state.casts[seat], state.ads[seat], stands, state.improvements[seat], STAND_MONEY[len(stands)])


def _round_over(state: State) -> State:
    """Score a show if one is due, pass the start on, clear the ring (GC27)."""
    scene = state.scene
    state = state._replace(partners=((),) * scene.seats)
    if scene.round in SHOWS:
        state = _shown(state)
        scene = state.scene
    if scene.round == ROUNDS:
        return state._replace(phase=OVER, turn=())
    out = zip(state.outside, state.ring, strict=True)
    outside = tuple([tuple(sorted(old + left, key=ORDER.__getitem__)) for old, left in out])
    start = (scene.start + 1) % scene.seats
    return to_round(state._replace(scene=scene._replace(start=start), outside=outside))


def _shown(state: State) -> State:
    """Give a show: stands pay; after the first one advertisements and stands leave the game (GCR50, GC28)."""
    scene = state.scene
    kept = tuple([tent_of(state, seat) for seat in range(scene.seats)])
    money = tuple([had + tent.money for had, tent in zip(state.money, kept, strict=True)])
    state = state._replace(scene=scene._replace(shows=(*scene.shows, kept)), money=money)
    if scene.round == ROUNDS:
        return state
    none = ((),) * scene.seats
    return state._replace(ads=none, stands=none)

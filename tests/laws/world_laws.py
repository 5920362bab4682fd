"""Laws of knowledge: views and events tell what a seat may know, possible worlds look the same and could be real, and
no seat can tell two of them apart by anything the game offers it."""

import json
import re
from collections.abc import Sequence
from random import Random
from typing import Any

from pygames.bots.levels import LEVELS, choose
from pygames.core import CHANCE, Event, Setup, observe, picked
from pygames.core.plain import plain, value_of
from pygames.core.table import Entry
from tests.laws.adapters import ADAPTERS
from tests.laws.walk import AnyGame, Step, is_among, pick, viewers, walk

WORLDS = 12
ASKED = 6
FRESH = 0.1
WORD = re.compile(r"\w+")


def words_in(value: Any) -> set[str]:
    """Return every word of a value written out, names and keys too."""
    return set(WORD.findall(repr(value)))


def views_hide(game: AnyGame, setup: Setup, rng: Random) -> None:
    """A view names no card its seat may not know, and is no copy of the state with fields blanked."""
    adapter = ADAPTERS[game.name]
    for step in walk(game, setup, rng, adapter.bound):
        viewer = picked(viewers(setup), rng)
        view = game.view(step.after, viewer)
        assert type(view) is not type(step.after), "the view is a state"
        secret = adapter.cards & words_in(view) - adapter.knows(step.after, viewer)
        assert not secret, f"the view of {viewer} names {secret}"
        assert game.view(step.after, viewer) == view, "looking twice shows something else"


def events_hide(game: AnyGame, setup: Setup, rng: Random) -> None:
    """An event names only cards that everybody who hears of it knows once it has happened."""
    adapter = ADAPTERS[game.name]
    for step in walk(game, setup, rng, adapter.bound):
        told = game.events(*step)
        for viewer in viewers(setup):
            named = adapter.cards & words_in(heard(told, viewer))
            secret = named - adapter.knows(step.after, viewer)
            assert not secret, f"{viewer} hears of {secret} at {step.action}"


def heard(events: Sequence[Event], viewer: int | None) -> list[Event]:
    """Return the events a viewer hears of."""
    return [event for event in events if event.audience is None or viewer in event.audience]


def worlds_look_the_same(game: AnyGame, setup: Setup, rng: Random) -> None:
    """A possible world has the same pieces and shows its seat what the real one showed it, its actions in order too."""
    adapter = ADAPTERS[game.name]
    for step in walk(game, setup, rng, adapter.bound):
        seat = rng.randrange(setup.seats)
        seen = observe(game, step.after, seat)
        world = game.determinize(seen.view, rng)
        assert type(world) is type(step.after), "a world is no state"
        assert observe(game, world, seat) == seen, f"seat {seat} can tell a possible world from the real one"
        here = sorted(piece for pieces in adapter.places(world).values() for piece in pieces)
        assert here == sorted(adapter.pieces(world)), "a possible world with other pieces"


def worlds_could_have_come_about(game: AnyGame, setup: Setup, rng: Random) -> None:
    """The log, with the hidden cards of a possible world, is a legal game that ends in exactly that world."""
    adapter = ADAPTERS[game.name]
    log: list[Entry[Any]] = []
    for ply, step in enumerate(walk(game, setup, rng, adapter.bound)):
        log.append(Entry(step.seat, step.action))
        if rng.random() >= adapter.relived and game.to_act(step.after):
            continue
        world = game.determinize(game.view(step.after, ply % setup.seats), rng)
        state = game.start(setup)
        for seat, action in adapter.relive(world, step.after, log):
            assert seat in (*game.to_act(state), *game.may_interrupt(state)), "in this world it was another's turn"
            assert game.is_legal(state, seat, action), f"impossible world: {action} was not legal for {seat}"
            state = game.apply(state, seat, action)
        assert state == world, "the log leads to another state than this world"


def worlds_come_from_the_view_alone(game: AnyGame, setup: Setup, rng: Random) -> None:
    """A possible world is a function of the view's values and the generator, and every hidden place varies."""
    adapter = ADAPTERS[game.name]
    first = True
    for step in walk(game, setup, rng, adapter.bound):
        if rng.random() < 0.6 and not first:
            continue
        seat, seed = rng.randrange(setup.seats), rng.random()
        view = game.view(step.after, seat)
        world = game.determinize(view, Random(seed))
        copied = value_of(json.loads(json.dumps(plain(view))), game.types)
        game.view(game.start(setup), seat)
        assert game.determinize(copied, Random(seed)) == world, "a world that depends on more than the view"
        if first and game.to_act(step.after) != (CHANCE,):
            first = False
            for other in range(setup.seats):
                _hidden_places_vary(game, step.after, other, rng)


def _hidden_places_vary(game: AnyGame, state: Any, seat: int, rng: Random) -> None:
    adapter = ADAPTERS[game.name]
    view, known = game.view(state, seat), adapter.knows(state, seat)
    worlds = [adapter.places(game.determinize(view, rng)) for _ in range(WORLDS)]
    hidden = set(adapter.pieces(state)) - known
    for place, cards in adapter.places(state).items():
        if hidden & set(cards) and len(hidden) > len(cards):
            assert len({world[place] for world in worlds}) > 1, f"{place} is the same in all worlds of seat {seat}"


def worlds_cannot_be_told_apart(game: AnyGame, setup: Setup, rng: Random) -> None:
    """The canary: a twin with other hidden cards goes along with the real game. To one seat both look alike in all they
    offer, until an event told to that seat differs; then its view differs, too, and the event says that it reveals."""
    me = rng.randrange(setup.seats)
    pool: list[tuple[int, Any]] = []
    twin = None
    for step in walk(game, setup, rng, ADAPTERS[game.name].bound):
        # A twin keeps close as long as it can, so that what follows hidden cards about comes to light.
        if twin is None or twin == step.before or rng.random() < FRESH:
            twin = game.determinize(game.view(step.before, me), rng)
        pool.append((step.seat, step.action))
        _same_to(game, step.before, twin, me, pool, rng)
        twin = _same_step(game, step, twin, me) if _may_happen(game, twin, step) else None


def _may_happen(game: AnyGame, state: Any, step: Step) -> bool:
    if step.seat == CHANCE:
        return game.is_possible(state, step.action)
    return is_among(step.action, game.legal_actions(state, step.seat))


def _same_to(game: AnyGame, real: Any, twin: Any, me: int, pool: list[tuple[int, Any]], rng: Random) -> None:
    for ask in (game.to_act, game.may_interrupt, game.window, game.race, game.outcome):
        assert ask(real) == ask(twin), f"{ask.__name__} depends on what seat {me} cannot see"
    for seat in game.to_act(real):
        assert game.is_open(real, seat) == game.is_open(twin, seat), "is_open betrays"
    assert game.silence(real, me) == game.silence(twin, me), "silence betrays"
    assert observe(game, real, me) == observe(game, twin, me), f"seat {me} sees a difference"
    for _ in range(ASKED):
        action = pick([action for _, action in pool[-40:]], rng)
        if not is_among(action, game.legal_actions(real, me)):
            assert game.why_not(real, me, action) == game.why_not(twin, me, action), f"why_not betrays: {action}"
    if me in game.to_act(real):
        seed = rng.random()
        assert _choices(game, real, me, seed) == _choices(game, twin, me, seed), "a player's choice betrays"


def _choices(game: AnyGame, state: Any, me: int, seed: float) -> list[Any]:
    seen = observe(game, state, me)
    rated = list(game.weigh(seen.view, seen.actions))
    assert len(rated) == len(seen.actions)
    return [rated, *(choose(game, seen, level, Random(seed)) for level in LEVELS)]


def _same_step(game: AnyGame, step: Step, twin: Any, me: int) -> Any:
    after = game.apply(twin, step.seat, step.action)
    real_told = heard(game.events(*step), me)
    twin_told = heard(game.events(twin, step.seat, step.action, after), me)
    same = game.view(step.after, me) == game.view(after, me)
    # Whether it `reveals` is for the table alone.
    if [event._replace(reveals=False) for event in real_told] == [event._replace(reveals=False) for event in twin_told]:
        if any(event.kind in ADAPTERS[game.name].unnamed for event in real_told):
            return None
        assert same, f"{step.action} by {step.seat} showed seat {me} something no event tells"
        return after
    assert not same, f"seat {me} was told something at {step.action} that its view forgets"
    assert any(event.reveals for event in real_told), f"{step.action} reveals something unmarked to seat {me}"
    return None

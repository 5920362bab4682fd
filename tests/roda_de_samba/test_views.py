"""Who knows what (RS36), and worlds that look the same."""

from itertools import chain
from random import Random

import pytest

from pygames.core import CHANCE
from pygames.core.plain import plain
from pygames.roda_de_samba.data import CARDS, DECK, SAMBISTS
from pygames.roda_de_samba.state import State
from tests.roda_de_samba.stage import GAME, Stage, cards, from_start, undealt, walk

rule = pytest.mark.rule


def named(value: object, words: object = CARDS) -> set[str]:
    """Return every card, or sambist, named anywhere in plain values."""
    if isinstance(value, str):
        return {value} & set(words)
    items = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return set(chain.from_iterable(named(item, words) for item in items))


def table() -> Stage:
    return Stage(
        ["su2 vi1 ma", "ta1 ta2 ag3"],
        ["pf1 pf2 / pa1", "/ bj4"],
        piles="ag1 ma / / cu2 /",
        invited=["candeia"],
        charmed=[None, "cartola"],
        taken=["", "ta2"],
        deck="bide ubirany edith_do_prato",
        tops=1,
    )


@rule("RS36")
def test_hands_and_decks_are_secret_and_the_rest_is_public() -> None:
    state = table().state
    public = {"pf1", "pf2", "pa1", "bj4", "ag1", "cu2", "ta2"}
    assert named(plain(GAME.view(state, None))) == public
    assert named(plain(GAME.view(state, 0))) == public | {"su2", "vi1"}
    assert named(plain(GAME.view(state, 1))) == public | {"ta1", "ag3"}
    seen = named(plain(GAME.view(state, 0)), SAMBISTS)
    assert seen == {*state.scene.table, "candeia", "cartola", "bide"}
    view = GAME.view(state, 1)
    assert (view.hands, view.stock, view.deck, view.tops) == ((3, 3), 8, 3, ("bide",))


@rule("RS36")
def test_a_view_does_not_change_with_what_is_hidden() -> None:
    state = table().state
    other = state._replace(
        hands=(state.hands[0], ("ag2", "ta2", "rr4")),
        stock=state.stock[::-1],
        scene=state.scene._replace(sambists=("bide", "edith_do_prato", "ubirany")),
    )
    assert GAME.view(state, 0) == GAME.view(other, 0)
    assert GAME.view(state, None) == GAME.view(other, None)
    assert GAME.view(state, 1) != GAME.view(other, 1)


@rule("RS36")
def test_cards_taken_from_a_pile_stay_known_until_they_leave_the_hand() -> None:
    stage = Stage(["vi1 ma", "ta1 ta2"], phase="draw", piles="su2 su3 ma / bj2 / /").take("yellow")
    assert GAME.view(stage.state, 1).taken[0] == cards("su2 su3 ma")
    stage.play("su2", 0)
    assert not any(event.reveals for event in stage.told if event.kind == "play")
    assert GAME.view(stage.state, 1).taken[0] == cards("su3 ma")
    stage.discard("ma", "red").charm("donga")
    assert GAME.view(stage.state, 1).taken[0] == ("su3",)
    assert stage.state.hands[0] == cards("su3 vi1 ma")


@rule("RS36")
def test_drawn_cards_are_told_to_their_owner_only() -> None:
    stage = Stage(["vi1", "ta1"], phase="draw", stock="cf2 lg3 pf1").draw()
    assert [(e.kind, e.audience, e.params) for e in stage.told] == [
        ("draw", None, {"seat": 0, "count": 2}),
        ("draw_own", (0,), {"seat": 0, "cards": ("cf2", "lg3")}),
    ]
    assert GAME.view(stage.state, 1).taken == ((), ())


@rule("RS36")
def test_playing_and_discarding_hidden_cards_reveals_them() -> None:
    stage = Stage(["vi1 su2", "ta1"], taken=["su2"]).play("vi1")
    assert [(event.kind, event.reveals) for event in stage.told] == [("play", True)]
    discarded = Stage(["vi1 su2", "ta1"], phase="discard", taken=["su2"])
    assert not discarded.discard("su2", "yellow").told[0].reveals


@rule("RS36")
def test_the_deal_tells_each_seat_its_own_hand() -> None:
    state = undealt(3)
    deal = GAME.chance(state, Random(3))
    after = GAME.apply(state, CHANCE, deal)
    told = GAME.events(state, CHANCE, deal, after)
    assert [(e.kind, e.audience) for e in told[:3]] == [("deal", (0,)), ("deal", (1,)), ("deal", (2,))]
    assert [e.params["cards"] for e in told[:3]] == list(after.hands)
    assert [(e.kind, e.audience) for e in told[3:]] == [("open", None), ("table", None), ("start", None)]


def everything(state: State) -> tuple[list[str], list[str]]:
    """Return all cards and all sambists of a state, sorted."""
    scene = state.scene
    rows = (*state.hands, *state.piles, *(stack for circle in state.circles for stack in circle))
    held = [*state.stock, *state.pending, *(card for row in rows for card in row)]
    people = [*scene.table, *scene.sambists, *(name for name in scene.charmed if name)]
    return sorted(held), sorted([*people, *(name for row in scene.invited for name in row)])


@rule("RS36")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_card_is_lost_and_a_world_looks_the_same_to_its_seat(seats: int) -> None:
    rng = Random(seats)
    complete = (sorted(DECK), sorted(SAMBISTS))
    for seed in range(2):
        for number, (state, _, _) in enumerate(walk(seats, seed)):
            assert everything(state) == complete
            seat = number % seats
            view = GAME.view(state, seat)
            world = GAME.determinize(view, rng)
            assert GAME.view(world, seat) == view
            assert everything(world) == complete
            assert [len(hand) for hand in world.hands] == [len(hand) for hand in state.hands]


@rule("RS36")
def test_worlds_keep_what_is_known_and_differ_in_the_rest() -> None:
    # Candeia, put back on the deck, and the pile taken by seat 1 are known; nothing else is.
    state = from_start(2, 4)
    seat, other = state.turn[0], 1 - state.turn[0]
    known = state.hands[other][:2]
    top = state.scene.sambists[0]
    state = state._replace(
        taken=tuple(known if s == other else () for s in range(2)), scene=state.scene._replace(tops=1)
    )
    worlds = [GAME.determinize(GAME.view(state, seat), Random(n)) for n in range(12)]
    assert all(set(known) <= set(world.hands[other]) and world.scene.sambists[0] == top for world in worlds)
    assert len({world.hands[other] for world in worlds}) > 6
    assert len({world.stock for world in worlds}) == 12
    assert len({world.scene.sambists for world in worlds}) == 12


def test_the_whole_table_cannot_make_worlds() -> None:
    with pytest.raises(ValueError):
        GAME.determinize(GAME.view(from_start(2), None), Random(1))


def test_before_the_deal_a_world_is_the_state_itself() -> None:
    state = undealt(3, "choose")
    assert GAME.determinize(GAME.view(state, 0), Random(1)) == state

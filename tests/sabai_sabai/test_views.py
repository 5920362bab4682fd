"""What a view holds, possible worlds, and who hears what."""

from random import Random

import pytest

from pygames.core import Setup
from pygames.core.plain import plain
from pygames.sabai_sabai.actions import Deal
from pygames.sabai_sabai.data import CARDS, DECK
from pygames.sabai_sabai.knowledge import SAFE, number_of
from pygames.sabai_sabai.state import State
from pygames.sabai_sabai.view import deck_of
from tests.laws.world_laws import heard, words_in
from tests.sabai_sabai.stage import GAME, Stage, steps_of


def named(value: object) -> set[str]:
    """Return the cards named anywhere in a value."""
    return words_in(value) & set(CARDS)


def middle(seats: int = 3, seed: int = 1, at: int = 40) -> State:
    """Return a state in the middle of a random game."""
    states = [after for _, _, _, after in steps_of(seats, seed) if after.phase not in ("deal", "score", "over")]
    return states[min(at, len(states) - 1)]


def test_a_view_names_only_the_pile_and_what_the_seat_has_seen() -> None:
    stage = Stage("n9 joker", "n8 ass", pile="n5 n6", drawn="n3", seen={(0, 1): [0], (1, 1): [0, 1]}, stock="n1 n2")
    assert named(stage.view(None)) == {"n5", "n6"}
    assert named(stage.view(0)) == {"n5", "n6", "n3", "joker", "ass"}
    assert named(stage.view(1)) == {"n5", "n6", "ass"}
    assert (stage.view(1).holding, stage.view(1).stock) == (True, 2)
    assert '"n3"' not in str(plain(stage.view(1)))


def test_a_view_does_not_change_with_what_is_hidden() -> None:
    stage = Stage("n9 joker", "n8 ass", pile="n5 n6", drawn="n3", seen={(0, 1): [0]}, stock="n1 n2")
    state = stage.state
    board = state.board._replace(cards=(("ass", "joker"), ("n9", "n8")))
    other = state._replace(board=board, stock=("n2", "n1"))
    assert GAME.view(other, 0) == GAME.view(state, 0)
    assert GAME.view(other._replace(drawn="n4"), 1) == GAME.view(state, 1)
    assert GAME.view(other._replace(drawn="n4"), 0) != GAME.view(state, 0)


def test_decks_are_told_apart_once_the_deck_has_been_made_anew() -> None:
    assert [deck_of(number, (12, 30)) for number in (0, 11, 12, 29, 30, 50)] == [0, 0, 1, 1, 2, 2]
    found = 0
    for _, _, _, after in steps_of(5, 2):
        if not after.round.floors or after.phase in ("score", "over", "deal"):
            continue
        found += 1
        hidden = GAME.view(after, None).hidden
        assert len(hidden) == len(after.round.floors) + 1
        total = [sum(counts[place] for counts in hidden) for place in range(len(CARDS))]
        assert total == [DECK.count(card) - after.pile.count(card) for card in CARDS]
    assert found > 5


def test_a_possible_world_keeps_what_the_seat_knows_and_what_play_has_shown() -> None:
    for seed in range(4):
        state = middle(seed=seed)
        for seat in range(3):
            view = GAME.view(state, seat)
            for number in range(5):
                world = GAME.determinize(view, Random(number))
                assert GAME.view(world, seat) == view
                assert sorted([*world.pile, *world.stock, *_down(world)]) == sorted(DECK)
                assert all(
                    card != "ass" or view.known[s][p] == "ass"
                    for s, line in enumerate(world.board.backs)
                    for p, back in enumerate(line)
                    if back & SAFE
                    for card in [world.board.cards[s][p]]
                )


def _down(state: State) -> list[str]:
    rows = [card for row in state.board.cards for card in row if card is not None]
    return rows if state.drawn is None else [*rows, state.drawn]


def test_the_ass_joker_may_lie_wherever_play_has_not_ruled_it_out() -> None:
    state = GAME.start(GAME.ready(Setup(2)))
    state = GAME.apply(state, -1, Deal(DECK, 0))
    state = GAME.apply(state, 0, GAME.legal_actions(state, 0)[0])
    view = GAME.view(state, 1)
    places = set()
    for seed in range(600):
        world = GAME.determinize(view, Random(seed))
        assert world.drawn != "ass", "who has drawn the Ass Joker could not hold it"
        places |= {
            (seat, place) for seat, row in enumerate(world.board.cards) for place in range(4) if row[place] == "ass"
        }
    assert places == {(seat, place) for seat in range(2) for place in range(4)}


def test_only_seats_make_worlds() -> None:
    with pytest.raises(ValueError, match="seat"):
        GAME.determinize(GAME.view(middle(), None), Random(1))


def test_a_drawn_and_a_looked_at_card_are_told_to_one_seat() -> None:
    stage = Stage("n9 n1", "n8 n2", stock="n11 n3").draw()
    assert named(heard(stage.told, 0)) == {"n11"} and named(heard(stage.told, 1)) == set()
    stage.play().peek(1)
    assert named(heard(stage.told, 0)) == {"n1"} and named(heard(stage.told, 1)) == set()
    assert [event.kind for event in heard(stage.told, 1)] == ["peek"]
    kept = Stage("n9 n1", "n8 n2", drawn="n3").keep(0)
    assert named(heard(kept.told, 1)) == {"n9"} and named(heard(kept.told, 0)) == {"n9", "n3"}


def test_what_moves_unseen_names_no_card() -> None:
    give = Stage("n9 n1", "n8 n2", drawn="n13", seen={(0, 0): [0, 1]}).play().give(0, 1)
    switch = Stage("n9 n1", "n8 n2", drawn="n14").play().switch(0, 1, 1)
    pay = Stage("n9 n1", "n8 n7", "n3 n4", drawn="n7").play().move(2, 1, 1).close().pay(0)
    penalty = Stage("n9 n1", "n8 n2", drawn="n7").play().throw(1, 0)
    assert not named(give.told + switch.told + pay.told) and named(penalty.told) == {"n8"}
    assert (switch.told[0].source, switch.told[0].target) == ("row/0/0", "row/1/1")


def test_undo_is_for_what_showed_nothing() -> None:
    shows = {
        "draw": True, "draw_own": True, "play": True, "keep": True, "peek_own": True, "throw": True, "wrong": True,
        "pay": True, "give": False, "switch": False, "claim": False, "announce": False,
    }  # fmt: skip
    found: dict[str, set[bool]] = {}
    for seed in range(8):
        for before, seat, action, after in steps_of(3, seed):
            for event in GAME.events(before, seat, action, after):
                found.setdefault(event.kind, set()).add(event.reveals)
    assert {kind: found[kind] for kind in shows} == {kind: {reveals} for kind, reveals in shows.items()}


def test_numbers_follow_the_order_of_the_deck() -> None:
    stage = Stage("n9 n1", "n8 n2", stock="n3 n4", drawn=None).draw().keep(0)
    assert number_of(stage.state.board.backs[0][0]) == stage.state.number - 1

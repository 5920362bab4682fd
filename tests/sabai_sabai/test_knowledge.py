"""Who knows what, and what a memory keeps."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from pygames.core import Event
from pygames.sabai_sabai.data import DECK
from pygames.sabai_sabai.knowledge import (
    SAFE,
    Board,
    back_of,
    cleared,
    dealt,
    everybody,
    eyes_of,
    is_bare_ass,
    known,
    laid,
    lifted,
    number_of,
    place_for,
    remembered,
    replaced,
    shown,
    switched,
)
from pygames.sabai_sabai.state import State
from tests.sabai_sabai.stage import GAME, Stage, steps_of

rule = pytest.mark.rule


def board() -> Board:
    return dealt(DECK, 3)


def test_nobody_knows_a_dealt_card_and_every_card_has_its_number() -> None:
    rows = board()
    assert [known(rows, viewer) for viewer in (0, 2, None)] == [((None,) * 4,) * 3] * 3
    assert [number_of(back) for line in rows.backs for back in line] == list(range(12))
    assert cleared(2) == Board(((), ()), ((), ()), ((), ()))


def test_a_look_is_the_lookers_alone_and_adds_up() -> None:
    rows = shown(shown(board(), 1, 2, 1 << 0), 1, 2, 1 << 2)
    assert [known(rows, viewer)[1][2] for viewer in (0, 1, 2, None)] == [DECK[6], None, DECK[6], None]
    assert eyes_of(rows.backs[1][2]) == 0b101 and number_of(rows.backs[1][2]) == 6
    assert shown(rows, 1, 2, 1 << 2) == rows


def test_the_back_of_a_card_is_one_number() -> None:
    back = back_of(59, 0b11, safe=True)
    assert (number_of(back), eyes_of(back), back & SAFE) == (59, 3, SAFE)
    assert (number_of(0), eyes_of(0)) == (-1, 0) and everybody(12) == 4095


def test_a_card_taken_away_leaves_its_place_and_its_knowledge_goes_with_it() -> None:
    rows = shown(board(), 0, 1, 1 << 2)
    gone = lifted(rows, 0, 1)
    assert gone.cards[0] == (DECK[0], None, DECK[2], DECK[3]) and gone.places[0] == (0, 2, 3)
    assert gone.backs[0][1] == 0 and known(gone, 2)[0] == (None,) * 4


def test_who_knew_a_card_knows_it_where_it_is_laid_and_switched() -> None:
    rows = shown(shown(board(), 0, 1, 1 << 2), 1, 3, 1 << 0)
    given = laid(lifted(rows, 0, 1), 1, DECK[1], rows.backs[0][1], rows.places)
    assert (known(given, 2)[1], known(given, 1)[1]) == ((None,) * 4 + (DECK[1],), (None,) * 5)
    pair = switched(rows, 0, 1, 1, 3)
    assert pair.cards[0][1] == DECK[7] and pair.cards[1][3] == DECK[1]
    assert known(pair, 2)[1][3] == DECK[1] and known(pair, 0)[0][1] == DECK[7] and known(pair, 1) == known(board(), 1)


def test_another_card_at_a_place_brings_its_own_knowledge() -> None:
    rows = replaced(shown(board(), 0, 1, 7), 0, 1, "n9", back_of(40, 1))
    assert [known(rows, viewer)[0][1] for viewer in (0, 1)] == ["n9", None]


@rule("SS36")
def test_the_first_empty_place_that_is_not_kept_free_is_filled() -> None:
    rows = lifted(lifted(board(), 0, 2), 0, 0)
    assert place_for(rows, 0, rows.places) == 0
    assert place_for(rows, 0, ((0, 1, 3), (), ())) == 2
    assert place_for(rows, 0, board().places) == place_for(board(), 0, board().places) == 4
    filled = laid(rows, 0, "n9", back_of(70), ((0, 1, 3), (), ()))
    assert filled.cards[0] == (None, DECK[1], "n9", DECK[3]) and filled.places[0] == (1, 2, 3)


def test_the_ass_joker_is_bare_once_everybody_has_seen_it() -> None:
    rows = replaced(board(), 0, 1, "ass", back_of(40, 0b011))
    assert not is_bare_ass(rows, 0, 1, 7) and is_bare_ass(shown(rows, 0, 1, 4), 0, 1, 7)
    assert not is_bare_ass(shown(rows, 0, 0, 7), 0, 0, 7)


@rule("SS2")
def test_a_memory_forgets_about_a_share_and_always_the_same() -> None:
    rows = board()
    for seat in range(3):
        for place in range(4):
            rows = shown(rows, seat, place, 1)
    all_known = known(rows, 0)
    assert remembered(all_known, rows.backs, Random(1), 0.0) == all_known
    assert remembered(all_known, rows.backs, Random(1), 1.0) == known(rows, 1)
    counts = []
    for seed in range(200):
        kept = remembered(all_known, rows.backs, Random(seed), 0.4)
        assert kept == remembered(all_known, rows.backs, Random(seed), 0.4)
        assert all(card in (None, true) for r, t in zip(kept, all_known, strict=True) for card, true in zip(r, t))  # noqa: B905
        counts.append(sum(card is None for row in kept for card in row))
    assert 0.35 < sum(counts) / (12 * len(counts)) < 0.45 and len(set(counts)) > 4


def test_what_is_forgotten_stays_forgotten_wherever_the_card_goes() -> None:
    rows = shown(board(), 0, 1, 1)
    moved = switched(rows, 0, 1, 2, 3)
    for seed in range(60):
        here = remembered(known(rows, 0), rows.backs, Random(seed), 0.5)[0][1]
        there = remembered(known(moved, 0), moved.backs, Random(seed), 0.5)[2][3]
        assert here == there


def test_computers_play_on_with_what_they_remember() -> None:
    for _, _, _, state in steps_of(3, 5):
        if state.phase != "decide":
            continue
        seat = state.turn
        view = GAME.view(state, seat)
        forgetful = GAME.recall(view, Random(3), 1.0)
        assert not any(card for row in forgetful.known for card in row) and forgetful.drawn == state.drawn
        actions = GAME.legal_actions(state, seat)
        assert len(GAME.weigh(forgetful, actions)) == len(actions)
        world = GAME.determinize(forgetful, Random(4))
        assert GAME.view(world, seat)._replace(known=forgetful.known) == forgetful


def test_open_cards_cannot_be_forgotten() -> None:
    stage = Stage("n9", "n8", caller=0, left=1, drawn="n7").play().close()
    assert GAME.recall(stage.view(0), Random(1), 1.0) == stage.view(0)


def learned(told: Sequence[Event], before: State, after: State) -> Iterator[tuple[int | None, int]]:
    """Yield which cards, by number, an event showed to which seat, None for all of them."""
    for event in told:
        if event.kind in ("peek_own", "spy_own", "wrong", "wrong_move", "ass_back"):
            _, seat, place = (event.source or "").split("/")
            yield event.audience and event.audience[0], number_of(before.board.backs[int(seat)][int(place)])
        elif event.kind in ("kept_own", "draw_ass"):
            _, seat, place = (event.target or "").split("/")
            yield event.audience and event.audience[0], number_of(after.board.backs[int(seat)][int(place)])


def test_a_seat_knows_exactly_what_it_has_seen_in_whole_games() -> None:
    looks = 0
    for seed in range(10):
        seen: list[set[int]] = [set() for _ in range(3)]
        for before, seat, action, after in steps_of(3, seed):
            if before.phase == "deal":
                seen = [set() for _ in range(3)]
            for who, number in learned(GAME.events(before, seat, action, after), before, after):
                looks += 1
                for one in range(3) if who is None else (who,):
                    seen[one].add(number)
            if after.phase in ("score", "over", "deal"):
                continue
            for viewer in range(3):
                view = GAME.view(after, viewer)
                cells = [
                    (number_of(back), card, true)
                    for rows in zip(view.backs, view.known, after.board.cards, strict=True)
                    for back, card, true in zip(*rows, strict=True)
                    if back
                ]
                assert {number for number, card, _ in cells if card} == seen[viewer] & {cell[0] for cell in cells}
                assert all(card in (None, true) for _, card, true in cells)
    assert looks > 100

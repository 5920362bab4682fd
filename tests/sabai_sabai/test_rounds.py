"""The end of a round, announced or not, card and victory points, and the end of the game."""

import pytest

from pygames.core import Setup
from pygames.sabai_sabai.actions import ANNOUNCE, NEXT, Keep, Play
from pygames.sabai_sabai.data import LONGEST_ROUND
from pygames.sabai_sabai.rounds import result_of
from pygames.sabai_sabai.state import Result
from tests.sabai_sabai.stage import GAME, Stage, steps_of, words

rule = pytest.mark.rule
FOUR = "joker joker ass joker"


def scored(*rows: str) -> Result:
    """Score some rows."""
    return result_of(Stage(*rows).state.board)


@rule("SSR2")
@rule("SSR3")
@rule("SSR4")
@rule("SSR5")
def test_the_fewest_card_points_get_a_victory_point() -> None:
    result = scored("n9 n1", "joker n14 -", "n3 n5 n1")
    assert (result.points, result.victory) == ((10, 10, 9), (0, 0, 1))
    assert scored("n1", "-").points == (1, 0) and scored("n1", "").victory == (0, 1)


@rule("SS23")
def test_players_tied_for_the_lowest_get_a_point_each() -> None:
    assert scored("n9 n1", "n10", "n12").victory == (1, 1, 0)


@rule("SSR52")
@rule("SS24")
def test_jokers_make_points_negative_and_may_beat_who_has_run_out() -> None:
    result = scored("joker n3", "-", "n2")
    assert (result.points, result.victory) == ((-1, 0, 2), (1, 0, 0))


@rule("SSR6")
@rule("SSR23")
@rule("SS21")
def test_the_ass_joker_loses_the_round_and_a_victory_point() -> None:
    result = scored("ass n1", "n10", "n12")
    assert (result.points, result.victory, result.holder) == ((-3, 10, 12), (-1, 1, 0), 0)
    stage = Stage("ass n9", "n9 n9", caller=0, left=1, drawn="n5", number=3).play().close()
    outcome = GAME.outcome(stage.state)
    assert outcome is not None and outcome.scores == (-1, 1)


@rule("SSR24")
@rule("SS22")
def test_exactly_the_four_jokers_win_the_round() -> None:
    result = scored(FOUR, "-", "n12")
    assert (result.points[0], result.victory, result.holder, result.jokers) == (-16, (1, 0, 0), None, 0)
    assert scored(f"{FOUR} n1", "-").victory == (-1, 1)
    assert scored("joker joker joker", "n1 ass").victory == (1, -1)


@rule("SS22")
@pytest.mark.parametrize(("jokers", "phase"), [("round", "score"), ("game", "over")])
def test_four_jokers_win_the_whole_game_if_agreed(jokers: str, phase: str) -> None:
    before = (Result((9, 3), (0, 1), None, None),) * 2
    stage = Stage(FOUR, "n1", drawn="n5", caller=0, left=1, number=2, results=before, jokers=jokers).play().close()
    assert stage.phase == phase and "hall" in stage.kinds
    outcome = GAME.outcome(stage.state)
    if jokers == "game":
        assert outcome is not None and (outcome.winners, outcome.scores) == ((0,), (1, 2))
        assert [(line.key, line.points) for line in outcome.lines if line.seat == 0][-1] == ("jokers", 1)
    else:
        assert outcome is None


@rule("SSR46")
@rule("SSR47")
def test_a_round_ends_when_somebody_has_run_out_and_all_effects_are_resolved() -> None:
    stage = Stage("n9 n1", "n12", "n12 n4", drawn="n12").play().spy(1, 0).done().throw(1, 0).throw(2, 0)
    stage.close()
    assert (stage.phase, stage.seat, stage.row(1)) == ("function", 1, "-")
    stage.spy(0, 0).done().close()
    assert (stage.phase, stage.seat) == ("function", 2)
    stage.spy(0, 0).done().close()
    assert stage.phase == "score" and stage.kinds[0] == "end_out"
    assert stage.state.round.results[0].points == (10, 0, 4)


def test_who_holds_a_drawn_card_has_not_run_out() -> None:
    stage = Stage("n5", "n12 n4", pile="n5", drawn="n8").throw(0, 0).close()
    assert (stage.phase, stage.seat) == ("decide", 0)
    assert stage.may(0) == words(Play(), ANNOUNCE)
    assert stage.play().close().kinds[0] == "end_out"


@rule("SS40")
def test_a_drawn_card_still_in_hand_counts_for_nobody() -> None:
    stage = Stage("n9", "n5", pile="n5", drawn="n8", stock="n1").throw(1, 0).close()
    assert stage.phase == "score"
    assert stage.state.round.results[0].points == (9, 0) and stage.state.stock == ("n8", "n1")


@rule("SSR48")
@rule("SSR49")
@rule("SS28")
def test_anybody_may_announce_at_any_time_once_a_round() -> None:
    start = Stage("n9 n1", "n8", "n7", pile="")
    assert all(start.offers(seat, ANNOUNCE) for seat in range(3))
    for phase in ("draw", "decide", "window", "function", "look"):
        stage = Stage("n9 n1", "n8", "n7", stock="n11 n2")
        for _ in range(("draw", "decide", "function", "look", "window").index(phase)):
            {"draw": stage.draw, "decide": stage.play, "function": lambda s=stage: s.peek(0), "look": stage.done}[
                stage.phase
            ]()
        assert stage.phase == phase and all(stage.offers(seat, ANNOUNCE) for seat in range(3))
    stage = start.announce(2)
    assert stage.kinds == ["announce"] and stage.state.round.caller == 2
    assert stage.refusal(1, ANNOUNCE).rule == "SS28"


def lap(stage: Stage) -> list[int]:
    """Play on to the end of the round and return whose turns there were."""
    turns = []
    while stage.phase != "score":
        turns.append(stage.state.turn)
        if stage.phase == "window":
            stage.close()
        elif stage.phase == "decide":
            stage.play().close()
        else:
            stage.turn_over()
    return turns


@rule("SSR50")
@rule("SS29")
def test_the_last_lap() -> None:
    rows = ("n9 n1", "n8 n2", "n7 n3")
    assert lap(Stage(*rows, pile="").announce(1)) == [0, 2, 1]
    assert lap(Stage(*rows, turn=1).announce(1)) == [1, 0, 2]
    assert lap(Stage(*rows, turn=1).draw().announce(0)) == [1, 0, 2]
    assert lap(Stage(*rows, turn=1).draw().play().announce(1)) == [1, 0, 2, 1]
    assert lap(Stage(*rows, turn=1).draw().play().announce(2)) == [1, 0, 2, 1]


@rule("SS28")
def test_announcing_wrongly_costs_nothing() -> None:
    stage = Stage("n9 n9", "n1", caller=None).announce(0)
    lap(stage)
    assert stage.state.round.results[0].victory == (0, 1)


@rule("SS30")
def test_the_round_ends_at_once_when_somebody_runs_out_in_the_last_lap() -> None:
    stage = Stage("n9 n1", "n5", "n7 n3", caller=0, left=3, drawn="n5").play().throw(1, 0).close()
    assert stage.phase == "score" and stage.kinds[0] == "end_out"


@rule("SSR51")
def test_all_cards_are_turned_up_at_the_end() -> None:
    stage = Stage("n9 -", "n5 joker", caller=0, left=1, drawn="n7").play().close()
    assert stage.view(None).known == (("n9", None), ("n5", "joker"))
    shown = [event.params for event in stage.told if event.kind == "reveal"]
    assert shown == [{"seat": 0, "cards": ("n9",), "points": 9}, {"seat": 1, "cards": ("n5", "joker"), "points": 1}]
    assert stage.kinds == ["end_lap", "reveal", "reveal", "round_won"]


@rule("SSR54")
@rule("SSR55")
def test_in_the_final_round_nobody_announces_and_it_ends_when_somebody_has_run_out() -> None:
    stage = Stage("n9 n1", "n7", number=3, drawn="n7")
    assert not stage.offers(0, ANNOUNCE) and GAME.may_interrupt(stage.state) == (1,)
    assert stage.refusal(1, ANNOUNCE).rule == "SSR54"
    stage.play().throw(1, 0).close()
    assert stage.phase == "over" and stage.kinds[-1] == "over"
    assert GAME.to_act(stage.state) == () and GAME.may_interrupt(stage.state) == ()


@rule("SSR1")
@rule("SSR56")
@rule("SS34")
def test_the_most_victory_points_win_and_a_tie_is_shared() -> None:
    before = (Result((9, 3, 5), (0, 1, 0), None, None), Result((9, 30, 5), (0, 0, 1), None, None))
    stage = Stage("n9", "n8", "n1", number=3, results=before, caller=0, left=1, drawn="n5").play().close()
    outcome = GAME.outcome(stage.state)
    assert outcome is not None and (outcome.scores, outcome.winners) == ((0, 1, 2), (2,))
    lines = [(line.key, line.params["round"], line.params["count"], line.points) for line in outcome.lines]
    assert lines[1] == ("won", 1, 3, 1) and lines[0] == ("lost", 1, 9, 0) and len(lines) == 9
    tied = Stage("n9", "n1", "n8", number=3, results=before, caller=0, left=1, drawn="n5").play().close()
    other = GAME.outcome(tied.state._replace(round=tied.state.round._replace(results=before)))
    assert other is not None and other.winners == (1, 2)


@rule("SS32")
@pytest.mark.parametrize(("seats", "asked", "rounds"), [(2, 0, 4), (5, 0, 5), (12, 0, 12), (6, 1, 1), (2, 12, 12)])
def test_there_are_as_many_rounds_as_players_at_least_four_or_as_agreed(seats: int, asked: int, rounds: int) -> None:
    assert GAME.start(GAME.ready(Setup(seats, {"rounds": asked}))).house.rounds == rounds


@rule("SS32")
def test_the_last_round_ends_the_game() -> None:
    ends = [after.phase for _, _, _, after in steps_of(3, 4, rounds=3) if after.phase in ("score", "over")]
    assert ends == ["score", "score", "over"]


@rule("SS33")
def test_a_round_without_end_is_scored_as_it_stands() -> None:
    stage = Stage("n9 n1", "n8", number=3, turns=2 * LONGEST_ROUND - 1, drawn="n7").play().close()
    assert stage.phase == "over" and stage.kinds[0] == "end_long"
    on = Stage("n9 n1", "n8", number=3, turns=2 * LONGEST_ROUND - 2, drawn="n7").play().close()
    assert on.phase == "draw"


def test_between_rounds_the_next_dealer_goes_on_and_nobody_announces() -> None:
    stage = Stage("n9", "n8", caller=0, left=1, turn=1, drawn="n7").play().close()
    assert stage.may(1) == words(NEXT) and GAME.is_open(stage.state, 1)
    assert stage.refusal(0, ANNOUNCE).key == "refusal.between_rounds"
    stage.act(1, NEXT)
    state = stage.state
    assert state.phase == "deal" and state.round.number == 1 and state.round.caller is None
    assert state.board.cards == ((), ()) and state.stock == state.pile == ()


def test_a_kept_card_ends_the_last_turn_as_well() -> None:
    stage = Stage("n9", "n8", caller=0, left=1, drawn="n7").act(0, Keep(0, 0)).close()
    assert stage.state.round.results[0].points == (7, 8)

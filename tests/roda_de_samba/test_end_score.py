"""The last round, fame, bonuses and ties."""

import pytest

from pygames.core import Line
from pygames.roda_de_samba.data import SAMBISTS
from pygames.roda_de_samba.scoring import score_of
from tests.roda_de_samba.stage import GAME, Stage, ring, walk

rule = pytest.mark.rule
NINE = "su1 / ta1 / ag1 / rr1 / vi1 / v71 / ca1 / bj1 / pa1"
EXAMPLE = "ta1 ta3 / su2 / bj3 / pa1 pa3 / lg1 / ag4 / / ca4 / / vi1"
INVITED = "tia_ciata bezerra_da_silva candeia beth_carvalho"


@rule("RSR48")
@rule("RS30")
def test_ten_filled_spaces_announce_the_last_round() -> None:
    stage = Stage(["cu1 lg1", "ta2"], [NINE]).play("cu1", 9)
    assert stage.scene.last
    assert ("last_round", {"deck": False}) in [(event.kind, event.params) for event in stage.told]


@rule("RSR48")
def test_ten_cards_on_nine_spaces_are_no_full_circle() -> None:
    stage = Stage(["su2 su3 lg1", "ta2"], [NINE]).play("su2 su3")
    assert not stage.scene.last


@rule("RSR50")
@rule("RS30")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("start", [0, 1, 2, 3])
@pytest.mark.parametrize("trigger", [0, 1, 2, 3])
def test_the_round_is_finished_so_that_all_have_had_the_same_turns(seats: int, start: int, trigger: int) -> None:
    if start >= seats or trigger >= seats:
        return
    hands = ["cu1 cf1" if seat == trigger else f"su{seat + 1} lg{seat + 1}" for seat in range(seats)]
    circles = [NINE.replace("su1", "su4") if seat == trigger else "" for seat in range(seats)]
    stage = Stage(hands, circles, seat=trigger, start=start).play("cu1", 9).discard("cf1", "blue")
    played = [trigger]
    while stage.state.turn:
        if stage.state.phase == "draw":
            played.append(stage.seat)
        stage.act(GAME.legal_actions(stage.state, stage.seat)[0])
    expected, seat = [trigger], (trigger + 1) % seats
    while seat != start:
        expected.append(seat)
        seat = (seat + 1) % seats
    assert played == expected
    assert stage.state.phase == "over" and "over" in stage.kinds()


@rule("RSR50")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_whole_games_all_have_the_same_number_of_turns(seats: int) -> None:
    for seed in range(4):
        steps = walk(seats, seed)
        turns = [seat for state, seat, _ in steps if state.phase == "draw"]
        assert len({turns.count(seat) for seat in range(seats)}) == 1
        last = steps[-1][0]
        assert last.scene.last and turns[0] == last.scene.start


@rule("RSR49")
def test_the_game_goes_on_while_the_deck_has_a_card_and_no_circle_is_full() -> None:
    stage = Stage(["su1 lg1", "ta1 lg2"], phase="draw", stock="cf1 cf2 cf3 cf4", seat=1)
    stage.draw().play("ta1", 0).discard("lg2", "blue")
    assert (stage.state.phase, stage.seat) == ("draw", 0)
    stage.draw()
    assert stage.scene.last
    stage.play("su1", 0).discard("lg1", "blue")
    assert (stage.state.phase, stage.seat) == ("draw", 1)


def over(circles: list[str], invited: list[str]) -> object:
    return GAME.outcome(Stage([""] * len(circles), circles, phase="over", invited=invited).state)


@rule("RSR51")
def test_most_fame_wins() -> None:
    result = over(["su1 su2 su3 su4", ""], ["donga", "cartola"])
    assert (result.scores, result.winners) == ((5, 6), (1,))
    assert GAME.outcome(Stage(["su1", "ta1"], invited=["donga"]).state) is None


@rule("RSR52")
def test_of_tied_players_the_one_with_more_instruments_wins() -> None:
    result = over(["su1 / ta1", "vi1 vi2 vi3", "pa1"], ["donga", "elza_soares", "edith_do_prato"])
    assert (result.scores, result.winners) == ((5, 5, 5), (1,))


@rule("RS32")
def test_players_still_tied_share_the_win() -> None:
    result = over(["su1 / ta1", "vi1 vi2", "pa1"], ["donga", "elza_soares", "edith_do_prato"])
    assert result.winners == (0, 1)
    assert over(["", ""], ["", ""]).winners == (0, 1)


@rule("RSR53")
@rule("RSR55")
@rule("RS31")
@rule("RS10")
def test_the_example_of_scoring_gives_22() -> None:
    result = over([EXAMPLE, ""], [INVITED])
    assert result.scores == (22, 0)
    assert result.lines == (
        Line(0, "fame", {"sambist": "tia_ciata"}, 6),
        Line(0, "fame", {"sambist": "bezerra_da_silva"}, 5),
        Line(0, "fame", {"sambist": "candeia"}, 4),
        Line(0, "bonus", {"sambist": "candeia", "colour": "yellow", "count": 4}, 4),
        Line(0, "fame", {"sambist": "beth_carvalho"}, 4),
        Line(0, "bonus", {"sambist": "beth_carvalho", "colour": "red", "count": 3}, 3),
        Line(0, "crossed", {"count": 2}, -4),
    )
    assert GAME.view(Stage(["", ""], [EXAMPLE], invited=[INVITED]).state, 1).scores == (22, 0)


@rule("RSR54")
@rule("RS31")
def test_paulinho_gives_two_points_and_one_for_each_red_card() -> None:
    assert score_of(ring(), ("paulinho_da_viola",)) == 2
    assert score_of(ring("vi1 vi2 vi3 / su1 / bj1"), ("paulinho_da_viola",)) == 6


@rule("RSR53")
@pytest.mark.parametrize("name", [name for name, sambist in SAMBISTS.items() if sambist.bonus])
def test_a_bonus_counts_the_cards_of_its_colour_only(name: str) -> None:
    one_each = {"yellow": "su1 su2", "red": "vi1 vi2 vi3", "green": "pa1", "blue": "lg1 lg2 lg3 lg4"}
    sambist = SAMBISTS[name]
    expected = sambist.fame + len(one_each[sambist.bonus].split())
    assert score_of(ring(" / / ".join(one_each.values())), (name,)) == expected

"""Shows: stars, duets, advertisements, improvements, stands; what stays after the first; the end."""

from itertools import combinations_with_replacement, permutations

import pytest

from pygames.gran_circo.data import ADS, IMPROVEMENTS, MARKS, STAND_MONEY, STAND_POINTS
from pygames.gran_circo.scoring import outcome
from pygames.gran_circo.show import duets, in_row, joined, lines_of, points_of
from pygames.gran_circo.state import OVER, Kept
from tests.gran_circo.stage import Stage, kept, steps_of, tiles

rule = pytest.mark.rule
MAX = kept(
    "mime_1R magician_1LR acrobats_1R ballerina_2R tamer_2L clown_3", "stereo flyers", "red blue", "smoke effects"
)
ANA = kept("equilibrist_1R clown_1L cannonball_3 mime_3 guest_3", "radio", "red blue green violet", "bar net toilets")
SAMPLE = {"": "clown_1", "L": "clown_1L", "R": "mime_1R", "LR": "tamer_1LR"}


def lines(tent: Kept) -> dict[str, int]:
    """Return the points of a show by what brings them."""
    return {str(line.params["tile"] or line.key): line.points for line in lines_of(0, 1, tent)}


def points(improvement: str, **tent: str) -> int:
    return lines(kept(improvements=improvement, **tent))[f"imp_{improvement}"]


@rule("GCR51")
def test_the_first_example_scores_19() -> None:
    assert lines(MAX) == {
        "stars": 10, "duets": 2, "ad_stereo": 3, "ad_flyers": 2, "imp_smoke": 1, "imp_effects": 0, "stands": 1,
    }  # fmt: skip
    assert points_of(MAX) == 19 and STAND_MONEY[2] == 3


@rule("GCR52")
def test_the_second_example_scores_21() -> None:
    assert lines(ANA) == {
        "stars": 11, "duets": 1, "ad_radio": 3, "imp_bar": 1, "imp_net": 0, "imp_toilets": 3, "stands": 2,
    }  # fmt: skip
    assert points_of(ANA) == 21 and STAND_MONEY[4] == 7


@rule("GCR43")
def test_a_point_for_each_star() -> None:
    assert lines(kept("clown_3 mime_2L tamer_1LR"))["stars"] == 6


@rule("GCR45")
@rule("GCR46")
def test_a_duet_joins_two_halves() -> None:
    assert duets(tiles("magician_1LR mime_1R")) == 1 and duets(tiles("mime_1R magician_1LR")) == 1
    assert duets(tiles("mime_1R acrobats_1R")) == 0 and duets(tiles("clown_1 mime_1R")) == 0
    assert joined(tiles("mime_1R clown_1L guest_1L")) == (0,)


def most_duets(marks: tuple[str, ...]) -> int:
    """Try every row."""
    best = 0
    for row in set(permutations(marks)):
        best = max(best, sum("R" in one and "L" in two for one, two in zip(row, row[1:], strict=False)))
    return best


@rule("GC13")
def test_the_best_row_against_every_row_there_is() -> None:
    for size in range(8):
        for marks in combinations_with_replacement(("L", "R", "LR"), size):
            cast = [SAMPLE[mark] for mark in marks]
            expected = most_duets(marks) if size < 7 else _longer(marks)
            assert duets(cast) == expected, marks
            row = in_row([*cast, "guest_3"])
            assert len(joined(row)) == expected and sorted(row) == sorted([*cast, "guest_3"])


def _longer(marks: tuple[str, ...]) -> int:
    """Count for long rows by a table over what is left, which tries every row as well."""
    best: dict[tuple[int, int, int, bool], int] = {}

    def most(left: int, right: int, both: int, open_half: bool) -> int:
        key = (left, right, both, open_half)
        if key not in best:
            found = [0]
            if left:
                found.append(open_half + most(left - 1, right, both, False))
            if right:
                found.append(most(left, right - 1, both, True))
            if both:
                found.append(open_half + most(left, right, both - 1, True))
            best[key] = max(found)
        return best[key]

    return most(marks.count("L"), marks.count("R"), marks.count("LR"), False)


@rule("GC13")
def test_eight_tiles_and_more() -> None:
    for size in (8, 9, 12):
        for marks in combinations_with_replacement(("L", "R", "LR"), size):
            cast = [SAMPLE[mark] for mark in marks]
            assert duets(cast) == _longer(marks) == len(joined(in_row(cast)))
    assert all(_longer(marks) == most_duets(marks) for marks in combinations_with_replacement(("L", "R", "LR"), 5))


@rule("GCR47")
@rule("GCR48")
def test_what_advertisements_give() -> None:
    cast = "clown_1 mime_1R tamer_2L guest_3 juggler_3 trapeze_3"
    found = {name: lines(kept(cast, name))[f"ad_{name}"] for name in ("flyers", "tv", "stereo", "outdoor", "radio")}
    assert found == {"flyers": 2, "tv": 4, "stereo": 2, "outdoor": 1, "radio": 3}
    assert lines(kept("", "stereo"))["ad_stereo"] == 0 and set(ADS) == {f"ad_{name}" for name in found}


@rule("GCR49")
@rule("GC25")
def test_improvements_need_their_act_of_any_stars() -> None:
    for tile, improvement in IMPROVEMENTS.items():
        if improvement.act:
            name = tile.removeprefix("imp_")
            assert points(name, cast=f"{improvement.act}_3") == improvement.points
            assert points(name, cast="" if improvement.act != "clown" else "mime_3") == 0


@rule("GCR50")
@rule("GC30")
def test_what_stands_give() -> None:
    assert (STAND_POINTS[2:], STAND_MONEY[2:]) == ((1, 2, 2, 3), (3, 5, 7, 10))
    assert lines(kept(stands="red blue green"))["stands"] == 2
    assert lines(kept(stands="red blue green yellow violet"))["stands"] == 3


@rule("GCR58")
def test_toilettes() -> None:
    assert [points("toilets", stands="red blue green yellow violet"[:end]) for end in (14, 21)] == [1, 3]


@rule("GCR59")
def test_computerized_box_office() -> None:
    three = "clown_3 mime_3 tamer_3"
    assert [points("boxoffice", cast=cast) for cast in (three + " guest_2R", three + " guest_3")] == [1, 3]


@rule("GCR60")
def test_boxes() -> None:
    four = "magician_1LR tamer_1LR juggler_1LR trapeze_1LR"
    assert [points("boxes", cast=cast) for cast in (four, four + " mime_1R")] == [1, 3]


@rule("GCR61")
def test_tent() -> None:
    seven = "clown_1 mime_1R tamer_1 guest_1 juggler_1 trapeze_1 magician_1"
    assert [points("canvas", cast=cast) for cast in (seven, seven + " ballerina_1")] == [1, 3]


@rule("GCR62")
def test_portable_ring() -> None:
    five = "clown_2 mime_2 tamer_2 guest_2 juggler_2"
    assert [points("ring", cast=cast) for cast in (five + " trapeze_3", five + " trapeze_2")] == [1, 3]


@rule("GCR63")
@rule("GC26")
def test_sound_system_counts_printed_stars_alone() -> None:
    stars = "clown_3 mime_3 tamer_3 guest_3 juggler_3"
    assert [points("sound", cast=cast) for cast in (stars + " trapeze_2L", stars + " trapeze_3")] == [1, 3]
    # 17 stars; neither a duet nor Radio makes them 18.
    paired = kept("clown_3 mime_3 tamer_3 guest_3 acrobats_3 magician_1LR juggler_1LR", "radio", "", "sound")
    assert lines(paired)["duets"] == 1 and lines(paired)["imp_sound"] == 1


def shown(number: int, **rest: object) -> Stage:
    stock = "clown_2 mime_2 tamer_2 guest_2 juggler_2 trapeze_2 magician_2 ballerina_2 acrobats_2" if number < 4 else ""
    return Stage(3, number=number, money=(1, 2, 3), casts=("clown_3 mime_1R", "tamer_2L"), stock=stock, **rest)  # type: ignore[arg-type]


@rule("GCR42")
@rule("GCR53")
@rule("GC23")
@rule("GC28")
@rule("GC30")
def test_after_the_first_show_advertisements_and_stands_leave() -> None:
    tent = kept(ads="tv flyers", stands="red blue", improvements="spot")
    stage = shown(2, tents=(tent,), union="guest_3", outside="imp_net").all_pass()
    state = stage.state
    assert len(state.scene.shows) == 1 and state.scene.round == 3
    assert state.ads == state.stands == ((), (), ()) and state.improvements[0] == ("imp_spot",)
    assert set(state.casts[0]) == {"clown_3", "mime_1R"} and state.union == ("guest_3",)
    assert "imp_net" in state.outside[2] and not {"ad_tv", "stand_red"} & {t for row in state.outside for t in row}
    # Two different stands paid 3, then came the income of the third round.
    assert state.money == tuple(had + paid for had, paid in zip((4, 2, 3), state.scene.incomes, strict=True))
    assert [event.params["points"] for event in stage.told if event.kind == "show"] == [4 + 6 + 1 + 1, 2, 0]


@rule("GCR42")
def test_no_show_after_the_first_and_third_round() -> None:
    for number in (1, 3):
        assert shown(number).all_pass().state.scene.shows == ()


@rule("GCR54")
@rule("GCR55")
def test_the_second_show_counts_everything_again() -> None:
    stage = shown(4, tents=(kept(ads="flyers", improvements="spot"),))
    first = (kept("clown_3", improvements="spot"), kept("tamer_2L"), kept())
    stage.state = stage.state._replace(scene=stage.state.scene._replace(shows=(first,)))
    result = outcome(stage.all_pass().state)
    assert result is not None and stage.state.phase == OVER
    assert result.scores == (3 + (4 + 2 + 1), 2 + 2, 0) and result.winners == (0,)
    assert sum(line.points for line in result.lines if line.seat == 0) == 10


def tied(*tents: Kept, money: tuple[int, int, int] = (0, 0, 0)) -> tuple[int, ...]:
    """Return the winners of a game whose last show is this one."""
    casts = [" ".join(tent.cast) for tent in tents]
    stage = Stage(3, number=4, casts=casts, tents=tents, money=money).all_pass()
    result = outcome(stage.state)
    assert result is not None and result.scores[0] == result.scores[1]
    return result.winners


@rule("GCR56")
@rule("GCR57")
@rule("GC31")
def test_how_ties_are_broken() -> None:
    assert tied(kept("clown_3"), kept("mime_2L tamer_1")) == (1,)
    assert tied(kept("clown_3"), kept("mime_3", improvements="net")) == (1,)
    assert tied(kept("clown_3"), kept("mime_3"), money=(0, 1, 0)) == (1,)
    assert tied(kept("clown_3"), kept("mime_3"), money=(1, 1, 9)) == (0, 1)


def test_lines_add_up_to_the_scores() -> None:
    for seed in range(3):
        result = outcome(steps_of(3, seed)[-1].after)
        assert result is not None
        assert result.scores == tuple(sum(line.points for line in result.lines if line.seat == s) for s in range(3))


def test_marks_of_the_samples() -> None:
    assert {mark: MARKS[tile] for mark, tile in SAMPLE.items()} == {mark: mark for mark in SAMPLE}

"""Whether a circle has what a sambist asks for, with and without help."""

from collections.abc import Sequence
from random import Random

import pytest

from pygames.roda_de_samba.circle import invitable, missing, played
from pygames.roda_de_samba.data import CARDS, INSTRUMENT, INSTRUMENTS, SAMBISTS, Sambist
from tests.roda_de_samba.stage import ring

rule = pytest.mark.rule


def comes(name: str, circle: str, in_charge: str | None = None) -> bool:
    return invitable(ring(circle), in_charge, (name,)) == (name,)


@rule("RSR25")
@pytest.mark.parametrize("yellow", ["su1", "ta2", "ag3", "rr4"])
@pytest.mark.parametrize("blue", ["pf1", "cf2", "lg3", "cp4"])
def test_a_coloured_mark_is_met_by_any_instrument_of_the_colour(yellow: str, blue: str) -> None:
    assert comes("clara_nunes", f"{yellow} / v72 / tt3 / {blue}")
    assert not comes("clara_nunes", f"{yellow} / v72 / v73 / {blue}")


@rule("RSR25")
def test_a_named_mark_is_met_by_that_instrument_only() -> None:
    assert comes("cartola", "ta1 / vi1 / cu1 / lg1")
    for other in ("su1 / vi1 / cu1 / lg1", "ta1 / v71 / cu1 / lg1", "ta1 / vi1 / pa1 / lg1"):
        assert not comes("cartola", other)


@rule("RSR27")
@rule("RS15")
def test_bezerra_takes_a_surdo_and_three_more_yellow() -> None:
    assert comes("bezerra_da_silva", "su1 su2 su3 su4")
    assert comes("bezerra_da_silva", "su1 / ta1 ta2 / ag1")
    assert not comes("bezerra_da_silva", "ta1 ta2 ta3 / ag1")
    assert not comes("bezerra_da_silva", "su1 su2 / ta1 / vi1")


@rule("RSR28")
def test_tia_ciata_takes_an_identical_pair_of_yellow_and_one_of_green() -> None:
    assert comes("tia_ciata", "ta1 ta2 / pa1 pa2")
    assert comes("tia_ciata", "su1 / ta1 ta2 / cu1 / pa1 pa2")
    assert not comes("tia_ciata", "ta1 / ag1 / pa1 pa2")
    assert not comes("tia_ciata", "ta1 ta2 / pa1 / cu1")
    assert not comes("tia_ciata", "ta1 ta2 / bj1 bj2")


@rule("RS14")
def test_one_card_meets_one_mark_only() -> None:
    assert not comes("bezerra_da_silva", "su1 / ta1 / ag1")
    assert not comes("nelson_cavaquinho", "ca1 / vi1 vi2 / pa1")
    assert not comes("tia_ciata", "ta1 ta2 / pa1")
    assert missing(played(ring("ta1"), None), "tia_ciata") == 3


@rule("RS14")
def test_the_right_card_goes_to_the_right_mark() -> None:
    # Whoever gives the first card that fits to the first mark runs short in each of these.
    assert comes("silas_de_oliveira", "ta1 / su1 / pa1 / lg1")
    assert comes("silas_de_oliveira", "su1 / ta1 / pa1 / lg1")
    assert comes("tia_ciata", "su1 / ag1 / ta1 ta2 / cu1 / rm1 / pa1 pa2")
    assert comes("geraldo_pereira", "su1 / ag1 / vi1 / tt1 / cp1")


def marks_left(sambist: Sambist, cards: Sequence[str]) -> int:
    """Count the marks left empty at best, trying every card for every mark."""
    if sambist.pairs:
        first, rest = sambist.pairs[0], sambist.pairs[1:]
        family = [name for name in INSTRUMENTS if INSTRUMENTS[name] == first]
        asked = sambist._replace(pairs=rest)
        return min(marks_left(asked._replace(named=(*sambist.named, name, name)), cards) for name in family)
    return _unmatched([*sambist.named, *sambist.colours], list(cards))


def _unmatched(marks: list[str], cards: list[str]) -> int:
    if not marks:
        return 0
    mark, rest = marks[0], marks[1:]
    best = 1 + _unmatched(rest, cards)
    for card in {INSTRUMENT[card]: card for card in cards}.values():
        if mark in (INSTRUMENT[card], INSTRUMENTS[INSTRUMENT[card]]):
            best = min(best, _unmatched(rest, [other for other in cards if other != card]))
    return best


@rule("RS14")
@rule("RS18")
def test_marks_are_matched_as_by_trying_everything() -> None:
    rng = Random(5)
    seen = set()
    for size in (3, 4, 5, 6, 7, 8) * 4:
        pool = list(CARDS)
        rng.shuffle(pool)
        chosen = pool[:size]
        circle = ring(" / ".join(" ".join(c for c in chosen if c[:2] == name) for name in {c[:2] for c in chosen}))
        for name, sambist in SAMBISTS.items():
            left = marks_left(sambist, chosen)
            seen.add(left)
            assert missing(played(circle, None), name) == left, (name, chosen)
            assert comes(name, " / ".join(map(" ".join, circle))) is (left == 0)
            helped = comes(name, " / ".join(map(" ".join, circle)), "tias_baianas")
            assert helped is (left <= 1), (name, chosen)
    assert seen == {0, 1, 2, 3, 4}


@rule("RSR29")
@rule("RSR30")
def test_candeias_tamborim_helps_towards_cartola_and_clara_nunes() -> None:
    for name, circle in (("cartola", "vi1 / cu1 / cp1"), ("clara_nunes", "vi1 / pa1 / pf1")):
        assert comes(name, circle, "candeia")
        assert not comes(name, circle, None)
        assert not comes(name, circle, "bezerra_da_silva")


@rule("RSR33")
def test_tia_ciata_and_the_tias_baianas_stand_in_for_one_instrument() -> None:
    for helper in ("tia_ciata", "tias_baianas"):
        assert comes("donga", "pf1 / pa1 / bj1", helper)
        assert comes("donga", "pa1 / bj1 / su1", helper)
        assert comes("clara_nunes", "pf1 / pa1 / bj1", helper)
        assert not comes("donga", "pf1 / pa1", helper)


@rule("RSR34")
@rule("RS34")
def test_a_helper_for_women_helps_with_women_only() -> None:
    for helper in ("dona_ivone_lara", "clementina_de_jesus"):
        assert comes("edith_do_prato", "lg1 / cp1 / cf1", helper)
        assert comes("tias_baianas", "bj1 bj2 / pf1", helper)
        assert not comes("donga", "pf1 / pa1 / bj1", helper)
        assert not comes("elza_soares", "ag1 / rm1", helper)
    women = {name for name, sambist in SAMBISTS.items() if sambist.female}
    everything = " / ".join(f"{name}1 {name}2 {name}3" for name in INSTRUMENTS if INSTRUMENTS[name] != "blue")
    helped = set(invitable(ring(everything), "dona_ivone_lara", tuple(SAMBISTS)))
    alone = set(invitable(ring(everything), "cartola", tuple(SAMBISTS)))
    assert helped - alone and helped - alone <= women


@rule("RS18")
def test_a_borrowed_instrument_or_a_helper_completes_a_pair() -> None:
    assert comes("tia_ciata", "ta1 / pa1 pa2", "candeia")
    assert not comes("tia_ciata", "ag1 / pa1 pa2", "candeia")
    assert comes("tia_ciata", "ag1 / pa1 pa2", "tias_baianas")
    assert comes("tia_ciata", "ta1 ta2 / pa1", "clementina_de_jesus")
    assert not comes("tia_ciata", "ta1 / pa1", "tias_baianas")


@rule("RS14")
def test_a_borrowed_instrument_meets_one_mark() -> None:
    assert comes("bezerra_da_silva", "su1 su2 / ag1", "candeia")
    assert not comes("bezerra_da_silva", "su1 / ag1", "candeia")


@rule("RSR55")
def test_everybody_in_the_example_of_scoring_could_be_invited_without_help() -> None:
    circle = "ta1 ta3 / su2 / bj3 / pa1 pa3 / lg1 / ag4 / / ca4 / / vi1"
    for name in ("tia_ciata", "bezerra_da_silva", "candeia", "beth_carvalho"):
        assert comes(name, circle)

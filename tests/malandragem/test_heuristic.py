"""The simple player: better than a beginner, and no plain nonsense."""

from random import Random

from pygames.bots.levels import choose, random_choice
from pygames.bots.playout import play_out
from pygames.core import Setup, observe
from pygames.malandragem.actions import CALL, CARD, Claim, Give, Mirror, Name, Pass, Play, Sink
from pygames.malandragem.state import State
from tests.malandragem.stage import GAME, Stage


def share(levels: tuple[str, ...], games: int, **options: bool) -> float:
    """Return how large a share of the deals the first level wins, its seat going round."""
    won = 0.0
    for seed in range(games):
        seats = levels[seed % len(levels) :] + levels[: seed % len(levels)]
        winners = _winners(seats, Random(seed), options)
        won += (seats.index(levels[0]) in winners) / len(winners)
    return won / games


def _winners(levels: tuple[str, ...], rng: Random, options: dict[str, bool]) -> tuple[int, ...]:
    def act(state: State, seat: int) -> object:
        seen = observe(GAME, state, seat)
        return random_choice(GAME, seen, rng) if levels[seat] == "random" else choose(GAME, seen, levels[seat], rng)

    outcome = GAME.outcome(play_out(GAME, GAME.start(GAME.ready(Setup(len(levels), options))), rng, act))
    assert outcome is not None
    return outcome.winners


def chosen(stage: Stage, seat: int, level: str = "medium") -> object:
    return choose(GAME, observe(GAME, stage.state, seat), level, Random(3))


def test_medium_beats_easy_and_both_beat_chance() -> None:
    assert share(("medium", "easy", "easy"), 120) > 0.40
    assert share(("medium", "random", "random"), 60) > 0.6
    assert share(("medium", "easy", "easy"), 90, referee=False) > 0.40


def test_it_goes_out_when_it_can_and_says_the_word() -> None:
    assert chosen(Stage("6s", "3s 3h", "4s 4h"), 0) == Play("6s", 0, False)
    assert chosen(Stage("5c 9d", "3s 3h", "4s 4h"), 0) == Play("5c", 0, True)


def test_it_keeps_defences_and_gives_to_whoever_is_nearest_the_end() -> None:
    assert chosen(Stage("5c Qc Jd 9d", "3s 3h", "4s 4h"), 0) == Play("5c", 0, False)
    ten = Stage("10c Qc 9d 9h", "3s 3h 3d", "4s").done("10c", False)
    choice = chosen(ten, 0)
    assert isinstance(choice, Give) and choice.seat == 2 and choice.card != "Qc"
    king = Stage("Kc joker 9d 9h", "3s 3h 3d", "4s").done("Kc")
    assert isinstance(chosen(king, 0), Sink) and chosen(king, 0).card != "joker"


def test_it_mirrors_and_claims_when_that_pays() -> None:
    stage = Stage("5c 9d", "5c", "4s 4h").play("5c", True)
    assert chosen(stage, 1) == Mirror("5c", 0, False)
    missing = Stage("5c 9d", "3s 3h", "4s 4h").play("5c")
    assert chosen(missing, 2) == Claim(0, CALL)
    assert chosen(missing, 1) != Claim(0, CARD)
    said = Stage("5c 9d", "3s 3h", "4s 4h").play("5c", True)
    assert chosen(said, 2) == Pass()


def test_it_catches_wrong_cards_and_plays_none() -> None:
    wrong = Stage("5d 9d 9h", "3s 3h", "4s 4h", referee=False).play("5d")
    assert chosen(wrong, 2) == Claim(0, CARD)
    right = Stage("5c 9d 9h", "3s 3h", "4s 4h", referee=False).play("5c")
    assert chosen(right, 2) == Pass()
    assert chosen(Stage("5d 9d 5c", "3s", "4s", referee=False), 0) == Play("5c", 2, False)
    attacked = Stage("8d Qc Qh", "3s", "4s", referee=False, top="7c", attack=2, chain="7c")
    assert chosen(attacked, 0) == Play("Qc", 1, False)


def test_it_does_not_show_its_last_suit() -> None:
    stage = Stage("Jc 5d 5h 9h", "3s 3h", "4s 4h").done("Jc")
    named = chosen(stage, 0)
    assert isinstance(named, Name) and named.suit == "h"
    few = Stage("Jc 5h 9h", "3s 3h", "4s 4h").done("Jc")
    assert chosen(few, 0).suit != "h"

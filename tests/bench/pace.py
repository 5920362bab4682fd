"""Timing by CPU time of the process: two things measured in turn, so that a noisy neighbour disturbs both alike."""

import statistics
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

Job: TypeAlias = Callable[[], int]


class Figure(NamedTuple):
    """One line of the report; `goal` is the bound, reached from above where `at_least`, from below where not."""

    name: str
    value: float
    unit: str = "x"
    low: float | None = None
    high: float | None = None
    per_second: float | None = None
    goal: float | None = None
    at_least: bool = True

    def is_met(self) -> bool | None:
        """Tell whether the goal is met, None if there is none."""
        if self.goal is None:
            return None
        return self.value >= self.goal if self.at_least else self.value <= self.goal


def at_most(goal: float, name: str, value: float, unit: str) -> Figure:
    """Return a figure that should not exceed its goal."""
    return Figure(name, value, unit, goal=goal, at_least=False)


class Pace(NamedTuple):
    """How often a job ran in a second, and its median, least and largest ratio to the unit measured beside it."""

    per_second: float
    ratio: float
    low: float
    high: float

    def figure(self, name: str, goal: float | None = None) -> Figure:
        """Turn it into a line of the report."""
        return Figure(name, self.ratio, "x", self.low, self.high, self.per_second, goal)


def rate(job: Job, seconds: float) -> float:
    """Return how much a job does in a second; it says itself how much each call did."""
    done = 0
    start = now = time.process_time()
    while now - start < seconds:
        done += job()
        now = time.process_time()
    return done / (now - start)


def against(job: Job, unit: Job, rounds: int, seconds: float) -> Pace:
    """Measure a job and a unit in turn after an uncounted warm-up of both."""
    rate(unit, seconds / 2)
    rate(job, seconds / 2)
    pairs = [(rate(unit, seconds), rate(job, seconds)) for _ in range(rounds)]
    ratios = [ours / floor for floor, ours in pairs]
    return Pace(statistics.median(ours for _, ours in pairs), statistics.median(ratios), min(ratios), max(ratios))


def over(calls: Sequence[Callable[[], object]]) -> Job:
    """Make one job of many calls, each counting one."""

    def job() -> int:
        for call in calls:
            call()
        return len(calls)

    return job

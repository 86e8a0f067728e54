"""À ma mesure simulated: model people who learn and tire, and how often they win over any twenty matches.

    python -m ai.arena.following              at four seats and at two, by kind of person

Somebody's strength is a place on the ladder of levels; the chance to win falls as the others stand higher, by the slope
that the arena measures. They learn towards a level of their own with every match, and after some matches of an evening
they tire and play a little worse.
"""

from __future__ import annotations

from math import comb, exp
from random import Random
from statistics import fmean
from typing import NamedTuple

from ai.measure import AIM, Standing, levels
from ai.player import LEVELS

SLOPE = 0.75
"""The fall of the odds, as a power of e, for each level that the others stand higher."""
WINDOW = 20
EVENING, TIRES = 5, 0.15
"""The matches of an evening, and the levels that somebody is worse by with each of them."""


class Learner(NamedTuple):
    """Somebody who learns: where they begin and end on the ladder, and the matches until they are halfway."""

    begins: float
    ends: float
    half: float


PEOPLE = {
    "evening": Learner(0.6, 1.6, 25),
    "casual": Learner(1.5, 2.2, 30),
    "keen": Learner(2.0, 3.2, 30),
}


def strength(learner: Learner, match: int) -> float:
    """The strength of somebody in their so manieth match."""
    learnt: float = learner.ends - (learner.ends - learner.begins) * 0.5 ** (match / learner.half)
    return learnt - TIRES * (match % EVENING)


def wins(own: float, others: list[float]) -> float:
    """The chance of somebody to win among others of these strengths."""
    return exp(SLOPE * own) / (exp(SLOPE * own) + sum(exp(SLOPE * other) for other in others))


def course(learner: Learner, seats: int, matches: int, rng: Random) -> list[bool]:
    """The matches that somebody wins, one after the other, among computer players who follow them."""
    standing, found = Standing(), []
    for match in range(matches):
        others = [float(LEVELS.index(level)) for level in levels(standing.level, seats - 1)]
        won = rng.random() < wins(strength(learner, match), others)
        standing = standing.after(float(won), 1 / seats)
        found.append(won)
    return found


def windows(who: str, seats: int, people: int = 400, matches: int = 100, seed: int = 1) -> list[list[float]]:
    """The wins of many people of one kind over every twenty matches, as multiples of a fair share: a list for each
    twenty, by where they begin (0, 10, 20…), with a number for each person."""
    rng = Random(f"{who} {seats} {seed}")
    courses = [course(PEOPLE[who], seats, matches, rng) for _ in range(people)]
    return [
        [seats * fmean(each[first : first + WINDOW]) for each in courses]
        for first in range(0, matches - WINDOW + 1, 10)
    ]


def by_luck(seats: int) -> float:
    """The share of single twenties within 0.9 to 1.3 for somebody who wins exactly what is aimed at in every match:
    the rest is luck, and no rule for the levels takes it away."""
    chance = min(0.9, AIM / seats)
    return sum(
        comb(WINDOW, won) * chance**won * (1 - chance) ** (WINDOW - won)
        for won in range(WINDOW + 1)
        if 0.9 <= seats * won / WINDOW <= 1.3
    )


def main() -> int:
    """Print the mean of every window, and the share of single windows within 0.9 to 1.3; 1 if a mean lies outside."""
    good = True
    for seats in (4, 2):
        print(f"{seats} seats, {'luck':<8} alone, always {AIM} × fair: {100 * by_luck(seats):.0f} % of single twenties")
        for who in PEOPLE:
            found = windows(who, seats)
            means = [fmean(each) for each in found]
            single = [each for window in found for each in window]
            inside = fmean(0.9 <= each <= 1.3 for each in single)
            good = good and all(0.9 <= mean <= 1.3 for mean in means)
            print(
                f"{seats} seats, {who:<8} × fair over twenty matches: {min(means):.2f} to {max(means):.2f} on average; "
                f"{100 * inside:.0f} % of single twenties lie within 0.9 to 1.3"
            )
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main())

"""Games of chance: most leave nothing to think about; in some, sense helps a little, and a clock is stopped by hand."""

from __future__ import annotations

from random import Random
from typing import Any

from ai.player import Level
from game.defizz.chance.draws import worth
from game.defizz.chance.luck import GO, STAY
from game.defizz.chance.timed import TIMES
from game.defizz.moves import Chance
from game.defizz.view import LuckView

REACTION: dict[Level, tuple[float, float]] = {"easy": (34, 7), "normal": (31, 6), "hard": (28, 5)}
"""Hundredths of a second after the green light: the mean, and how far off it may be."""
STEADY: dict[Level, float] = {"easy": 40, "normal": 28, "hard": 20}
"""How far off a clock is stopped, in hundredths."""
ENOUGH = 17
"""From here on another card does more harm than good, unless somebody has more."""


def act(luck: LuckView, legal: list[Any], level: Level, rng: Random) -> Chance:
    """A move in the game of chance that is going on."""
    sense = SENSE.get(luck.kind)
    found: Chance = sense(luck, legal, level, rng) if sense is not None else rng.choice(legal)
    return found


def _twenty_one(luck: LuckView, legal: list[Any], level: Level, rng: Random) -> Chance:
    """Stop with enough, or as soon as one is ahead as the last."""
    if STAY not in legal:
        return GO
    have = worth(luck.hand)
    best = max([pick for pick in luck.picks[: luck.turn] if pick is not None], default=0)
    if level != "easy" and luck.turn == len(luck.left) - 1:
        return STAY if have > best else GO
    return STAY if have >= max(ENOUGH, min(best, 19)) else GO


def _door(luck: LuckView, legal: list[Any], level: Level, rng: Random) -> Chance:
    """The free door hides the prize twice as often: change, unless one does as one feels."""
    if GO not in legal or level == "easy":
        return rng.choice(legal)  # type: ignore[no-any-return]
    return GO


def _closest(luck: LuckView, legal: list[Any], level: Level, rng: Random) -> Chance:
    """The place nearest to which most numbers lie."""
    if level == "easy":
        return rng.choice(legal)  # type: ignore[no-any-return]
    taken = sorted(pick for pick in luck.picks if pick is not None)
    rng.shuffle(legal := list(legal))
    return max(legal, key=lambda move: _share(move.pick, taken, luck.params["top"]))  # type: ignore[no-any-return]


def _share(number: int, taken: list[int], top: int) -> float:
    """How many numbers are nearer to this one than to any other."""
    if not taken:
        return -abs(number - (top + 1) / 2)
    below = max((other for other in taken if other < number), default=None)
    above = min((other for other in taken if other > number), default=None)
    low = 0.5 if below is None else (below + number) / 2
    high = top + 0.5 if above is None else (above + number) / 2
    return high - low


def _light(luck: LuckView, legal: list[Any], level: Level, rng: Random) -> Chance:
    return _time(rng.gauss(*REACTION[level]), 12, legal)


def _stop_clock(luck: LuckView, legal: list[Any], level: Level, rng: Random) -> Chance:
    return _time(rng.gauss(100 * luck.params["seconds"], STEADY[level]), 1, legal)


def _time(hundredths: float, least: int, legal: list[Any]) -> Chance:
    return TIMES[min(max(least, round(hundredths)), len(legal) - 1)]


SENSE = {
    "twenty_one": _twenty_one,
    "door": _door,
    "closest": _closest,
    "light": _light,
    "stop_clock": _stop_clock,
}

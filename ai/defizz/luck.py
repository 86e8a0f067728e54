"""Games of chance: most leave no choice; in some a little sense helps, and a clock is stopped by hand."""

from __future__ import annotations

from random import Random

from ai.defizz.levels import TEMPERS
from ai.player import Level, reaction
from game.defizz.chance.draws import worth
from game.defizz.chance.luck import GO, STAY
from game.defizz.chance.timed import TIMES
from game.defizz.moves import Chance
from game.defizz.view import LuckView
from game.table import Move

WHIMS: tuple[Level, ...] = ("first", "easy")
"""The levels that follow a whim where a little sense helps."""
ENOUGH = 17
"""The sum from which another card does more harm than good, unless somebody has more."""
EVEN = 15
"""The sum from which playing again among equals is better than another card."""


def act(luck: LuckView, legal: list[Move], level: Level, rng: Random) -> Chance:
    """Choose a move in the game of chance that is going on."""
    moves = [move for move in legal if isinstance(move, Chance)]
    return SENSE.get(luck.kind, _any)(luck, moves, level, rng)


def _any(luck: LuckView, legal: list[Chance], level: Level, rng: Random) -> Chance:
    return rng.choice(legal)


def _twenty_one(luck: LuckView, legal: list[Chance], level: Level, rng: Random) -> Chance:
    """Go on as long as somebody has more, stop as soon as one is ahead for good, else stop with enough."""
    if STAY not in legal:
        return GO
    have, last = worth(luck.hand), luck.turn == len(luck.left) - 1
    best = max([pick for pick in luck.picks[: luck.turn] if pick is not None], default=0)
    if have < best:
        return GO
    if last and have > best:
        return STAY
    return STAY if have >= (EVEN if last and level not in WHIMS else ENOUGH) else GO


def _door(luck: LuckView, legal: list[Chance], level: Level, rng: Random) -> Chance:
    """Change to the free door, which hides the prize twice as often; weak players follow a whim."""
    if GO not in legal or level in WHIMS:
        return rng.choice(legal)
    return GO


def _closest(luck: LuckView, legal: list[Chance], level: Level, rng: Random) -> Chance:
    """Pick the number to which most numbers are nearest."""
    if level in WHIMS:
        return rng.choice(legal)
    taken = sorted(pick for pick in luck.picks if pick is not None)
    rng.shuffle(legal := list(legal))
    return max(legal, key=lambda move: _share(move.pick or 0, taken, luck.params["top"]))


def _share(number: int, taken: list[int], top: int) -> float:
    """The count of numbers nearer to this one than to any other taken; with none taken, the nearness to the middle."""
    if not taken:
        return -abs(number - (top + 1) / 2)
    below = max((other for other in taken if other < number), default=None)
    above = min((other for other in taken if other > number), default=None)
    low = 0.5 if below is None else (below + number) / 2
    high = top + 0.5 if above is None else (above + number) / 2
    return high - low


def _light(luck: LuckView, legal: list[Chance], level: Level, rng: Random) -> Chance:
    return _time(100 * reaction(level, rng), 12, legal)


def _stop_clock(luck: LuckView, legal: list[Chance], level: Level, rng: Random) -> Chance:
    return _time(rng.gauss(100 * luck.params["seconds"], TEMPERS[level].steady), 1, legal)


def _time(hundredths: float, least: int, legal: list[Chance]) -> Chance:
    return TIMES[min(max(least, round(hundredths)), len(legal) - 1)]


SENSE = {
    "twenty_one": _twenty_one,
    "door": _door,
    "closest": _closest,
    "light": _light,
    "stop_clock": _stop_clock,
}

"""The number to say in a Cible: one's own estimate, or the best number beside those that others have said."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, log, sqrt, ulp
from statistics import fmean

from ai.defizz.memory import Estimate
from game.defizz.moves import LARGEST_NUMBER

TRUST = 0.5
"""The weight of a number said by somebody else, beside one's own."""


def best_number(own: Estimate, said: Sequence[int | float], cunning: bool) -> tuple[int | float, float | None]:
    """A number that nobody has said, and its chance to be the nearest so far; None if that was not weighed."""
    if own.exact or not said or not cunning:
        return _free(own.number, said, own), None
    belief = _belief(own, said)
    step = _step(own)
    beside = [number + side for number in said for side in (-step, step)]
    candidates = [_free(number, said, own) for number in (own.number, *beside)]
    weighed = [(_nearest(number, said, own, belief), number == candidates[0], number) for number in candidates]
    chance, _, number = max(weighed)
    return number, chance


def _step(own: Estimate) -> int | float:
    """The smallest difference that counts."""
    return 1 if not own.decimals else round(0.1**own.decimals, own.decimals)


def _free(number: int | float, said: Sequence[int | float], own: Estimate) -> int | float:
    """This number, or the next one that nobody has said; the one before it where numbers come to their end."""
    step = max(_step(own), ulp(number)) if own.decimals else 1
    for side in (step, -step):
        for away in range(len(said) + 1):
            found = round(number + away * side, own.decimals) if own.decimals else number + away * side
            if found not in said and abs(found) <= LARGEST_NUMBER:
                return found
    return number


def _belief(own: Estimate, said: Sequence[int | float]) -> float:
    """The likely truth: one's own estimate, drawn towards what others have said."""
    numbers = [_scale(number, own) for number in (own.number, *said)]
    return fmean(numbers, [1.0, *[TRUST] * len(said)])


def _scale(number: int | float, own: Estimate) -> float:
    return log(max(number, 1e-9)) if own.by_ratio else float(number)


def _nearest(number: int | float, said: Sequence[int | float], own: Estimate, belief: float) -> float:
    """The chance that the truth is nearer to this number than to any other said."""
    below = max((other for other in said if other < number), default=None)
    above = min((other for other in said if other > number), default=None)
    low = 0.0 if below is None else _within((below + number) / 2, own, belief)
    high = 1.0 if above is None else _within((number + above) / 2, own, belief)
    return high - low


def _within(number: float, own: Estimate, belief: float) -> float:
    """The chance that the truth is not above this number."""
    spread = own.spread if own.by_ratio or own.spread > 1 else max(own.spread, 0.1)
    return (1 + erf((_scale(number, own) - belief) / (spread * sqrt(2)))) / 2

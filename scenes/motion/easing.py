"""Easings: from a share of the time to a share of the way, 0 to 1."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import cos, pi, sin

from scenes.kit.timing import MOMENTS, SUSPENSE_AT, SUSPENSE_WAITS

Easing = Callable[[float], float]

DECELERATE = (0.05, 0.7, 0.1, 1.0)
"""The control points of a cubic Bézier curve, as style sheets write them."""
SAMPLES = 256
BACK = 1.70158
"""How far `in_back` draws back first: about a tenth of the way."""


def linear(t: float) -> float:
    return t


def out_cubic(t: float) -> float:
    return 1.0 - (1.0 - t) ** 3


def in_out_sine(t: float) -> float:
    return 0.5 - 0.5 * cos(pi * t)


def in_back(t: float) -> float:
    return t * t * ((BACK + 1.0) * t - BACK)


def decelerate(t: float) -> float:
    """Off at once, long in coming to rest. Read from a table: 0.3 µs against 2 for solving the curve."""
    if t <= 0.0 or t >= 1.0:
        return 0.0 if t <= 0.0 else 1.0
    table = bezier(*DECELERATE)
    spot = t * SAMPLES
    index = int(spot)
    return table[index] + (table[index + 1] - table[index]) * (spot - index)


def suspense(t: float) -> float:
    """A flip that waits on its way, then goes on."""
    wait = SUSPENSE_WAITS / MOMENTS["suspense"].ms
    first = SUSPENSE_AT * (1.0 - wait)
    if t < first:
        return SUSPENSE_AT * in_out_sine(t / first)
    if t < first + wait:
        return SUSPENSE_AT
    last = 1.0 - first - wait
    return SUSPENSE_AT + (1.0 - SUSPENSE_AT) * out_cubic(min(1.0, (t - first - wait) / last))


def hill(t: float) -> float:
    """Up and down again: the shape of an arc. 0 at both ends, 1 in the middle."""
    return 4.0 * t * (1.0 - t)


def shake(t: float) -> float:
    """Two small shakes that die away: 0 at both ends."""
    return sin(4.0 * pi * t) * (1.0 - t)


@cache
def bezier(x1: float, y1: float, x2: float, y2: float) -> tuple[float, ...]:
    """The curve through (0, 0) and (1, 1) with these control points, at `SAMPLES` + 1 even steps."""

    def along(a: float, b: float, s: float) -> float:
        return 3.0 * a * s * (1.0 - s) ** 2 + 3.0 * b * s * s * (1.0 - s) + s**3

    def height(x: float) -> float:
        low, high = 0.0, 1.0
        for _ in range(40):
            middle = (low + high) / 2.0
            low, high = (middle, high) if along(x1, x2, middle) < x else (low, middle)
        return along(y1, y2, low)

    return (0.0, *(height(step / SAMPLES) for step in range(1, SAMPLES)), 1.0)


EASINGS: dict[str, Easing] = {
    "linear": linear,
    "out_cubic": out_cubic,
    "in_out_sine": in_out_sine,
    "in_back": in_back,
    "decelerate": decelerate,
    "suspense": suspense,
}
"""The ways of getting from 0 to 1, by name."""

BUMPS: dict[str, Easing] = {"hill": hill, "shake": shake}
"""The ways of leaving and coming back: 0 at both ends."""

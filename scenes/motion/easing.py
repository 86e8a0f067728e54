"""Easings: from the share of the time gone to the share of the way done, 0 to 1."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import cos, pi, sin

from scenes.kit.timing import MOVEMENTS, SUSPENSE_AT, SUSPENSE_WAITS

Easing = Callable[[float], float]

DECELERATE = (0.05, 0.7, 0.1, 1.0)
"""The control points of a cubic Bézier curve, as style sheets write them."""
SAMPLES = 256
BACK = 1.70158
"""The strength of `in_back`: it draws back by about a tenth of the way first."""


def linear(t: float) -> float:
    """Evenly."""
    return t


def out_cubic(t: float) -> float:
    """Fast first, slow at the end."""
    return 1.0 - (1.0 - t) ** 3


def in_out_sine(t: float) -> float:
    """Slow at both ends."""
    return 0.5 - 0.5 * cos(pi * t)


def in_back(t: float) -> float:
    """Back a little first, then ever faster."""
    return t * t * ((BACK + 1.0) * t - BACK)


def decelerate(t: float) -> float:
    """Fast at once, slow to come to rest; read from a table, 0.3 µs against 2 for solving the curve."""
    if t <= 0.0 or t >= 1.0:
        return 0.0 if t <= 0.0 else 1.0
    table = bezier(*DECELERATE)
    spot = t * SAMPLES
    index = int(spot)
    return table[index] + (table[index + 1] - table[index]) * (spot - index)


def suspense(t: float) -> float:
    """Go as far as `SUSPENSE_AT`, wait there, then go on."""
    wait = SUSPENSE_WAITS / MOVEMENTS["suspense"].ms
    first = SUSPENSE_AT * (1.0 - wait)
    if t < first:
        return SUSPENSE_AT * in_out_sine(t / first)
    if t < first + wait:
        return SUSPENSE_AT
    last = 1.0 - first - wait
    return SUSPENSE_AT + (1.0 - SUSPENSE_AT) * out_cubic(min(1.0, (t - first - wait) / last))


def hill(t: float) -> float:
    """The height of an arc: 0 at both ends, 1 in the middle."""
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
"""Easings from 0 to 1, by name."""

BUMPS: dict[str, Easing] = {"hill": hill, "shake": shake}
"""Easings that leave and come back, 0 at both ends, by name."""

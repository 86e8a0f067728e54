"""The place of the coach's bubble: near what it speaks of, and never over it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf

from scenes.kit.box import Box

WIDTHS = (404.0, 470.0, 560.0, 680.0, 330.0, 276.0)
"""The widths that a bubble can have at the usual text size, the best first."""
ACROSS, DOWN = 20, 12
"""The distance between two places that are tried."""
APART = 10.0
"""The room between the bubble and what is lit."""
PREFERRED = 1000.0
"""The x of the middle of a bubble that could be anywhere."""

COVERED = 1e6
"""The cost of a place that covers something lit."""


def place(
    area: Box, height: Callable[[float], float], lit: Sequence[Box], others: Sequence[Box], text_size: float = 1.0
) -> Box:
    """The box of a bubble whose height depends on its width: it covers nothing lit, and little of the `others`.

    If there is no such place, it covers as little of what is lit as it can.
    """
    worst: tuple[float, Box] | None = None
    for usual in WIDTHS:
        width = min(usual * (0.6 + 0.4 * text_size), area.width)
        size = width, height(width)
        if size[1] > area.height:
            continue
        found = _best(area, size, lit, others)
        if found[0] < COVERED:
            return found[1]
        worst = min(worst or found, found)
    assert worst is not None, "the bubble is larger than the table"
    return worst[1]


def _best(area: Box, size: tuple[float, float], lit: Sequence[Box], others: Sequence[Box]) -> tuple[float, Box]:
    """The place of least cost for a bubble of this size, less is better: its way from what is lit, and what it covers.

    Some thousands of places are compared, so what costs time is worked out only for those that may be the best.
    """
    kept, in_the_way = [_sides(box.inset(-APART)) for box in lit], [_sides(box) for box in others]
    middle, heart = (_middle(lit)[0] if lit else 0.0), area.centre[1]
    near = [_sides(box) for box in lit]
    width, height = size
    best, place = inf, Box(area.x, area.y, width, height)
    for x in _steps(area.x, area.right - width, ACROSS):
        for y in _steps(area.y, area.bottom - height, DOWN):
            sides = x, y, x + width, y + height
            cost = abs(x + width / 2 - PREFERRED) * 0.12 + abs(y + height / 2 - heart) * 0.25
            if near and cost < best:
                cost += min(_away(sides, each) for each in near) * 0.6 + abs(x + width / 2 - middle) * 0.1
            if cost < best:
                hidden = _shared(sides, kept)
                cost += COVERED + hidden if hidden else 0.0
            if cost < best:
                cost += _shared(sides, in_the_way) / 40
            if cost < best:
                best, place = cost, Box(x, y, width, height)
    return best, place


Sides = tuple[float, float, float, float]
"""Left, top, right and bottom of a box."""


def _sides(box: Box) -> Sides:
    return box.x, box.y, box.right, box.bottom


def _steps(first: float, last: float, step: int) -> list[float]:
    """Numbers from the first to the last, both among them."""
    count = max(0, int((last - first) // step))
    return [first + step * number for number in range(count + 1)] + [last]


def _shared(sides: Sides, others: Sequence[Sides]) -> float:
    """The area that a box shares with others."""
    left, top, right, bottom = sides
    found = 0.0
    for x, y, end, foot in others:
        across, down = min(right, end) - max(left, x), min(bottom, foot) - max(top, y)
        if across > 0 and down > 0:
            found += across * down
    return found


def _away(sides: Sides, other: Sides) -> float:
    """The distance between two boxes."""
    across = max(0.0, other[0] - sides[2], sides[0] - other[2])
    down = max(0.0, other[1] - sides[3], sides[1] - other[3])
    return across + down


def _middle(boxes: Sequence[Box]) -> tuple[float, float]:
    """The middle of some boxes."""
    centres = [box.centre for box in boxes]
    return sum(x for x, _ in centres) / len(centres), sum(y for _, y in centres) / len(centres)

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
"""The least room between the bubble and what is lit."""
CLEAR = 30.0
"""The room between them in which the bubble's tail covers nothing."""
PREFERRED = 1000.0
"""The x of the middle of a bubble that could be anywhere."""

CUT = 40.0
"""The cost of a thing that is covered in part: it looks worse than one that is covered whole."""
COVERED = 1e6
"""The cost of a place that covers something lit."""


def place(
    area: Box, height: Callable[[float], float], lit: Sequence[Box], others: Sequence[Box], text_size: float = 1.0
) -> Box:
    """The box of a bubble whose height depends on its width: it covers nothing lit, and little of the `others`.

    If there is no such place, it covers as little of what is lit as it can.
    """
    others = [box for box in dict.fromkeys(others) if not any(each.contains(box) for each in lit)]
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
    """The place of least cost for a bubble of this size, with its cost: its way from what is lit, and what it covers.

    Some thousands of places are compared, so what costs time is worked out only for those that may be the best.
    """
    kept, in_the_way = [_sides(box.inset(-APART)) for box in lit], [_sides(box) for box in others]
    near, middle, heart = [_sides(box) for box in lit], (_middle(lit)[0] if lit else 0.0), area.centre[1]
    width, height = size
    best, place = inf, Box(area.x, area.y, width, height)
    for x in _steps(area.x, area.right - width, ACROSS):
        for y in _steps(area.y, area.bottom - height, DOWN):
            sides = x, y, x + width, y + height
            cost = abs(x + width / 2 - PREFERRED) * 0.12 + abs(y + height / 2 - heart) * 0.25
            if near and cost < best:
                far = min(_away(sides, each) for each in near)
                cost += far * 0.6 + max(0.0, CLEAR - far) * 3 + abs(x + width / 2 - middle) * 0.1
            if cost < best:
                hidden = sum(_shared(sides, each) for each in kept)
                cost += COVERED + hidden if hidden else 0.0
            if cost < best:
                cost += sum(_hides(sides, each) for each in in_the_way)
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


def _shared(sides: Sides, other: Sides) -> float:
    """The area that two boxes share."""
    across = min(sides[2], other[2]) - max(sides[0], other[0])
    down = min(sides[3], other[3]) - max(sides[1], other[1])
    return across * down if across > 0 and down > 0 else 0.0


def _hides(sides: Sides, other: Sides) -> float:
    """The cost of covering another thing, whole or in part; 0 if the box leaves it free."""
    hidden = _shared(sides, other)
    if not hidden:
        return 0.0
    whole = (other[2] - other[0]) * (other[3] - other[1])
    return hidden / 40 + (CUT if hidden < whole - 1 else 0.0)


def _away(sides: Sides, other: Sides) -> float:
    """The distance between two boxes, across and down together."""
    across = max(0.0, other[0] - sides[2], sides[0] - other[2])
    down = max(0.0, other[1] - sides[3], sides[1] - other[3])
    return across + down


def away(box: Box, other: Box) -> float:
    """The distance between two boxes, across and down together."""
    return _away(_sides(box), _sides(other))


def _middle(boxes: Sequence[Box]) -> tuple[float, float]:
    """The middle of some boxes."""
    centres = [box.centre for box in boxes]
    return sum(x for x, _ in centres) / len(centres), sum(y for _, y in centres) / len(centres)

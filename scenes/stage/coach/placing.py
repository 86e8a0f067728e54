"""The place of the coach's bubble: near what it speaks of, and never over it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

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
    """The place of least cost for a bubble of this size."""
    kept = [box.inset(-APART) for box in lit]
    places = [
        Box(x, y, *size)
        for x in _steps(area.x, area.right - size[0], ACROSS)
        for y in _steps(area.y, area.bottom - size[1], DOWN)
    ]
    return min(((_cost(box, area, lit, kept, others), box) for box in places), key=lambda found: found[0])


def _steps(first: float, last: float, step: int) -> list[float]:
    """Numbers from the first to the last, both among them."""
    count = max(0, int((last - first) // step))
    return [first + step * number for number in range(count + 1)] + [last]


def _cost(box: Box, area: Box, lit: Sequence[Box], kept: Sequence[Box], others: Sequence[Box]) -> float:
    """The worth of a place, less is better: what it covers, and its distance from what is lit."""
    hidden = sum(_area(box.shared(each)) for each in kept)
    cost = (COVERED + hidden) if hidden else 0.0
    cost += sum(_area(box.shared(each)) for each in others) / 40
    x, y = box.centre
    if lit:
        cost += min(_away(box, each) for each in lit) * 0.6 + abs(x - _middle(lit)[0]) * 0.1
    return cost + abs(x - PREFERRED) * 0.12 + abs(y - area.centre[1]) * 0.25


def _area(box: Box) -> float:
    return box.width * box.height


def _away(box: Box, other: Box) -> float:
    """The distance between two boxes."""
    across = max(0.0, other.x - box.right, box.x - other.right)
    down = max(0.0, other.y - box.bottom, box.y - other.bottom)
    return across + down


def _middle(boxes: Sequence[Box]) -> tuple[float, float]:
    """The middle of some boxes."""
    centres = [box.centre for box in boxes]
    return sum(x for x, _ in centres) / len(centres), sum(y for _, y in centres) / len(centres)

"""Rectangles in logical units, and rows and columns of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle on the table, in logical units: its upper left corner and its size."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def holds(self, x: float, y: float) -> bool:
        """Tell if a point lies inside; the left and upper edges count, the right and lower ones don't."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def contains(self, other: Box, slack: float = 0.5) -> bool:
        """Tell if all of `other` lies inside; it may stand out by `slack` on every side."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def overlaps(self, other: Box, slack: float = 0.5) -> bool:
        """Tell if the two boxes share more than a strip `slack` wide."""
        return (
            self.x < other.right - slack
            and other.x < self.right - slack
            and self.y < other.bottom - slack
            and other.y < self.bottom - slack
        )

    def shared(self, other: Box) -> Box:
        """The part that lies in both boxes; its width or height is 0 if there is none."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        width, height = min(self.right, other.right) - x, min(self.bottom, other.bottom) - y
        return Box(x, y, max(0.0, width), max(0.0, height))

    def around(self, other: Box) -> Box:
        """The smallest box that holds both boxes."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Box(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)

    def inset(self, across: float, down: float | None = None) -> Box:
        """The same box, smaller by `across` on the left and right and by `down` (else `across`) above and below."""
        down = across if down is None else down
        return Box(self.x + across, self.y + down, self.width - 2 * across, self.height - 2 * down)

    def row(self, count: int, gap: float) -> Iterator[Box]:
        """`count` boxes of equal width side by side, `gap` apart."""
        width = (self.width - gap * (count - 1)) / count
        return (Box(self.x + index * (width + gap), self.y, width, self.height) for index in range(count))

    def column(self, count: int, gap: float) -> Iterator[Box]:
        """`count` boxes of equal height one under the other, `gap` apart."""
        height = (self.height - gap * (count - 1)) / count
        return (Box(self.x, self.y + index * (height + gap), self.width, height) for index in range(count))


def centred(x: float, y: float, width: float, height: float) -> Box:
    """A box of this size with its centre at (x, y)."""
    return Box(x - width / 2, y - height / 2, width, height)

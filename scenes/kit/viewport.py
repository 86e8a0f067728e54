"""The viewport: from the table's logical units to the window's pixels and back."""

from __future__ import annotations

import msgspec

from scenes.kit.theme import HEIGHT, NARROWEST, WIDEST


class Viewport(msgspec.Struct, frozen=True):
    """A table 720 high in a window of any size: as wide as the window's aspect, from 4:3 to 21:9, else with margins."""

    pixels: tuple[int, int]
    scale: float
    width: float
    left: int
    top: int

    @classmethod
    def of(cls, pixels: tuple[int, int]) -> Viewport:
        """The viewport of a window of this size."""
        across, down = max(1, pixels[0]), max(1, pixels[1])
        aspect = min(max(across / down, NARROWEST), WIDEST)
        scale = min(across / (HEIGHT * aspect), down / HEIGHT)
        width = HEIGHT * aspect
        left, top = round((across - width * scale) / 2), round((down - HEIGHT * scale) / 2)
        return cls((across, down), scale, width, left, top)

    @property
    def height(self) -> float:
        return float(HEIGHT)

    def px(self, length: float) -> int:
        """A length in whole pixels, never less than one."""
        return max(1, round(length * self.scale))

    def to_pixels(self, x: float, y: float) -> tuple[int, int]:
        """A point of the table, in pixels of the window."""
        return self.left + round(x * self.scale), self.top + round(y * self.scale)

    def to_table(self, across: float, down: float) -> tuple[float, float]:
        """A pixel of the window, as a point of the table."""
        return (across - self.left) / self.scale, (down - self.top) / self.scale

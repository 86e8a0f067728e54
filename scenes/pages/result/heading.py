"""The head of a result: who has won, why, how the evening stands, and a ribbon for a record."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.icons import ICONS
from scenes.kit.text import STRONG_STYLE, Style, Type
from scenes.kit.theme import BRASS, INK, colour
from scenes.kit.widget import Widget

TITLES = tuple(Style("display", 900, size, True) for size in (66, 54, 44, 36, 30))
"""The styles of the title; the largest that has room is taken."""
WHY = Style("text", 600, 18)
RIBBON = 40.0
"""The height of the ribbon."""
FOLD = colour("#B9791B")


class Told(NamedTuple):
    """The words of the head."""

    title: str
    lines: tuple[str, ...]
    """The sentences below the title."""
    tally: str = ""
    """The state of the evening; empty for none."""
    ribbon: str = ""
    """The words on the ribbon; empty for none."""


class Head(Widget):
    """The words over the podium."""

    focusable = False

    def __init__(self, box: Box, told: Told, kind: Type) -> None:
        super().__init__(box)
        self.told = told
        fitting = (style for style in TITLES if kind.width(told.title, style) <= box.width)
        self.style = next(fitting, TITLES[-1])
        lines = [row for line in told.lines for row in kind.wrap(line, WHY, box.width)]
        self.lines = [*lines, *([told.tally] if told.tally else [])]
        title = kind.line(self.style) * 0.98 * len(kind.wrap(told.title, self.style, box.width))
        ribbon = RIBBON * kind.text_size + 10 if told.ribbon else 0.0
        self.title_high = title
        self.box = box._replace(height=title + kind.line(WHY) * len(self.lines) + ribbon)

    def draw(self, canvas: Canvas) -> None:
        kind, box = canvas.type, self.box
        canvas.paragraph(
            self.told.title, box._replace(height=self.title_high), self.style, canvas.cloth.words, "centre"
        )
        top = box.y + self.title_high
        for number, line in enumerate(self.lines):
            tally = self.told.tally and number == len(self.lines) - 1
            row = Box(box.x, top, box.width, kind.line(WHY))
            canvas.text(line, row, WHY, canvas.cloth.brass if tally else canvas.cloth.words, "centre")
            top = row.bottom
        if self.told.ribbon:
            self._ribbon(canvas, top + 10)

    def _ribbon(self, canvas: Canvas, top: float) -> None:
        """Draw the ribbon, its ends folded behind it."""
        kind = canvas.type
        text = f"{ICONS['star']} {self.told.ribbon} {ICONS['star']}"
        high = RIBBON * kind.text_size
        band = centred(self.box.centre[0], top + high / 2, kind.width(text, STRONG_STYLE) + 56, high)
        view = canvas.view
        for side in (-1, 1):
            edge = band.x if side < 0 else band.right
            out, inner = edge + side * 32, edge - side * 14
            points = [
                (inner, top + 8),
                (out, top + 8),
                (out - side * 14, top + 8 + high / 2),
                (out, top + 8 + high),
                (inner, top + 8 + high),
            ]
            pygame.draw.polygon(canvas.surface, FOLD, [view.to_pixels(*point) for point in points])
        canvas.panel(band, BRASS, 5, shadow=6)
        canvas.text(text, band, STRONG_STYLE, INK, "centre")

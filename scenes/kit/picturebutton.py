"""A button with a picture: for choices that are seen rather than read."""

from __future__ import annotations

from collections.abc import Callable

from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.canvas import Align, Canvas
from scenes.kit.text import STRONG_STYLE, Style, Type
from scenes.kit.theme import BRASS, CREAM, INK, PAPER

Figure = Callable[[Canvas, Box], None]
"""A function that draws a picture in the middle of a box."""

RADIUS = 18
MARGIN = 6
"""The room around the picture and below the words."""
ASIDE = 10
"""The room on either side of the words."""
BROAD = 2.0
"""The width of a button, as a multiple of its height, from which on its words stand beside the picture if they fit."""
CAPTIONS = (STRONG_STYLE, Style("text", 800, 14), Style("text", 800, 13), Style("text", 700, 13, fixed=True))
"""The styles of the words, the largest that fits: they are set smaller before they are cut."""


class PictureButton(Button):
    """A paper button with a picture: its words stand below or beside it, or in its tip if it needs none."""

    def __init__(
        self, box: Box, text: str, figure: Figure, does: Callable[[], None], captioned: bool = True, tip: str = ""
    ) -> None:
        super().__init__(box, text, does, tip=tip or ("" if captioned else text))
        self.figure = figure
        self.captioned = captioned

    def fit(self, kind: Type) -> None:
        _, words = self._parts(kind)
        self.style = next((style for style in CAPTIONS if kind.width(self.text, style) <= words.width), CAPTIONS[-1])

    def draw(self, canvas: Canvas) -> None:
        box = self.box if not self.pressed else self.box._replace(y=self.box.y + 2)
        lit = self.hover and self.enabled
        radius = min(RADIUS, box.height / 2)
        canvas.panel(
            box,
            CREAM if lit else PAPER,
            radius,
            alpha=1.0 if self.enabled else 0.45,
            outline=BRASS,
            line=4 if lit else 2,
            shadow=0 if self.pressed else 8,
        )
        self.ring(canvas, radius)
        picture, words = self._parts(canvas.type)
        down = box.y - self.box.y
        self.figure(canvas, picture._replace(y=picture.y + down))
        if self.captioned:
            align: Align = "left" if words.x > picture.x + picture.width / 2 else "centre"
            canvas.text(self.text, words._replace(y=words.y + down), self.style, INK, align)

    def _parts(self, kind: Type) -> tuple[Box, Box]:
        """The boxes of the picture and of the words."""
        box = self.box
        inner = box.inset(MARGIN)
        if not self.captioned:
            return inner, inner
        room = inner.width - inner.height - MARGIN - ASIDE
        if box.width >= BROAD * box.height and kind.width(self.text, STRONG_STYLE) <= room:
            beside = Box(inner.x + inner.height + MARGIN, inner.y, room, inner.height)
            return inner._replace(width=inner.height), beside
        line = min(kind.line(STRONG_STYLE), inner.height / 2)
        words = Box(box.x + ASIDE, inner.bottom - line, box.width - 2 * ASIDE, line)
        return inner._replace(height=inner.height - line), words


def broad_enough(kind: Type, text: str) -> float:
    """The width in which these words stand below a picture without being set smaller."""
    return kind.width(text, STRONG_STYLE) + 2 * ASIDE

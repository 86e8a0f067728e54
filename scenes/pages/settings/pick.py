"""A picture to choose among others: the chosen one is framed and checked, so that it is told without colours too."""

from __future__ import annotations

from collections.abc import Callable

from scenes.kit.box import Box, centred
from scenes.kit.button import Button
from scenes.kit.canvas import Canvas
from scenes.kit.picturebutton import CAPTIONS, Figure
from scenes.kit.text import Type
from scenes.kit.theme import BRASS, CREAM, INK, MUTED, TEAL

FRAME = 5
"""The room between a picture and the frame around it."""
RADIUS = 14
CHECK = 24
"""The width of the check mark of a chosen picture."""


class Pick(Button):
    """A picture that calls `does` when it is chosen; its words stand below it, or in its tip."""

    def __init__(
        self, box: Box, text: str, figure: Figure, does: Callable[[], None], chosen: bool, captioned: bool = True
    ) -> None:
        super().__init__(box, text, does, tip="" if captioned else text)
        self.figure = figure
        self.chosen = chosen
        self.captioned = captioned

    def fit(self, kind: Type) -> None:
        fitting = (style for style in CAPTIONS if kind.width(self.text, style) <= self.box.width)
        self.style = next(fitting, CAPTIONS[-1])

    def draw(self, canvas: Canvas) -> None:
        picture, words = self._parts(canvas.type)
        if self.chosen:
            canvas.panel(picture, None, RADIUS, outline=INK, line=4.5)
            canvas.panel(picture.inset(1), None, RADIUS - 1, outline=BRASS, line=2.5)
        elif self.hover:
            canvas.panel(picture, None, RADIUS, outline=MUTED, line=2)
        self.figure(canvas, picture.inset(FRAME))
        if self.chosen:
            check = centred(picture.right - CHECK * 0.4, picture.y + CHECK * 0.4, CHECK, CHECK)
            canvas.panel(check, TEAL, CHECK / 2, outline=CREAM, line=2)
            canvas.icon("check", *check.centre, CHECK * 0.56, CREAM)
        if self.captioned:
            canvas.text(self.text, words, self.style, INK, "centre")
        self.ring(canvas, RADIUS)

    def _parts(self, kind: Type) -> tuple[Box, Box]:
        """The boxes of the picture and of the words below it."""
        line = kind.line(CAPTIONS[0]) if self.captioned else 0.0
        picture = self.box._replace(height=self.box.height - line)
        return picture, Box(self.box.x, picture.bottom, self.box.width, line)

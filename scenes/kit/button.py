"""A button with round ends."""

from __future__ import annotations

from collections.abc import Callable

from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.text import STRONG_STYLE, Style
from scenes.kit.theme import CORAL, CREAM, TEAL, Colour
from scenes.kit.widget import Widget

KINDS: dict[str, Colour] = {"do": TEAL, "urgent": CORAL}
"""The ground of a button by its kind; that of a quiet one, which is not the first choice, belongs to the cloth."""


class Button(Widget):
    """A labelled button that calls `does` when it is clicked or confirmed."""

    def __init__(
        self,
        box: Box,
        text: str,
        does: Callable[[], None],
        kind: str = "quiet",
        tip: str = "",
        style: Style = STRONG_STYLE,
    ) -> None:
        super().__init__(box, tip)
        self.text = text
        self.does = does
        self.kind = kind
        self.style = style

    def says(self) -> str:
        return self.text

    def click(self) -> None:
        self.does()

    def draw(self, canvas: Canvas) -> None:
        radius = self.box.height / 2
        colour = KINDS.get(self.kind, canvas.cloth.quiet)
        if self.hover and self.enabled:
            colour = lighter(colour)
        box = self.box if not self.pressed else Box(self.box.x, self.box.y + 2, self.box.width, self.box.height)
        canvas.panel(box, colour, radius, alpha=1.0 if self.enabled else 0.45, shadow=0 if self.pressed else 8)
        self.ring(canvas, radius)
        canvas.text(self.text, box.inset(radius * 0.6, 0), self.style, CREAM, "centre")


def lighter(colour: Colour) -> Colour:
    """The same colour, a little lighter: for what is hovered."""
    red, green, blue = (min(255, part + 22) for part in colour)
    return red, green, blue

"""A round button with an icon: for the corners of the table."""

from __future__ import annotations

from collections.abc import Callable

from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.theme import CREAM
from scenes.kit.widget import Widget

SIDE = 46
"""Its width and height."""
ICON = 0.44
"""The icon's size, as a share of the button's."""


class IconButton(Widget):
    """A round button that calls `does`; its tip says what that is, for an icon alone says little."""

    def __init__(self, box: Box, icon: str, does: Callable[[], None], tip: str) -> None:
        super().__init__(box, tip)
        self.icon = self.thing = icon
        self.does = does

    def says(self) -> str:
        return self.icon

    def click(self) -> None:
        self.does()

    def draw(self, canvas: Canvas) -> None:
        side = min(self.box.width, self.box.height)
        x, y = self.box.centre
        y += 2 if self.pressed else 0
        ground = canvas.cloth.lit if self.hover and self.enabled else canvas.cloth.knob
        canvas.panel(centred(x, y, side, side), ground, side / 2, alpha=0.85 if self.enabled else 0.35)
        canvas.icon(self.icon, x, y, side * ICON, CREAM)
        self.ring(canvas, side / 2)

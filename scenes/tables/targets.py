"""Seats that can be chosen: to be given a card, to swap with, to claim a race."""

from __future__ import annotations

from collections.abc import Callable

from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.widget import Widget
from scenes.stage.ring import dashes

ROUND = 30.0
"""The greatest radius of the corners: a plate is round at its ends, a large seat only at its corners."""


class SeatTarget(Widget):
    """A plate that can be clicked, with a dashed line around it (a mark that needs no colour)."""

    def __init__(self, box: Box, does: Callable[[], object], tip: str = "") -> None:
        super().__init__(around(box), tip)
        self.does = does

    def click(self) -> None:
        self.does()

    def draw(self, canvas: Canvas) -> None:
        mark(canvas, self.box, self.hover)
        self.ring(canvas, min(ROUND, self.box.height / 2))


def around(plate: Box) -> Box:
    """The box of the dashed line around a plate."""
    return plate.inset(-6)


def mark(canvas: Canvas, box: Box, lit: bool) -> None:
    """Draw a dashed line along a box: in the colour of words if it is lit, else in brass."""
    px, scale = canvas.view.px, canvas.view.scale
    size = px(box.width), px(box.height)
    tone = canvas.cloth.words if lit else canvas.cloth.brass
    canvas.picture(dashes(*size, min(px(ROUND), size[1] // 2), px(2.5), tone, scale), *box.centre)

"""A panel behind a group of widgets."""

from __future__ import annotations

from typing import Literal

from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.theme import INK, PAPER
from scenes.kit.widget import Widget


class Panel(Widget):
    """Paper with a shadow, or a darker patch of the cloth; put it before its group in a page's list of widgets."""

    focusable = False

    def __init__(self, box: Box, look: Literal["paper", "dark"] = "paper", radius: float = 22) -> None:
        super().__init__(box)
        self.look = look
        self.radius = radius

    def draw(self, canvas: Canvas) -> None:
        if self.look == "paper":
            canvas.panel(self.box, PAPER, self.radius, shadow=14)
        else:
            canvas.panel(self.box, INK, self.radius, alpha=0.35)

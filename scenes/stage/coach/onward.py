"""The button that goes on to the next step: with a lock as long as something is to be done first."""

from __future__ import annotations

from collections.abc import Callable

from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.canvas import Canvas
from scenes.kit.icons import ICONS
from scenes.kit.theme import Colour

GREY: Colour = (205, 209, 200)
FAINT: Colour = (126, 128, 120)


class OnwardButton(Button):
    """A button on the coach's paper; locked, it can't be pressed and says so by its lock."""

    def __init__(self, box: Box, text: str, does: Callable[[], None], locked: bool) -> None:
        super().__init__(box, text, does, "do")
        self.enabled = not locked
        self.tag = "onward"

    def draw(self, canvas: Canvas) -> None:
        if self.enabled:
            super().draw(canvas)
            return
        canvas.panel(self.box, GREY, self.box.height / 2)
        canvas.text(f"{ICONS['lock']} {self.text}", self.box.inset(6, 0), self.style, FAINT, "centre")

"""A toggle: on or off."""

from __future__ import annotations

from collections.abc import Callable

from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.text import BODY_STYLE
from scenes.kit.theme import BRASS, CREAM, MUTED
from scenes.kit.widget import Widget

TRACK = (52, 28)


class Toggle(Widget):
    """A switch with its name to the left; on or off is seen by the knob's side too, not by colour alone."""

    def __init__(self, box: Box, text: str, on: bool, changed: Callable[[bool], None], tip: str = "") -> None:
        super().__init__(box, tip)
        self.text = text
        self.on = on
        self.changed = changed

    def says(self) -> str:
        return self.text or self.tip

    def click(self) -> None:
        self.on = not self.on
        self.changed(self.on)

    def draw(self, canvas: Canvas) -> None:
        width, height = TRACK
        track = Box(self.box.right - width - 6, self.box.centre[1] - height / 2, width, height)
        name = Box(self.box.x, self.box.y, track.x - self.box.x - 12, self.box.height)
        if self.text:
            canvas.text(self.text, name, BODY_STYLE, canvas.cloth.words if self.enabled else MUTED)
        canvas.panel(track, BRASS if self.on else canvas.cloth.quiet, height / 2, outline=CREAM, line=1.5)
        knob = height - 8
        left = track.right - knob - 4 if self.on else track.x + 4
        canvas.panel(Box(left, track.y + 4, knob, knob), CREAM, knob / 2)
        self.ring(canvas, 10)

"""A slider: a whole number from 0 to a maximum."""

from __future__ import annotations

from collections.abc import Callable

from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.intents import Action, Intent, Pointer
from scenes.kit.text import DIGITS_STYLE
from scenes.kit.theme import BRASS, CREAM, Colour
from scenes.kit.widget import Widget

KNOB = 24
NUMBER = 44
"""The room for the value at the right of the line."""


class Slider(Widget):
    """A value from 0 to `most` on a line; dragged, clicked, or moved with left and right. `changed` gets each value."""

    def __init__(
        self,
        box: Box,
        value: int,
        most: int,
        changed: Callable[[int], None],
        tip: str = "",
        colour: Colour | None = None,
    ) -> None:
        super().__init__(box, tip)
        self.value = value
        self.most = most
        self.changed = changed
        self.colour = colour
        """The colour of its number: None for that of words on the cloth."""

    def handle(self, intent: Intent) -> bool:
        if not self.enabled:
            return False
        if intent in (Action("left"), Action("right")):
            self._set(self.value + (1 if intent == Action("right") else -1))
            return True
        if isinstance(intent, Pointer):
            if intent.kind == "press" and self.box.holds(intent.x, intent.y):
                self.pressed = True
            elif intent.kind == "release":
                held, self.pressed = self.pressed, False
                return held
            if self.pressed:
                self._set(round((intent.x - self._line.x) / self._line.width * self.most))
                return True
        return False

    def _set(self, value: int) -> None:
        value = min(max(value, 0), self.most)
        if value != self.value:
            self.value = value
            self.changed(value)

    @property
    def _line(self) -> Box:
        """The line that the knob moves along, from its centre at 0 to its centre at `most`."""
        width = self.box.width - KNOB - NUMBER
        return Box(self.box.x + KNOB / 2, self.box.centre[1] - 3, width, 6)

    def draw(self, canvas: Canvas) -> None:
        line = self._line
        along = line.width * self.value / self.most
        canvas.panel(line, canvas.cloth.quiet, 3)
        if along >= 1:
            canvas.panel(Box(line.x, line.y, along, line.height), BRASS, 3)
        middle = line.x + along
        canvas.panel(Box(middle - KNOB / 2, self.box.centre[1] - KNOB / 2, KNOB, KNOB), CREAM, KNOB / 2, shadow=4)
        room = Box(self.box.right - NUMBER, self.box.y, NUMBER, self.box.height)
        canvas.text(str(self.value), room, DIGITS_STYLE, self.colour or canvas.cloth.words, "right")
        self.ring(canvas, 12)

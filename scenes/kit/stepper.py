"""A stepper: a number between two buttons, less and more."""

from __future__ import annotations

from collections.abc import Callable

from scenes.kit.box import Box
from scenes.kit.button import lighter
from scenes.kit.canvas import Canvas
from scenes.kit.intents import Action, Intent, Pointer
from scenes.kit.text import DIGITS_STYLE
from scenes.kit.theme import BRASS, CREAM, INK, MUTED
from scenes.kit.widget import Widget

EDGE = 3
SIGN = 16
"""The size of the icons on the buttons."""


class Stepper(Widget):
    """– value +, from `least` to `most` by `step`; left and right change it too, and Enter goes round.

    `changed` gets each new value.
    """

    def __init__(
        self,
        box: Box,
        value: int,
        least: int,
        most: int,
        changed: Callable[[int], None],
        tip: str = "",
        step: int = 1,
        shown: Callable[[int], str] = str,
    ) -> None:
        super().__init__(box, tip)
        self.value = value
        self.least = least
        self.most = most
        self.step = step
        self.changed = changed
        self.shown = shown
        """The text shown for a value."""

    def handle(self, intent: Intent) -> bool:
        if self.enabled and intent in (Action("left"), Action("right")):
            self._set(self.value + (self.step if intent == Action("right") else -self.step))
            return True
        if self.enabled and isinstance(intent, Pointer) and intent.kind == "press":
            for part, by in zip(self._signs(), (-self.step, self.step), strict=True):
                if part.holds(intent.x, intent.y):
                    self._set(self.value + by)
                    return True
            return self.box.holds(intent.x, intent.y)
        if isinstance(intent, Pointer):
            return False
        return super().handle(intent)

    def click(self) -> None:
        """Go up one step; from the highest value to the lowest."""
        self._set(self.value + self.step if self.value + self.step <= self.most else self.least)

    def _set(self, value: int) -> None:
        value = min(max(value, self.least), self.most)
        if value != self.value:
            self.value = value
            self.changed(value)

    def _signs(self) -> tuple[Box, Box]:
        """The boxes of the two buttons at the ends."""
        side = self.box.height
        return self.box._replace(width=side), self.box._replace(x=self.box.right - side, width=side)

    def draw(self, canvas: Canvas) -> None:
        radius = self.box.height / 2
        quiet = canvas.cloth.quiet
        canvas.panel(self.box, lighter(quiet) if self.hover else quiet, radius, alpha=1.0 if self.enabled else 0.45)
        ends = (self.value <= self.least, self.value >= self.most)
        for part, icon, end in zip(self._signs(), ("minus", "plus"), ends, strict=True):
            may = self.enabled and not end
            if may:
                canvas.panel(part.inset(EDGE), BRASS, radius - EDGE)
            canvas.icon(icon, *part.centre, SIGN, INK if may else MUTED)
        room = self.box.inset(self.box.height, 0)
        canvas.text(self.shown(self.value), room, DIGITS_STYLE, CREAM, "centre")
        self.ring(canvas, radius)

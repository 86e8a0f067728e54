"""One of a few, all in sight or one after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from scenes.kit.box import Box
from scenes.kit.button import QUIET, lighter
from scenes.kit.canvas import Canvas
from scenes.kit.intents import Action, Intent, Pointer
from scenes.kit.text import BODY_STYLE, STRONG_STYLE
from scenes.kit.theme import BRASS, CREAM, INK
from scenes.kit.widget import Widget

T = TypeVar("T")


class Choice(Widget, Generic[T]):
    """Values side by side with the chosen one in brass; left and right choose too."""

    def __init__(
        self, box: Box, values: Sequence[tuple[T, str]], chosen: T, changed: Callable[[T], None], tip: str = ""
    ) -> None:
        super().__init__(box, tip)
        self.values = list(values)
        self.chosen = chosen
        self.changed = changed

    @property
    def place(self) -> int:
        return next(place for place, (value, _) in enumerate(self.values) if value == self.chosen)

    def handle(self, intent: Intent) -> bool:
        if self.enabled and intent in (Action("left"), Action("right")):
            step = 1 if intent == Action("right") else -1
            place = self.place + step
            if 0 <= place < len(self.values):
                self._choose(place)
            return True
        if self.enabled and isinstance(intent, Pointer) and intent.kind == "press":
            for place, part in enumerate(self._parts()):
                if part.holds(intent.x, intent.y):
                    self._choose(place)
                    return True
        return super().handle(intent)

    def click(self) -> None:
        """Confirmed by a key: the next one round."""
        if not self.pressed:
            self._choose((self.place + 1) % len(self.values))

    def _choose(self, place: int) -> None:
        value = self.values[place][0]
        if value != self.chosen:
            self.chosen = value
            self.changed(value)

    def _parts(self) -> list[Box]:
        return list(self.box.row(len(self.values), 0))

    def draw(self, canvas: Canvas) -> None:
        radius = self.box.height / 2
        canvas.panel(self.box, lighter(QUIET) if self.hover else QUIET, radius)
        for part, (value, text) in zip(self._parts(), self.values, strict=True):
            if value == self.chosen:
                canvas.panel(part.inset(3), BRASS, radius - 3)
                canvas.text(text, part.inset(8, 0), STRONG_STYLE, INK, "centre")
            else:
                canvas.text(text, part.inset(8, 0), BODY_STYLE, CREAM, "centre")
        self.ring(canvas, radius)

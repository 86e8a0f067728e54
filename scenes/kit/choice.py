"""One of a few, all in sight or one after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from scenes.kit.box import Box
from scenes.kit.button import QUIET, lighter
from scenes.kit.canvas import Canvas
from scenes.kit.intents import Action, Intent, Pointer
from scenes.kit.text import BODY_STYLE, STRONG_STYLE, Type
from scenes.kit.theme import BRASS, CREAM, INK
from scenes.kit.widget import Widget

T = TypeVar("T")

MARGIN = 8
"""On either side of a word."""


class Choice(Widget, Generic[T]):
    """Values side by side with the chosen one in brass; left and right choose too."""

    def __init__(
        self, box: Box, values: Sequence[tuple[T, str]], chosen: T, changed: Callable[[T], None], tip: str = ""
    ) -> None:
        super().__init__(box, tip)
        self.values = list(values)
        self.chosen = chosen
        self.changed = changed
        self._needs = [0.0] * len(self.values)

    def fit(self, kind: Type) -> None:
        """Every word has its width; the strong type of the chosen one is the wider."""
        self._needs = [kind.width(text, STRONG_STYLE) + 2 * MARGIN + 1 for _, text in self.values]

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
        """All alike; where a word needs more than that, each has what it needs and a share of the rest."""
        share = self.box.width / len(self.values)
        if max(self._needs) <= share:
            return list(self.box.row(len(self.values), 0))
        spare = (self.box.width - sum(self._needs)) / len(self.values)
        parts, left = [], self.box.x
        for need in self._needs:
            parts.append(Box(left, self.box.y, need + spare, self.box.height))
            left += need + spare
        return parts

    def draw(self, canvas: Canvas) -> None:
        radius = self.box.height / 2
        canvas.panel(self.box, lighter(QUIET) if self.hover else QUIET, radius)
        for part, (value, text) in zip(self._parts(), self.values, strict=True):
            if value == self.chosen:
                canvas.panel(part.inset(3), BRASS, radius - 3)
                canvas.text(text, part.inset(MARGIN, 0), STRONG_STYLE, INK, "centre")
            else:
                canvas.text(text, part.inset(MARGIN, 0), BODY_STYLE, CREAM, "centre")
        self.ring(canvas, radius)

"""A row of segments of which one is chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from scenes.kit.box import Box
from scenes.kit.button import lighter
from scenes.kit.canvas import Canvas
from scenes.kit.intents import Action, Intent, Pointer
from scenes.kit.text import BODY_STYLE, STRONG_STYLE, Type
from scenes.kit.theme import BRASS, CREAM, INK
from scenes.kit.widget import Widget

T = TypeVar("T")

SAND = (233, 222, 203)
"""The ground on paper."""
SMALLER = 3
"""The most by which the type of its words is set smaller where they have no room."""
MARGIN = 8
"""The room on either side of a segment's word."""


class Segments(Widget, Generic[T]):
    """Values side by side with the chosen one in brass; `changed` gets another value when one is chosen.

    A click chooses a segment, left and right move the choice, Enter goes on to the next one round.
    """

    def __init__(
        self,
        box: Box,
        values: Sequence[tuple[T, str]],
        chosen: T,
        changed: Callable[[T], None],
        tip: str = "",
        on_paper: bool = False,
    ) -> None:
        super().__init__(box, tip)
        self.on_paper = on_paper
        """True if it lies on paper, and not on the cloth."""
        self.values = list(values)
        self.chosen = chosen
        self.changed = changed
        self._needs = [0.0] * len(self.values)
        self._strong, self._body = STRONG_STYLE, BODY_STYLE

    def fit(self, kind: Type) -> None:
        """Measure every word in the strong type of a chosen one, the wider; set all smaller if that makes them fit."""
        for smaller in (*range(SMALLER + 1), 0):
            size = STRONG_STYLE.size - smaller
            self._strong, self._body = STRONG_STYLE._replace(size=size), BODY_STYLE._replace(size=size)
            self._needs = [kind.width(text, self._strong) + 2 * MARGIN + 1 for _, text in self.values]
            if sum(self._needs) <= self.box.width:
                break

    @property
    def index(self) -> int:
        """The index of the chosen value."""
        return next(index for index, (value, _) in enumerate(self.values) if value == self.chosen)

    def handle(self, intent: Intent) -> bool:
        if self.enabled and intent in (Action("left"), Action("right")):
            step = 1 if intent == Action("right") else -1
            index = self.index + step
            if 0 <= index < len(self.values):
                self._choose(index)
            return True
        if self.enabled and isinstance(intent, Pointer) and intent.kind == "press":
            for index, segment in enumerate(self._segments()):
                if segment.holds(intent.x, intent.y):
                    self._choose(index)
                    return True
        return super().handle(intent)

    def at(self, x: float, y: float) -> T | None:
        """The value whose segment is under a point; None if there is none."""
        segments = zip(self._segments(), self.values, strict=True)
        return next((value for segment, (value, _) in segments if segment.holds(x, y)), None)

    def click(self) -> None:
        """Choose the next value, after the last the first; a press of the mouse has chosen already."""
        if not self.pressed:
            self._choose((self.index + 1) % len(self.values))

    def _choose(self, index: int) -> None:
        value = self.values[index][0]
        if value != self.chosen:
            self.chosen = value
            self.changed(value)

    def _segments(self) -> list[Box]:
        """The boxes of the values: of equal width, or where a word needs more, its need and a share of the rest."""
        share = self.box.width / len(self.values)
        if max(self._needs) <= share:
            return list(self.box.row(len(self.values), 0))
        spare = (self.box.width - sum(self._needs)) / len(self.values)
        segments, left = [], self.box.x
        for need in self._needs:
            segments.append(Box(left, self.box.y, need + spare, self.box.height))
            left += need + spare
        return segments

    def draw(self, canvas: Canvas) -> None:
        radius = self.box.height / 2
        ground = SAND if self.on_paper else canvas.cloth.quiet
        canvas.panel(self.box, lighter(ground) if self.hover else ground, radius)
        for segment, (value, text) in zip(self._segments(), self.values, strict=True):
            if value == self.chosen:
                canvas.panel(segment.inset(3), BRASS, radius - 3)
                canvas.text(text, segment.inset(MARGIN, 0), self._strong, INK, "centre")
            else:
                canvas.text(text, segment.inset(MARGIN, 0), self._body, INK if self.on_paper else CREAM, "centre")
        self.ring(canvas, radius)

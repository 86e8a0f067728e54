"""Toasts: short sentences that appear and go by themselves."""

from __future__ import annotations

from scenes.kit.box import centred
from scenes.kit.canvas import Canvas
from scenes.kit.text import STRONG_STYLE
from scenes.kit.theme import CREAM, INK

SECONDS = 3.0
AT = 620
"""The height of a toast's middle, in logical units from the top, where no scene has a better place for it."""
HEIGHT = 44
MARGIN = 24
WIDEST = 600
"""The widest toast, at the usual text size; a longer sentence has several lines."""


class Toasts:
    """A queue of sentences, shown one at a time, longer ones a little longer."""

    def __init__(self) -> None:
        self.waiting: list[str] = []
        self.shown = ""
        self.left = 0.0

    def say(self, text: str) -> None:
        """Queue a sentence, unless it is shown or queued already."""
        if text != self.shown and text not in self.waiting:
            self.waiting.append(text)

    def clear(self) -> None:
        """Take away the sentence that is shown, and those that wait."""
        self.waiting.clear()
        self.shown, self.left = "", 0.0

    @property
    def wake(self) -> float | None:
        """Seconds until the sentence goes, or 0 if one is waiting to appear; None with nothing to show."""
        if self.shown:
            return self.left
        return 0.0 if self.waiting else None

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; True if that changes the picture: a sentence has come or gone."""
        before = self.shown
        self.left = max(0.0, self.left - dt)
        if not self.left:
            self.shown = ""
            if self.waiting:
                self.shown = self.waiting.pop(0)
                self.left = SECONDS + len(self.shown) * 0.03
        return self.shown != before

    def size(self, canvas: Canvas) -> tuple[float, float]:
        """The width and height of the sentence that is shown, on its ground, in logical units."""
        kind = canvas.type
        lines = self._lines(canvas)
        width = max(kind.width(line, STRONG_STYLE) for line in lines) + 2 * MARGIN
        return width, max(HEIGHT * kind.text_size, kind.line(STRONG_STYLE) * len(lines) + MARGIN)

    def draw(self, canvas: Canvas, x: float, y: float) -> None:
        """Draw the sentence that is shown, if any, with its middle at this point."""
        if not self.shown:
            return
        box = centred(x, y, *self.size(canvas))
        words = canvas.type.line(STRONG_STYLE) * len(self._lines(canvas))
        canvas.panel(box, INK, HEIGHT / 2, alpha=0.96, shadow=8)
        room = centred(x, y, box.width - MARGIN, words)
        canvas.paragraph(self.shown, room, STRONG_STYLE, CREAM, "centre")

    def _lines(self, canvas: Canvas) -> list[str]:
        """The lines of the sentence that is shown."""
        kind = canvas.type
        return kind.wrap(self.shown, STRONG_STYLE, min(WIDEST * kind.text_size, canvas.view.width - 4 * MARGIN))

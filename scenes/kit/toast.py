"""A short sentence that comes and goes by itself."""

from __future__ import annotations

from scenes.kit.box import centred
from scenes.kit.canvas import Canvas
from scenes.kit.text import STRONG_STYLE
from scenes.kit.theme import CREAM, INK

SECONDS = 3.0
FADE = 0.25
HEIGHT = 44
MARGIN = 24


class Toasts:
    """The sentences waiting to be shown, one at a time, longer ones a little longer."""

    def __init__(self) -> None:
        self.waiting: list[str] = []
        self.shown = ""
        self.left = 0.0

    def say(self, text: str) -> None:
        if text != self.shown and text not in self.waiting:
            self.waiting.append(text)

    def update(self, dt: float) -> bool:
        """True while something comes, stays or goes."""
        self.left = max(0.0, self.left - dt)
        if not self.left:
            self.shown = ""
            if self.waiting:
                self.shown = self.waiting.pop(0)
                self.left = SECONDS + len(self.shown) * 0.03
        return bool(self.shown)

    def draw(self, canvas: Canvas, y: float) -> None:
        if not self.shown:
            return
        width = min(canvas.type.width(self.shown, STRONG_STYLE) + 2 * MARGIN, canvas.view.width - 2 * MARGIN)
        box = centred(canvas.view.width / 2, y, width, HEIGHT * canvas.type.text_size)
        alpha = min(1.0, self.left / FADE)
        canvas.panel(box, INK, box.height / 2, alpha=0.92 * alpha, shadow=8)
        canvas.text(self.shown, box.inset(MARGIN / 2, 0), STRONG_STYLE, CREAM, "centre")

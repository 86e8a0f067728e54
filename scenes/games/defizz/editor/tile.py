"""A question among those of its card: its mode, its hint, its text, and whether anything is missing."""

from __future__ import annotations

from collections.abc import Callable

from scenes.games.defizz import board, words
from scenes.games.defizz.art import MODES, Art
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.canvas import Canvas
from scenes.kit.icons import ICONS
from scenes.kit.text import SMALL_STYLE, Style
from scenes.kit.theme import BRASS, CREAM, FADED, INK, Colour, colour

SAND, LIT = colour("#F3EADA"), colour("#FBF3E2")
TITLES = (Style("text", 800, 16), Style("text", 800, 14), Style("text", 800, 13, fixed=True))
TEXTS = tuple(Style("text", 600, size) for size in (16, 14, 13))
FAULT: Colour = colour("#A8371A")
BAND = 46.0


class QuestionTile(Button):
    """A question as a broad button; a click writes it, or lays there what is being moved."""

    def __init__(self, box: Box, mode: str, hint: str, text: str, lacks: str, does: Callable[[], None]) -> None:
        super().__init__(box, f"{words.mode(mode)} · {hint}" if hint else words.mode(mode), does)
        self.mode = mode
        self.sentence = text
        self.lacks = lacks
        """A line about all that the question lacks; empty if it is whole."""
        self.marked = False
        """True while it is the one that is being moved or copied."""
        self._art: Art | None = None

    def draw(self, canvas: Canvas) -> None:
        if self._art is None or self._art.scale != canvas.view.scale:
            self._art = Art(canvas.view.scale)
        tone = MODES[self.mode]
        ground = LIT if self.hover and self.enabled else SAND
        edge = BRASS if self.marked else None
        canvas.panel(self.box, ground, 14, outline=edge, line=3 if self.marked else 0, shadow=0 if self.pressed else 4)
        band = self.box._replace(width=BAND)
        with canvas.clipped(band):
            canvas.panel(self.box, tone, 14)
        canvas.picture(self._art.sign(self.mode, 28, CREAM, tone), *band.centre)
        self._words(canvas)
        self.ring(canvas, 14)

    def _words(self, canvas: Canvas) -> None:
        """Draw mode and hint on a line, the text below, and what is missing at the foot."""
        kind = canvas.type
        room = Box(self.box.x + BAND + 12, self.box.y + 5, self.box.width - BAND - 24, self.box.height - 10)
        style = board.fitting(kind, self.text, TITLES, room)
        high = kind.line(style)
        canvas.text(self.text, room._replace(height=high), style, INK)
        low = kind.line(SMALL_STYLE) if self.lacks else 0.0
        middle = Box(room.x, room.y + high, room.width, room.height - high - low)
        if self.sentence and middle.height >= kind.line(TEXTS[-1]._replace(fixed=True)) - 1:
            style = board.wrapped(kind, self.sentence, TEXTS, middle)
            lines = board.within_lines(kind, self.sentence, style, middle)
            box = middle._replace(height=kind.line(style) * len(lines))
            canvas.paragraph("\n".join(lines), box, style, FADED)
        if self.lacks:
            foot = Box(room.x, room.bottom - low, room.width, low)
            canvas.text(f"{ICONS['warning']} {self.lacks}", foot, SMALL_STYLE, FAULT)

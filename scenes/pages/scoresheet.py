"""The score sheet over the table, with the fingerprint that seals the deal."""

from __future__ import annotations

from scenes.app.lang import t
from scenes.app.page import Page
from scenes.games import ON_SCREEN
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.canvas import Canvas
from scenes.kit.grid import Grid
from scenes.kit.intents import Action, Intent, Pointer
from scenes.kit.label import Label
from scenes.kit.text import HEADING_STYLE, SMALL_STYLE, STRONG_STYLE, Style, Type
from scenes.kit.theme import BUTTON, FADED, INK, MUTED, PAPER
from scenes.kit.widget import Widget
from scenes.pages import seal
from scenes.sitting.sitting import Sitting
from scenes.tables.scoring import ScoreSheet

WIDEST = 1000
MARGIN = 28
GAP = 12
SEAL_STYLE = Style("digits", 600, 16)


def table(box: Box, scores: ScoreSheet, kind: Type) -> list[Widget]:
    """Make a score sheet in this box: the table, no higher than it needs, and its sentence below.

    A sheet that grows from round to round is shown from its end.
    """
    note = kind.line(SMALL_STYLE) * len(kind.wrap(scores.note, SMALL_STYLE, box.width)) if scores.note else 0.0
    room = box._replace(height=box.height - note - (GAP if note else 0))
    grid = Grid(room, scores.headings, scores.rows, scores.totals, marks=scores.marks, lines=scores.lines)
    grid.whole = grid.box = room._replace(height=min(room.height, grid.measure(kind, room.width)))
    grid.at = float("inf") if scores.totals else 0.0
    if not note:
        return [grid]
    words = Box(box.x, grid.whole.bottom + GAP, box.width, note)
    return [grid, Label(words, scores.note, SMALL_STYLE, FADED, wraps=True)]


class ScorePage(Page):
    """A sheet of paper over the dimmed table. Escape, the key that opened it or a click outside closes it."""

    covers = False

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.names = sitting.facts.names
        self.game = sitting.facts.game
        self.view = sitting.opened().view
        self.sealed = sitting.sealed
        self.box = Box(0, 0, 0, 0)
        self.strip = Box(0, 0, 0, 0)

    def build(self) -> list[Widget]:
        kind, view = self.app.canvas.type, self.app.view
        inner = Box(0, 0, min(WIDEST * kind.text_size, view.width - 2 * MARGIN) - 2 * MARGIN, 0)
        inner = inner._replace(x=(view.width - inner.width) / 2)
        head, strip = BUTTON * kind.text_size, self._strip_height(kind, inner.width)
        spent = 4 * MARGIN + head + strip + 3 * GAP
        scores = ON_SCREEN[self.game].scores().sheet(self.view, self.names)
        sheet = table(inner._replace(height=view.height - spent), scores, kind)
        used = sheet[-1].box.bottom - inner.y
        top = (view.height - (spent - 2 * MARGIN + used)) / 2
        self.box = Box(inner.x - MARGIN, top, inner.width + 2 * MARGIN, spent - 2 * MARGIN + used)
        body = top + MARGIN + head + GAP
        for widget in sheet:
            widget.box = widget.box._replace(y=widget.box.y + body)
            if isinstance(widget, Grid):
                widget.whole = widget.box
        self.strip = Box(inner.x, self.box.bottom - MARGIN - strip, inner.width, strip)
        return [*self._head(inner._replace(y=top + MARGIN, height=head)), *sheet, *self._seal(self.strip)]

    def _head(self, head: Box) -> list[Widget]:
        close = t("Close")
        wide = self.app.canvas.type.width(close, STRONG_STYLE) + head.height * 1.2
        button = Box(head.right - wide, head.y, wide, head.height)
        title = head._replace(width=head.width - wide - GAP)
        return [Label(title, t("Scores"), HEADING_STYLE, INK), Button(button, close, self.back)]

    # the seal

    def _strip_height(self, kind: Type, width: float) -> float:
        lines = kind.wrap(seal.about(), SMALL_STYLE, width - self._short(kind) - GAP)
        return max(BUTTON * kind.text_size, kind.line(SMALL_STYLE) * len(lines))

    def _short(self, kind: Type) -> float:
        return kind.width(seal.short(self.sealed), SEAL_STYLE) + BUTTON * kind.text_size

    def _seal(self, strip: Box) -> list[Widget]:
        kind = self.app.canvas.type
        wide, high = self._short(kind), BUTTON * kind.text_size
        words = strip._replace(width=strip.width - wide - GAP)
        lines = kind.line(SMALL_STYLE) * len(kind.wrap(seal.about(), SMALL_STYLE, words.width))
        words = Box(words.x, strip.centre[1] - lines / 2, words.width, lines)
        button = Box(strip.right - wide, strip.centre[1] - high / 2, wide, high)
        tip = t("Copy the whole fingerprint: {fingerprint}", fingerprint=seal.whole(self.sealed))
        return [
            Label(words, seal.about(), SMALL_STYLE, FADED, wraps=True),
            Button(button, seal.short(self.sealed), self._copy, tip=tip, style=SEAL_STYLE),
        ]

    def _copy(self) -> None:
        seal.copy(self.app, self.sealed)

    def handle(self, intent: Intent) -> bool:
        if isinstance(intent, Pointer) and intent.kind == "press" and not self.box.holds(intent.x, intent.y):
            self.back()
            return True
        if intent == Action("scores"):
            self.back()
            return True
        return super().handle(intent)

    def draw(self, canvas: Canvas) -> None:
        canvas.panel(canvas.whole.inset(-2), (0, 0, 0), 0, alpha=0.5)
        canvas.panel(self.box, PAPER, 20, shadow=16)
        canvas.panel(Box(self.strip.x, self.strip.y - GAP, self.strip.width, 1), MUTED, 0, alpha=0.4)
        super().draw(canvas)

"""Answers by hand: a line to write in, and keys on the screen for people who have only a mouse or a pad."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.defizz.moves import Answer, Guess
from game.table import IllegalMove, Move
from scenes.app import lang
from scenes.app.lang import t
from scenes.games.defizz import words
from scenes.games.defizz.says import measured
from scenes.games.defizz.written import ERASE, Written
from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.entry import Entry
from scenes.kit.intents import Action, Intent, Pointer, Typed
from scenes.kit.text import Style
from scenes.kit.theme import BRASS, CREAM, INK, MUTED
from scenes.kit.widget import Widget, double_ring

SPACE = " "
LETTERS = ("abcdefghijklm", "nopqrstuvwxyz", "0123456789-" + SPACE + ERASE)
CAPS = tuple(Style("digits", 600, size) for size in (16, 14, 13))
WRITTEN = (Answer, Guess)
"""The moves that are written."""
WAYS = {"left": (0, -1), "right": (0, 1), "up": (-1, 0), "down": (1, 0)}


class AnswerEntry(Entry):
    """The line in which the side that has the floor writes its answer; letters that came with a press are none."""

    def __init__(self, box: Box, written: Written, most: int, done: Callable[[str], None]) -> None:
        super().__init__(box, written.text, written.write, done=done, ghost=t("Your answer"), most=most)
        self.thing = "answer"
        self.written = written

    def handle(self, intent: Intent) -> bool:
        if isinstance(intent, Typed) and not self.written.takes(intent.text):
            return True
        return super().handle(intent)

    def shows(self, move: Move) -> Box | None:
        """The box to write in; None for a move that is not written."""
        return self.box if isinstance(move, WRITTEN) else None

    def follow(self, before: Widget) -> None:
        super().follow(before)
        if isinstance(before, AnswerEntry) and before.line.text == self.line.text:
            self.line = before.line


def digits() -> tuple[str, ...]:
    """The keys for a number, in one row, with the decimal sign of the language spoken."""
    return ("0123456789" + ("," if lang.spoken() == "fr" else ".") + ERASE,)


def understood(typed: str, unit: str) -> str:
    """The number that was typed, with separators and unit; an empty text if it is no number."""
    try:
        return measured(words.number(typed).number, unit) if typed.strip() else ""
    except IllegalMove:
        return ""


class Keys(Widget):
    """Keys on the screen, in rows: clicked, or reached with arrows and pad."""

    helps_entry = True

    def __init__(self, box: Box, rows: Sequence[str], write: Callable[[str], None]) -> None:
        super().__init__(box)
        self.thing = "keys"
        self.rows = rows
        self.write = write
        self.cursor = (0, 0)
        self.over: tuple[int, int] | None = None

    def follow(self, before: Widget) -> None:
        super().follow(before)
        if isinstance(before, Keys):
            self.cursor, self.over = before.cursor, before.over

    def shows(self, move: Move) -> Box | None:
        """The box of all keys; None for a move that is not written."""
        return self.box if isinstance(move, WRITTEN) else None

    def key(self, row: int, column: int) -> Box:
        """The box of the key in this row and column."""
        down, across = self.box.height / len(self.rows), self.box.width / len(self.rows[row])
        return Box(self.box.x + column * across, self.box.y + row * down, across, down).inset(2)

    def at(self, x: float, y: float) -> tuple[int, int] | None:
        """The row and column of the key at this point; None outside."""
        if not self.box.holds(x, y):
            return None
        row = int((y - self.box.y) // (self.box.height / len(self.rows)))
        return row, int((x - self.box.x) // (self.box.width / len(self.rows[row])))

    def handle(self, intent: Intent) -> bool:
        if isinstance(intent, Pointer):
            before, self.over = self.over, self.at(intent.x, intent.y)
            if intent.kind == "press" and self.over is not None:
                self.cursor = self.over
                self.click()
                return True
            return self.over != before
        if isinstance(intent, Action) and intent.name in WAYS:
            return self._move(*WAYS[intent.name])
        return super().handle(intent)

    def _move(self, down: int, across: int) -> bool:
        row, column = self.cursor[0] + down, self.cursor[1] + across
        if not 0 <= row < len(self.rows) or not 0 <= column < len(self.rows[row]):
            return False
        self.cursor = row, column
        return True

    def click(self) -> None:
        row, column = self.cursor
        self.write(self.rows[row][column])

    def draw(self, canvas: Canvas) -> None:
        for row, signs in enumerate(self.rows):
            for column, sign in enumerate(signs):
                self._draw_key(canvas, self.key(row, column), sign, (row, column))
        if self.ringed:
            double_ring(canvas, self.key(*self.cursor).inset(3), 5)

    def _draw_key(self, canvas: Canvas, box: Box, sign: str, at: tuple[int, int]) -> None:
        canvas.panel(box, MUTED, 6)
        top = box._replace(height=box.height - 2.5)
        canvas.panel(top, BRASS if at == self.over else CREAM, 6)
        if sign == ERASE:
            canvas.icon("left", *top.centre, min(top.width, top.height) * 0.5, INK)
        elif sign == SPACE:
            canvas.panel(Box(top.x + top.width * 0.2, top.bottom - 9, top.width * 0.6, 3), INK, 1)
        else:
            style = next((style for style in CAPS if canvas.type.line(style) <= top.height + 4), CAPS[-1])
            canvas.text(sign, top, style, INK, "centre")

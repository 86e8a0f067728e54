"""A dialog: a question over the scene below it, asked before what can't be undone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil

from scenes.app.page import Page
from scenes.kit.box import Box, centred
from scenes.kit.button import Button
from scenes.kit.canvas import Canvas
from scenes.kit.label import Label
from scenes.kit.text import BODY_STYLE, HEADING_STYLE, STRONG_STYLE, Type
from scenes.kit.theme import BUTTON, INK, PAPER
from scenes.kit.widget import Widget

WIDTH = 560
MARGIN = 28
GAP = 16
MOST_IN_A_ROW = 4


class Dialog(Page):
    """A sentence and its answers, each (text, function, kind of button); Escape gives the last one.

    An answer closes the dialog first and then calls its function.
    """

    covers = False

    def __init__(self, title: str, text: str, answers: Sequence[tuple[str, Callable[[], None], str]]) -> None:
        super().__init__()
        self.title = title
        self.text = text
        self.answers = list(answers)

    def build(self) -> list[Widget]:
        kind = self.app.canvas.type
        inner = self._inner(kind)
        title, text = (
            kind.line(style) * len(kind.wrap(words, style, inner))
            for words, style in ((self.title, HEADING_STYLE), (self.text, BODY_STYLE))
        )
        high = BUTTON * kind.text_size
        rows = ceil(len(self.answers) / self._across)
        buttons = rows * (high + GAP) - GAP
        height = MARGIN + title + GAP + text + 2 * GAP + buttons + MARGIN
        self.box = centred(self.app.view.width / 2, self.app.view.height / 2, inner + 2 * MARGIN, height)
        x, top = self.box.x + MARGIN, self.box.y + MARGIN
        lower = Box(x, self.box.bottom - MARGIN - buttons, inner, buttons)
        boxes = [box for row in lower.column(rows, GAP) for box in row.row(self._across, GAP)]
        return [
            Label(Box(x, top, inner, title), self.title, HEADING_STYLE, INK, wraps=True),
            Label(Box(x, top + title + GAP, inner, text), self.text, BODY_STYLE, INK, wraps=True),
            *(
                Button(box, name, self._answer(does), look)
                for box, (name, does, look) in zip(boxes, self.answers, strict=False)
            ),
        ]

    @property
    def _across(self) -> int:
        """The number of buttons in a row: as many in each as their words have room for, and about as many in each."""
        kind = self.app.canvas.type
        longest = max(kind.width(name, STRONG_STYLE) for name, _, _ in self.answers)
        room = (self.app.view.width - 4 * MARGIN + GAP) // (longest + BUTTON + GAP)
        most = max(1, min(MOST_IN_A_ROW, int(room)))
        return ceil(len(self.answers) / ceil(len(self.answers) / most))

    def _inner(self, kind: Type) -> float:
        """The width of the text: that of most questions, or what the buttons need."""
        longest = max(kind.width(name, STRONG_STYLE) for name, _, _ in self.answers)
        needed = self._across * (longest + BUTTON + GAP) - GAP
        return min(max(WIDTH - 2 * MARGIN, needed), self.app.view.width - 4 * MARGIN)

    def _answer(self, does: Callable[[], None]) -> Callable[[], None]:
        """A function that closes the dialog and then calls `does`."""

        def answer() -> None:
            self.app.pop()
            does()

        return answer

    def default(self) -> Widget | None:
        """The button of the last answer, which Enter gives, unless it can't be undone."""
        last = self.widgets[-1]
        return last if isinstance(last, Button) and last.kind == "do" else None

    def back(self) -> None:
        self._answer(self.answers[-1][1])()

    def announced(self, degree: int) -> list[str]:
        return [self.title, self.text]

    def draw(self, canvas: Canvas) -> None:
        canvas.panel(canvas.whole.inset(-2), (0, 0, 0), 0, alpha=0.5)
        canvas.panel(self.box, PAPER, 20, shadow=16)
        super().draw(canvas)

"""Why the computer players moved as they did, once a round is over: what each of them weighed, in its own numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.grid import Cell, Grid, Heading
from scenes.kit.label import Label
from scenes.kit.stepper import Stepper
from scenes.kit.text import DIGITS_STYLE, HEADING_STYLE
from scenes.kit.theme import BUTTON, INK
from scenes.kit.widget import Widget
from scenes.lang import t
from scenes.log import LogPanel
from scenes.sheet import GAP, Sheet
from scenes.sitting import Thought
from scenes.words import WORDS, reasons
from scenes.words.common import Names

MOST = 3
"""How many of the moves that were weighed are shown."""

Rounds = list[list[Thought]]

CALLED: dict[str, Callable[[Any], str]] = {
    "trepido": lambda view: t("Round {number}", number=view.round),
    "trio": lambda view: t("Match"),
    "tordu": lambda view: t("Deal {number}", number=len(view.deals) + 1),
    "defizz": lambda view: t("Question {number}", number=len(view.history) + 1),
}
"""What a round is called, by a view of it."""


def rounds(thoughts: Mapping[int, Thought], ends: Iterable[int]) -> Rounds:
    """The thoughts of every round that is over; a round ends with the move of that number."""
    found: Rounds = []
    before = 0
    for end in sorted(set(ends)):
        found.append([thoughts[number] for number in sorted(thoughts) if before < number <= end])
        before = end
    return [told for told in found if told]


class WhyPage(Sheet):
    """A line for each move: who, what and why, and what else was weighed. The last round comes first."""

    def __init__(self, told: Rounds, names: Names, game: str) -> None:
        super().__init__()
        self.rounds = told
        self.names = list(names)
        self.game = game
        self.called = CALLED[game]
        self.words = WORDS[game]
        self.shown = len(told)

    def title(self) -> str:
        return t("Why?")

    def body(self, inner: Box) -> list[Widget]:
        if not self.rounds:
            middle = inner._replace(y=inner.centre[1] - 40, height=80)
            return [Label(middle, t("There is nothing to tell yet."), HEADING_STYLE, INK, align="centre", wraps=True)]
        step = self._stepper(inner) if len(self.rounds) > 1 else []
        top = step[0].box.bottom + GAP / 2 if step else inner.y
        headings = (Heading(t("Player"), False), Heading(t("Why"), False), Heading(t("What was weighed"), False))
        rows = [self._row(thought) for thought in self.rounds[self.shown - 1]]
        return [*step, Grid(Box(inner.x, top, inner.width, inner.bottom - top), headings, rows)]

    def _stepper(self, inner: Box) -> list[Widget]:
        kind = self.app.canvas.type
        high = BUTTON * 0.9 * kind.text_size
        wide = kind.width(self._named(len(self.rounds)), DIGITS_STYLE) + 3 * high
        box = Box(inner.right - wide, inner.y, wide, high)
        return [Stepper(box, self.shown, 1, len(self.rounds), self._show, shown=self._named)]

    def _named(self, number: int) -> str:
        return self.called(self.rounds[number - 1][0].view)

    def _show(self, number: int) -> None:
        self.shown = number
        self.rebuild()

    def _row(self, thought: Thought) -> tuple[Cell, Cell, Cell]:
        why = reasons.sentence(thought.choice, thought.view, self.names, self.words)
        return Cell(self.names[thought.seat]), Cell(why), Cell(self._weighed(thought))

    def _weighed(self, thought: Thought) -> str:
        """The best moves, each with what it seemed to be worth; without numbers, how it is."""
        best = thought.choice.weighed[:MOST]
        if not best:
            return "–"
        worths = reasons.worth(self.game, [each.worth for each in best])
        moves = [self.words.move(each.move, thought.view, self.names) for each in best]
        return "\n".join(
            t("{move}: {worth}", move=move, worth=worth) for move, worth in zip(moves, worths, strict=True)
        )


class AskingLog(LogPanel):
    """The log, with the way to the reasons below it as soon as a round is over."""

    def __init__(self, title: str, lines: list[str], why: Callable[[], None] | None) -> None:
        super().__init__(title, lines)
        self.why = why

    def build(self) -> list[Widget]:
        found = super().build()
        if self.why is None:
            return found
        lines, high = found[1], BUTTON * self.app.canvas.type.text_size
        button = Box(lines.box.x, lines.box.bottom - high, lines.box.width, high)
        lines.box = lines.box._replace(height=lines.box.height - high - GAP)
        return [*found, Button(button, t("Why these moves?"), self.why)]

"""The page of the computer players' reasons, once a round is over: what each of them weighed, in its own numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ai.coach.coach import coaching
from ai.coach.plainly import plainly
from ai.player import Choice
from scenes.app.lang import t
from scenes.app.scene import soonest
from scenes.app.sheet import GAP, Extra, Sheet
from scenes.games import ON_SCREEN
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.grid import Cell, Grid, Heading
from scenes.kit.label import Label
from scenes.kit.stepper import Stepper
from scenes.kit.text import DIGITS_STYLE, HEADING_STYLE
from scenes.kit.theme import BUTTON, INK
from scenes.kit.widget import Widget
from scenes.pages.log import LogPanel
from scenes.pages.mattered import Mattered, Telling
from scenes.sitting import reasons
from scenes.sitting.rethink import Made, Rethinking, Rounds
from scenes.sitting.thinking import Thought
from scenes.sitting.wording import Names
from scenes.sitting.words import Words
from scenes.stage.plate import Plate

MOST = 3
"""The most weighed moves that are shown for a choice."""

LOOK = 0.05
"""Seconds between two looks for moves that have been thought about again."""


class WhyPage(Sheet):
    """The sheet of reasons, a line for each move: who, what and why, and what else was weighed. The last round comes
    first.

    Moves whose reasons are no longer known are thought about again while the page is open.
    """

    def __init__(
        self,
        rounds: Rounds,
        names: Names,
        game: str,
        rethinking: Rethinking | None = None,
        options: Any = None,
        brief: bool = False,
        plates: Sequence[Plate] = (),
    ) -> None:
        super().__init__()
        self.list: Grid | Mattered
        self.brief = brief
        """True if only moves that deserve a word are shown, without figures; a button shows all."""
        self.rounds = rounds
        self.names = list(names)
        self.plates = list(plates) or [Plate(seat, name, "", None) for seat, name in enumerate(names)]
        """The plates of the seats, as they are drawn beside their moves."""
        self.game = ON_SCREEN[game]
        self.shown = len(rounds)
        self.rethinking = rethinking
        self.options = options
        """The options of the match; None: the usual ones."""

    def title(self) -> str:
        return t("Why?")

    def body(self, inner: Box) -> list[Widget]:
        if not self.rounds:
            middle = inner._replace(y=inner.centre[1] - 40, height=80)
            return [Label(middle, t("There is nothing to tell yet."), HEADING_STYLE, INK, align="centre", wraps=True)]
        step = self._stepper(inner) if len(self.rounds) > 1 else []
        top = step[0].box.bottom + GAP / 2 if step else inner.y
        room = Box(inner.x, top, inner.width, inner.bottom - top)
        if self.brief:
            return [*step, *self._words(room)]
        headings = (Heading(t("Player"), False), Heading(t("Why"), False), Heading(t("What was weighed"), False))
        rows = [self._row(entry) for entry in self.rounds[self.shown - 1]]
        self.list = Grid(room, headings, rows)
        return [*step, self.list]

    def _words(self, room: Box) -> list[Widget]:
        """The moves of the round that deserve a word; a sentence if none does."""
        told = [each if isinstance(each, Thought) else self._recalled(each) for each in self.rounds[self.shown - 1]]
        known = [thought for thought in told if thought is not None and deserves(self.game.name, thought)]
        if not known:
            middle = room._replace(y=room.centre[1] - 40, height=80)
            words = t("Every move of this round was as one would expect.")
            self.list = Grid(room, (), ())
            return [Label(middle, words, HEADING_STYLE, INK, align="centre", wraps=True)]
        options = msgspec.to_builtins(self.options) if self.options is not None else {}
        pieces = self.game.pieces(self.app.view.scale, self.app.preferences, options)
        self.list = Mattered(room, [self._told(thought) for thought in known], pieces)
        return [self.list]

    def _told(self, thought: Thought) -> Telling:
        """A move with whoever made it, what shows it, and its reason."""
        why = reasons.sentence(in_words(self.game.name, thought.choice), thought.view, self.names, self.words)
        shown = tuple(self.game.shown(thought.choice.move, thought.view))
        return Telling(self.plates[thought.seat], shown, why)

    def extras(self) -> list[Extra]:
        """The button that shows all moves with their figures, or only those that deserve a word."""
        if not self.rounds or self.rethinking is None:
            return []
        return [Extra(t("Show all") if self.brief else t("Only what matters"), self._turn_over)]

    def _turn_over(self) -> None:
        self.brief = not self.brief
        self.rebuild()

    def _stepper(self, inner: Box) -> list[Widget]:
        kind = self.app.canvas.type
        high = BUTTON * 0.9 * kind.text_size
        wide = kind.width(self._named(len(self.rounds)), DIGITS_STYLE) + 3 * high
        box = Box(inner.right - wide, inner.y, wide, high)
        return [Stepper(box, self.shown, 1, len(self.rounds), self._show, shown=self._named)]

    def _named(self, number: int) -> str:
        first = self.rounds[number - 1][0]
        if isinstance(first, Thought):
            return self.game.round_title(first.view)
        assert self.rethinking is not None, "what is not remembered is thought again"
        return self.game.round_title(self.rethinking.view(first))

    def _show(self, number: int) -> None:
        self.shown = number
        self.rebuild()

    # thinking again

    def _forgotten(self) -> list[Made]:
        """The moves of the shown round whose reasons are not known."""
        return [entry for entry in self.rounds[self.shown - 1] if isinstance(entry, Made)] if self.rounds else []

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if self.rethinking is None or not self.rethinking.think(self._forgotten()):
            return moving
        first = self.list.first
        self.rebuild()
        self.list.begin(first)
        return True

    @property
    def wake(self) -> float | None:
        thinking = self.rethinking is not None and self.rethinking.left(self._forgotten())
        return soonest(LOOK if thinking else None, super().wake)

    def leave(self) -> None:
        super().leave()
        if self.rethinking is not None:
            self.rethinking.forget()

    # a line

    @property
    def words(self) -> Words:
        """The words of the match, whose cards are called as they look."""
        return self.game.words(self.options, self.app.preferences.contrast)

    def _row(self, entry: Thought | Made) -> tuple[Cell, Cell, Cell]:
        thought = entry if isinstance(entry, Thought) else self._recalled(entry)
        if thought is None:
            assert isinstance(entry, Made)
            return Cell(self.names[entry.seat]), Cell(self._untold(entry)), Cell("–")
        why = reasons.sentence(thought.choice, thought.view, self.names, self.words)
        return Cell(self.names[thought.seat]), Cell(why), Cell(self._weighed(thought))

    def _recalled(self, made: Made) -> Thought | None:
        return self.rethinking.known.get(made.number) if self.rethinking is not None else None

    def _untold(self, made: Made) -> str:
        """A move in words, with a note that its reason is being thought about again or is lost."""
        assert self.rethinking is not None
        move = reasons.sentence(Choice(made.move), self.rethinking.view(made), self.names, self.words)
        gone = made.number in self.rethinking.known
        word = t("Why this was chosen can’t be told any more.") if gone else t("Thinking…")
        return f"{move} {word}"

    def _weighed(self, thought: Thought) -> str:
        """The best moves that were weighed, each with its worth in the player's own numbers; a dash if none were."""
        best = thought.choice.weighed[:MOST]
        if not best:
            return "–"
        worths = reasons.worth([each.worth for each in best], self.game.chances)
        words = self.words
        moves = [words.move(each.move, thought.view, self.names) for each in best]
        return "\n".join(
            t("{move}: {worth}", move=move, worth=worth) for move, worth in zip(moves, worths, strict=True)
        )


def deserves(game: str, thought: Thought) -> bool:
    """Tell if a choice deserves a word: another move would have cost much, or it was not the one worth most."""
    knows, choice = coaching(game), thought.choice
    if knows is None:
        return True
    worths = knows.worth(thought.view, choice)
    if len(worths) < 2:
        return False
    return worths[0][1] - worths[1][1] >= knows.dear or worths[0][0] != choice.move


def in_words(game: str, choice: Choice) -> Choice:
    """The same choice with its reason in words instead of figures, where the coach has some."""
    knows = coaching(game)
    if knows is None or choice.reason is None:
        return choice
    return choice._replace(reason=plainly(choice.reason, knows.plainly))


class AskingLog(LogPanel):
    """The log with a button below it that opens the reasons, as soon as a round is over."""

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

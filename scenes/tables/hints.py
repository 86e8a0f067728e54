"""A hint: what the coach would do in your place and why, with a mark on the card or button that does it."""

from __future__ import annotations

from ai.player import Choice
from game.table import Move
from scenes.app.lang import t
from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.sitting import reasons
from scenes.sitting.reasons import Counsel, Parlance
from scenes.tables.consulting import Consulting
from scenes.tables.hintpicture import Hint, HintPicture
from scenes.tables.occasions import Occasion, Occasions
from scenes.tables.reach import Reach
from scenes.tables.spots import Spots
from scenes.tables.table import Table

SECONDS, A_LETTER = 4.0, 0.07
"""Seconds that the sentence stays: at least, and in addition for each letter."""
LOOK = 0.05
"""Seconds between two looks for the answer."""


class Hints:
    """The hint of this occasion: asked for, thought about, shown; dropped as soon as its occasion has passed."""

    def __init__(self, thinkers: Consulting, occasions: Occasions, table: Table, reach: Reach) -> None:
        self.thinkers = thinkers
        self.occasions = occasions
        self.table = table
        self.reach = reach
        self.spots = Spots(table, reach)
        """The spots on the table that make a move."""
        self.picture = HintPicture(table, reach, self.spots)
        self.occasion: Occasion | None = None
        """The occasion that the hint is for; None if none was asked for."""
        self.choice: Choice | None = None
        """The coach's answer; None before it has come."""
        self.silent = False
        """True if the hint was not asked for: it is known, and not shown."""
        self.details = False
        """True if the figures are shown too."""
        self.left = 0.0
        """Seconds that the sentence is still shown."""

    # asking

    def ask(self) -> None:
        """Ask for a hint. If there is one already, show its details; then put it away, or bring it back."""
        occasion = self.occasions.now()
        if occasion is None:
            self.reach.app.toasts.say(t("A hint is for your own turn."))
        elif occasion != self.occasion:
            self._begin(occasion, silent=False)
        elif self.silent:
            self.silent, self.left = False, self._long() if self.choice is not None else 0.0
            self._tell()
        elif self.choice is not None:
            self._turn_over()

    def _turn_over(self) -> None:
        """Show the details of the hint that is shown, put it away after them, or show one that was put away."""
        if self.left and not self.details and self.counsel().details:
            self.details, self.left = True, self._long()
        elif self.left:
            self.left, self.details = 0.0, False
        else:
            self.left = self._long()
        self._tell()

    def _begin(self, occasion: Occasion, silent: bool) -> None:
        """Let the thinkers think about this occasion."""
        self.forget()
        if not silent:
            self.reach.app.toasts.clear()
        self.occasion, self.silent = occasion, silent
        self.thinkers.ask(occasion.seat)
        self.update(0.0)

    def close(self) -> bool:
        """Put the sentence away; False if none is shown."""
        if not self.words():
            return False
        if self.choice is None:
            self.forget()
        self.left, self.details = 0.0, False
        self._tell()
        return True

    def forget(self) -> None:
        """Drop the hint: its occasion has passed."""
        self.thinkers.cancel()
        self.occasion = self.choice = None
        self.left, self.silent, self.details = 0.0, False, False
        self.table.counsel, self.table.sentence = None, ""

    # time

    @property
    def wake(self) -> float | None:
        """Seconds until there may be something new to draw; None if nothing changes before a hint is asked for."""
        if self.thinkers.waits or self._due() is not None:
            return LOOK
        return None if self._stays else self.left or None

    @property
    def _stays(self) -> bool:
        """True if the sentence stands in the game's own panel: there it stays as long as the chances do."""
        return bool(self.table.sentence) and self.table.counsel_room() is not None

    def _due(self) -> Occasion | None:
        """The occasion for which the coach is to begin to think unasked; None if there is none now."""
        occasion = self.occasions.unasked()
        return occasion if occasion != self.occasion else None

    def update(self, dt: float) -> bool:
        """Let time pass; True if there is something new to draw."""
        due = self._due()
        if due is not None:
            self._begin(due, silent=self.occasions.mode(due.seat) == "dear")
            return True
        if self.occasion is None:
            return False
        if self.occasion != self.occasions.now():
            self.forget()
            return True
        if self.choice is None:
            return self._hear()
        better = self._better()
        if not self.left or self._stays:
            return better
        self.left = max(0.0, self.left - dt)
        if not self.left:
            self._tell()
        return better or not self.left

    def _hear(self) -> bool:
        """Take the first answer, if it has come; True if it has."""
        self.choice = self.thinkers.hear(len(self.table.legal))
        if self.choice is None:
            return False
        self.left = 0.0 if self.silent else self._long()
        self._tell()
        return True

    def _better(self) -> bool:
        """Take the deeper thinker's answer, if it has come; True if it has."""
        choice, before = self.thinkers.hear_better(), self.choice
        if choice is None:
            return False
        self.choice = choice
        if before is not None and self.left and before.move != choice.move:
            self.left = self._long()
        self._tell()
        return True

    def _tell(self) -> None:
        """Let the table show the hint in its own way, with room for the sentence as long as it is told."""
        counsel = self.choice if self.choice is not None and not self.silent else None
        sentence = self.counsel().whole if counsel is not None and self.left and not self.details else ""
        if (self.table.counsel, self.table.sentence) != (counsel, sentence):
            self.table.counsel, self.table.sentence = counsel, sentence
            self.reach.rebuild()

    # words

    def press(self, x: float, y: float) -> bool:
        """Put the sentence away if the click is on it; False if it is not."""
        words = self.words()
        if not words or not self.box(words).holds(x, y):
            return False
        self.left, self.details = 0.0, False
        self._tell()
        return self.choice is not None

    def words(self) -> str:
        """The sentence that is shown now; empty if none is."""
        if not self.shown:
            return ""
        if self.choice is None:
            return t("Thinking…")
        return self.counsel().whole if self.left else ""

    @property
    def shown(self) -> bool:
        """True if a hint is for the occasion that is now, and not silent."""
        return self.occasion is not None and self.occasion == self.occasions.now() and not self.silent

    def counsel(self) -> Counsel:
        """The coach's words about the choice; the move alone if there is no other."""
        assert self.choice is not None
        table = self.table
        if len(table.legal) == 1 and self.choice.reason is None:
            move = table.words.move(self.choice.move, table.view, table.names)
            return Counsel("", t("There is nothing else to do: {move}.", move=move))
        return reasons.counsel(self.choice, table.view, parlance(table))

    def _long(self) -> float:
        """Seconds that the sentence stays."""
        says = self.counsel()
        return SECONDS + A_LETTER * len(says.whole + (says.details if self.details else ""))

    # drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the marks on cards and buttons, and the sentence."""
        if not self.shown:
            return
        if self.choice is not None:
            self.picture.mark(canvas, self.choice, self.details)
        words = self.words()
        if words:
            self.picture.draw(canvas, self.hint(words))

    def hint(self, words: str) -> Hint:
        """The hint with this sentence, as it is to be drawn."""
        says = Counsel("", words) if self.choice is None else self.counsel()
        return Hint(self.choice, words, says, self.details)

    def box(self, words: str) -> Box:
        """The box of the sentence: in the game's own panel, or of the bubble that covers nothing it speaks of."""
        return self.picture.box(self.hint(words))


class Doubts:
    """The coach's questions before moves that would cost much, for people who want to be asked."""

    def __init__(self, hints: Hints) -> None:
        self.hints = hints
        self.confirmed: tuple[Occasion, Move] | None = None
        """The move that somebody was asked about and wants to make all the same; None if there is none."""

    def about(self, move: Move) -> str:
        """The question before a move that would cost much, for a person who wants to be asked; else empty.

        It is asked once for a move, never in a race, and only if the coach has thought by then.
        """
        hints, table = self.hints, self.hints.table
        occasion, choice = hints.occasions.now(), hints.choice
        if occasion is None or occasion != hints.occasion or choice is None or table.view.timer is not None:
            return ""
        if hints.occasions.mode(occasion.seat) != "dear" or self.confirmed == (occasion, move):
            return ""
        advice = dict(choice.warnings).get(move)
        if advice is None:
            return ""
        self.confirmed = (occasion, move)
        return reasons.warning(advice, table.view, parlance(table))


def parlance(table: Table) -> Parlance:
    """The words at a table, as the coach needs them."""
    return Parlance(table.words, table.advising, table.names, table.chances)

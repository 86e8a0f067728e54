"""A sitting at a lesson: a real match in which a script plays the other seats, and only what is asked for is made."""

from __future__ import annotations

from random import Random

from game.table import TABLE, Event, IllegalMove, Move
from scenes.app.lang import t
from scenes.sitting.course import Course
from scenes.sitting.rethink import Mute
from scenes.sitting.sitting import Sitting

PAUSE = 0.8
"""Seconds before each move of the script, at the usual speed."""


class NotAsked(IllegalMove):
    """A move that the rules allow and the lesson does not ask for now, with the coach's answer."""


class TaughtSitting(Sitting):
    """One person and a script at a match. No limit runs, nobody thinks, and nothing is kept."""

    guided = True

    def __init__(self, course: Course) -> None:
        match = course.match
        super().__init__(match, {seat: Mute() for seat in range(1, len(match.seats))}, Random(match.seed), limits=None)
        self.course = course
        self._wait = PAUSE
        """Seconds until the script makes its next move."""

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; the table's own moves are the script's."""
        return tuple(seat for seat in super().actors if seat != TABLE)

    @property
    def left(self) -> None:
        """None: no limit ever runs out."""
        return None

    @property
    def soon(self) -> float | None:
        """Seconds until the script makes a move; None if it waits for the person."""
        return max(0.0, self._wait) if self.course.pending else None

    def play(self, seat: int, move: Move, window: int | None = None) -> list[Event]:
        """Make the person's move if it is asked for; raise NotAsked, with the coach's answer, if it is not."""
        self._match.check(seat, move, window)
        course = self.course
        if course.pending and course.pending[0].seat == seat and course.next_move() == move:
            return self._follow_script()
        if not course.asks(move):
            raise NotAsked(self._answer(move))
        events = super().play(seat, move, window)
        course.did()
        self._wait = PAUSE
        return events

    def _answer(self, move: Move) -> str:
        """The sentence for a legal move that is not asked for now."""
        if self.course.awaits == "move":
            return str(self.course.answer(move) or self.course.step.task)
        return t("Read on first: “{next}”.", next=t("Next")) if self.course.awaits == "next" else t("One moment…")

    def update(self, dt: float) -> list[Event]:
        """Let time pass, in seconds, and return the events of the script's next move if it is due."""
        if not self.course.pending:
            return []
        self._wait -= dt * self.plans.pace
        return self._follow_script() if self._wait <= 0 else []

    def let_read(self, seconds: float) -> None:
        """Let the script wait for the seconds that people need to read what is new."""
        self._wait = max(PAUSE, seconds)

    def go_on(self) -> None:
        """Take the person's word to go on: the text was read. The next step may begin with moves made unseen."""
        made = self.moves
        self.course.go_on()
        if self.moves != made:
            self._record.forget()
            self._past.forget()
        self._wait = PAUSE

    def go_back(self, step: int) -> None:
        """Be at the beginning of an earlier step, or of this one."""
        self.undo(self.course.back_to(step))

    def take_back(self) -> None:
        """Take the last move back, to be made again and seen."""
        self._last = self._match.moves[-1]
        self.undo(self.moves - 1)

    def make_again(self) -> None:
        """Make the move again that was taken back; the course stays where it is."""
        super().play(self._last.seat, self._last.move)

    def skip(self) -> None:
        """Take the rest of this step at once, as whoever skips it does."""
        self.course.skip()
        self._record.forget()
        self._past.forget()

    def canonical(self) -> Move | None:
        """The first move that the step asks for; None if it waits for none."""
        return self.course.canonical() if self.course.awaits == "move" else None

    def _follow_script(self) -> list[Event]:
        """Make the next move of the script."""
        course = self.course
        events = super().play(course.pending[0].seat, course.next_move())
        course.made()
        self._wait = PAUSE
        return events

    def _look(self) -> None:
        """Plan nothing: the script says who acts."""
        self.claim = None

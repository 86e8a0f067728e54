"""The coach's two thinkers: one that answers soon, and one that finds a better answer after it."""

from __future__ import annotations

from ai.player import Choice
from ai.thinker import Thinker
from scenes.sitting.sitting import Sitting


class Consulting:
    """Asks the thinkers about one position at a time, from what the seat that is to move may know."""

    def __init__(self, sitting: Sitting, soon: Thinker, deeper: Thinker | None) -> None:
        self.sitting = sitting
        self.soon = soon
        self.deeper = deeper
        """The thinker that finds a better answer after the first one; None if there is none."""
        self.seat = 0
        """The seat that was asked for last."""
        self.first: int | None = None
        """The number of the question that the first thinker works on; None if it works on none."""
        self.second: int | None = None
        """The number of the question that the deeper thinker works on; None if it works on none."""

    @property
    def waits(self) -> bool:
        """True if an answer is still to come."""
        return self.first is not None or self.second is not None

    def ask(self, seat: int) -> None:
        """Ask about the position as this seat sees it."""
        self.seat = seat
        self.first = self._ask(self.soon)

    def _ask(self, thinker: Thinker) -> int:
        port = self.sitting.port(self.seat)
        return thinker.ask(self.seat, port.view, port.legal)

    def cancel(self) -> None:
        """Drop what is being thought about."""
        self.soon.cancel()
        if self.deeper is not None:
            self.deeper.cancel()
        self.first = self.second = None

    def hear(self, choices: int) -> Choice | None:
        """Take the first answer, if it has come, and ask for a better one if there are several choices; else None."""
        choice = self.soon.answer(self.first) if self.first is not None else None
        if choice is None:
            return None
        self.first = None
        voiced = self.sitting.voiced(self.seat, choice)
        if self.deeper is not None and choices > 1:
            self.second = self._ask(self.deeper)
        return voiced

    def hear_better(self) -> Choice | None:
        """Take the deeper thinker's answer, if it has come; else None."""
        if self.second is None or self.deeper is None:
            return None
        choice = self.deeper.answer(self.second)
        if choice is None:
            return None
        self.second = None
        return self.sitting.voiced(self.seat, choice)

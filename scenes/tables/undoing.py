"""Taking back: only against computer players, and only what has shown nobody anything new."""

from __future__ import annotations

from collections.abc import Sequence

from game.table import Event
from scenes.sitting.sitting import Sitting
from scenes.tables.table import Table


class Undoing:
    """The points in a match that one person may go back to."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self.points: list[int] = []
        """How many moves had been made before each of the person's moves, as long as nothing new was seen since."""

    @property
    def possible(self) -> bool:
        return len(self._sitting.facts.people) == 1 and bool(self.points) and self._sitting.outcome is None

    def moved(self, before: int) -> None:
        """Note that the person has moved when so many moves had been made."""
        self.points.append(before)

    def saw(self, events: Sequence[Event], table: Table) -> None:
        """Forget all points if one of these events, as the person saw it, has shown something new."""
        if any(table.reveals(event) for event in events):
            self.points.clear()

    def undo(self) -> None:
        """Go back to before the person's last move; raise ShelfError and change nothing if that can't be kept."""
        self._sitting.undo(self.points[-1])
        self.points.pop()

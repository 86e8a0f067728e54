"""Taking moves back: only against computer players, and only what has shown nobody anything new."""

from __future__ import annotations

from collections.abc import Sequence

from game.table import Event
from scenes.sitting.sitting import Sitting
from scenes.tables.parts import Revealing


class Undoing:
    """The points in a match that one person may go back to."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self.points: list[int] = []
        """The number of moves made before each of the person's choices; emptied as soon as something new is seen."""

    @property
    def possible(self) -> bool:
        """True if the person's last move can be taken back."""
        return len(self._sitting.facts.people) == 1 and bool(self.points) and self._sitting.outcome is None

    def moved(self, before: int) -> None:
        """Note a choice of the person, made after `before` other moves."""
        self.points.append(before)

    def saw(self, events: Sequence[Event], table: Revealing) -> None:
        """Forget all points if one of these events, as the person saw it, has shown something new."""
        if any(table.reveals(event) for event in events):
            self.points.clear()

    def undo(self) -> None:
        """Go back to before the person's last choice; raise ShelfError and change nothing if that can't be kept."""
        self._sitting.undo(self.points[-1])
        self.points.pop()

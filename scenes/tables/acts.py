"""Acts: the steps that the table shows next, one after the other."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from game.table import Event
from scenes.tables.sight import Sight

LONGEST_PAUSE = 4.0
"""Seconds that the end of a round is shown at a table without people."""


class Act(NamedTuple):
    """A step to be shown: the sight that it ends with, and the events on the way there."""

    sight: Sight
    events: Sequence[Event] = ()
    pauses: bool = False
    """True if the table waits after it until a person goes on."""


class Acts:
    """The acts that wait to be shown, and the state of the one that is shown."""

    def __init__(self) -> None:
        self._waiting: deque[Act] = deque()
        self.pausing = False
        """True if the table waits at the end of a round until a person goes on."""
        self.waited = 0.0
        """Seconds since the act that is shown began."""

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, act: Act) -> None:
        """Add an act after those that wait."""
        self._waiting.append(act)

    def next(self) -> Act:
        """Take the act that has waited longest."""
        return self._waiting.popleft()

    def clear(self) -> None:
        """Drop the acts that wait."""
        self._waiting.clear()

    def begin(self, act: Act) -> None:
        """Note that this act is shown from now on."""
        self.pausing, self.waited = act.pauses, 0.0

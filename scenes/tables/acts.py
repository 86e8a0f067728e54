"""Acts: what the table shows next, one after the other."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from game.table import Event
from scenes.tables.sight import Sight

LONGEST_PAUSE = 4.0
"""Seconds that the end of a round is shown where nobody is there to go on."""


class Act(NamedTuple):
    """Something to be shown: the sight that it ends with, and what happened on the way."""

    sight: Sight
    events: Sequence[Event] = ()
    pauses: bool = False
    """Whether the table waits after it until somebody has seen enough."""


class Acts:
    """The acts that wait to be shown, and whether the end of a round is being looked at."""

    def __init__(self) -> None:
        self._waiting: deque[Act] = deque()
        self.pausing = False
        """Whether the end of a round is being looked at."""
        self.waited = 0.0
        """Seconds since the act that is shown began."""

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, act: Act) -> None:
        """Put an act behind those that wait."""
        self._waiting.append(act)

    def next(self) -> Act:
        """Take the act that has waited longest."""
        return self._waiting.popleft()

    def begin(self, act: Act) -> None:
        """Note that this act is shown from now on."""
        self.pausing, self.waited = act.pauses, 0.0

"""Limits on a player's thinking: a count of worlds, so that the same hand is always played the same way, and a clock
where there is a budget."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic

IN_TIME = 0.8
"""The share of a budget, in seconds, after which no further world is begun."""
FEWEST = 2


class Effort:
    """A share of the usual number of worlds, cut short when a budget in seconds runs out."""

    def __init__(self, share: float = 1.0, budget: float | None = None) -> None:
        self.share = share
        self.end = None if budget is None else monotonic() + budget * IN_TIME

    def worlds(self, usual: int) -> Iterator[int]:
        """Yield once for each world that may still be looked at: at least one, whatever the budget."""
        for world in range(max(round(usual * self.share), FEWEST)):
            yield world
            if self.end is not None and monotonic() > self.end:
                return

"""How long a player thinks: by counts, so that the same hand is always played the same; by the clock if it must."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic

IN_TIME = 0.8
"""How much of a budget may be used before the last world is begun."""
FEWEST = 2


class Effort:
    """A share of the usual worlds, within a budget of seconds if there is one."""

    def __init__(self, share: float = 1.0, budget: float | None = None) -> None:
        self.share = share
        self.end = None if budget is None else monotonic() + budget * IN_TIME

    def worlds(self, usual: int) -> Iterator[int]:
        """As many turns as worlds may be looked at; always one."""
        for world in range(max(round(usual * self.share), FEWEST)):
            yield world
            if self.end is not None and monotonic() > self.end:
                return

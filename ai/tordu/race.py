"""Who wins a manche of Le Tordu between two, by the points that each still needs: what a deal is worth there.

Far from the end points count alike; near it, what is beyond the target counts nothing, and a deal that may end it all.
"""

from __future__ import annotations

from functools import cache

ENDS = {1: 19, 2: 21, 3: 35, 4: 15, 6: 6, 8: 4}
"""How often a deal brings its winner so many points, in a hundred."""
EDGE = 0.6
"""The share of deals that the hard player takes to win: who is better has time, and need not gamble."""
WORTH = 28.0
"""A manche, in points: at its beginning a point is worth about a point."""
MOST = 30
"""Points to go beyond which only the lead counts."""


def standing(own: int, other: int) -> float:
    """What it is worth to need so many points where the other needs so many, in points."""
    if own <= 0 or other <= 0:
        return WORTH if own <= 0 else 0.0
    spare = max(own, other, MOST) - MOST
    return WORTH * _wins()[max(own - spare, 1)][max(other - spare, 1)]


@cache
def _wins() -> list[list[float]]:
    """The chance to win, by what oneself and the other still need."""
    found = [[0.0] * (MOST + 1) for _ in range(MOST + 1)]
    for own in range(1, MOST + 1):
        for other in range(1, MOST + 1):
            for points, often in ENDS.items():
                gained = found[own - points][other] if points < own else 1.0
                lost = found[own][other - points] if points < other else 0.0
                found[own][other] += often / 100 * (EDGE * gained + (1 - EDGE) * lost)
    return found

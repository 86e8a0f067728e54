"""The worth of the points that each of two seats still needs to win a manche of Le Tordu.

Far from the end points count alike; near it, what is beyond the target counts nothing, and a deal that may end it all.
"""

from __future__ import annotations

from functools import cache

ENDS = {1: 19, 2: 21, 3: 35, 4: 15, 6: 6, 8: 4}
"""The percentage of deals that bring their winner so many points."""
EDGE = 0.6
"""The share of deals that the hard player counts on winning: the better player has time, and need not gamble."""
WORTH = 28.0
"""The worth of a manche, in points, so that a point at its beginning is worth about a point."""
MOST = 30
"""Points to go beyond which only the difference counts."""


def standing(own: int, other: int) -> float:
    """The worth, in points, of needing `own` points to win the manche while the other seat needs `other`."""
    if own <= 0 or other <= 0:
        return WORTH if own <= 0 else 0.0
    spare = max(own, other, MOST) - MOST
    return WORTH * _wins()[max(own - spare, 1)][max(other - spare, 1)]


@cache
def _wins() -> list[list[float]]:
    """The chances to win the manche, by the points that oneself and the other seat still need."""
    found = [[0.0] * (MOST + 1) for _ in range(MOST + 1)]
    for own in range(1, MOST + 1):
        for other in range(1, MOST + 1):
            for points, often in ENDS.items():
                gained = found[own - points][other] if points < own else 1.0
                lost = found[own][other - points] if points < other else 0.0
                found[own][other] += often / 100 * (EDGE * gained + (1 - EDGE) * lost)
    return found

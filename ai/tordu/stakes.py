"""The worth of the end of a deal to a seat: between two seats by the chance to win the manche, else in points over the
others."""

from __future__ import annotations

from ai.tordu import race
from game.tordu.cards import TORDU
from game.tordu.score import shares, winners
from game.tordu.view import TorduView

MANCHE = 5.0
"""The worth of winning a manche, in points."""


def stakes(view: TorduView, declarer: int, trump: int, doubled: bool) -> list[float]:
    """The worth of a contract to the seat of this view, in points, by the gap at the end (TO-15 … TO-19)."""
    times = 2 if doubled else 1
    exact, each = (4, 2) if trump == TORDU else (3, 1)
    found = []
    for gap in range(10):
        scores = list(view.scores)
        for seat in range(view.seats):
            if (seat == declarer) == (gap == 0):
                scores[seat] += times * (gap * each if gap else exact)
        found.append(_standing(view, scores) - _standing(view, list(view.scores)))
    return found


def _standing(view: TorduView, scores: list[int]) -> float:
    """Points over the others' mean, with a premium for winning the manche; between two seats the standing of the
    race."""
    me, target = view.seat or 0, view.options.target
    if view.seats == 2:
        return race.standing(target - scores[me], target - scores[1 - me])
    others = view.seats - 1
    ahead = scores[me] - (sum(scores) - scores[me]) / others
    won = winners(scores, target, shares(view.options, view.play_offs))
    if not won:
        return ahead
    return ahead + (MANCHE / len(won) if me in won else -MANCHE / others)


def hope(pays: list[float], made: float, gap: float) -> float:
    """The worth of a contract made with chance `made` that misses by `gap` tricks on average when it isn't."""
    missed = min(max(gap, 1.0), len(pays) - 1.001)
    low = int(missed)
    return made * pays[0] + (1 - made) * (pays[low] + (missed - low) * (pays[low + 1] - pays[low]))

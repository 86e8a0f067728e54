"""What the end of a deal is worth to a seat: points over the others, and a manche won or lost."""

from __future__ import annotations

from game.tordu.cards import TORDU
from game.tordu.score import leader
from game.tordu.view import TorduView

MANCHE = 5.0
"""A manche won, in points."""


def stakes(view: TorduView, declarer: int, trump: int, doubled: bool) -> list[float]:
    """What a contract is worth to the seat of this view, by the gap at the end (TO-15 … TO-19)."""
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
    """Points over the others on average, and more for who has won."""
    me = view.seat or 0
    others = view.seats - 1
    ahead = scores[me] - (sum(scores) - scores[me]) / others
    winner = leader(scores, view.options.target)
    if winner is None:
        return ahead
    return ahead + (MANCHE if winner == me else -MANCHE / others)

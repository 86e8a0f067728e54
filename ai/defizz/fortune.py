"""The chance to win the match with so much money, by which bets are weighed.

- To the last side with money: a little more than one's share of all the money, by what betting well brings. Whoever
  doubles a purse does not double this, so it is also the price of a risk.
- For the richest after some rounds: by how far one is ahead of each other side, beside what the turns to come may
  still move. Who leads before the last turn has nothing to gain by a risk, and who trails nothing to lose.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

from game.defizz.view import DefizzView

SKILL = 1.0
"""The advantage of betting well. Hard players among such as keep the minimum win 35 matches of 100 from a quarter of
the money, 62 from a half: this curve, whose bets then win as much as it says."""
LEAST = 0.01
"""The least advantage of betting well: as good as none."""
SWING = 160.0
"""The money by which one turn moves the sides apart; n turns move them by the root of n times as much."""
EVEN = 20.0
"""The money that still decides when no turn is left."""


def winning(view: DefizzView, purses: Sequence[int], skill: float = SKILL) -> float:
    """The chance to win the match if these are the purses after this turn; `skill` is the advantage of betting well in
    the turns to come."""
    assert view.seat is not None
    own, left = purses[view.seat], turns_left(view)
    if not own:
        return 0.0
    if left is None:
        return (1 - exp(-skill * own / sum(purses))) / (1 - exp(-skill))
    swing = EVEN + SWING * sqrt(left)
    return 1 / sum([exp(min(50.0, (purse - own) / swing)) for purse in purses if purse])


def turns_left(view: DefizzView) -> int | None:
    """The number of turns after this one; None if the match has no last round yet."""
    if view.closing:
        return max(0, len(view.due) - 1)
    if view.options.max_rounds is None:
        return None
    rounds = view.options.max_rounds - view.rounds - 1
    return max(0, len(view.due) - 1) + max(0, rounds) * len(view.living)

"""The coach's knowledge of Défizz!: what is worth how much, what is plain, and how often each bet comes back."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from ai.coach.saying import Coaching, Mapped
from ai.defizz.sayings import SAYINGS
from ai.defizz.sequels import DefizzSequels
from ai.defizz.why import PLAINLY
from ai.player import Choice
from game.defizz.moves import ACCEPT, Accept, Challenge, Choose, Refuse, Stake
from game.defizz.view import DefizzView
from game.table import Move

EVEN, DEAR = 0.0015, 0.02
"""Shares of matches: the difference below which two bets are as good, and that from which one costs much."""
MAPPED = 200
BETS = (Choose, Challenge, Stake, Accept, Refuse)
MAPS = (Choose, Challenge, Accept)
TIMES = (1, 2, 3, 5)
"""The stakes of the map, in minimums."""


def worth(view: DefizzView, choice: Choice) -> tuple[tuple[Move, float], ...]:
    """The worth of bets, as shares of matches won; answers have none."""
    return tuple((each.move, each.worth) for each in choice.weighed if isinstance(each.move, BETS))


def plain(view: DefizzView, move: Move) -> float:
    """The plainness of a bet: the smaller the plainer."""
    return -float(move.amount) if isinstance(move, Stake) else -float(isinstance(move, Accept))


def _quick(view: DefizzView) -> set[int]:
    """The stakes that are looked at: some times the minimum, and all one has."""
    purse = view.purses[view.seat or 0]
    return {purse, *(amount for times in TIMES if (amount := view.minimum * times) <= purse)}


def odds(view: DefizzView, legal: list[Move], rng: Random, player: Any, late: Callable[[], bool]) -> tuple[Mapped, ...]:
    """The frequency with which each bet comes back, at one's own rate of right answers; of the stakes those that have a
    button of their own."""
    quick = _quick(view)
    moves = [move for move in legal if isinstance(move, MAPS) or (isinstance(move, Stake) and move.amount in quick)]
    if view.seat is None or view.enriching or not moves or (view.seat != view.active and ACCEPT not in moves):
        return ()
    sequels, back, tried = DefizzSequels(view, rng, player), [0] * len(moves), 0
    while tried < MAPPED and (tried < 20 or not late()):
        sequels.draw()
        for at, move in enumerate(moves):
            back[at] += "back" in sequels.after(move)
        tried += 1
    return tuple(Mapped(move, count / tried) for move, count in zip(moves, back, strict=True))


COACHING = Coaching(
    sayings=SAYINGS,
    sequels=DefizzSequels,
    plain=plain,
    even=EVEN,
    dear=DEAR,
    worth=worth,
    odds=odds,
    plainly=PLAINLY,
)

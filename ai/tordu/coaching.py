"""The coach's knowledge of Le Tordu: what is worth how much, what is plain, and the chances of all contracts."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from ai.coach.plainly import Plainly
from ai.coach.saying import Coaching, Mapped
from ai.player import Choice
from ai.tordu import contracts
from ai.tordu.auction import PAYS, SKILL
from ai.tordu.crowd import contract_gap
from ai.tordu.player import KEEPS, SPOILS
from ai.tordu.sayings import SAYINGS
from ai.tordu.sequels import TorduSequels
from game.table import Move
from game.tordu.cards import CARD, SUITS, TORDU, hand_of
from game.tordu.moves import Bid, Play
from game.tordu.view import TorduView
from game.tordu.worlds import Worlds

OPINION = 12
"""The number of worlds that the opinion of card sense counts for in the chance of a contract."""
MAPPED = 60
"""The worlds in which every contract is tried, at most."""
PLAINLY = {
    KEEPS: Plainly("{move}: {often}, I take exactly {tricks}"),
    SPOILS: Plainly("{move}: {often}, the declarer fails"),
}
"""Reasons with figures, and their words without."""
EVEN, DEAR = 0.03, 0.75
"""Points a deal: the difference below which two moves are as good, and that from which one costs much."""


def odds(view: TorduView, legal: list[Move], rng: Random, player: Any, late: Callable[[], bool]) -> tuple[Mapped, ...]:
    """The chance of every bid to be exact, and its points: by card sense at first, then by playing each out in the same
    worlds."""
    bids = [move for move in legal if isinstance(move, Bid)]
    if not bids:
        return ()
    assert view.seat is not None
    hand, worlds = hand_of(view.hands[view.seat] or ()), Worlds(view)
    trumps = [SUITS.index(bid.suit) for bid in bids]
    promised = [contracts.promise(hand, view.seats, trump, bid.tricks) for trump, bid in zip(trumps, bids, strict=True)]
    made, value = [OPINION * each.made for each in promised], [OPINION * each.value for each in promised]
    tried = 0
    while tried < MAPPED and not late():
        hands = worlds.draw(rng).hands
        for at, (trump, bid) in enumerate(zip(trumps, bids, strict=True)):
            gap = contract_gap(hands.copy(), view.seat, trump, bid.tricks)
            made[at] += not gap
            value[at] += PAYS[trump == TORDU][gap]
        tried += 1
    skill, count = SKILL.get(view.seats, 0.0), OPINION + tried
    return tuple(
        Mapped(bid, chance / count, points / count + skill)
        for bid, chance, points in zip(bids, made, value, strict=True)
    )


def plain(view: TorduView, move: Move) -> float:
    """The plainness of a move: a low card, an ordinary suit, few tricks."""
    if isinstance(move, Play):
        return -float((CARD[move.card] & 7) + 8 * (move.card[1] == view.contract.suit if view.contract else False))
    return -float(move.tricks + 10 * (move.suit == "t")) if isinstance(move, Bid) else 0.0


def worth(view: TorduView, choice: Choice) -> tuple[tuple[Move, float], ...]:
    """The worth of the moves that were weighed, in points."""
    return tuple((each.move, each.worth) for each in choice.weighed)


COACHING = Coaching(
    sayings=SAYINGS,
    sequels=TorduSequels,
    plain=plain,
    even=EVEN,
    dear=DEAR,
    worth=worth,
    odds=odds,
    plainly=PLAINLY,
)

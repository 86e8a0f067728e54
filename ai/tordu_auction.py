"""What to say at Le Tordu: the contract that promises most, and whether to double or to bid over another's."""

from __future__ import annotations

from random import Random
from typing import Any

from ai import tordu_bids, tordu_crowd, tordu_duel, tordu_sense
from ai.player import Choice, Level, Reason, Weighed
from ai.tordu_crowd import More
from ai.tordu_position import ALL
from ai.tordu_sense import FEEL, Promise
from game.tordu.cards import HAND, SUITS, TORDU, hand_of
from game.tordu.moves import BIDS, DOUBLE, PASS, Bid
from game.tordu.view import Contract, TorduView

PASSES_BELOW = {2: -0.9, 3: -0.5, 4: -0.4, 5: -0.3}
"""What the best contract must promise, or else a seat that may pass does; by the number of seats."""
PRIOR = {2: 0.3, 3: 0.4, 4: 0.6, 5: 0.9}
"""What a bid is worth to its bidder before one looks at one's own hand; by the number of seats."""
SPOILT = {2: 0.55, 3: 0.5, 4: 0.5, 5: 0.5}
"""How much of that a trick too many or too few in one's own hand spoils."""
BIDS_ABOVE = 0.9
"""The same for the hard player between two seats: it would rather double than be doubled."""
SURE = 1.0
"""How much better than passing the normal player wants doubling or overbidding to be."""
TAKES_OVER = 1.0
"""How much better than passing the hard player wants overbidding to be between two seats."""
MISCOUNTS = 0.8
"""How far the easy player misjudges a contract, in points."""

SEEN = 0.58
"""With all cards in sight a contract is worth x to its bidder: in truth about so much times x, and what follows."""
USUAL = (2, 6)
"""Contracts made, of how many bid, before one has seen a player bid."""
MAKES = (-1.2, 2.3)
"""What is added for a player who never makes a contract, and how much more for one who always does."""
FORECAST = 24
"""Worlds that are solved to judge another's bid."""
TRIED = 5
"""Contracts that are played out in full."""
WORLDS = 30
"""Worlds in which they are."""
SKILL = {3: 0.5, 4: 0.6, 5: 0.6}
"""What playing with imagination adds to a contract that is played out by card sense; by the number of seats."""

BIDS_BEST = "{move}: I should make it in {percent} % of deals, and no other contract promises more"
PASSES = "{move}: my best contract would be made in only {percent} % of deals"
LEAVES = "{move}: their contract is made in about {percent} % of deals, and I have nothing better"
DOUBLES = "{move}: their contract fails in about {percent} % of deals"


def choose(view: TorduView, legal: list[Any], rng: Random, level: Level, more: More) -> Choice:
    hand = hand_of(view.hands[view.seat or 0] or ())
    if view.contract is None:
        return _open(view, legal, hand, rng, level, more)
    return _reply(view, legal, hand, view.contract, rng, level, more)


def _open(view: TorduView, legal: list[Any], hand: int, rng: Random, level: Level, more: More) -> Choice:
    """The first bid, or a pass."""
    found = _promises(view, hand, range(5), rng, level, more)
    best = found[0]
    weighed = [Weighed(_bid(one), one.value) for one in found]
    percent = round(100 * best.made)
    if PASS in legal:
        below = BIDS_ABOVE if level == "hard" and view.seats == 2 else PASSES_BELOW[view.seats]
        weighed.append(Weighed(PASS, below))
        weighed.sort(key=_worth)
        if best.value < below:
            return Choice(PASS, Reason(PASSES, move=PASS, percent=percent), tuple(weighed))
    return Choice(_bid(best), Reason(BIDS_BEST, move=_bid(best), percent=percent), tuple(weighed))


def _reply(
    view: TorduView, legal: list[Any], hand: int, contract: Contract, rng: Random, level: Level, more: More
) -> Choice:
    """Pass, double, or bid tordu over it."""
    value, made = _theirs(view, hand, contract, rng, level, more)
    times = 2 if contract.doubled else 1
    passing = -value * times / (view.seats - 1)
    weighed = [Weighed(PASS, passing)]
    sure = SURE if level == "normal" else 0.0
    over_sure = TAKES_OVER if level == "hard" and view.seats == 2 else sure
    if DOUBLE in legal and level != "easy":
        weighed.append(Weighed(DOUBLE, 2 * passing - sure))
    over = {}
    if Bid("t", 0) in legal:
        for one in _promises(view, hand, range(TORDU, 5), rng, level, more):
            over[_bid(one)] = one
            weighed.append(Weighed(_bid(one), one.value - over_sure))
    weighed.sort(key=_worth)
    move = weighed[0].move
    percent = round(100 * made)
    if move == PASS:
        reason = Reason(LEAVES, move=move, percent=percent)
    elif move == DOUBLE:
        reason = Reason(DOUBLES, move=move, percent=100 - percent)
    else:
        reason = Reason(BIDS_BEST, move=move, percent=round(100 * over[move].made))
    return Choice(move, reason, tuple(weighed))


def _bid(one: Promise) -> Bid:
    return BIDS[one.trump * 9 + one.tricks]


def _worth(one: Weighed) -> float:
    return -one.worth


def _promises(view: TorduView, hand: int, trumps: range, rng: Random, level: Level, more: More) -> list[Promise]:
    """What contracts promise, the best first: by formula, as the easy player misjudges it, or by imagination."""
    if level == "hard" and view.seats == 2:
        return tordu_bids.promises(hand, trumps)
    found = tordu_sense.promises(hand, view.seats, trumps)
    if level == "hard":
        return _tried(view, found, rng, more)
    if level == "easy":
        found = [one._replace(value=one.value + rng.gauss(0, MISCOUNTS)) for one in found]
        found.sort(reverse=True)
    return found


def _tried(view: TorduView, found: list[Promise], rng: Random, more: More) -> list[Promise]:
    """The likeliest contracts played out in imagined worlds."""
    me = view.seat or 0
    crowd = tordu_crowd.Crowd(view, rng)
    tried = found[:TRIED]
    gaps: list[list[int]] = [[] for _ in tried]
    for _ in range(WORLDS):
        hands = crowd.draw()
        for one, ends in zip(tried, gaps, strict=True):
            ends.append(tordu_crowd.contract_gap(hands, me, one.trump, one.tricks))
        if not more():
            break
    judged = []
    for one, ends in zip(tried, gaps, strict=True):
        exact, each = (4, 2) if one.trump == TORDU else (3, 1)
        made = ends.count(0) / len(ends)
        value = exact * made - each * sum(ends) / len(ends) + SKILL[view.seats]
        judged.append(one._replace(value=value, made=made))
    judged.sort(reverse=True)
    return judged


def _theirs(
    view: TorduView, hand: int, contract: Contract, rng: Random, level: Level, more: More
) -> tuple[float, float]:
    """What another's contract should pay it, and how often it should be made."""
    trump = SUITS.index(contract.suit)
    pays = (
        [4.0, *(-2.0 * gap for gap in range(1, 10))] if trump == TORDU else [3.0, *(-1.0 * gap for gap in range(1, 10))]
    )
    if level != "hard":
        value = _felt(view.seats, hand, trump, contract.tricks) * (1.5 if trump == TORDU else 1.0)
    elif view.seats == 2:
        seen = tordu_duel.forecast(hand, trump, contract.tricks, pays, rng, FORECAST, more)
        value = SEEN * seen + _habit(view, contract.declarer)
    else:
        value = _judged(view, contract, trump, pays, rng, more)
    return value, _share(value, pays)


def _habit(view: TorduView, declarer: int) -> float:
    """What is known of a bidder: how many of its contracts in this match it has made."""
    made, bid = USUAL
    for deal in view.deals:
        if deal.contract.declarer == declarer:
            bid += 1
            made += deal.taken == deal.contract.tricks
    least, more = MAKES
    return least + more * made / bid


def _share(value: float, pays: list[float]) -> float:
    """How often a contract is made that is worth so much, when it fails by a trick or two."""
    fails = (pays[1] + pays[2]) / 2
    return min(max((value - fails) / (pays[0] - fails), 0.0), 1.0)


def _felt(seats: int, hand: int, trump: int, tricks: int) -> float:
    """By card sense: the further one's own hand is from the tricks that the bidder leaves, the worse for the bid."""
    takes, _ = tordu_sense.hand_takes(hand, ALL & ~hand, trump, HAND, seats - 1)
    takes *= FEEL[seats].theirs
    return PRIOR[seats] - SPOILT[seats] * abs(takes - (HAND - tricks) / (seats - 1))


def _judged(view: TorduView, contract: Contract, trump: int, pays: list[float], rng: Random, more: More) -> float:
    """By playing out worlds that fit the bid."""
    crowd = tordu_crowd.Crowd(view, rng)
    total = weights = 0.0
    for _ in range(WORLDS):
        hands = crowd.draw()
        weight = crowd.fit(hands, contract.declarer, trump, contract.tricks)
        total += weight * pays[tordu_crowd.contract_gap(hands, contract.declarer, trump, contract.tricks)]
        weights += weight
        if not more():
            break
    return total / weights

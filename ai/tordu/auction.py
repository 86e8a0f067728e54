"""The calls of the auction at Le Tordu: the most promising contract, a pass, a double, or tordu over another's bid."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ai.player import Choice, Reason, Weighed
from ai.tordu import bids, contracts, duel
from ai.tordu.contracts import Promise
from ai.tordu.crowd import Crowd, contract_gap
from ai.tordu.effort import Effort
from ai.tordu.levels import Craft
from ai.tordu.stakes import hope, stakes
from game.table import Move
from game.tordu.cards import SUITS, TORDU, hand_of
from game.tordu.moves import BIDS, DOUBLE, OVERBIDS, PASS, Bid
from game.tordu.view import Contract, TorduView

PASSING = {2: -0.15, 3: 0.1, 4: -0.3, 5: -0.4}
"""The worth of passing before any bid, in points, by the number of seats: another seat bids, most often because it has
to. Between two it passes every other hand, and gains 0.17 points a deal on who never does; waiting for +0.25 gains 0.08
more."""
LETS_BID = (-2.2, 2.0)
"""The worth of the first bid to a rival to whom the expert player leaves it: to one who never makes a contract, and to
one who always does. It can be doubled."""
SURE = {2: 1.5, 3: 0.25, 4: 0.6, 5: 0.6}
"""The points by which doubling has to beat passing for a player who judges by formula, by the number of seats: a
bidder has reasons."""
SUITS_OF_HAND = range(5)
DARES = {2: 1.0, 3: 0.0, 4: 0.0, 5: 0.0}
"""The points by which doubling has to beat passing for a player who imagines deals, by the number of seats."""
TAKES_OVER = 1.0
"""The points by which overbidding has to beat passing for a player who imagines deals between two seats."""
DISTRUST = 1.4
"""The points that a player takes off every contract, for each point that it miscounts by: the best of many misjudged
ones looks so much better than it is."""

SEEN = 0.32
"""The factor from a contract's worth to its bidder with all cards in sight to its true worth; MAKES is then added."""
USUAL = (1, 3)
"""Contracts made, and contracts bid, that every player starts with before one has seen it bid."""
MAKES = (-1.9, 2.7)
"""The points added to a contract's worth for a bidder who never makes a contract, and for one who always does."""
FORECAST = 24
"""Worlds that are solved to judge another's bid."""
TRIED = 5
"""Contracts that are played out in imagined worlds."""
WORLDS = 40
"""Worlds in which those contracts are played out."""
OPINION = 20
"""The number of worlds that the opinion of card sense counts for."""
SKILL = {3: 0.5, 4: 0.6, 5: 0.6}
"""The points that play by imagination adds to a contract that is played out by card sense, by the number of seats."""
MADE = {4: 0.43, 5: 0.43}
"""The share of contracts that are made among players who imagine deals, by the number of seats; where there is none,
what worlds say is taken as it is."""
TELLS = (0.4, 0.2)
"""The part of a promise that comes true, of what it says beside the usual: of one's own contract, of another's. With
four seats, what one hand foresees of an exact count tells little: of 290 contracts of others, those said to be made in
30 % and in 60 % of worlds were made in 39 and 34 % of deals."""
FORESEEN = (0.51, 0.42)
"""The chance that worlds give to a contract on average: to one's own, to another's."""
PAID, PROMISED = 0.3, 0.06
"""The points that another's contract pays its bidder on average, and what worlds say that it does."""
LIKELY = 0.5
"""The chance from which a contract is likely to be made."""

BIDS_BEST = "{move}: I should make it in {percent} % of deals, and no other contract promises more"
PASSES = "{move}: my best contract would be made in only {percent} % of deals"
LEAVES = "{move}: their contract is made in about {percent} % of deals, and I have nothing better"
DARES_NOT = "{move}: their contract is made in about {percent} % of deals, too often to double"
DOUBLES = "{move}: their contract fails in about {percent} % of deals"


PAYS = ([3.0, *(-1.0 * gap for gap in range(1, 10))], [4.0, *(-2.0 * gap for gap in range(1, 10))])
"""The points that a contract pays its bidder over another seat, by the gap: in an ordinary suit, in tordu (TO-15,
TO-16)."""


class Auction:
    """One call in the auction, as a level judges it."""

    def __init__(self, view: TorduView, rng: Random, craft: Craft, effort: Effort) -> None:
        self.view = view
        self.seats = view.seats
        self.me = view.seat or 0
        self.hand = hand_of(view.hands[self.me] or ())
        self.rng = rng
        self.craft = craft
        self.effort = effort
        self.searches = craft.imagines > 0
        self.solves = self.searches and view.seats == 2

    def choose(self, legal: list[Move]) -> Choice:
        contract = self.view.contract
        return self._open(legal) if contract is None else self._reply(legal, contract)

    def _open(self, legal: list[Move]) -> Choice:
        """Choose the first bid, or a pass."""
        found = self._promises(range(5))
        best = found[0]
        weighed = [Weighed(_bid(one), one.value) for one in found]
        percent = round(100 * best.made)
        if PASS in legal:
            below = self._passing()
            weighed.append(Weighed(PASS, below))
            weighed.sort(key=_worth)
            if best.value < below:
                return Choice(PASS, Reason(PASSES, move=PASS, percent=percent), tuple(weighed))
        return Choice(_bid(best), Reason(BIDS_BEST, move=_bid(best), percent=percent), tuple(weighed))

    def _passing(self) -> float:
        """The worth of leaving the first bid to another seat."""
        if self.solves:
            value = _habit(self.view, 1 - self.me, LETS_BID)
            return self._worth(1 - self.me, 0, value, _made(value, PAYS[False]))
        return PASSING[self.seats]

    def _worth(self, declarer: int, trump: int, value: float, made: float, doubled: bool = False) -> float:
        """The worth to us, as the manche stands, of a contract that should pay its bidder `value` points."""
        pays = PAYS[trump == TORDU]
        missed = (value - made * pays[0]) / (1 - made) / pays[1] if made < 1 else 1.0
        return hope(stakes(self.view, declarer, trump, doubled), made, missed)

    def _reply(self, legal: list[Move], contract: Contract) -> Choice:
        """Choose to pass, to double, or to bid tordu over a contract."""
        value, made = self._theirs(contract)
        if self.solves:
            trump = SUITS.index(contract.suit)
            passing, doubling = (self._worth(contract.declarer, trump, value, made, twice) for twice in (False, True))
        else:
            passing = -value * (2 if contract.doubled else 1) / (self.seats - 1)
            doubling = 2 * passing
        weighed = [Weighed(PASS, passing)]
        if DOUBLE in legal and self.craft.doubles:
            weighed.append(Weighed(DOUBLE, doubling - (DARES if self.searches else SURE)[self.seats]))
        over: dict[Move, Promise] = {}
        if OVERBIDS[0] in legal:
            over = {_bid(one): one for one in self._promises(range(TORDU, TORDU + 1))}
            less = TAKES_OVER if self.solves else 0.0
            weighed += [Weighed(bid, one.value - less) for bid, one in over.items()]
        weighed.sort(key=_worth)
        move = weighed[0].move
        if move in over:
            reason = Reason(BIDS_BEST, move=move, percent=round(100 * over[move].made))
        elif move == PASS:
            text = DARES_NOT if DOUBLE in legal and made < LIKELY else LEAVES
            reason = Reason(text, move=move, percent=round(100 * made))
        else:
            reason = Reason(DOUBLES, move=move, percent=100 - round(100 * made))
        return Choice(move, reason, tuple(weighed))

    def _promises(self, trumps: range) -> list[Promise]:
        """The promises of contracts, the best first: by formula, with the errors of its level, or played out in
        worlds."""
        if self.solves:
            found = bids.promises(self.hand, trumps)
            found = [one._replace(value=self._worth(self.me, one.trump, one.value, one.made)) for one in found]
            found.sort(reverse=True)
            return found
        found = contracts.promises(self.hand, self.seats, trumps)
        if self.searches:
            return self._tried(found[:TRIED])
        if self.craft.miscounts or self.craft.pretty:
            found = [one._replace(value=one.value + self._misjudged(one)) for one in found]
            found.sort(reverse=True)
        return found

    def _misjudged(self, one: Promise) -> float:
        """The error about a contract, in points: many tricks seem good with many aces and kings."""
        craft = self.craft
        high = sum((self.hand >> 8 * suit + 6 & 3).bit_count() for suit in SUITS_OF_HAND)
        return self.rng.gauss(-DISTRUST * craft.miscounts, craft.miscounts) + craft.pretty * high * one.tricks

    def _tried(self, found: list[Promise]) -> list[Promise]:
        """The same promises, corrected by playing them out in imagined worlds."""
        crowd = Crowd(self.view, self.rng)
        gaps: list[list[int]] = [[] for _ in found]
        for _ in self.effort.worlds(WORLDS):
            hands = crowd.draw()
            for one, ends in zip(found, gaps, strict=True):
                ends.append(contract_gap(hands, self.me, one.trump, one.tricks))
        judged = []
        for one, ends in zip(found, gaps, strict=True):
            pays = PAYS[one.trump == TORDU]
            tried = OPINION + len(ends)
            value = (OPINION * one.value + sum(pays[gap] for gap in ends)) / tried + SKILL[self.seats]
            made = (OPINION * one.made + ends.count(0)) / tried
            judged.append(one._replace(value=value, made=self._usual(made, own=True)))
        judged.sort(reverse=True)
        return judged

    def _theirs(self, contract: Contract) -> tuple[float, float]:
        """The points that another's contract should pay its bidder, and the chance that it is made."""
        trump = SUITS.index(contract.suit)
        pays = PAYS[trump == TORDU]
        if not self.solves:
            found = self._judged(contract, trump, pays) if self.searches else self._felt(contract, trump)
            return found.value, found.made
        worlds = self.effort.worlds(FORECAST)
        seen = duel.forecast(self.hand, trump, contract.tricks, pays, self.rng, worlds)
        value = SEEN * seen + _habit(self.view, contract.declarer, MAKES)
        return value, _made(value, pays)

    def _judged(self, contract: Contract, trump: int, pays: list[float]) -> Promise:
        """The promise of another's contract, by playing out worlds that fit its bid and by card sense."""
        crowd = Crowd(self.view, self.rng)
        declarer, tricks = contract.declarer, contract.tricks
        total = kept = weights = 0.0
        for _ in self.effort.worlds(WORLDS):
            hands = crowd.draw()
            weight = crowd.fit(hands, declarer, trump, tricks)
            gap = contract_gap(hands, declarer, trump, tricks)
            total += weight * pays[gap]
            kept += weight if not gap else 0.0
            weights += weight
        felt = self._felt(contract, trump)
        share = OPINION / (OPINION + WORLDS)
        value = share * felt.value + (1 - share) * total / weights
        if self.seats in MADE:
            value = PAID + TELLS[1] * (value - PROMISED)
        made = share * felt.made + (1 - share) * kept / weights
        return felt._replace(value=value, made=self._usual(made, own=False))

    def _usual(self, made: float, own: bool) -> float:
        """The chance that a contract is made, nearer to the usual one than worlds say."""
        usual = MADE.get(self.seats)
        if usual is None:
            return made
        return min(max(usual + TELLS[not own] * (made - FORESEEN[not own]), 0.0), 1.0)

    def _felt(self, contract: Contract, trump: int) -> Promise:
        return contracts.rival_promise(self.hand, self.seats, trump, contract.tricks, not _forced(self.view))


def _forced(view: TorduView) -> bool:
    """Tell if the bidder had to bid because all the others had passed (TO-06)."""
    calls = [said.call for said in view.auction]
    return len(calls) >= view.seats and calls[: view.seats - 1] == [PASS] * (view.seats - 1) and _bids(calls) == 1


def _bids(calls: Sequence[Move]) -> int:
    return sum(isinstance(call, Bid) for call in calls)


def _habit(view: TorduView, declarer: int, worth: tuple[float, float]) -> float:
    """A worth between that of a bidder who never makes a contract and of one who always does, by this bidder's deals so
    far."""
    made, bid = USUAL
    for deal in view.deals:
        if deal.contract.declarer == declarer:
            bid += 1
            made += deal.taken == deal.contract.tricks
    least, most = worth
    return least + (most - least) * made / bid


def _made(value: float, pays: list[float]) -> float:
    """The chance to make a contract that pays `value` on average, if it misses by a trick or two when it isn't made."""
    fails = (pays[1] + pays[2]) / 2
    return min(max((value - fails) / (pays[0] - fails), 0.0), 1.0)


def _bid(one: Promise) -> Bid:
    return BIDS[one.trump * 9 + one.tricks]


def _worth(one: Weighed) -> float:
    return -one.worth

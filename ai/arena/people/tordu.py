"""Model people at Le Tordu.

Assumed: they count a hand card by card, by a rule of thumb for each rank. *evening* counts half a trick too many and
likes what promises many, the others keep away from tricks in doubt; all but the first double when their
own tricks leave too few for the bid. As the declarer they take
tricks as long as they need some, the cheapest way they see, and then duck; against one they take what they can if the
declarer wants many, and duck if the declarer has to be made to take too many. A card is laid at random now
and then, a call never. Of cards gone *evening* sees only the
trick that lies there, the others remember as they can.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from ai.arena.people.kinds import Kind, ModelPerson
from game.table import Move
from game.tordu.moves import DOUBLE, PASS, Bid, Play
from game.tordu.view import TorduView

RANK = "789TJQKA"
HAND = 8
MANY = 1.4
"""The multiple of a fair share from which a declarer needs so many tricks that defenders take what they can."""
AVOIDED = -1.0
"""The tricks counted that are avoided by ducking, with more than two seats, where that is easy."""
DOUBT = {2: 1.3, 4: 1.2}
"""The tricks in doubt up to which they bid where they may pass, with two seats and with more."""


class Counting(NamedTuple):
    """The ways in which people count the tricks of a hand before it is played."""

    off: float
    """The tricks that they bid beyond those counted, between two: the other one gives them away."""
    pretty: float
    """The liking for each trick that a contract promises, however unsure."""
    doubt: float
    """The dislike of tricks that may be taken or not."""
    doubles: float | None
    """The tricks that they count for themselves, over what the bid leaves each defender, from which they double."""


COUNTING: dict[Kind, Counting] = {
    "evening": Counting(off=0.9, pretty=0.4, doubt=0.0, doubles=None),
    "casual": Counting(off=0.6, pretty=0.0, doubt=1.0, doubles=1.5),
    "keen": Counting(off=0.6, pretty=0.0, doubt=1.0, doubles=1.2),
}
PLAIN = {2: (0.15, 0.2, 0.25, 0.32, 0.42, 0.55, 0.7, 0.9), 4: (0.02, 0.02, 0.04, 0.07, 0.12, 0.22, 0.42, 0.8)}
TRUMP = {2: (0.4, 0.45, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0), 4: (0.25, 0.28, 0.3, 0.35, 0.45, 0.6, 0.8, 1.0)}
"""The share of deals in which a card is counted for a trick, from a seven to an ace, with two seats and with more."""


class TorduPerson(ModelPerson):
    """Somebody who counts aces, kings and trumps."""

    def slips(self, view: TorduView, rng: Random) -> bool:
        return view.phase == "play" and super().slips(view, rng)

    def decide(self, view: TorduView, legal: list[Move], rng: Random) -> Move:
        if view.phase == "play":
            return self._card(view, [move for move in legal if isinstance(move, Play)])
        bids = [move for move in legal if isinstance(move, Bid)]
        if view.contract is not None:
            return self._reply(view, legal)
        best = max(bids, key=lambda bid: self._liking(view, bid))
        doubt = sum(chance * (1 - chance) for chance in self._chances(view, best.suit))
        return best if PASS not in legal or doubt <= DOUBT[2 if view.seats == 2 else 4] else PASS

    # the auction

    def _chances(self, view: TorduView, trump: str) -> list[float]:
        """The chance of each card in hand to take a trick with this trump."""
        seats = 2 if view.seats == 2 else 4
        hand = view.hands[view.seat or 0] or ()
        return [(TRUMP if card[1] == trump else PLAIN)[seats][_rank(card)] for card in hand]

    def _liking(self, view: TorduView, bid: Bid) -> float:
        """The liking for a bid: near to the tricks counted, and with few tricks in doubt."""
        count, chances = COUNTING[self.kind], self._chances(view, bid.suit)
        tricks = sum(chances)
        doubt = sum(chance * (1 - chance) for chance in chances)
        return (
            count.pretty * tricks
            - count.doubt * doubt
            - 2 * abs(bid.tricks - tricks - (count.off if view.seats == 2 else AVOIDED))
        )

    def _reply(self, view: TorduView, legal: list[Move]) -> Move:
        contract, doubles = view.contract, COUNTING[self.kind].doubles
        assert contract is not None
        if DOUBLE not in legal or doubles is None:
            return PASS
        mine = sum(self._chances(view, contract.suit))
        fair = (HAND - contract.tricks) / (view.seats - 1)
        return DOUBLE if contract.tricks >= 2 and mine - fair >= doubles else PASS

    # the cards

    def _card(self, view: TorduView, plays: list[Play]) -> Play:
        contract = view.contract
        assert contract is not None
        cards = [play.card for play in plays]
        need = contract.tricks - view.tricks[contract.declarer]
        left = HAND - len(view.played)
        mine = contract.declarer == view.seat
        if mine and self.kind != "evening":
            return max(plays, key=lambda play: self._suits(view, play.card, need))
        take = need > 0 and (mine or need * view.seats >= left * (MANY if view.seats > 2 else 1))
        card = self._lead(view, cards, take) if not view.trick else self._follow(view, cards, take, mine)
        return plays[cards.index(card)]

    def _suits(self, view: TorduView, card: str, need: int) -> float:
        """The fit of a card for the declarer: the tricks still needed, beside those that the rest looks good for."""
        rest = sum(self._chance(view, other) for other in view.hands[view.seat or 0] or () if other != card)
        wins = self._wins(view, card)
        return -(wins * abs(need - 1 - rest) + (1 - wins) * abs(need - rest))

    def _wins(self, view: TorduView, card: str) -> float:
        """The chance that a card takes this trick."""
        assert view.contract is not None
        if view.trick:
            led, trump = view.trick[0].card[1], view.contract.suit
            if _power(card, led, trump) < max(_power(laid.card, led, trump) for laid in view.trick):
                return 0.0
            if len(view.trick) == view.seats - 1:
                return 1.0
        return self._chance(view, card)

    def _chance(self, view: TorduView, card: str) -> float:
        """The chance of a card to take a trick, by the higher ones that seem to be out."""
        assert view.contract is not None
        own = set(view.hands[view.seat or 0] or ())
        higher = [rank + card[1] for rank in RANK[_rank(card) + 1 :]]
        out = sum(one not in own and not self._gone(view, one) for one in higher)
        return (TRUMP if card[1] == view.contract.suit else PLAIN)[2 if view.seats == 2 else 4][7 - out]

    def _lead(self, view: TorduView, cards: list[str], take: bool) -> str:
        assert view.contract is not None
        trump = view.contract.suit
        boss = [card for card in cards if self._highest_left(view, card)]
        if not take:
            return min(cards, key=lambda card: (_rank(card), card[1] == trump))
        if boss:
            plain = [card for card in boss if card[1] == trump] if self.kind != "evening" else boss
            return max(plain or boss, key=_rank)
        if self.kind == "evening":
            return max(cards, key=_rank)
        return min(cards, key=lambda card: (card[1] == trump, _rank(card)))

    def _follow(self, view: TorduView, cards: list[str], take: bool, mine: bool) -> str:
        """Win as cheaply as it goes, or lose with the highest card that loses."""
        assert view.contract is not None
        declarer, trump = view.contract.declarer, view.contract.suit
        led = view.trick[0].card[1]
        best = max((laid for laid in view.trick), key=lambda laid: _power(laid.card, led, trump))
        power = _power(best.card, led, trump)
        winning = [card for card in cards if _power(card, led, trump) > power]
        losing = [card for card in cards if card not in winning]
        last = len(view.trick) == view.seats - 1
        if take and not mine and best.seat != declarer and declarer in [laid.seat for laid in view.trick]:
            take = False  # another defender has it from the declarer already
        if take and winning:
            cheap = min(winning, key=lambda card: _power(card, led, trump))
            if last or self.kind == "evening":
                return cheap
            sure = [card for card in winning if self._highest_left(view, card)]
            return min(sure, key=lambda card: _power(card, led, trump)) if sure else cheap
        if losing:
            give = max if not take else min
            return give(losing, key=lambda card: (card[1] != trump, _rank(card)) if not take else _rank(card))
        return max(cards, key=_rank) if last else min(cards, key=lambda card: _power(card, led, trump))

    def _highest_left(self, view: TorduView, card: str) -> bool:
        """Tell if no higher card of its suit seems to be out."""
        own = set(view.hands[view.seat or 0] or ())
        higher = [rank + card[1] for rank in RANK[_rank(card) + 1 :]]
        return all(one in own or self._gone(view, one) for one in higher)

    def _gone(self, view: TorduView, card: str) -> bool:
        if any(laid.card == card for laid in view.trick):
            return True
        if self.kind == "evening":
            return False
        for age, trick in enumerate(reversed(view.played), 1):
            if any(laid.card == card for laid in trick):
                return self.remembers(f"{view.seat}/{view.dealer}/{len(view.deals)}/{card}", age)
        return False


def _rank(card: str) -> int:
    return RANK.index(card[0])


def _power(card: str, led: str, trump: str) -> int:
    """The power of a card in a trick: trumps over the suit led over the others."""
    return _rank(card) + (20 if card[1] == trump else 10 if card[1] == led else 0)


def make(kind: Kind) -> TorduPerson:
    return TorduPerson(kind)

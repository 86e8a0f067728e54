"""Worlds that a seat could be in: the cards it has not seen, dealt again as the plays so far allow.

Who did not follow a suit holds none of it. Among all deals that keep to this, each is drawn with the same chance:
for the seats with a void, how many cards of each suit they get is drawn by counting the deals behind every choice;
within that, cards fall as shuffled.
"""

from __future__ import annotations

from itertools import product
from math import comb
from random import Random

from game.tordu.cards import CARD, SUITS, hand_of
from game.tordu.moves import CALLS
from game.tordu.state import PHASES, TorduState
from game.tordu.view import TorduView, voids, winner

Choices = list[tuple[tuple[int, ...], int]]
"""The numbers of cards of each suit that somebody may get, each with the number of deals behind it."""


class Worlds:
    """The worlds that a view leaves open, digested once, so that many worlds can be drawn from it."""

    def __init__(self, view: TorduView) -> None:
        self.view = view
        self.base = _public(view)
        seen = [name for hand in view.hands if hand for name in hand]
        seen += [play.card for trick in (*view.played, view.trick) for play in trick]
        seen += view.undealt or ()
        hidden = sorted(set(range(40)) - {CARD[name] for name in seen})
        self.suits = [[card for card in hidden if card >> 3 == suit] for suit in range(5)]
        self.unknown = [seat for seat in range(view.seats) if view.hands[seat] is None]
        empty = voids(view)
        self.void = [
            (seat, tuple(SUITS[suit] not in empty[seat] for suit in range(5))) for seat in self.unknown if empty[seat]
        ]
        self.free = [seat for seat in self.unknown if not empty[seat]]
        self._counted: dict[tuple[int, tuple[int, ...]], Choices] = {}

    def draw(self, rng: Random) -> TorduState:
        """One world, all allowed ones equally likely."""
        state = self.base.copy()
        state.seed = rng.getrandbits(64)
        suits = [rng.sample(cards, len(cards)) for cards in self.suits]
        for seat, shares in self._shares(rng):
            taken = [suits[suit].pop() for suit, share in enumerate(shares) for _ in range(share)]
            state.hands[seat] = sum(1 << card for card in taken)
        rest = [card for cards in suits for card in cards]
        rng.shuffle(rest)
        for seat in self.free:
            count = self.view.counts[seat]
            state.hands[seat] = sum(1 << card for card in rest[:count])
            del rest[:count]
        if self.view.undealt is None:
            state.undealt = sum(1 << card for card in rest)
        state.dealt = _dealt(state, self.view)
        return state

    def _shares(self, rng: Random) -> list[tuple[int, tuple[int, ...]]]:
        """The number of cards of each suit that go to each seat that has shown a void."""
        left = tuple(len(cards) for cards in self.suits)
        drawn = []
        for place, (seat, _) in enumerate(self.void):
            choices = self._choices(place, left)
            pick = rng.randrange(sum(weight for _, weight in choices))
            for share, weight in choices:  # noqa: B007
                pick -= weight
                if pick < 0:
                    break
            drawn.append((seat, share))
            left = tuple(a - b for a, b in zip(left, share, strict=True))
        return drawn

    def _choices(self, place: int, left: tuple[int, ...]) -> Choices:
        """The shares that one seat may get of what is left: counted once for all worlds of this view."""
        found = self._counted.get((place, left))
        if found is None:
            found = self._counted[place, left] = self._count(place, left)
        return found

    def _count(self, place: int, left: tuple[int, ...]) -> Choices:
        if place == len(self.void):
            return [((), 1)]
        seat, allowed = self.void[place]
        count = self.view.counts[seat]
        ranges = [range(min(n, count) + 1 if may else 1) for n, may in zip(left, allowed, strict=True)]
        found = []
        for share in product(*ranges):
            if sum(share) == count:
                weight = 1
                for n, k in zip(left, share, strict=True):
                    weight *= comb(n, k)
                after = tuple(n - k for n, k in zip(left, share, strict=True))
                weight *= sum(w for _, w in self._choices(place + 1, after))
                if weight:
                    found.append((share, weight))
        return found


def imagine(view: TorduView, rng: Random) -> TorduState:
    return Worlds(view).draw(rng)


def _dealt(state: TorduState, view: TorduView) -> tuple[int, ...]:
    """The cards as dealt in this deal, from what is held and what was played."""
    dealt = [*state.hands, state.undealt]
    for trick in (*view.played, view.trick):
        for play in trick:
            dealt[play.seat] |= 1 << CARD[play.card]
    return tuple(dealt)


def _public(view: TorduView) -> TorduState:
    """The state as far as the view tells it."""
    state = TorduState()
    state.options = view.options
    state.seats = view.seats
    state.seed = state.shuffles = 0
    state.moves = view.moves
    state.phase = PHASES.index(view.phase)
    state.outcome = view.outcome
    state.dealer = view.dealer
    state.scores = list(view.scores)
    state.manches = list(view.manches)
    state.finished = list(view.finished)
    state.play_offs = view.play_offs
    state.deals = [
        (
            deal.contract.declarer,
            SUITS.index(deal.contract.suit),
            deal.contract.tricks,
            int(deal.contract.doubled),
            deal.taken,
            *deal.points,
        )
        for deal in view.deals
    ]
    state.last = (*map(hand_of, view.last.hands), hand_of(view.last.undealt)) if view.last else ()
    state.hands = [hand_of(hand or ()) for hand in view.hands]
    state.undealt = hand_of(view.undealt or ())
    state.dealt = ()
    _auction(state, view)
    _tricks(state, view)
    state.turn = view.actors[0] if view.actors else state.turn
    return state


def _auction(state: TorduState, view: TorduView) -> None:
    """Everything that was said, and what it leaves to be said."""
    state.auction = [n for said in view.auction for n in (said.seat, CALLS.index(said.call))]
    calls = state.auction[1::2]
    bids = [place for place, call in enumerate(calls) if call < len(CALLS) - 2]
    state.silent = bids[0] if bids else len(calls)
    state.waiting = view.seats - 1 - (len(calls) - 1 - bids[-1]) if bids and view.options.variant == "complete" else 0
    contract = view.contract
    state.declarer = contract.declarer if contract else -1
    state.trump = SUITS.index(contract.suit) if contract else -1
    state.wanted = contract.tricks if contract else 0
    state.doubled = int(contract.doubled) if contract else 0


def _tricks(state: TorduState, view: TorduView) -> None:
    """The cards played, and how the open trick stands."""
    tricks = (*view.played, view.trick)
    state.played = [CARD[play.card] for trick in tricks for play in trick]
    state.won = list(view.tricks)
    state.due = view.seats - len(view.trick)
    state.led = -1
    state.best = state.taker = state.turn = -1
    lying = [trick for trick in tricks if trick]
    if lying:
        trick = [CARD[play.card] for play in lying[-1]]
        best = winner(trick, state.trump)
        state.best, state.taker = trick[best], lying[-1][best].seat
        state.turn = state.taker
    if view.trick:
        state.led = CARD[view.trick[0].card] >> 3

"""The rest of a deal that needs no play: each has one card left, or a seat is sure of all the tricks, or of none.

All of it follows from the view of one seat. A claim holds only if it is certain in every deal that this seat can still
imagine, however the others play: each card that it has not seen may be with any other seat that is not known to be void
in that suit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from game.table import IllegalMove, Move
from game.tordu.cards import CARD, SUIT, SUITS
from game.tordu.moves import PLAY
from game.tordu.view import TorduView, voids, winner

Takes = Literal["all", "none"]


def last_cards(view: TorduView) -> bool:
    """True if nobody has a choice any more in this deal: each has one card, or has played it."""
    return view.phase == "play" and max(view.counts) <= 1


def takes(view: TorduView) -> Takes | None:
    """The tricks that the seat of this view is sure of, which settles the points of the deal; None if they are open.

    All that are left settle them for any seat; none at all only for the declarer (TO-15).
    """
    if view.seat is None or view.actors != (view.seat,) or view.phase != "play":
        return None
    rest = _Rest(view)
    if rest.winning():
        return "all"
    assert view.contract is not None
    return "none" if view.contract.declarer == view.seat and rest.losing() else None


def check(view: TorduView) -> None:
    """Refuse, with a sentence, to play out a deal that is still open as far as this seat can know."""
    if view.phase != "play":
        raise IllegalMove("there is nothing to play out in the auction")
    if view.actors != (view.seat,):
        raise IllegalMove("it is not your turn")
    if not last_cards(view) and takes(view) is None:
        raise IllegalMove("the rest is not certain yet: another card might still take a trick")


def play(claimed_by: int, view: TorduView, legal: Sequence[Move]) -> Move | None:
    """The move of this view's seat while the rest is played out as that seat has claimed; None once the deal is over.

    The claim holds against every card, so that the others play the first one they may.
    """
    if view.phase != "play":
        return None
    if view.seat != claimed_by or last_cards(view):
        return legal[0]
    rest = _Rest(view)
    winning = rest.winning()
    return PLAY[winning[0] if winning else rest.losing()[0]]


class _Rest:
    """The cards of one seat, and those that it has not seen, by the seats that may hold them."""

    def __init__(self, view: TorduView) -> None:
        assert view.seat is not None and view.contract is not None
        own = view.hands[view.seat]
        assert own is not None
        self.hand = [CARD[name] for name in own]
        self.trump = SUITS.index(view.contract.suit)
        self.trick = [CARD[laid.card] for laid in view.trick]
        played = {CARD[laid.card] for trick in (*view.played, view.trick) for laid in trick}
        unseen = set(range(40)) - played - set(self.hand)
        empty = voids(view)
        others = [seat for seat in range(view.seats) if seat != view.seat and view.counts[seat]]
        self.unseen = [{card for card in unseen if SUITS[SUIT[card]] not in empty[seat]} for seat in others]
        """For each other seat with cards, those that it may hold."""
        laid = {play.seat for play in view.trick}
        self.behind = [held for seat, held in zip(others, self.unseen, strict=True) if seat not in laid]
        """The same for the seats that have still to play to this trick."""

    def winning(self) -> list[int]:
        """An order of the hand in which every card takes its trick for certain; empty if there is none."""
        if not self.trick:
            order = self._order(self.hand)
            return order if self._leads_win(order) else []
        for card in self._legal():
            order = self._order([other for other in self.hand if other != card])
            if self._wins_now(card) and self._leads_win(order):
                return [card, *order]
        return []

    def losing(self) -> list[int]:
        """An order of the hand in which no card takes a trick, whatever is led; empty if that is not certain.

        No trump is held, and every card is lower than all that can be led in its suit.
        """
        lowest = sorted(self._legal(), key=lambda card: card & 7)
        if not self.trick or any(SUIT[card] == self.trump for card in self.hand):
            return []
        if winner([*self.trick, lowest[0]], self.trump) == len(self.trick):
            return []
        rest = [card for card in self.hand if card != lowest[0]]
        unseen = set[int]().union(*self.unseen)
        safe = all(card < other for card in rest for other in unseen if SUIT[other] == SUIT[card])
        return [lowest[0], *rest] if safe else []

    def _legal(self) -> list[int]:
        """The cards that may be played now (TO-13)."""
        if not self.trick:
            return self.hand
        return [card for card in self.hand if SUIT[card] == SUIT[self.trick[0]]] or self.hand

    def _order(self, cards: Sequence[int]) -> list[int]:
        """Trumps first, so that nobody has any left; then suit by suit, the highest first."""
        return sorted(cards, key=lambda card: (SUIT[card] != self.trump, SUIT[card], -card))

    def _wins_now(self, card: int) -> bool:
        """True if this card takes the trick that lies on the table, whatever is played after it."""
        trick = [*self.trick, card]
        if winner(trick, self.trump) != len(self.trick):
            return False
        return not any(winner([*trick, other], self.trump) > len(self.trick) for held in self.behind for other in held)

    def _leads_win(self, order: Sequence[int]) -> bool:
        """True if these cards, led one after the other, all take their tricks: no other seat can beat any of them."""
        return all(self._holds_against(order, held) for held in self.unseen)

    def _holds_against(self, order: Sequence[int], held: set[int]) -> bool:
        """True if a seat with any of these cards beats none of those led in this order.

        It follows suit as long as it can (TO-13): a card of a suit is still there at the nth lead of it only if the
        seat may hold n of them, and a trump only if it may hold more of them than were led.
        """
        trumps = [card for card in held if SUIT[card] == self.trump]
        leads = [0] * len(SUITS)
        for card in order:
            suit = SUIT[card]
            leads[suit] += 1
            same = [other for other in held if SUIT[other] == suit]
            if len(same) >= leads[suit] and max(same) > card:
                return False
            if suit != self.trump and len(trumps) > leads[self.trump]:
                return False
        return True

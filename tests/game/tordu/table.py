"""Laying out a deal of Le Tordu by its card ids."""

from __future__ import annotations

from typing import Any

from game import GAMES
from game.match import Match
from game.table import Event
from game.tordu.cards import hand_of
from game.tordu.moves import DOUBLE, PASS, Bid, Play
from game.tordu.options import Options
from game.tordu.state import TorduState

GAME = GAMES["tordu"]


class Table:
    """A match of Le Tordu in which seat 0 deals and speaks first; hands as a test wants them."""

    def __init__(self, *hands: str, seats: int | None = None, seed: int = 1, **options: Any) -> None:
        count = seats or len(hands)
        self.match = Match(GAME, Options(**options), count, seed)
        state = self.state
        state.dealer = state.turn = 0
        if hands:
            state.hands = [hand_of(hand.split()) for hand in hands]
            held = sum(state.hands)
            state.undealt = (1 << 40) - 1 & ~held
            state.dealt = (*state.hands, state.undealt)

    @property
    def state(self) -> TorduState:
        assert isinstance(self.match.state, TorduState)
        return self.match.state

    def bids(self, seat: int, bid: str) -> list[Event]:
        """`5h`: five tricks with hearts as trump."""
        return self.match.play(seat, Bid(bid[1], int(bid[0])))  # type: ignore[arg-type]

    def passes(self, *seats: int) -> None:
        for seat in seats:
            self.match.play(seat, PASS)

    def doubles(self, seat: int) -> list[Event]:
        return self.match.play(seat, DOUBLE)

    def plays(self, seat: int, card: str) -> list[Event]:
        return self.match.play(seat, Play(card))

    def trick(self, leader: int, cards: str) -> list[Event]:
        told: list[Event] = []
        for place, card in enumerate(cards.split()):
            told += self.plays((leader + place) % self.state.seats, card)
        return told

    def may_play(self, seat: int) -> set[str]:
        return {move.card for move in self.state.legal(seat) if isinstance(move, Play)}

    def may_bid(self, seat: int) -> set[str]:
        return {f"{move.tricks}{move.suit}" for move in self.state.legal(seat) if isinstance(move, Bid)}

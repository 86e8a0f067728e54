"""Laying out a position of Trépido by its card ids."""

from __future__ import annotations

from typing import Any

from game import GAMES, TABLE
from game.match import Match
from game.table import TIMEOUT, Event
from game.trepido import events, play
from game.trepido.cards import CARD, FACE, JOKER, deck
from game.trepido.moves import Give, Play, Swap
from game.trepido.options import Options
from game.trepido.phases import OPEN, TURN
from game.trepido.state import TrepidoState

GAME = GAMES["trepido"]


class Table:
    """A match of Trépido whose cards lie where a test wants them. Seat 0 is on turn unless said otherwise."""

    def __init__(
        self, *hands: str, top: str | None = "r1a", pile: str = "", turn: int = 0, only: bool = False, **options: Any
    ) -> None:
        """`top` is the last card laid (None: the round is to be opened), `pile` the next cards; `only` those."""
        self.match = Match(GAME, Options(**options), len(hands), 1)
        state = self.state
        state.hands = [sorted(CARD[name] for name in hand.split()) for hand in hands]
        state.discard = [CARD[top]] if top else []
        state.phase = TURN if top else OPEN
        state.turn = turn
        if top:
            state.top = FACE[CARD[top]] if FACE[CARD[top]] < JOKER else FACE[CARD[top]] - JOKER
        next_cards = [CARD[name] for name in pile.split()]
        used = {*state.discard, *next_cards, *(card for hand in state.hands for card in hand)}
        options_made = state.options
        rest = [card for card in deck(options_made.edition, options_made.kids) if card not in used]
        state.pile = ([] if only else rest) + next_cards[::-1]

    @property
    def state(self) -> TrepidoState:
        assert isinstance(self.match.state, TrepidoState)
        return self.match.state

    def plays(self, seat: int, card: str, symbol: Any = None) -> list[Event]:
        return self.match.play(seat, Play(card, symbol))

    def gives(self, seat: int, card: str, to: int) -> list[Event]:
        return self.match.play(seat, Give(card, to))

    def swaps(self, seat: int, other: int) -> list[Event]:
        return self.match.play(seat, Swap(other))

    def does(self, seat: int, move: Any) -> list[Event]:
        return self.match.play(seat, move)

    def time_passes(self) -> list[Event]:
        return self.match.play(TABLE, TIMEOUT)

    def hand(self, seat: int) -> set[str]:
        return set(self.state.view(None).hands[seat] or ())

    @property
    def turn(self) -> int:
        assert len(self.state.actors()) == 1
        return self.state.actors()[0]

    @property
    def phase(self) -> str:
        return self.state.view(None).phase

    def may_lay(self, seat: int) -> set[str]:
        return {move.card for move in self.state.legal(seat) if isinstance(move, Play)}


__all__ = ["GAME", "Table", "events", "play"]

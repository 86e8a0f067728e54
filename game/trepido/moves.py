"""The moves of Trépido, built once; `legal` hands these out."""

from __future__ import annotations

import msgspec

from game import table
from game.table import Timeout
from game.trepido.cards import FACE, JOKER, NAME, SKULL, SYMBOLS, Symbol


class Play(table.Move, frozen=True):
    """Lay a card, in turn or in a race; a joker with the symbol it announces."""

    card: str
    symbol: Symbol | None = None


class Draw(table.Move, frozen=True):
    """Draw one; under a threat, take it."""


class Keep(table.Move, frozen=True):
    """Keep the card just drawn."""


class Replay(table.Move, frozen=True):
    """Play again."""


class Reverse(table.Move, frozen=True):
    """Turn the direction round."""


class Direction(table.Move, frozen=True):
    clockwise: bool


class Pass(table.Move, frozen=True):
    """Stay out of this race."""


class Give(table.Move, frozen=True):
    card: str
    to: int


class Thanks(table.Move, frozen=True):
    """Say thank you."""


class Swap(table.Move, frozen=True):
    other: int = msgspec.field(name="with")


Move = Play | Draw | Keep | Replay | Reverse | Direction | Pass | Give | Thanks | Swap | Timeout

DRAW, KEEP, REPLAY, REVERSE, PASS, THANKS = Draw(), Keep(), Replay(), Reverse(), Pass(), Thanks()
DIRECTIONS = [Direction(True), Direction(False)]
SWAPS = [Swap(seat) for seat in range(6)]
GIVES = [[Give(name, seat) for seat in range(6)] for name in NAME]
PLAYS = [
    [Play(name, symbol) for symbol in SYMBOLS] if JOKER <= FACE[card] < SKULL else [Play(name)]
    for card, name in enumerate(NAME)
]
"""The plays of a card: one, or for a joker one a symbol."""

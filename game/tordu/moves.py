"""The moves of Le Tordu, built once; `legal` hands these out."""

from __future__ import annotations

from typing import Annotated

import msgspec

from game import table
from game.tordu.cards import NAME, SUITS, TORDU, Suit


class Bid(table.Move, frozen=True):
    """A trump suit and the exact number of tricks; over an ordinary bid, one in tordu is an overbid."""

    suit: Suit
    tricks: Annotated[int, msgspec.Meta(ge=0, le=8)]


class Pass(table.Move, frozen=True):
    """Leave it to the others."""


class Double(table.Move, frozen=True):
    """All points of the deal count twice."""


class Play(table.Move, frozen=True):
    card: str


Move = Bid | Pass | Double | Play

PASS = Pass()
DOUBLE = Double()
BIDS = [Bid(suit, tricks) for suit in SUITS for tricks in range(9)]
OVERBIDS = BIDS[TORDU * 9 :]
PLAY = [Play(name) for name in NAME]
PLAYS = [[[PLAY[suit * 8 + rank] for rank in range(8) if held >> rank & 1] for held in range(256)] for suit in range(5)]
"""The plays of one suit, by the suit and the eight bits of it that a hand holds."""

CALLS: list[Bid | Pass | Double] = [*BIDS, PASS, DOUBLE]
"""All that can be said in an auction; a state keeps the number."""
PASSED, DOUBLED = 45, 46

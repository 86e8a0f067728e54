"""A relaxed person at Trépido: lays what comes to mind, overlooks some, and does nobody harm on purpose."""

from __future__ import annotations

from random import Random

from ai.trepido.bits import KIND, PLUS
from ai.trepido.options import Moment, Option
from game.table import Move
from game.trepido.cards import CARD
from game.trepido.moves import Give, Play, Swap

OVERLOOKS = 0.2
"""The chance that it misses that a card fits."""
SLIPS = 0.02
"""The chance that it lays a wrong card, where the table lets it (TR-23)."""


def choose(moment: Moment, options: list[Option], legal: list[Move], rng: Random) -> Move:
    """Choose any card that it sees to fit; a gift or a swap for a seat that holds many cards."""
    if moment.view.options.strict and rng.random() < SLIPS:
        slips = [move for move in legal if moment.wrong(move)]
        if slips:
            return rng.choice(slips)
    moves = [option.move for option in options]
    handed = [move for move in moves if isinstance(move, (Give, Swap))]
    if handed:
        return rng.choice(_to_large_hands(moment, handed))
    cards = [move for move in moves if isinstance(move, Play) and rng.random() >= OVERLOOKS]
    if not cards:
        other = [move for move in moves if not isinstance(move, Play)]
        return rng.choice(other or moves)
    return rng.choice(_harmless(moment, cards))


def _to_large_hands(moment: Moment, moves: list[Give | Swap]) -> list[Give | Swap]:
    """The gifts or swaps that meet a seat with many cards, not one that is about to go out."""
    counts = moment.view.counts
    seats = [move.to if isinstance(move, Give) else move.other for move in moves]
    most = max(counts[seat] for seat in seats)
    return [move for move, seat in zip(moves, seats, strict=True) if counts[seat] >= most - 1]


def _harmless(moment: Moment, cards: list[Play]) -> list[Play]:
    """The cards without a +3 for a seat with only a card or two left, if there are others."""
    if moment.table.near(moment.seat) not in (1, 2):
        return cards
    return [move for move in cards if KIND[CARD[move.card]] != PLUS] or cards

"""A relaxed person at Trépido: lays what comes to mind, overlooks some, and does nobody harm on purpose."""

from __future__ import annotations

from random import Random
from typing import Any

from ai.trepido.bits import KIND, PLUS
from ai.trepido.options import Moment, Option
from game.trepido.cards import CARD
from game.trepido.moves import Give, Play, Swap

OVERLOOKS = 0.2
"""How often it misses that a card fits."""
SLIPS = 0.02
"""How often it lays a wrong card, where the table lets it (TR-23)."""


def choose(moment: Moment, options: list[Option], legal: list[Any], rng: Random) -> Any:
    """Any card that it sees to fit; a gift or a swap to whoever holds the most."""
    if moment.view.options.strict and rng.random() < SLIPS:
        slips = [move for move in legal if moment.wrong(move)]
        if slips:
            return rng.choice(slips)
    moves = [option.move for option in options]
    if isinstance(moves[0], (Give, Swap)):
        return rng.choice(_kind(moment, moves))
    cards = [move for move in moves if isinstance(move, Play) and rng.random() >= OVERLOOKS]
    if not cards:
        other = [move for move in moves if not isinstance(move, Play)]
        return rng.choice(other or moves)
    return rng.choice(_harmless(moment, cards))


def _kind(moment: Moment, moves: list[Any]) -> list[Any]:
    """Those that meet a seat with many cards, not one that is about to go out."""
    counts = moment.view.counts
    seats = [move.to if isinstance(move, Give) else move.other for move in moves]
    most = max(counts[seat] for seat in seats)
    return [move for move, seat in zip(moves, seats, strict=True) if counts[seat] >= most - 1]


def _harmless(moment: Moment, cards: list[Any]) -> list[Any]:
    """Without a +3 for someone with only a card or two left, if there is a choice."""
    if moment.table.near(moment.seat) not in (1, 2):
        return cards
    return [move for move in cards if KIND[CARD[move.card]] != PLUS] or cards

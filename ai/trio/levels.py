"""The levels of Trio, as data: the attention that each pays to what others turn up, and how it looks for cards.

Memory is the game, so weak levels lose attention and not good sense: they overlook reveals and forget them. What was
turned up in the turn before, or by themselves in their last one, everybody still knows.
"""

from __future__ import annotations

from typing import NamedTuple

from ai.player import Level


class Attention(NamedTuple):
    """The attention, the memory and the reasoning of a player of Trio."""

    overlooks: float
    """The share of others' reveals that it doesn't notice."""
    fades: float
    """The chance that a card is forgotten, each turn."""
    sense: float
    """The share of turns in which it asks low ends for low numbers, and high ends for high ones."""
    eager: bool
    """True if it begins with two equal cards that it knows, though it knows no third: everybody sees them then."""
    infers: bool = False
    """True if it works out cards that it has not seen, in worlds that it imagines."""


ATTENTION: dict[Level, Attention] = {
    "first": Attention(overlooks=0.8, fades=0.6, sense=0.3, eager=True),
    "easy": Attention(overlooks=0.26, fades=0.135, sense=0.8, eager=False),
    "normal": Attention(overlooks=0.165, fades=0.085, sense=1.0, eager=False),
    "hard": Attention(overlooks=0.05, fades=0.03, sense=1.0, eager=False),
    "expert": Attention(overlooks=0.0, fades=0.0, sense=1.0, eager=False, infers=True),
}

PERFECT = Attention(overlooks=0.0, fades=0.0, sense=1.0, eager=False)
"""A memory that keeps everything, and concludes nothing from it."""

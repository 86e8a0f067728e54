"""The levels of Trépido, as data: what each overlooks and doesn't look at, and how far it looks ahead.

Weak levels err as people do at this table: they miss that a card fits, or that a +3 can be answered; they lay what
looks pretty, and don't look at the next seat's cards, nor at what will fit when their turn comes again.
"""

from __future__ import annotations

from typing import NamedTuple

from ai.player import Level

NO_HAND = 99
"""More cards than a hand ever holds: jokers are weighed like any card."""


class Sight(NamedTuple):
    """The part of its choices that a player of Trépido sees."""

    overlooks: float
    """The chance that it misses that a card fits."""
    unanswered: float
    """The chance that it misses its answer to a +3."""
    plans: float
    """The weight of what will fit in its next turn, and of which cards are worth keeping, from 0 to 1."""
    watches: float
    """The weight of how many cards the others hold, from 0 to 1."""
    showy: float
    """The liking, in tenths of a percent, of jokers and events for their own sake."""
    slips: float = 0.0
    """The chance that it lays a wrong card, where the table lets it (TR-23)."""
    sober: int = 4
    """The cards in hand from which it keeps a joker back if another card would fit."""
    rounds: int = 0
    """The sequels that it imagines for one choice; 0: it weighs its options alone."""


SIGHT: dict[Level, Sight] = {
    "first": Sight(overlooks=0.4, unanswered=0.6, plans=0.0, watches=0.0, showy=60, slips=0.03),
    "easy": Sight(overlooks=0.12, unanswered=0.25, plans=0.3, watches=0.3, showy=20, slips=0.02),
    "normal": Sight(overlooks=0.05, unanswered=0.08, plans=0.8, watches=0.8, showy=0),
    "hard": Sight(overlooks=0.0, unanswered=0.0, plans=1.0, watches=1.0, showy=0, sober=6, rounds=60),
    "expert": Sight(overlooks=0.0, unanswered=0.0, plans=1.0, watches=1.0, showy=0, sober=NO_HAND, rounds=2000),
}

PLANNING = ("follow", "hold", "spare", "draw", "keep", "strength", "again", "rest", "pass")
WATCHING = ("leave", "stop", "to", "relief", "gap")
"""The weights of `ai.trepido.weights` that each kind of looking goes by."""
EVENTS = ("replay", "speed", "plus", "give", "swap", "joker")
"""The cards that are showy."""

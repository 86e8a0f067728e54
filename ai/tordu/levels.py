"""The levels of Le Tordu, as data: what each forgets, misjudges and likes too much, and how many deals it imagines.

Weak levels err as people do at this table: they forget which cards have gone and who was out of a suit, lead their
aces too soon, and bid what looks pretty.
"""

from __future__ import annotations

from typing import NamedTuple

from ai.player import Level


class Craft(NamedTuple):
    """The errors of a player of Le Tordu, and how far it thinks."""

    forgets: float
    """The chance that a card of an earlier trick is forgotten; who was out of a suit is forgotten if any can be."""
    hasty: float
    """The worth, in tricks, that an ace seems to have the sooner it is laid; other cards by their rank, less."""
    wavers: float
    """The standard deviation, in tricks, of its error about a card."""
    pretty: float
    """The points that an ace or a king in hand seems to add to a contract, for each trick that is bid."""
    miscounts: float
    """The standard deviation, in points, of its error about a contract."""
    doubles: bool
    """True if it doubles a contract that seems to fail."""
    duel: float = 1.0
    """The factor on its errors between two seats, where each one counts for more."""
    imagines: float = 0.0
    """The share of the usual number of imagined deals that it looks at; 0: it plays by card sense."""


CRAFT: dict[Level, Craft] = {
    "first": Craft(forgets=1.0, hasty=0.87, wavers=1.25, pretty=0.1, miscounts=2.6, doubles=False, duel=0.446),
    "easy": Craft(forgets=0.8, hasty=0.5, wavers=0.9, pretty=0.05, miscounts=1.8, doubles=False, duel=0.69),
    "normal": Craft(forgets=0.5, hasty=0.2, wavers=0.5, pretty=0.0, miscounts=1.0, doubles=True, duel=1.3),
    "hard": Craft(forgets=0.3, hasty=0.1, wavers=0.35, pretty=0.0, miscounts=0.6, doubles=True),
    "expert": Craft(forgets=0.0, hasty=0.0, wavers=0.0, pretty=0.0, miscounts=0.0, doubles=True, imagines=1.0),
}


def at(level: Level, seats: int) -> Craft:
    """The craft of a level at a table of so many seats."""
    craft = CRAFT[level]
    share = craft.duel if seats == 2 else 1.0
    return craft._replace(wavers=share * craft.wavers, miscounts=share * craft.miscounts, hasty=share * craft.hasty)

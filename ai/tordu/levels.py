"""The levels of Le Tordu, as data: what each forgets, misjudges and likes too much, and how many deals it imagines.

Weak levels err as people do at this table: they forget which cards have gone and who was out of a suit, lead their
aces too soon, and bid what looks pretty.
"""

from __future__ import annotations

from typing import NamedTuple

from ai.player import Level


class Craft(NamedTuple):
    """What a player of Le Tordu gets wrong, and how far it thinks."""

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
    imagines: float = 0.0
    """The share of the usual number of imagined deals that it looks at; 0: it plays by card sense."""


CRAFT: dict[Level, Craft] = {
    "first": Craft(forgets=1.0, hasty=1.2, wavers=2.0, pretty=0.15, miscounts=4.0, doubles=False),
    "easy": Craft(forgets=0.9, hasty=0.6, wavers=1.2, pretty=0.05, miscounts=2.5, doubles=False),
    "normal": Craft(forgets=0.6, hasty=0.2, wavers=0.7, pretty=0.0, miscounts=1.6, doubles=True),
    "hard": Craft(forgets=0.0, hasty=0.0, wavers=0.0, pretty=0.0, miscounts=0.0, doubles=True),
    "expert": Craft(forgets=0.0, hasty=0.0, wavers=0.0, pretty=0.0, miscounts=0.0, doubles=True, imagines=1.0),
}

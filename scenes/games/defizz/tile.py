"""Défizz! on the menu: its words, and the cards on its tile."""

from __future__ import annotations

from scenes.app.lang import t
from scenes.app.preferences import Preferences
from scenes.kit.theme import colour
from scenes.stage.tile import Laid, Tile

LYING = (("duel", 6, -30, 4), ("multi", -7, 34, 4))
"""The two decks: the angle of each, and how far to the right and down it lies from the middle of the picture."""


def cards(scale: float, preferences: Preferences) -> list[Laid]:
    """The pictures on the tile: the backs of both decks with their shadows."""
    from scenes.games.defizz.art import Art

    art, found = Art(scale, design=preferences.backs.get("defizz", "")), []
    for deck, angle, across, down in LYING:
        found.append(Laid(art.shadow(angle=angle), across, down + 3))
        found.append(Laid(art.deck(deck, angle), across, down))
    return found


TILE = Tile(
    lambda: t("3 to 12 players · 30 min"),
    lambda: t("Bet on what you know, or make believe."),
    colour("#F5DACB"),
    cards,
)

"""High card on the menu."""

from __future__ import annotations

from scenes.app.preferences import Preferences
from scenes.kit.theme import colour
from scenes.stage.tile import Laid, Tile, fanned


def cards(scale: float, preferences: Preferences) -> list[Laid]:
    from scenes.games.highcard.art import Art

    return fanned(Art(scale), ("c10", "c11", "c12"))


TILE = Tile(lambda: "2 players · 1 min", lambda: "The higher card wins.", colour("#EEEEDD"), cards)

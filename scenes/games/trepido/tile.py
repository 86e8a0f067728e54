"""The tile of Trépido on the menu: its words and its cards."""

from __future__ import annotations

from scenes.app.lang import t
from scenes.app.preferences import Preferences
from scenes.kit.theme import colour
from scenes.stage.tile import Laid, Tile, fanned


def cards(scale: float, preferences: Preferences) -> list[Laid]:
    """Rock, paper and scissors, one of each strength."""
    from scenes.games.trepido.art import Art
    from scenes.games.trepido.look import Look

    return fanned(Art(scale, Look(contrast=preferences.contrast)), ("r1a", "p2a", "s3a"))


TILE = Tile(
    lambda: t("2 to 6 players · 20 min"),
    lambda: t("Rock, paper, scissors: lay higher, empty your hand."),
    colour("#D2E3D8"),
    cards,
)

"""The tile of Trio on the menu: its words and its cards."""

from __future__ import annotations

from scenes.app.lang import t
from scenes.app.preferences import Preferences
from scenes.kit.theme import colour
from scenes.stage.tile import Laid, Tile, fanned


def cards(scale: float, preferences: Preferences) -> list[Laid]:
    """Three sevens: the trio that wins at once."""
    from scenes.games.trio.art import Art

    return fanned(Art(scale), (7, 7, 7))


TILE = Tile(
    lambda: t("3 to 6 players · 15 min"),
    lambda: t("Search the hands, and find three alike."),
    colour("#D5E1F0"),
    cards,
)

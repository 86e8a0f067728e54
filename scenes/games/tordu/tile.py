"""The tile of Le Tordu on the menu: its words and its cards."""

from __future__ import annotations

from scenes.app.lang import spoken, t
from scenes.app.preferences import Preferences
from scenes.kit.theme import colour
from scenes.stage.tile import Laid, Tile, fanned


def cards(scale: float, preferences: Preferences) -> list[Laid]:
    """An ace, a king and a queen, one of them of the fifth suit."""
    from scenes.games.tordu.art import Art

    return fanned(Art(scale, language=spoken(), four_colours=preferences.four_colours), ("As", "Kh", "Qt"))


TILE = Tile(
    lambda: t("2 to 5 players · 20 min"),
    lambda: t("Say how many tricks you take: no more, no less."),
    colour("#E3D6EE"),
    cards,
)

"""Games of chance on the card: the sides, their picks, and a picture for every kind of game."""

from scenes.games.defizz.luck.picture import draw, draw_last, reason
from scenes.games.defizz.luck.round import Round, now

__all__ = ["Round", "draw", "draw_last", "now", "reason"]

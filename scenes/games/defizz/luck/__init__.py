"""Chance on the card: who plays, what each has picked, and a picture of luck for every kind of game."""

from scenes.games.defizz.luck.picture import draw
from scenes.games.defizz.luck.round import Round, now

__all__ = ["Round", "draw", "now"]

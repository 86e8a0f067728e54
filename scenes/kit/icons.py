"""Icons: small drawings of one colour, to stand in a line of type or alone on a button.

In a text an icon is one letter, `ICONS["rock"]`, out of the range that Unicode leaves to everyone for themselves.
"""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.shelf import ASSETS
from scenes.kit.shapes import recolour
from scenes.kit.theme import Colour

FIRST = 0xE000
NAMES = (
    "rock", "paper", "scissors", "joker", "skull",
    "clock", "keyboard", "person", "computer", "star", "check", "cross", "crown",
    "undo", "menu", "log", "sheet", "help", "info", "left", "right", "plus", "minus", "more",
    "spade", "heart", "diamond", "club", "twist",
    "chip", "die", "hint",
    "pause", "play", "step", "eye", "shut",
    "less", "more-than", "equals", "arrow", "circle", "search", "deck", "fan", "draw", "team", "child", "home", "flag",
    "target", "warning", "replay", "speed", "plus3", "give", "swap",
    "lock",
    "lowest", "highest", "link", "notebook", "bid", "double", "trick", "book", "raise", "purse", "bank", "scales",
    "chrono", "pingpong", "clover",
)  # fmt: skip
"""Each is drawn in `assets/art/icons`, in black on a board of 100 × 100."""
ICONS = {name: chr(FIRST + index) for index, name in enumerate(NAMES)}
"""Icon → the letter that stands for it in a text."""
SUITS = {"♣": "club", "♦": "diamond", "♥": "heart", "♠": "spade"}
"""Sign of a suit → icon: no font here has these signs, and they stand in texts that the terminal writes too."""
NAMED = {letter: name for name, letter in ICONS.items()} | SUITS
"""Letter or sign → icon."""

FINE = 3
"""Icons are drawn this many times larger, then smoothed down: thin lines stay even."""


@lru_cache(maxsize=512)
def picture(name: str, side: int, colour: Colour) -> pygame.Surface:
    """An icon `side` pixels wide and high, in this colour. The picture is shared: never draw on it."""
    path = ASSETS / "art" / "icons" / f"{name}.svg"
    large = pygame.image.load_sized_svg(path, (side * FINE, side * FINE))
    small = pygame.transform.smoothscale(large, (side, side))
    recolour(small, colour)
    return small

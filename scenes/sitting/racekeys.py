"""A key each on one keyboard, for races. Keys are places (scancodes), so that no layout moves them."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import pygame

from game.table import Said

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
SIGNS = {
    "MINUS": "-", "EQUALS": "=", "LEFTBRACKET": "[", "RIGHTBRACKET": "]", "BACKSLASH": "\\",
    "SEMICOLON": ";", "APOSTROPHE": "'", "GRAVE": "`", "COMMA": ",", "PERIOD": ".", "SLASH": "/",
}  # fmt: skip
PLACES: dict[int, str] = {
    **{getattr(pygame, f"KSCAN_{letter}"): letter for letter in LETTERS},
    **{getattr(pygame, f"KSCAN_{name}"): sign for name, sign in SIGNS.items()},
}
"""What is printed there on a QWERTY keyboard: shown until the key was pressed and its own name is known."""
SPREAD = tuple(next(place for place, sign in PLACES.items() if sign == key) for key in "QPZ/RUA;FJVM")
"""The keys handed out by themselves, the first ones farthest apart: four columns in three rows."""
FUNCTION = range(pygame.KSCAN_F1, pygame.KSCAN_F12 + 1)


def label(scancode: int, printed: Mapping[int, str]) -> str:
    """What stands on a key, as far as it is known."""
    return (printed.get(scancode) or PLACES.get(scancode) or "?").upper()


def free(taken: Collection[int | None]) -> int:
    """The next key to hand out."""
    return next(key for key in (*SPREAD, *PLACES) if key not in taken)


def check(scancode: int, letter: str, taken: Mapping[int, str]) -> None:
    """Raise with a sentence if this key can't be somebody's; `taken` says who has which."""
    if scancode in FUNCTION or not (scancode in PLACES or _sign(letter)):
        raise Said("not that one: take a letter, a digit or a sign")
    if scancode in taken:
        raise Said("{name} has that key already", name=taken[scancode])


def _sign(letter: str) -> bool:
    """Whether a key writes one sign; what has a longer name steers something. Those of the number pad are `[7]`."""
    return len(letter.strip("[]") or letter) == 1

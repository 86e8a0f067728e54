"""Race keys: one for each person at one keyboard. They are scancodes (positions), so that no layout moves them."""

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
"""The sign printed on each key of a QWERTY keyboard: shown until the key was pressed and its own name is known."""
SPREAD = tuple(next(scancode for scancode, sign in PLACES.items() if sign == key) for key in "QPZ/RUA;FJVM")
"""The keys that people get unless they choose, the first ones farthest apart: four columns in three rows."""
FUNCTION = range(pygame.KSCAN_F1, pygame.KSCAN_F12 + 1)
"""The keys F1 to F12: they can't be race keys."""


def label(scancode: int, printed: Mapping[int, str]) -> str:
    """The letter or sign on a key; "?" if it is not known."""
    return (printed.get(scancode) or PLACES.get(scancode) or "?").upper()


def free(taken: Collection[int | None]) -> int:
    """The next free key, as a scancode."""
    return next(key for key in (*SPREAD, *PLACES) if key not in taken)


def check(scancode: int, letter: str, taken: Mapping[int, str]) -> None:
    """Raise Said, with a sentence, if this key can't be a person's; `taken` names the owners of the others."""
    if scancode in FUNCTION or not (scancode in PLACES or _sign(letter)):
        raise Said("not that one: take a letter, a digit or a sign")
    if scancode in taken:
        raise Said("{name} has that key already", name=taken[scancode])


def _sign(letter: str) -> bool:
    """Tell if a key writes one sign: its name is a single letter, or like `[7]` on the number pad."""
    return len(letter.strip("[]") or letter) == 1

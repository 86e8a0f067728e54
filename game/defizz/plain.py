"""Which characters may stand in a question, a hint or an answer: those that a person can see."""

from __future__ import annotations

import unicodedata

DIRECTION = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
UNWRITTEN = {
    "Cc": "a control character",
    "Cf": "a zero-width character",
    "Cs": "half a character",
    "Co": "a private character",
    "Cn": "a character that does not exist",
    "Zl": "a line break",
    "Zp": "a line break",
}
TURNED = "a change of writing direction"
NAMES = (*dict.fromkeys(UNWRITTEN.values()), TURNED)
"""All that can be found fault with, in words."""


def unwritten(text: str) -> str | None:
    """What stands in this text that nobody could see or write, or None."""
    if text.isascii() and text.isprintable():
        return None
    for character in text:
        if character in DIRECTION:
            return TURNED
        what = UNWRITTEN.get(unicodedata.category(character))
        if what is not None:
            return what
    return None


def folded(text: str) -> str:
    """The text as the eye compares it: case and ligatures forgotten."""
    return unicodedata.normalize("NFKC", text).casefold()

"""The characters that may stand in a question, a hint or an answer: those that a person can see."""

from __future__ import annotations

import unicodedata

DIRECTION = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
BLANK = frozenset(
    chr(code)
    for codes in (
        (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0),
        range(0x180B, 0x1810),
        range(0xFE00, 0xFE10),
        range(0xE0100, 0xE01F0),
    )
    for code in codes
)
"""Letters, signs and accents by name that leave no trace on paper."""
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
    """The kind of the first character that nobody could see or write, in words; None if there is none."""
    if text.isascii() and text.isprintable():
        return None
    for character in text:
        if character in DIRECTION:
            return TURNED
        if character in BLANK:
            return UNWRITTEN["Cf"]
        what = UNWRITTEN.get(unicodedata.category(character))
        if what is not None:
            return what
    return None


def visible(text: str) -> str:
    """A text from elsewhere as it may be shown: nothing in it hides or turns the writing round."""
    return "".join(sign if unwritten(sign) is None else "?" for sign in text)


def folded(text: str) -> str:
    """The text as the eye compares it: case and ligatures forgotten."""
    return unicodedata.normalize("NFKC", text).casefold()

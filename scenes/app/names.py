"""People's names: their form on disk and on screen, and when two spellings are one person's."""

from __future__ import annotations

import unicodedata

LONGEST = 40
"""The largest number of letters of a name that is kept."""
LONGEST_NAME = 14
"""The largest number of letters of a name at a seat."""


def clean(name: str) -> str:
    """A name as it can be kept and shown: on one line, nothing invisible, not too long."""
    seen = "".join(" " if letter.isspace() else letter for letter in unicodedata.normalize("NFC", name))
    seen = "".join(letter for letter in seen if letter == " " or unicodedata.category(letter)[0] != "C")
    return " ".join(seen.split())[:LONGEST].strip()


def known(name: str) -> str:
    """The form of a name that is the same for all spellings of one person: ZOÉ is Zoé."""
    return unicodedata.normalize("NFKC", name).casefold()

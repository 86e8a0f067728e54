"""The entries of a Ping-pong's list that right answers stand for (DE-19).

The table says what is right; only what is in the list brings its end nearer.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from difflib import SequenceMatcher
from functools import lru_cache

from game.defizz.questions import ClosedList
from game.defizz.records import Word

LIKE = 0.75
"""Least likeness of an answer with slips in it to the entry that it stands for, from 0 to 1."""


def found(listed: ClosedList, said: Iterable[Word]) -> set[int]:
    """The entries, by number, that the right ones of these answers stand for."""
    right = [_entry(listed, str(word.said)) for word in said if word.right]
    return {entry for entry in right if entry is not None}


@lru_cache(maxsize=256)
def _entry(listed: ClosedList, text: str) -> int | None:
    """The entry that a text stands for: by any of its forms, or by the one that is most like it; None for no entry."""
    forms, plain = _forms(listed), _plain(text)
    if plain in forms:
        return forms[plain]
    likeness = {form: SequenceMatcher(None, plain, form).ratio() for form in forms}
    best = max(likeness, key=lambda form: likeness[form])
    return forms[best] if likeness[best] >= LIKE else None


@lru_cache(maxsize=2)
def _forms(listed: ClosedList) -> dict[str, int]:
    """The entry of every form in every language; a name that two entries share is the first one's."""
    forms: dict[str, int] = {}
    for entry, item in enumerate(listed.items):
        for name in (item.fr, item.en):
            for form in (name.main, *name.accept) if name is not None else ():
                forms.setdefault(_plain(form), entry)
    return forms


def _plain(text: str) -> str:
    """The letters and digits of a text, without case or accents; of a text without any, its signs."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in apart if sign.isalnum()) or apart

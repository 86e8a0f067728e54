"""The rule book: the texts of `assets/rules/`, cut to the options at the table, and searched.

A text is made of lines. `# ` begins a heading, `%%` a comment with the numbers of the rules told there, and every
other line is a paragraph. A line in square brackets is a tag: what follows it, up to the next tag or heading, holds
only where all its conditions do.

    [edition=trepido,ciao]   the option has one of these values
    [teams]                  the option is on, or set
    [strict=false]           the option is off
    [teams match=points]     both
    []                       always

A word in braces, `{weak}`, is a term that the game puts in its place: the name of a colour as it is drawn, say.

An option that nobody has decided on hides nothing. A heading with nothing left below it goes too.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, NamedTuple

from game.shelf import ASSETS

HEADING = "# "
COMMENT = "%%"
SPACES = "\u00a0\u202f"
LIKE = {**dict.fromkeys(SPACES, " "), "’": "'", "œ": "oe", "Œ": "oe", "æ": "ae", "Æ": "ae", "#": ""}
"""Sign → the letters that it is searched as; the mark of a heading is never found."""
MOST_KEPT = 32
"""The number of cut texts, and of texts made plain for searching, that are kept."""

Conditions = dict[str, tuple[str, ...]]
"""Option → the values it may have; () if it only has to be on."""


class Span(NamedTuple):
    """A part of a text: the index of its first sign, and of the one after its last."""

    start: int
    end: int


@cache
def source(game: str, language: str) -> str:
    """The whole text of a game, tags, comments and all; empty if nobody has written one."""
    path = ASSETS / "rules" / language / f"{game}.txt"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def rules(game: str, language: str, options: Mapping[str, Any] | None = None) -> str:
    """The rules that hold at a table with these options: headings and paragraphs, a line each; terms are in braces."""
    return _cut(game, language, tuple(sorted((options or {}).items())))


@cache
def tag(line: str) -> Conditions | None:
    """The conditions of a tag; None if the line is no tag."""
    if not (line.startswith("[") and line.endswith("]")):
        return None
    parts = (part.partition("=") for part in line[1:-1].split())
    return {name: tuple(values.split(",")) if equals else () for name, equals, values in parts}


def search(text: str, words: str) -> list[Span]:
    """Every span where these words stand together, whatever the case, the accents and the kind of spaces."""
    wanted, _ = _plain(words.strip())
    if not wanted:
        return []
    signs, indices = _plain(text)
    found = (match.span() for match in re.finditer(re.escape(wanted), signs))
    return [Span(indices[first], indices[last - 1] + 1) for first, last in found]


@lru_cache(MOST_KEPT)
def _cut(game: str, language: str, options: tuple[tuple[str, Any], ...]) -> str:
    """The rules that hold with these options, which can be hashed so that the text is cached."""
    decided = dict(options)
    kept: list[str] = []
    heading, shown = "", True
    for line in source(game, language).splitlines():
        conditions = tag(line)
        if line.startswith(HEADING):
            heading, shown = line, True
        elif conditions is not None:
            shown = all(_holds(decided, option, values) for option, values in conditions.items())
        elif shown and line and not line.startswith(COMMENT):
            kept += [heading, line] if heading else [line]
            heading = ""
    return "\n".join(kept)


def _holds(decided: Mapping[str, Any], option: str, values: tuple[str, ...]) -> bool:
    """Tell if a condition holds; an option that is not decided hides nothing."""
    if option not in decided:
        return True
    return str(decided[option]).lower() in values if values else bool(decided[option])


@lru_cache(MOST_KEPT)
def _plain(text: str) -> tuple[str, tuple[int, ...]]:
    """The text in small letters without accents, and the index of each letter in the text."""
    signs = [
        (part, index)
        for index, sign in enumerate(text)
        for part in LIKE.get(sign, unicodedata.normalize("NFD", sign)).casefold()
        if not unicodedata.combining(part)
    ]
    return "".join(part for part, _ in signs), tuple(index for _, index in signs)

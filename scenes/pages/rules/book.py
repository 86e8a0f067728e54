"""The rule book: the texts of `assets/rules/`, cut to the options at the table into leaves, and searched.

A text is made of lines. `# ` begins a leaf with its title, `@ ` is its head (icon and lesson), `## ` begins a group of
leaves and `##` ends it, `%%` is a comment with the numbers of the rules told there. A line in square brackets is a
tag: what follows it, up to the next tag or title, holds only where all its conditions do.

    [edition=trepido,ciao]   the option has one of these values
    [teams]                  the option is on, or set
    [strict=false]           the option is off
    [teams match=points]     both
    [kids==1,2]              the option has one of these values, and somebody has decided so
    []                       always

All other lines are what the leaf shows: see `notation.py`, and docs/rules-pages.md for whoever writes.

An option that nobody has decided on hides nothing, but for a condition with `==`. A leaf with nothing left on it goes.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, NamedTuple

from game.shelf import ASSETS
from scenes.pages.rules.notation import STRUCTURE, Leaf, read
from scenes.stage.paper.flow import SIGNS

TITLE, HEAD, GROUP, COMMENT = "# ", "@ ", "##", "%%"
SPACES = "\u00a0\u202f"
LIKE = {**dict.fromkeys(SPACES, " "), "’": "'", "œ": "oe", "Œ": "oe", "æ": "ae", "Æ": "ae", "\n": "\0"}
"""Sign → the letters that it is searched as; the end of a paragraph is like nothing that can be typed."""
MOST_KEPT = 32
"""The number of cut texts, and of texts made plain for searching, that are kept."""


class Condition(NamedTuple):
    """A condition on the value of an option."""

    values: tuple[str, ...]
    """The values it may have; () if it only has to be on."""
    decided: bool
    """True if it does not hold either while nobody has decided on the option."""


Conditions = dict[str, Condition]
"""Option → what it must be."""


class Span(NamedTuple):
    """A part of a text: the index of its first sign, and of the one after its last."""

    start: int
    end: int


class Section(NamedTuple):
    """A leaf as it is written: its title, its head, the group it belongs to, its lines."""

    title: str
    head: Mapping[str, str]
    group: str
    lines: tuple[str, ...]
    rules: tuple[str, ...]
    """The numbers of the rules told on it."""


@cache
def source(game: str, language: str) -> str:
    """The whole text of a game, tags, comments and all; empty if nobody has written one."""
    path = ASSETS / "rules" / language / f"{game}.txt"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def leaves(game: str, language: str, options: Mapping[str, Any], terms: Mapping[str, str]) -> list[Leaf]:
    """The leaves of the rules that hold at a table with these options, with the game's own words for its terms."""
    found = []
    for section in sections(game, language, options):
        try:
            found.append(read(section.title, section.head, section.group, section.lines, terms))
        except (ValueError, KeyError, IndexError) as error:
            raise ValueError(f"rules of {game} ({language}), « {section.title} »: {error}") from error
    return found


def sections(game: str, language: str, options: Mapping[str, Any] | None = None) -> tuple[Section, ...]:
    """The sections of the rules that hold with these options; what is not decided hides nothing."""
    return _cut(game, language, tuple(sorted((options or {}).items())))


@cache
def tag(line: str) -> Conditions | None:
    """The conditions of a tag; None if the line is no tag."""
    if not (line.startswith("[") and line.endswith("]")):
        return None
    found = {}
    for part in line[1:-1].split():
        name, equals, values = part.partition("=")
        allowed = tuple(values.removeprefix("=").split(",")) if equals else ()
        found[name] = Condition(allowed, values.startswith("="))
    return found


def search(text: str, words: str) -> list[Span]:
    """Every span where these words stand together, whatever the case, the accents and the kind of spaces."""
    wanted, _ = _plain(words.strip())
    if not wanted:
        return []
    signs, indices = _plain(text)
    found = (match.span() for match in re.finditer(re.escape(wanted), signs))
    return [Span(indices[first], indices[last - 1] + 1) for first, last in found]


@lru_cache(MOST_KEPT)
def _cut(game: str, language: str, options: tuple[tuple[str, Any], ...]) -> tuple[Section, ...]:
    """The sections that hold with these options, which can be hashed so that they are cached."""
    decided = dict(options)
    found: list[Section] = []
    group, shown = "", True
    for line in source(game, language).splitlines():
        conditions = tag(line)
        if line.startswith(TITLE):
            found.append(Section(line.removeprefix(TITLE), {}, group, (), ()))
            shown = True
        elif line.startswith(GROUP):
            group = line.removeprefix(GROUP).strip()
        elif line.startswith(HEAD):
            head = dict(part.split("=", 1) for part in line.removeprefix(HEAD).split())
            found[-1] = found[-1]._replace(head=head)
        elif line.startswith(COMMENT):
            rules = tuple(line.removeprefix(COMMENT).split())
            found[-1] = found[-1]._replace(rules=found[-1].rules + rules)
        elif conditions is not None:
            shown = all(_holds(decided, option, wanted) for option, wanted in conditions.items())
        elif shown and line:
            found[-1] = found[-1]._replace(lines=(*found[-1].lines, line))
    return tuple(section for section in found if any(not line.startswith(STRUCTURE) for line in section.lines))


def _holds(decided: Mapping[str, Any], option: str, wanted: Condition) -> bool:
    """Tell if a condition holds; an option that is not decided hides nothing, unless the condition says so."""
    if option not in decided:
        return not wanted.decided
    return str(decided[option]).lower() in wanted.values if wanted.values else bool(decided[option])


@lru_cache(MOST_KEPT)
def _plain(text: str) -> tuple[str, tuple[int, ...]]:
    """The text in small letters without accents, and the index of each letter in the text."""
    signs = [
        (part, index)
        for index, sign in enumerate(text)
        if not SIGNS.match(sign)
        for part in LIKE.get(sign, unicodedata.normalize("NFD", sign)).casefold()
        if not unicodedata.combining(part)
    ]
    return "".join(part for part, _ in signs), tuple(index for _, index in signs)

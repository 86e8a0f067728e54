"""Where things stand in a JSON text: the line of every value, by its place."""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import NamedTuple

DEEPEST = 12
"""A pack is never nested deeper."""
TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{},:]|[^\s\[\]{},:"]+')


class Lines(NamedTuple):
    """`at` gives the line of a place such as `questions[3].hint.fr`; the other two are lines of what is wrong."""

    at: dict[str, int]
    too_deep: int | None
    twice: list[tuple[int, str]]
    """Fields that are written twice: JSON readers would take the last one in silence."""


class _Level:
    """An object or a list that is open: where it is, and where one is in it."""

    __slots__ = ("place", "listed", "count", "key")

    def __init__(self, place: str, listed: bool) -> None:
        self.place = place
        self.listed = listed
        self.count = 0
        self.key: str | None = None

    def here(self) -> str:
        """The place of the next value."""
        if self.listed:
            return f"{self.place}[{self.count}]"
        return f"{self.place}.{self.key}" if self.place else self.key or ""


def lines(text: str) -> Lines:
    """Walk through a text, proper JSON or not, without ever going deeper than the text does."""
    breaks = [found.start() for found in re.finditer("\n", text)]
    found = Lines({}, None, [])
    levels: list[_Level] = []
    for token in TOKEN.finditer(text):
        sign, line = token[0], bisect_right(breaks, token.start()) + 1
        level = levels[-1] if levels else None
        if sign in "{[":
            place = level.here() if level else ""
            _note(found, place, line)
            if len(levels) == DEEPEST:
                return found._replace(too_deep=line)
            levels.append(_Level(place, sign == "["))
        elif sign in "}]":
            levels = levels[:-1]
        elif sign == "," and level:
            level.count += 1
            level.key = None
        elif level and not level.listed and level.key is None and sign[0] == '"':
            level.key = sign[1:-1]
        elif sign != ":" and level:
            _note(found, level.here(), line)
    return found


def _note(found: Lines, place: str, line: int) -> None:
    if place in found.at:
        found.twice.append((line, place))
    found.at.setdefault(place, line)

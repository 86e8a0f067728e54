"""Positions in a JSON text: the lines of some places, fields written twice, brackets too deep.

A text may come from anyone: it is walked once, no deeper than it may be, and nothing is kept but what was asked for.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import msgspec

DEEPEST = 12
"""A pack is never nested deeper."""
LONGEST_NAME = 60
"""Of a field that is told of, so many signs are shown."""
TOKEN = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"|[\[\]{},:]|[^\s\[\]{},:"]+')
STEP = re.compile(r"\[(\d+)\]|([^.\[\]]+)")


class Level:
    """An object or a list that is open, and where one is in it."""

    __slots__ = ("listed", "step", "names")

    def __init__(self, listed: bool) -> None:
        self.listed = listed
        self.step: int | str | None = 0 if listed else None
        """The place in a list, or the name of a field; None where a name comes next."""
        self.names: set[str] = set()
        """The fields so far."""


class Spot(NamedTuple):
    """Something begins here: a value or, where `again`, a field that was there before; the levels around it."""

    at: int
    levels: list[Level]
    again: bool = False


def walk(text: str) -> Iterator[Spot]:
    """Everything in a text, in its order. The levels are those of the moment: they change as the walk goes on."""
    levels: list[Level] = []
    for token in TOKEN.finditer(text):
        sign = token[0]
        level = levels[-1] if levels else None
        if sign in "}]":
            del levels[-1:]
        elif sign == ",":
            if level:
                level.step = level.step + 1 if isinstance(level.step, int) else None
        elif level and level.step is None and sign[0] == '"':
            level.step = _name(sign)
            if level.step in level.names:
                yield Spot(token.start(), levels, True)
            level.names.add(level.step)
        elif sign != ":":
            yield Spot(token.start(), levels)
            if sign in "{[":
                levels.append(Level(sign == "["))


def _name(sign: str) -> str:
    """A field's name, however its letters are written."""
    if "\\" in sign:
        try:
            return msgspec.json.decode(sign, type=str)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            return sign
    return sign[1:-1]


def line_at(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1


def too_deep(text: str) -> int | None:
    """The line in which the first bracket too many is opened."""
    opened = (spot.at for spot in walk(text) if len(spot.levels) == DEEPEST and text[spot.at] in "{[")
    return next((line_at(text, at) for at in opened), None)


def twice(text: str) -> Iterator[tuple[int, str]]:
    """Line and place of every field written twice: JSON readers would take the last one in silence."""
    return ((line_at(text, spot.at), _place(spot.levels)) for spot in walk(text) if spot.again)


def _place(levels: list[Level]) -> str:
    """`questions[3].hint.fr`"""
    place = ""
    for level in levels:
        if level.listed:
            place += f"[{level.step}]"
        else:
            name = str(level.step)
            name = name if len(name) <= LONGEST_NAME else name[:LONGEST_NAME] + "…"
            place += f".{name}" if place else name
    return place


class Node:
    """A place that is looked for, and those inside it."""

    __slots__ = ("line", "inside")

    def __init__(self) -> None:
        self.line = 0
        self.inside: dict[int | str, Node] = {}


def steps(place: str) -> list[int | str]:
    """`questions[3].hint` → questions, 3, hint"""
    return [int(found[1]) if found[1] else found[2] for found in STEP.finditer(place)]


def lines(text: str, places: Iterable[str]) -> dict[str, int]:
    """The line of each of these places, or of the smallest part around it that is there."""
    root, wanted = Node(), 0
    for place in places:
        node = root
        for step in steps(place):
            if step not in node.inside:
                node.inside[step] = Node()
                wanted += 1
            node = node.inside[step]
    _find(text, root, wanted)
    return {place: _last_line(root, place) for place in places}


def _find(text: str, root: Node, wanted: int) -> None:
    """Note where these nodes begin, until all are found."""
    root.line = 1
    way: list[Node | None] = [root]
    for spot in walk(text) if wanted else ():
        depth = len(spot.levels)
        if spot.again or not depth:
            continue
        del way[depth:]
        around, step = way[-1] if len(way) == depth else None, spot.levels[-1].step
        node = around.inside.get(step) if around is not None and step is not None else None
        if node is not None and not node.line:
            node.line = line_at(text, spot.at)
            wanted -= 1
            if not wanted:
                return
        way.append(node)


def _last_line(root: Node, place: str) -> int:
    node, line = root, root.line
    for step in steps(place):
        found = node.inside.get(step)
        if found is None or not found.line:
            break
        node, line = found, found.line
    return line

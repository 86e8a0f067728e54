"""The things on a table by name: the box of each, and the thing under a point.

A name is a kind and what tells it from others of its kind. It is the same in every language and at every size:

| name | thing |
| --- | --- |
| `card:r1a` | a card that those who look on know, wherever it lies |
| `hand:2` | the cards of that seat that nobody here may know |
| `pile:draw`, `pile:discard` | a pile, by the game's own name for it |
| `seat:2` | a seat's plate |
| `mark:threat`, `mark:key:2` | a sign, a line or a badge; with a number, that of one seat |
| `button:draw`, `button:give:r1a:2` | a button, by the move or the act that it stands for |
| `cell:h5` | a cell of a grid |

A game adds kinds of its own in its folder (`things.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from scenes.kit.box import Box


class Thing(NamedTuple):
    """Something on the table that has a name and a box."""

    name: str
    box: Box

    @property
    def kind(self) -> str:
        """The first part of its name: `card`, `seat`, `mark`…"""
        return self.name.partition(":")[0]

    @property
    def parts(self) -> list[str]:
        """The parts of its name after the kind."""
        return self.name.split(":")[1:]


class Things:
    """The things on a table at one moment, the lowest first. Things of one name are one, in a box around all."""

    def __init__(self, things: Iterable[Thing]) -> None:
        self._boxes: dict[str, Box] = {}
        for name, box in things:
            before = self._boxes.pop(name, None)
            self._boxes[name] = box if before is None else before.around(box)

    def __iter__(self) -> Iterator[Thing]:
        return (Thing(name, box) for name, box in self._boxes.items())

    def box(self, name: str) -> Box | None:
        """The box of the thing with this name; None if it is not on the table."""
        return self._boxes.get(name)

    def named(self, name: str) -> Thing | None:
        """The thing with this name; None if it is not on the table."""
        return Thing(name, self._boxes[name]) if name in self._boxes else None

    def at(self, x: float, y: float) -> Thing | None:
        """The topmost thing under a point; None if there is none."""
        under = (name for name in reversed(self._boxes) if self._boxes[name].holds(x, y))
        name = next(under, None)
        return None if name is None else Thing(name, self._boxes[name])

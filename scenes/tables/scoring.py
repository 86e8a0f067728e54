"""Score sheets as plain data: their parts, and the protocol of each game's `scores` module."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from scenes.kit.grid import Cell, Heading, Mark
from scenes.kit.icons import ICONS
from scenes.sitting.wording import Names
from scenes.sitting.wording import number as number

Groups = list[tuple[int, ...]]
"""Seats by rank, the best first; those who are level together."""


class ScoreSheet(NamedTuple):
    """A score sheet: a table with the cells that count in brass, lines across it, and a sentence below."""

    headings: tuple[Heading, ...]
    rows: tuple[tuple[Cell, ...], ...]
    totals: tuple[Cell, ...] = ()
    marks: frozenset[Mark] = frozenset()
    note: str = ""
    lines: Mapping[int, str] = {}
    """Words on a line across, before the row of that number."""


class Scores(Protocol):
    """The module `scenes.games.<name>.scores` of each game: its scores as plain data, from views alone."""

    def sheet(self, view: Any, names: Names, /) -> ScoreSheet:
        """The score sheet as it stands now."""
        ...

    def ranking(self, view: Any, /) -> Groups:
        """The seats by rank, those who are level together; for a match that is over."""
        ...

    def stand(self, view: Any, seat: int, /) -> str:
        """A seat's score in a few words: 120 points."""
        ...

    def why(self, view: Any, names: Names, /) -> str:
        """A sentence that tells why the match went to whom it did."""
        ...


def gain(value: int) -> str:
    """A number of points that was added, with a plus, in brackets so that nobody reads it on; empty for 0."""
    return f"(+{number(value)})" if value else ""


def crowned(name: str, won: bool) -> str:
    """A name, with a crown before it if it has won."""
    return f"{ICONS['crown']} {name}" if won else name


def cells(*texts: str) -> tuple[Cell, ...]:
    """A row of plain cells with these texts."""
    return tuple(map(Cell, texts))


def ranked(groups: Iterable[tuple[int, ...]], key: Callable[[tuple[int, ...]], object]) -> Groups:
    """Groups of seats in the order of a key, the smallest first; those with the same key become one group."""
    found: Groups = []
    last: object = None
    for group in sorted(groups, key=key):  # type: ignore[arg-type]
        if found and key(group) == last:
            found[-1] += group
        else:
            found.append(group)
        last = key(group)
    return found


def best(values: Sequence[int], lowest: bool = False) -> list[int]:
    """The indexes of the best values (the lowest if `lowest`); none while all are 0."""
    wanted = min(values) if lowest else max(values)
    return [index for index, value in enumerate(values) if value == wanted] if any(values) else []

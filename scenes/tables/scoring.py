"""What every score sheet is made of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from scenes.app import lang
from scenes.kit.grid import Cell, Heading, Mark
from scenes.kit.icons import ICONS
from scenes.kit.text import THIN

Groups = list[tuple[int, ...]]
"""Seats by rank, the best first; those who are level together."""


class Scores(NamedTuple):
    """A score sheet: a table with the cells that count in brass, lines across it, and a sentence below."""

    headings: tuple[Heading, ...]
    rows: tuple[tuple[Cell, ...], ...]
    totals: tuple[Cell, ...] = ()
    marks: frozenset[Mark] = frozenset()
    note: str = ""
    lines: Mapping[int, str] = {}
    """Words on a line across, before the row of that number."""


def number(value: int) -> str:
    """1900 as it is written in the language spoken."""
    return f"{value:,}".replace(",", THIN if lang.spoken() == "fr" else ",")


def gain(value: int) -> str:
    """What was added; nothing where nothing was."""
    return f"+{number(value)}" if value else ""


def crowned(name: str, won: bool) -> str:
    """A name, with a crown before it if it has won."""
    return f"{ICONS['crown']} {name}" if won else name


def cells(*texts: str) -> tuple[Cell, ...]:
    return tuple(map(Cell, texts))


def ranked(groups: Iterable[tuple[int, ...]], key: Callable[[tuple[int, ...]], object]) -> Groups:
    """Seats, or teams, in the order of a key, the smallest first; who are level are one group."""
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
    """The places of the best values; none before anyone has one."""
    wanted = min(values) if lowest else max(values)
    return [place for place, value in enumerate(values) if value == wanted] if any(values) else []

"""A part of the soak: pieces of work, numbered, each of which is the same again from its number."""

from __future__ import annotations

import os
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple


@dataclass
class Tally:
    """The figures and failures of some pieces."""

    part: str
    pieces: int = 0
    done: int = 0
    """The number of things that the part counts: kills, files, events, frames."""
    counts: Counter[str] = field(default_factory=Counter)
    """Other figures, added up; the table shows them under these names."""
    most: dict[str, float] = field(default_factory=dict)
    """Figures of which the largest is shown."""
    kinds: set[Any] = field(default_factory=set)
    """The different things that came up, of which the table shows how many."""
    cells: Counter[Any] = field(default_factory=Counter)
    """Figures that `Part.verdict` needs in the end; not shown."""
    failures: list[str] = field(default_factory=list)
    seconds: float = 0.0

    def reach(self, name: str, number: float) -> None:
        """Add a figure of which the largest counts."""
        self.most[name] = max(number, self.most.get(name, number))

    def add(self, other: Tally) -> None:
        self.pieces += other.pieces
        self.done += other.done
        self.counts += other.counts
        self.kinds |= other.kinds
        self.cells += other.cells
        self.failures += other.failures
        self.seconds += other.seconds
        for name, number in other.most.items():
            self.reach(name, number)


def no_verdict(tally: Tally) -> list[str]:
    return []


class Part(NamedTuple):
    """One part of the soak: a thing that is tried for long."""

    name: str
    unit: str
    """The word for what `Tally.done` counts, in the table."""
    pieces: int
    """The number of pieces in the long form."""
    piece: Callable[[int, Tally], None]
    """Does the piece of this number and adds its figures to the tally; whatever it raises is a failure."""
    batch: int = 1
    """The number of pieces that a process does in one go."""
    verdict: Callable[[Tally], list[str]] = no_verdict
    """Returns sentences on what is wrong with all pieces together; none if all is well."""
    rests: bool = False
    """True if it mostly waits for a clock, so that another process has room beside it."""


def spent() -> float:
    """The CPU seconds until now, with those of processes that have ended."""
    return sum(os.times()[:4])


def work(part: Part, first: int, last: int) -> Tally:
    """Do the pieces from number `first` to before `last`, and return their tally."""
    tally, start = Tally(part.name), spent()
    for number in range(first, last):
        try:
            part.piece(number, tally)
        except Exception:
            tally.failures.append(f"soak --only {part.name} --first {number} --pieces 1\n{traceback.format_exc()}")
        tally.pieces += 1
    tally.seconds = spent() - start
    return tally

"""Words that every game uses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from scenes.app import lang
from scenes.app.lang import t

Names = Sequence[str]
"""The names at a table, by seat."""


def number(value: int) -> str:
    """A whole number as it is written in the language spoken: 1,900."""
    return lang.number(value)


def both(parts: Iterable[str]) -> str:
    """Parts as a list in words: `Ada, Basile and Colette`."""
    listed = list(parts)
    if len(listed) < 2:
        return "".join(listed)
    return t("{some} and {last}", some=", ".join(listed[:-1]), last=listed[-1])


def people(seats: Iterable[int], names: Names) -> str:
    """The names of these seats as a list in words."""
    return both(names[seat] for seat in seats)


def score_line(scores: Iterable[int], names: Names) -> str:
    """Every name with its score, on one line."""
    return ", ".join(
        t("{name} {score}", name=name, score=number(score)) for name, score in zip(names, scores, strict=True)
    )

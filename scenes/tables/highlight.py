"""The moment of a match that is told at its end: found from its events, with its cards and one sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from game.table import Event
from scenes.sitting.wording import Names


class Highlight(NamedTuple):
    """A moment worth telling."""

    words: str
    """One sentence, with the names of those whom it is about."""
    pieces: tuple[str, ...]
    """Its cards, or other pieces of the game's texts, by name; the most important one last."""
    worth: int
    """A number that is larger the more remarkable the moment is."""


Finder = Callable[[Sequence[Event], Any, Names], Highlight | None]
"""A function that finds the moment to tell, from all events of a match that is over, its last view, and the names."""


def best(found: Iterable[Highlight]) -> Highlight | None:
    """The most remarkable moment, the latest of several that are equal; None if there is none."""
    chosen = None
    for moment in found:
        if chosen is None or moment.worth >= chosen.worth:
            chosen = moment
    return chosen


def nothing_to_tell(events: Sequence[Event], view: Any, names: Names) -> None:
    """Tell of no moment."""

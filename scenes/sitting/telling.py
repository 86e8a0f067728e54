"""How a game's log is told: its headings, how it opens, and what is no longer told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.table import Event


def no_opening(view: Any) -> Event | None:
    """None: the log begins with the first move."""
    return None


def everything(events: Sequence[Event]) -> list[Event]:
    """All the events: nothing is forgotten."""
    return list(events)


@dataclass(frozen=True, slots=True)
class Telling:
    """What a game says about its log."""

    headings: tuple[type[Event], ...] = ()
    """The events that begin something new: a round, a deal, a turn. They stand in the log as headings."""
    opening: Callable[[Any], Event | None] = no_opening
    """The event that the first deal would have told, from what all see then: it is dealt before anyone listens."""
    remembered: Callable[[Sequence[Event]], list[Event]] = everything
    """The events that are still told; the others are forgotten, unless the table keeps a notebook."""

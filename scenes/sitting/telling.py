"""A game's declaration about its log: its headings, its opening event, and the events that it forgets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from game.table import Event


def no_opening(view: Any) -> Event | None:
    """Return None: the log begins with the first move."""
    return None


def everything(events: Sequence[Event]) -> list[Event]:
    """Return all the events: nothing is forgotten."""
    return list(events)


class Telling(msgspec.Struct, frozen=True):
    """A game's declaration about its log."""

    headings: tuple[type[Event], ...] = ()
    """The events that are headings in the log: they begin a round, a deal or a turn."""
    opening: Callable[[Any], Event | None] = no_opening
    """The event of the first deal, from the view of all (it is dealt before events are recorded); None: no event."""
    remembered: Callable[[Sequence[Event]], list[Event]] = everything
    """The events that the log still shows; the others are forgotten, unless the table keeps a notebook."""

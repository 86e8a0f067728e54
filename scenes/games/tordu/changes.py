"""The sign on a seat that has taken something while nothing was seen moving."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.table import Event
from game.tordu import events

CHANGES: Mapping[type[Event], Callable[[Any], Mapping[int, str]]] = {
    events.TrickWon: lambda event: {event.seat: "+1"},
}
"""Event → the seats that it changes, and the sign of how."""

"""The sign on a seat whose cards have changed while nothing was seen moving."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.table import Event
from game.trepido import events
from scenes.kit.icons import ICONS

CHANGES: Mapping[type[Event], Callable[[Any], Mapping[int, str]]] = {
    events.Drew: lambda event: {event.seat: f"+{event.count}"} if event.count else {},
    events.Gave: lambda event: {event.giver: "-1", event.receiver: "+1"},
    events.Swapped: lambda event: dict.fromkeys((event.seat, event.other), ICONS["swap"]),
}
"""Event → the seats that it changes, and the sign of how."""

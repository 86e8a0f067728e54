"""The sign on a seat whose cards have changed while nothing was seen moving."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.table import Event
from game.trio import events
from scenes.kit.icons import ICONS

CHANGES: Mapping[type[Event], Callable[[Any], Mapping[int, str]]] = {
    events.TrioWon: lambda event: {event.seat: f"+{ICONS['fan']}"},
    events.Exchanged: lambda event: dict.fromkeys((event.seat, event.partner), ICONS["swap"]),
}
"""Event → the seats that it changes, and the sign of how."""

"""The sign on a seat whose money has changed while nothing was seen moving."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.defizz import events
from game.table import Event
from scenes.sitting.wording import number

CHANGES: Mapping[type[Event], Callable[[Any], Mapping[int, str]]] = {
    events.Refused: lambda event: {event.seat: f"-{number(event.paid)}"},
    events.PotWon: lambda event: {event.seat: f"+{number(event.amount)}"},
    events.BankPaid: lambda event: {event.seat: f"+{number(event.amount)}"},
    events.BankGiven: lambda event: {event.seat: f"+{number(event.amount)}"} if event.seat is not None else {},
}
"""Event → the seats that it changes, and the sign of how."""

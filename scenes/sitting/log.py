"""The log of a match: its events in words, as one seat may know them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from game.table import Event, View
from scenes.sitting.port import Port
from scenes.sitting.wording import Names

HEADING = "# "
"""Stands before a line that is a heading."""


class EventWords(Protocol):
    """The part of a game's words that tells what happened."""

    def event(self, event: Event, names: Names) -> str | None:
        """What happened, as a sentence; None if nobody needs to be told."""


class LogHabits(NamedTuple):
    """How a game's events are told: which of them are headings, what comes first, what is forgotten."""

    headings: tuple[type[Event], ...] = ()
    """Events that begin something new."""
    opening: Callable[[View], Event | None] = lambda view: None
    """The event that the first deal would have been: it is made before anyone listens."""
    passing: tuple[type[Event], ...] = ()
    """Events that are told only until their turn is over."""
    turn_over: tuple[type[Event], ...] = ()
    match_over: tuple[type[Event], ...] = ()
    """Events after which everything is told."""


class Log:
    """The log of a match as one seat reads it. It holds nothing: it looks through the port whenever it is asked."""

    def __init__(self, port: Port, first: View, names: Names, habits: LogHabits, notebook: bool = False) -> None:
        self.port = port
        self.names = names
        self.habits = habits
        self.notebook = notebook
        """Whether nothing is forgotten."""
        self._opening = habits.opening(first)

    def events(self) -> list[Event]:
        """Everything that has happened, from the first deal on."""
        opening = [self._opening] if self._opening is not None else []
        return [*opening, *(happened.event for happened in self.port.events())]

    def lines(self, words: EventWords, since: int = 0) -> list[str]:
        """The events after the first `since` of them, in the language spoken now.

        Headings are marked; events without words are left out.
        """
        events, found = self.events()[since:], list[str]()
        for event in events if self.notebook else remembered(events, self.habits):
            line = words.event(event, self.names)
            if line:
                parts = line.split("\n")
                found += [HEADING + part for part in parts] if isinstance(event, self.habits.headings) else parts
        return found


def remembered(events: Sequence[Event], habits: LogHabits) -> list[Event]:
    """The events without those that were for a turn only, if that turn is over; after the end, all of them."""
    if any(isinstance(event, habits.match_over) for event in events):
        return list(events)
    over = max((index for index, event in enumerate(events) if isinstance(event, habits.turn_over)), default=-1)
    return [event for index, event in enumerate(events) if index > over or not isinstance(event, habits.passing)]

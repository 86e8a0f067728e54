"""The log of a match: its events in words, as one seat may know them."""

from __future__ import annotations

from game.table import Event, View
from scenes.sitting.port import Port
from scenes.sitting.telling import Telling
from scenes.sitting.wording import Names
from scenes.sitting.words import Words

HEADING = "# "
"""The mark before a line that is a heading."""


class Log:
    """The log of a match as one seat reads it. It stores no events: it asks the port at each call."""

    def __init__(self, port: Port, first: View, names: Names, telling: Telling, notebook: bool = False) -> None:
        self.port = port
        self.names = names
        self.telling = telling
        self.notebook = notebook
        """True if the log shows every event, also those that the game's `Telling` would forget."""
        self._opening = telling.opening(first)

    def events(self) -> list[Event]:
        """All events so far, from the first deal on."""
        opening = [self._opening] if self._opening is not None else []
        return [*opening, *(happened.event for happened in self.port.events())]

    def lines(self, words: Words, since: int = 0) -> list[str]:
        """The lines for the events after the first `since` of them, in the language spoken now.

        Headings begin with `HEADING`; events without words are left out.
        """
        events, found = self.events()[since:], list[str]()
        for event in events if self.notebook else self.telling.remembered(events):
            line = words.event(event, self.names)
            if line:
                parts = line.split("\n")
                found += [HEADING + part for part in parts] if isinstance(event, self.telling.headings) else parts
        return found

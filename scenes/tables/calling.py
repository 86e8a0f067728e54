"""Calling people to the screen they share: the curtain before a turn, and a key of one's own in a race."""

from __future__ import annotations

from collections.abc import Callable

from scenes.app.loop import App
from scenes.sitting.log import Log
from scenes.sitting.sitting import Sitting
from scenes.tables.acts import Act
from scenes.tables.curtain import Curtain
from scenes.tables.progress import Progress
from scenes.tables.sharing import Sharing
from scenes.tables.table import Table


class Calling:
    """Brings the person whose turn it is before the screen, and nobody else."""

    def __init__(
        self, app: App, sitting: Sitting, table: Table, sharing: Sharing, progress: Progress, log: Log
    ) -> None:
        self.app = app
        self.sitting = sitting
        self.table = table
        self.sharing = sharing
        self.progress = progress
        self.log = log
        self.logged = len(log.events())
        """The number of events of the log that the people have seen."""

    def attend(self, pause: Callable[[], None]) -> bool:
        """Call the next person to the screen; True if the curtain is down now. Escape there calls `pause`."""
        if not self.sharing.unwatched or self._claims() or not self.sitting.people:
            return False
        seat = self.sitting.people[0]
        if self.table.private(seat):
            happened = self.log.lines(self.table.words, self.logged)
            self.app.push(Curtain(self.table.names[seat], lambda: self.sit_down(seat), pause, happened))
            return True
        if self.sharing.actor != seat:
            self.sharing.actor = seat
            self.progress.begin(Act(self.progress.sight()))
        return False

    def sit_down(self, seat: int) -> None:
        """Show that person their cards: they are there alone."""
        self.sharing.sit_down(seat)
        self.logged = len(self.log.events())
        self.progress.see()

    def claim(self, seat: int) -> bool:
        """Show their hand to the first who presses their key in a race; False if it is not theirs to claim."""
        if self.progress.acts or not self._claims() or seat not in self.sitting.people:
            return False
        self.progress.show.director.drain()
        if not self.sitting.press(seat, self.table.declined(seat, self.sitting.port(seat).legal)):
            return False
        self.app.sounds.play("press")
        self.sit_down(seat)
        return True

    def pressed(self, scancode: int) -> bool:
        """Handle a race key: claim the race, or make its owner's only move; False if it does neither."""
        seat = self.sharing.owner(scancode)
        return seat is not None and (self.claim(seat) or self._say(seat))

    def _claims(self) -> bool:
        return self.sharing.claims(self.sitting, self.table)

    def _say(self, seat: int) -> bool:
        """Make a person's only move by their own key; False if they have a choice, or must see their hand first."""
        if self.sharing.actor != seat or len(self.table.legal) != 1 or self.table.private(seat):
            return False
        self.progress.do(self.table.legal[0])
        return True

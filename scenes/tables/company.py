"""The company around the table: everyone's face, and what characters say, after what everyone at the table knows."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from game.table import TABLE, Event
from scenes.app.loop import App
from scenes.app.scene import soonest
from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.sitting.sitting import Sitting
from scenes.stage import remark
from scenes.tables.moods import Moods
from scenes.tables.reactions import Reaction
from scenes.tables.remarks import Remark, Remarks
from scenes.tables.sight import Sight
from scenes.tables.table import Table


class Company:
    """The moods and the talk at one table, and the place of the bubble on it."""

    def __init__(self, app: App, sitting: Sitting, table: Table, taken: Callable[[], list[Box]]) -> None:
        self.app = app
        self.sitting = sitting
        self.table = table
        self.taken = taken
        """The boxes of everything on the table that a bubble must not cover."""
        seats = sitting.facts.seats
        self.moods = Moods(sitting.port(TABLE), seats, table.reactions, sitting.moves)
        self.remarks = Remarks(seats, app.said, date.today().toordinal())
        self.greets = not sitting.moves
        """True if the match has only begun, and nobody has greeted yet."""
        self.box: Box | None = None
        """The place of the bubble; None if there is none."""
        self.sight: Sight | None = None
        """The sight for which that place was found."""
        self.rebuilt = False
        """True if there may be other things on the table than when that place was found."""

    def update(self, dt: float, calm: bool) -> bool:
        """Let time pass, in seconds; `calm` if no cue is being played. Return True if something looks different."""
        gone = self.remarks.update(dt)
        if calm:
            self._hear()
            self.moods.update(dt, self.table.view.actors)
        gone |= self._gives_way()
        faces, before = self.moods.faces, self.table.faces
        self.table.faces = faces
        return gone or faces != before

    def see(self, kind: type[Event]) -> None:
        """Let faces follow an event of this kind, whose cue begins; words wait until all cues are played."""
        self.moods.see(kind, self.sitting.moves)

    def _hear(self) -> None:
        """Take in what has happened, and let somebody speak of it."""
        reactions = self.moods.hear(self.sitting.moves)
        if self.greets:
            self.greets = False
            reactions = [Reaction(seat, "neutral", "greeting") for seat in range(len(self.table.seats))]
        if self.sitting.guided or not reactions:
            return
        said = self.remarks.hear(reactions, self.app.preferences.talk)
        if said is not None:
            self._say(said)

    def _say(self, said: Remark) -> None:
        """Show a remark where it covers nothing; without such a place it stays unsaid."""
        self.box = self._place(said)
        if self.box is not None:
            self.remarks.say(said)
            self.sight = self.table.sight
            self.app.touch()

    def _place(self, said: Remark) -> Box | None:
        """The box of a bubble with this remark; None if there is no room."""
        table, view = self.table, self.app.view
        plate = table.own_plate() if said.seat == table.bottom else table.plates()[said.seat]
        whole = Box(0, 0, view.width, self.app.canvas.whole.height)
        return remark.place(self.app.canvas.type, said.text, plate, table.head(said.seat), self.taken(), whole)

    def _gives_way(self) -> bool:
        """End a bubble that what is shown now has no room for; True if it does."""
        if self.remarks.shown is None or self.box is None:
            return False
        if self.sight is self.table.sight and not (self.rebuilt and any(map(self.box.overlaps, self.taken()))):
            self.rebuilt = False
            return False
        self.sight, self.rebuilt = self.table.sight, False
        place, self.box = self.box, self._place(self.remarks.shown)
        if self.box is None:
            self.remarks.shown = None
        return self.box != place

    def look_again(self) -> None:
        """Find out at the next update if the bubble covers anything: there are other things on the table now."""
        self.rebuilt = True

    def draw(self, canvas: Canvas) -> None:
        """Draw the bubble, if there is one."""
        said = self.remarks.shown
        if said is not None and self.box is not None:
            remark.draw(canvas, self.box, said.text, self.table.head(said.seat).centre)

    @property
    def wake(self) -> float | None:
        """The seconds until a face or the bubble changes by itself; None if none will."""
        return soonest(self.moods.wake, self.remarks.wake)

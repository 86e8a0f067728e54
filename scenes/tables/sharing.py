"""Several people before one screen: the seat whose view is shown, the one that acts, and the keys of a race."""

from __future__ import annotations

from collections.abc import Sequence

from game.match import Seat
from game.table import TABLE
from scenes.sitting.port import Port
from scenes.sitting.sitting import Sitting
from scenes.tables.parts import Shared
from scenes.tables.sight import Sight


class Sharing:
    """The people at this screen. One person alone simply looks on; of several, one at a time does.

    Nobody sees another's cards: between two people the eyes are those of all.
    """

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.people = [index for index, seat in enumerate(seats) if seat.person]
        self.bottom = self.people[0] if self.people else 0
        """The seat at the lower edge."""
        self.eyes = self.bottom if len(self.people) == 1 else TABLE
        """The seat whose view is shown, or TABLE for what all may see."""
        self.actor: int | None = self.bottom if len(self.people) == 1 else None
        """The person for whom buttons and cards act; None: nobody."""
        self.opened = False
        """True if those who look on at a table without people see everything."""
        self.keys = {seat: key for seat in self.people if (key := seats[seat].key) is not None}
        """The race key of each person, as a scancode."""

    @property
    def several(self) -> bool:
        """True if several people share this screen."""
        return len(self.people) > 1

    @property
    def unwatched(self) -> bool:
        """True if several people share this screen and none of them has come through the curtain."""
        return self.several and self.eyes == TABLE

    def port(self, sitting: Sitting) -> Port:
        """The match as those who look on may see it."""
        return sitting.opened() if self.opened else sitting.port(self.eyes)

    def sight(self, sitting: Sitting) -> Sight:
        """The match as it is now, in the view of those who look on. Make it once a move: views take time to make."""
        acting = self.actor if self.actor is not None and self.actor in sitting.people else None
        legal = sitting.port(acting).legal if acting is not None else ()
        return Sight(self.port(sitting).view, legal, self.eyes, acting, self.bottom)

    def sit_down(self, seat: int) -> None:
        """Let that person look on alone, at the lower edge."""
        self.eyes = self.actor = self.bottom = seat

    def keeps_the_screen(self, sitting: Sitting, table: Shared, round_over: bool, own: bool) -> bool:
        """Tell if those who look on go on doing so after a move: one person alone always, else if they act again.

        `own` is True for their own move. Where several people act at a time, the move of another calls nobody else.
        """
        acts = sitting.people == (self.eyes,) if own else self.eyes in sitting.people
        again = acts and not round_over and not self.claims(sitting, table)
        return not self.several or (again and table.lingers)

    def look_away(self) -> bool:
        """End the turn of the person who looks on; True if secrets of theirs were on the screen."""
        private, self.actor, self.eyes = self.eyes != TABLE, None, TABLE
        return private

    def claims(self, sitting: Sitting, table: Shared) -> bool:
        """Tell if people can claim a race with their keys now."""
        timer = sitting.timer
        return (
            self.several
            and timer is not None
            and timer.kind in table.races
            and not sitting.drawing_lots
            and sitting.claim is None
        )

    def owner(self, scancode: int) -> int | None:
        """The person whose race key this is; None if it is nobody's."""
        return next((seat for seat, key in self.keys.items() if key == scancode), None)

"""Meeting things for the first time: the coach's bubble comes once to each person, while the match stands still."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.table import TABLE
from scenes.app.loop import App
from scenes.sitting.sitting import Sitting
from scenes.tables.acts import Acts
from scenes.tables.firsts import First, Met, Situation, kept_name
from scenes.tables.firsttime import FirstTime
from scenes.tables.reach import Reach
from scenes.tables.sharing import Sharing
from scenes.tables.table import Table


class Meeting:
    """Tells whoever sits before the table what is new to them, one bubble at a time, from what they may know."""

    def __init__(
        self,
        app: App,
        sitting: Sitting,
        table: Table,
        sharing: Sharing,
        acts: Acts,
        reach: Reach,
        hidden: Callable[[], bool],
    ) -> None:
        self.app = app
        self.sitting = sitting
        self.table = table
        self.sharing = sharing
        self.acts = acts
        self.reach = reach
        self.hidden = hidden
        """Tells if hands lie face down now."""
        self._new: dict[int, list[First]] = {}
        """The first times that are still new to each person; read from what is kept when they first sit there."""
        self._seen = dict.fromkeys(sharing.people, sitting.moves)
        """The number of moves after which nothing was left to tell each person; some may have been taken back since."""
        self._told: int | None = None
        """The number of moves after which something was told last; None if nothing was."""

    def forget(self) -> None:
        """Read anew what is new to everyone: the settings may have changed it."""
        self._new.clear()

    def tell(self) -> bool:
        """Open a bubble about the next thing that is new to whoever is asked; False if there is none."""
        if not self.app.preferences.first_times:
            self._seen = dict.fromkeys(self._seen, self.sitting.moves)
            return False
        met = self._next()
        if met is None:
            return False
        for situation in met.situations:
            self._new[situation.seat].remove(met.first)
            self.app.people.meet(kept_name(self.table.game, met.first), situation.name(situation.seat))
        self._told = self.sitting.moves
        self.app.push(FirstTime(met, self.table, self.reach, self.hidden))
        return True

    def _next(self) -> Met | None:
        """The first time that comes next; None if nothing is new. What can wait comes only after a move."""
        situations = [self._situation(seat) for seat in self._whom()]
        due = [met for first in self.table.firsts if (met := self._met(first, situations)).situations]
        if not due and not self.acts.pausing:
            self._seen.update({situation.seat: self.sitting.moves for situation in situations})
        early = self._told == self.sitting.moves
        return next((met for met in due if not (early and met.first.waits)), None)

    def _whom(self) -> Sequence[int]:
        """The people before the table: one alone always, of several whoever has come through the curtain.

        Where nobody has to, it is those who may act or vote now, before the eyes of all.
        """
        if not self.sharing.several:
            return self.sharing.people
        if self.sharing.eyes != TABLE:
            return (self.sharing.eyes,)
        return () if self.acts.pausing else self.sitting.people or self.table.voters()

    def _situation(self, seat: int) -> Situation:
        """The table before this person; at the end of a round nothing that comes after it counts yet."""
        port, seen = self.sharing.port(self.sitting), min(self._seen[seat], self.sitting.moves)
        events = () if self.acts.pausing else [happened.event for happened in port.events(seen)]
        return Situation(self.table, seat, events, self.reach)

    def _met(self, first: First, situations: Sequence[Situation]) -> Met:
        """A first time with those to whom it happens now and is new."""
        return Met(
            first,
            [situation for situation in situations if first in self._unknown(situation) and first.when(situation)],
        )

    def _unknown(self, situation: Situation) -> list[First]:
        """The first times that are new to a person."""
        if situation.seat not in self._new:
            name, game, people = situation.name(situation.seat), self.table.game, self.app.people
            self._new[situation.seat] = [
                first for first in self.table.firsts if not people.has_met(kept_name(game, first), name)
            ]
        return self._new[situation.seat]

"""Occasions for the coach: who is to choose now, and how that person wants to be advised."""

from __future__ import annotations

from typing import NamedTuple

from scenes.app.people import People
from scenes.sitting.sitting import Sitting
from scenes.tables.acts import Acts
from scenes.tables.sharing import Sharing
from scenes.tables.table import Table


class Occasion(NamedTuple):
    """A seat to move after a number of moves: a hint is for one occasion."""

    moves: int
    seat: int


class Occasions:
    """Tells at one table when the coach can be asked, and when it is to think unasked."""

    def __init__(self, sitting: Sitting, sharing: Sharing, acts: Acts, table: Table, people: People) -> None:
        self.sitting = sitting
        self.sharing = sharing
        self.acts = acts
        self.table = table
        self.people = people

    def now(self) -> Occasion | None:
        """The occasion for which a hint can be asked: somebody is to choose, and sees what is theirs; else None."""
        actor = self.table.sight.actor
        if actor is None or not self.table.legal or self.acts or self.acts.pausing or self.sharing.eyes != actor:
            return None
        return Occasion(self.sitting.moves, actor)

    def unasked(self) -> Occasion | None:
        """The occasion for which the coach thinks unasked, as the person wants it; None if there is none now."""
        now = self.now()
        if now is None or self.sitting.guided or len(self.table.legal) < 2:
            return None
        return now if self.mode(now.seat) != "asked" else None

    def mode(self, seat: int) -> str:
        """The time at which the person on a seat wants advice: asked, dear or always."""
        person = self.people.named(self.table.names[seat])
        return person.advice if person is not None else "asked"

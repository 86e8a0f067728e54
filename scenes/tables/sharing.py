"""Several people at one screen: whose eyes look on, the curtain between them, and keys in a race."""

from __future__ import annotations

from collections import deque
from typing import Any

from game.match import Match
from game.table import TABLE
from scenes.app.page import Page
from scenes.motion.director import Director
from scenes.pages.log import Log
from scenes.pages.setup import memory
from scenes.sitting.racekeys import label
from scenes.sitting.sitting import Sitting
from scenes.stage.stage import Stage
from scenes.tables.curtain import Curtain
from scenes.tables.table import Sight, Table


class Sharing(Page):
    """What a table does so that nobody sees another's cards. Alone, one simply looks on."""

    match: Match
    sitting: Sitting
    table: Table
    stage: Stage
    director: Director
    people: list[int]
    bottom: int
    eyes: int
    actor: int | None
    acts: deque[Any]
    dragged: Any
    log: Log
    seen: int

    @property
    def sharing(self) -> bool:
        """Whether several people share this screen."""
        return len(self.people) > 1

    def _keys(self) -> dict[int, str]:
        """What stands on the keys of the people, if several share this screen."""
        printed = memory.load(self.app).printed if self.sharing else {}
        keys = {seat: self.match.seats[seat].key for seat in self.people}
        return {seat: label(key, printed) for seat, key in keys.items() if key is not None and self.sharing}

    def _look_away(self, before: Any, round_over: bool) -> None:
        """In the first frame after their turn, nobody's secrets are on the screen any more."""
        goes_on = self.sitting.people == (self.eyes,) and not round_over and not self._keyed() and self.table.lingers
        if not self.sharing or goes_on:
            return
        self.actor = None
        if self.eyes != TABLE:
            self.eyes = TABLE
            self._cut(Sight(before, (), TABLE, None, self.bottom))

    def _cut(self, sight: Sight) -> None:
        """Other eyes look on: this at once, and nothing of what was on its way."""
        self.table.sight = self._sized(sight)
        self.table.chosen = self.table.raised = self.dragged = None
        self.stage.places = self.table.places()
        self.director.cut(self.table.layout())

    def sit_down(self, seat: int) -> None:
        """That person is there alone: their cards are shown."""
        self.eyes = self.actor = self.bottom = seat
        self.seen = len(self.log.noted)
        self._cut(self._sight())
        self.rebuild()

    def _keyed(self) -> bool:
        """Whether people claim with their keys now."""
        timer = self.match.state.timer
        return (
            self.sharing
            and timer is not None
            and timer.kind in self.table.races
            and not self.sitting.drawing_lots
            and self.sitting.claim is None
        )

    def claim(self, seat: int) -> bool:
        """Somebody presses their key: the first to do so in a race is shown their hand and has a few seconds."""
        if self.acts or not self._keyed() or seat not in self.sitting.people:
            return False
        self.director.drain()
        legal = self.match.state.legal(seat)
        if not self.sitting.press(seat, self.table.declined(seat, legal)):
            return False
        self.app.sounds.play("press")
        self.sit_down(seat)
        return True

    def _attend(self) -> bool:
        """Call the next person to the screen; True if the curtain is down now."""
        if not self.sharing or self.eyes != TABLE or self._keyed():
            return False
        people = self.sitting.people
        if not people:
            return False
        seat = people[0]
        if self.table.private(seat):
            happened = self.log.lines(self.table.words, self.seen)
            self.app.push(Curtain(self.table.names[seat], lambda: self.sit_down(seat), self.back, happened))
            return True
        if self.actor != seat:
            self.actor = seat
            self.look()
        return False

    def _pressed(self, scancode: int) -> bool:
        """A race key: claims, or says the one thing that its owner can say."""
        for seat in self.people:
            if self.match.seats[seat].key == scancode:
                return self.claim(seat) or self._say(seat)
        return False

    def _say(self, seat: int) -> bool:
        """With one thing to do and no secret in it, a person's own key does it."""
        if self.actor != seat or len(self.table.legal) != 1 or self.table.private(seat):
            return False
        self.do(self.table.legal[0])
        return True

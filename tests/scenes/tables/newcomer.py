"""A newcomer: somebody to whom everything is new plays a match by chance, and keeps what the coach has told them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from game import GAMES
from game.match import Match, Seat
from scenes.app.page import Page
from scenes.tables.curtain import Curtain
from scenes.tables.firsttime import FirstTime
from scenes.tables.scene import TableScene
from tests.scenes.driver import Driver
from tests.scenes.tables.robots import SMALL, by_chance, people
from tests.scenes.tables.seated import seated

Seen = Callable[["Newcomer", FirstTime], None]


class Newcomer:
    """One or several people who have never been here, at one table."""

    def __init__(
        self,
        game: str,
        seats: int | Sequence[Seat],
        seed: int = 1,
        size: tuple[int, int] = SMALL,
        seen: Seen | None = None,
        **options: Any,
    ) -> None:
        around = people(1, seats) if isinstance(seats, int) else seats
        self.hands = Driver(Page(), size, first_times=True)
        self.hands.app.prefer(speed=0)
        self.match = Match(game, GAMES[game].Options(**options), around, seed, salt="x")
        self.scene: TableScene = seated(self.match, by_chance)
        self.seen = seen
        self.rng = Random(seed)
        self.told: Counter[tuple[str, str]] = Counter()
        """Person and first time → how often it was told."""
        self.hands.app.push(self.scene)

    @property
    def bubble(self) -> FirstTime | None:
        """The bubble that is open; None if there is none."""
        return self.hands.app.top if isinstance(self.hands.app.top, FirstTime) else None

    def met(self) -> dict[str, list[str]]:
        """Person → the first times that they have met, in order."""
        return {person.name: [name.partition(":")[2] for name in person.met] for person in self.hands.app.people.all}

    def play(self, moves: int = 300, until: Callable[[Newcomer], bool] | None = None) -> None:
        """Play on by chance: so many moves, or until something is so, or to the end."""
        app, scene = self.hands.app, self.scene
        end = len(self.match.moves) + moves
        for _ in range(moves * 60):
            if (until is not None and until(self)) or len(self.match.moves) >= end or scene not in app.scenes:
                return
            if self.bubble is not None:
                self._read(self.bubble)
            elif isinstance(app.top, Curtain):
                self.hands.click_on(app.top.widgets[2])
            elif app.top is not scene:
                app.pop()
            elif scene.acts.pausing:
                app.step(0.1)
                if app.top is scene:
                    scene.progress.go_on()
            elif not self._move():
                app.step(0.1)

    def _read(self, bubble: FirstTime) -> None:
        if self.seen is not None:
            self.seen(self, bubble)
        self.hands.app.step(0.1)
        self.hands.app.pop()
        self.hands.app.step(0.0)

    def _move(self) -> bool:
        """Make a move for whoever sits there, once the table is at rest; False if there is none to make."""
        scene, made = self.scene, len(self.match.moves)
        self.hands.app.step(0.1)
        if len(self.match.moves) > made:
            return True
        if self.hands.app.top is not scene or scene.show.busy or scene.acts or scene.acts.pausing:
            return True
        if scene.sharing.actor is None or not scene.table.legal:
            return False
        scene.progress.do(self.rng.choice(scene.table.legal))
        return True

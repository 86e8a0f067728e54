"""Newcomers: people to whom everything is new play a match, and keep what the coach has told them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Literal

from ai.player import Player
from game import GAMES
from game.match import Match, Seat
from game.shelf import Shelf
from scenes.app.page import Page
from scenes.tables.curtain import Curtain
from scenes.tables.firsttime import STARTLED, FirstTime
from scenes.tables.scene import TableScene
from tests.scenes.driver import Driver
from tests.scenes.tables.robots import SMALL, by_chance, people
from tests.scenes.tables.seated import seated

Chooses = Callable[[Any, Sequence[Any], Random], Any]
"""Chooses a move from a view and the legal moves, with random numbers; None: let time pass."""


OPINIONS = ("right", "wrong", "accept_ruling", "contest")
"""The buttons that say what somebody thinks of an answer."""


def any_move(view: Any, legal: Sequence[Any], rng: Random) -> Any:
    return rng.choice(legal)


class Newcomers:
    """One person or several who have never been here, at one table. They read each bubble and close it."""

    def __init__(
        self,
        game: str,
        seats: int | Sequence[Seat],
        seed: int = 1,
        *,
        size: tuple[int, int] = SMALL,
        language: Literal["fr", "en"] = "en",
        text_size: int = 100,
        shelf: Shelf | None = None,
        chooses: Chooses = any_move,
        play: Callable[[str, Seat], Player] = by_chance,
        sees: Callable[[FirstTime], None] | None = None,
        limits: bool = False,
        deal: dict[str, Any] | None = None,
        before: Callable[[Match], None] | None = None,
        **options: Any,
    ) -> None:
        around = people(1, seats) if isinstance(seats, int) else seats
        self.hands = Driver(Page(), size, text_size / 100, language, shelf, first_times=True)
        self.hands.app.prefer(speed=0, look=2, limits=1 if limits else 0)
        rules = GAMES[game].arranged(deal) if deal else GAMES[game]
        self.match = Match(rules, rules.Options(**options), around, seed, salt="x")
        if before is not None:
            before(self.match)
        self.scene: TableScene = seated(self.match, play)
        self.chooses = chooses
        self.sees = sees
        self.rng = Random(seed)
        self.told: Counter[tuple[str, str]] = Counter()
        """Person and first time → how often it was told to them."""
        self.hands.app.push(self.scene)

    @property
    def bubble(self) -> FirstTime | None:
        """The bubble that is open; None if there is none."""
        return self.hands.app.top if isinstance(self.hands.app.top, FirstTime) else None

    def names(self) -> set[str]:
        """The first times that were told to anybody."""
        return {name for _, name in self.told}

    def play(self, moves: int = 300, until: Callable[[], bool] | None = None) -> None:
        """Play on: so many moves, or until something is so, or to the end."""
        app, end = self.hands.app, len(self.match.moves) + moves
        for _ in range(moves * 60):
            if (until is not None and until()) or len(self.match.moves) >= end or self.scene not in app.scenes:
                return
            if self.bubble is not None:
                self.read()
            elif isinstance(app.top, Curtain):
                self.hands.click_on(app.top.widgets[2])
            elif app.top is not self.scene:
                app.pop()
            else:
                self._go_on()

    def until(self, name: str) -> FirstTime:
        """Play on until a bubble about this is open, and return it."""
        self.play(until=lambda: self.bubble is not None and self.bubble.met.first.name == name)
        assert self.bubble is not None, f"{name} has not come"
        return self.bubble

    def read(self) -> None:
        """Note who is told what, and close the bubble."""
        bubble = self.bubble
        assert bubble is not None
        for situation in bubble.met.situations:
            self.told[situation.name(situation.seat), bubble.met.first.name] += 1
        assert max(self.told.values()) < 4, f"{bubble.met.first.name} is told again and again"
        if self.sees is not None:
            self.sees(bubble)
        self.wait(STARTLED)
        self.hands.pad(0)
        assert self.bubble is not bubble

    def wait(self, seconds: float) -> None:
        for _ in range(round(seconds / 0.1) + 1):
            self.hands.app.step(0.1)

    def _go_on(self) -> None:
        """Let a moment pass; once the table is at rest, go on after a round, or make a move for whoever sits there."""
        scene, made = self.scene, len(self.match.moves)
        self.hands.app.step(0.1)
        if self.hands.app.top is not scene or len(self.match.moves) > made or scene.show.busy:
            return
        if scene.acts.pausing:
            scene.progress.go_on()
        elif scene.sharing.actor is not None and scene.table.legal and not scene.acts:
            move = self.chooses(scene.table.view, scene.table.legal, self.rng)
            if move is not None:
                scene.progress.do(move)
        elif scene.table.voters():
            said = [widget for widget in scene.widgets if widget.thing in OPINIONS]
            if said:
                self.hands.click_on(self.rng.choice(said))

"""Sources of choices: at once where that takes no time, else from the thinking process. A frame never waits."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from itertools import count
from random import Random
from typing import NamedTuple, Protocol

from ai.coach.parcel import raw
from ai.player import Choice, Level, Player
from ai.worker import Ask, Worker
from game.table import Move, View

BUDGET = 1.0
"""Seconds that a choice may take at most; on an ordinary machine players finish their count before."""

_tickets = count(1)


class Mind(NamedTuple):
    """A computer player for the process: its level, its character's name (None: none), and the number of questions of a
    hundred that it knows in Défizz! (None: as its level does)."""

    level: Level
    character: str | None = None
    knows: int | None = None
    coached: bool = False
    """True for the coach: a player whose choices come with what differs."""


class Thinker(Protocol):
    """A source of choices. A ticket that was cancelled, or that another thinker gave, is never answered."""

    def ask(self, seat: int, view: View, legal: list[Move]) -> int:
        """Begin to think for a seat, and return the ticket for the answer."""
        ...

    def answer(self, ticket: int) -> Choice | None:
        """The choice for a ticket, given out once; None if it is not there yet. Never waits."""
        ...

    def cancel(self) -> None:
        """Forget all that was asked: the match has moved on, was taken back or was left."""
        ...


def chance(seed: int, moves: int, seat: int) -> str:
    """The seed of a choice's random numbers: the same for the same moment, and no way back to the deal."""
    return sha256(f"{seed}/{moves}/{seat}".encode()).hexdigest()


class Inline:
    """Thinks at the moment the answer is fetched, for players who take less than a frame."""

    def __init__(self, players: Mapping[int, Player], seed: int) -> None:
        self.players = players
        self.seed = seed
        self._asked: dict[int, tuple[int, View, list[Move]]] = {}

    def ask(self, seat: int, view: View, legal: list[Move]) -> int:
        ticket = next(_tickets)
        self._asked[ticket] = (seat, view, legal)
        return ticket

    def answer(self, ticket: int) -> Choice | None:
        if ticket not in self._asked:
            return None
        seat, view, legal = self._asked.pop(ticket)
        return self.players[seat].choose(view, legal, Random(chance(self.seed, view.moves, seat)))

    def cancel(self) -> None:
        self._asked.clear()


class Process:
    """Lets some seats think in the process and the others here; all of them here once the process is lost."""

    def __init__(
        self, worker: Worker, game: str, minds: Mapping[int, Mind], seed: int, here: Inline, budget: float = BUDGET
    ) -> None:
        self.worker = worker
        self.game = game
        self.minds = minds
        self.seed = seed
        self.here = here
        """Thinks for the other seats; it has a simple player for each seat of the process too, in case that is lost."""
        self.budget = budget
        self._asked: dict[int, tuple[int, View, list[Move]]] = {}
        worker.warm(game)

    def ask(self, seat: int, view: View, legal: list[Move]) -> int:
        if seat not in self.minds or self.worker.lost:
            return self.here.ask(seat, view, legal)
        ticket = next(_tickets)
        self._asked[ticket] = (seat, view, legal)
        (level, character, knows, coached), drawn = self.minds[seat], chance(self.seed, view.moves, seat)
        self.worker.ask(
            Ask(ticket, self.game, level, character, raw(view), raw(legal), drawn, self.budget, knows, coached)
        )
        return ticket

    def answer(self, ticket: int) -> Choice | None:
        if ticket not in self._asked:
            return self.here.answer(ticket)
        found = self.worker.answer(ticket)
        if found is None and self.worker.lost:
            found = self.here.answer(self.here.ask(*self._asked[ticket]))
        if found is not None:
            del self._asked[ticket]
        return found

    def cancel(self) -> None:
        self.worker.drop(self._asked)
        self._asked.clear()
        self.here.cancel()

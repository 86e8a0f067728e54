"""The faces around the table: how each seat looks just now, from what everyone at the table knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.match import Seat
from game.table import TABLE, Event
from scenes.sitting.port import Port
from scenes.stage.portrait import Face
from scenes.tables.reactions import Reaction, Reactions, reacted

LASTS = 3.5
"""Seconds that a face lasts."""
PONDERS = 1.0
"""Seconds after which a computer player whose turn it is looks as if it thinks."""


class Moods:
    """The moods of all seats. It hears events as all who look on do, and lets faces fade with time."""

    def __init__(self, port: Port, seats: Sequence[Seat], reactions: Reactions, moves: int) -> None:
        self.port = port
        self.seats = seats
        self.reactions = reactions
        self.heard = moves
        """The number of moves whose events have been heard."""
        self.left: dict[int, tuple[Face, float]] = {}
        """The face of a seat that has reacted, and the seconds that it still lasts."""
        self.begun = Counter[type[Event]]()
        """The number of events of each kind that have begun to be shown since it last heard."""
        self.waited = 0.0
        """The seconds since it is the turn of the seat that is to act."""
        self.turn: int | None = None
        """The computer player whose turn it is; None if it is a person's, or that of several."""

    def hear(self, moves: int) -> list[Reaction]:
        """Take in the events up to the first so many moves, and return the reactions to them."""
        events = self._news(moves)
        self.begun.clear()
        found = reacted(self.reactions, events, self.port.view) if events else []
        self.left |= {each.seat: (each.face, LASTS) for each in found}
        return found

    def see(self, kind: type[Event], moves: int) -> None:
        """Let faces follow the next event of this kind as soon as it is shown, ahead of all that comes after it."""
        if kind not in self.reactions or moves <= self.heard:
            return
        self.begun[kind] += 1
        events = [happened.event for happened in self.port.events(self.heard)]
        alike = [event for event in events if type(event) is kind]
        if self.begun[kind] <= len(alike):
            found = reacted(self.reactions, [alike[self.begun[kind] - 1]], self.port.view)
            self.left |= {each.seat: (each.face, LASTS) for each in found}

    def _news(self, moves: int) -> list[Event]:
        """The events since it last heard; none after something was taken back."""
        heard, self.heard = self.heard, moves
        if moves < heard:
            self.left.clear()
        return [happened.event for happened in self.port.events(heard)] if moves > heard else []

    def update(self, dt: float, actors: Sequence[int]) -> None:
        """Let time pass, in seconds, while these seats are to act."""
        self.left = {seat: (face, left - dt) for seat, (face, left) in self.left.items() if left > dt}
        turn = actors[0] if len(actors) == 1 and actors[0] != TABLE and not self.seats[actors[0]].person else None
        self.waited = self.waited + dt if turn == self.turn else 0.0
        self.turn = turn

    @property
    def faces(self) -> dict[int, Face]:
        """The face of every seat that has one just now; all others are neutral."""
        found: dict[int, Face] = {}
        if self.turn is not None and self.waited >= PONDERS:
            found[self.turn] = "thinking"
        return found | {seat: face for seat, (face, _) in self.left.items()}

    @property
    def wake(self) -> float | None:
        """The seconds until a face changes; None if none will by itself."""
        pondering = [PONDERS - self.waited] if self.turn is not None and self.waited < PONDERS else []
        return min([*pondering, *(left for _, left in self.left.values())], default=None)

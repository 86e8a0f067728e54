"""A seat's port: the only access that a screen has to a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from game.table import Event, Move, State, Timer, View, redact


class Happened(NamedTuple):
    """An event with the number of the move that brought it about; the first move is 1."""

    move: int
    event: Event


class Port(Protocol):
    """A match as one seat may see and play it; with the seat TABLE, as everyone who looks on may see it.

    A live match, a journal that is replayed and a lesson that follows a script all look the same from here.
    """

    @property
    def view(self) -> View:
        """All that the seat may know now; made anew at each call."""

    @property
    def legal(self) -> list[Move]:
        """The moves that the seat may make now; none if it is not its turn."""

    @property
    def timer(self) -> Timer | None:
        """The limit that runs now; None if there is none."""

    def then(self, moves: int) -> View:
        """All that the seat might know after the first so many moves; only for moves made lately."""

    def events(self, since: int = 0) -> list[Happened]:
        """The events after the first `since` moves, with only what the seat may know."""

    def play(self, move: Move, window: int | None = None) -> list[Event]:
        """Make a move and return what the seat sees happen; raise IllegalMove and change nothing if it is refused.

        `window` is the id of the timer that the move was meant for.
        """


class MatchPort:
    """The port of one seat of a match that is being played."""

    __slots__ = ("_events", "_play", "_seat", "_state", "_then")

    def __init__(
        self,
        seat: int | None,
        state: Callable[[], State],
        events: Callable[[int], Sequence[Happened]],
        play: Callable[[int, Move, int | None], Sequence[Event]],
        then: Callable[[int], State],
    ) -> None:
        self._seat = seat
        self._state = state
        self._events = events
        self._play = play
        self._then = then

    @property
    def view(self) -> View:
        return self._state().view(self._seat)

    @property
    def legal(self) -> list[Move]:
        return self._state().legal(self._seat) if self._seat is not None else []

    @property
    def timer(self) -> Timer | None:
        return self._state().timer

    def then(self, moves: int) -> View:
        return self._then(moves).view(self._seat)

    def events(self, since: int = 0) -> list[Happened]:
        return [Happened(move, redact(event, self._seat)) for move, event in self._events(since)]

    def play(self, move: Move, window: int | None = None) -> list[Event]:
        assert self._seat is not None, "whoever sees everything plays no more"
        return [redact(event, self._seat) for event in self._play(self._seat, move, window)]

"""The events of a match so far."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from game.match import Match
from game.table import Event
from scenes.sitting.port import Happened


class Record:
    """The events of a match in their order. Its moves are played again, to find them, when they are first asked for."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._happened: list[Happened] | None = None

    def add(self, events: Sequence[Event]) -> None:
        """Add the events of the last move."""
        if self._happened is not None:
            move = len(self._match.moves)
            self._happened += [Happened(move, event) for event in events]

    def since(self, moves: int) -> list[Happened]:
        """The events after the first `moves` moves, unredacted."""
        if self._happened is None:
            self._happened = list(self._replayed())
        first = bisect_right(self._happened, moves, key=lambda happened: happened.move)
        return self._happened[first:]

    def cut(self, moves: int) -> None:
        """Forget the events after the first `moves` moves: those were taken back."""
        if self._happened is not None:
            self._happened = [happened for happened in self._happened if happened.move <= moves]

    def forget(self) -> None:
        """Forget all events: moves were made unseen, and will be played again to find theirs."""
        self._happened = None

    def _replayed(self) -> list[Happened]:
        """The events of all moves, played again from the deal."""
        state, found = self._match.begin(), list[Happened]()
        for number, made in enumerate(self._match.moves, 1):
            events: list[Event] = []
            state.apply(made.seat, made.move, events.append)
            found += [Happened(number, event) for event in events]
        return found

"""The public facts of a match before its first move."""

from __future__ import annotations

from typing import NamedTuple

from game.match import Seat
from game.table import Options


class Facts(NamedTuple):
    """The game of a match, its options, its seats."""

    game: str
    options: Options
    seats: tuple[Seat, ...]

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [index for index, seat in enumerate(self.seats) if seat.person]

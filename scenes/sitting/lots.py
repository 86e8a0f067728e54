"""A race decided by lot: everyone chooses unseen, and the order of the choices is drawn."""

from __future__ import annotations

from collections.abc import Container, Iterable
from random import Random
from typing import NamedTuple

from game.shelf import ShelfError
from game.table import Move, Timer
from scenes.sitting.thinking import Thought

RACES = ("race", "press")
"""The kinds of limits in which the first counts: they are decided by lot if speed doesn't count."""


class Lot(NamedTuple):
    """A choice made unseen; that of a computer player with the thought behind it."""

    seat: int
    move: Move
    thought: Thought | None = None


class Lots:
    """The choices that have been made unseen in the race that runs."""

    def __init__(self, players: Container[int], on: bool = False) -> None:
        self._players = players
        """The seats of computer players."""
        self.on = on
        """True if speed doesn't count: races are decided by lot."""
        self.chosen: dict[int, Lot] = {}
        """The choices by seat: first those of people, then those of computer players."""
        self.unsaid: ShelfError | None = None
        """The error of a move that could not be kept after others of its race had been; None if it was raised."""

    def decide(self, timer: Timer | None) -> bool:
        """Tell if the limit that runs is a race that is decided by lot: people are in it, and speed doesn't count."""
        return self.on and timer is not None and timer.kind in RACES and bool(self._people(timer))

    def ready(self, timer: Timer | None) -> bool:
        """Tell if every person in this race has chosen."""
        return bool(self.chosen) and timer is not None and all(seat in self.chosen for seat in self._people(timer))

    def add(self, lot: Lot) -> None:
        """Note a choice."""
        self.chosen[lot.seat] = lot

    def draw(self, rng: Random) -> list[Lot]:
        """Take all choices out, in random order."""
        drawn = list(self.chosen.values())
        self.chosen.clear()
        rng.shuffle(drawn)
        return drawn

    def put_back(self, lots: Iterable[Lot]) -> None:
        """Put choices back that were drawn in vain."""
        for lot in lots:
            self.add(lot)

    def forget_thoughts(self) -> None:
        """Forget the choices of computer players, who think anew; those of people stay."""
        self.chosen = {seat: lot for seat, lot in self.chosen.items() if lot.thought is None}

    def raise_unsaid(self) -> None:
        """Raise the error that came too late to be raised at the draw, if there was one, and forget it."""
        unsaid, self.unsaid = self.unsaid, None
        if unsaid is not None:
            raise unsaid

    def _people(self, timer: Timer) -> list[int]:
        """The seats of people in this race."""
        return [seat for seat in timer.seats if seat not in self._players]

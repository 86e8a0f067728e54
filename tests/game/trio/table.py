"""Laying out a match of Trio by its numbers."""

from __future__ import annotations

from typing import Any

from game.match import Match
from game.table import Event
from game.trio import GAME, Options, TrioState
from game.trio.moves import DECLINE, Offer, Reveal


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split()]


def reveal(what: str) -> Reveal:
    """`m4`: place 4 of the middle; `2low`, `2high`: an end of seat 2's hand."""
    if what[0] == "m":
        return Reveal("middle", place=int(what[1:]))
    return Reveal(int(what[0]), end=what[1:])  # type: ignore[arg-type]


class Table:
    """A match in which seat 0 begins, with hands, middle and trios as a test wants them; trios as `seat:number`."""

    def __init__(self, *hands: str, middle: str = "", trios: str = "", exchange: bool = False, **options: Any) -> None:
        chosen = Options(**options)
        self.match = Match(GAME, chosen, len(hands), 1)
        self.match.state = TrioState(chosen, [numbers(hand) for hand in hands], numbers(middle), 0)
        for laid in trios.split():
            self.state.trios += bytes(map(int, laid.split(":")))
        if exchange:
            self.state.open_exchange()

    @property
    def state(self) -> TrioState:
        assert isinstance(self.match.state, TrioState)
        return self.match.state

    def reveals(self, *what: str) -> list[Event]:
        """By whoever is on turn."""
        return [event for word in what for event in self.match.play(self.state.seat, reveal(word))]

    def offers(self, **offers: int | None) -> list[Event]:
        """`s0=5, s2=None`: seat 0 offers a 5, seat 2 declines."""
        told: list[Event] = []
        for seat, number in offers.items():
            told += self.match.play(int(seat[1:]), DECLINE if number is None else Offer(number))
        return told

    def refused(self, seat: int, move: Any) -> str:
        """The words in which a move is refused; empty if it is legal."""
        return "" if self.state.allows(seat, move) else str(self.state.refusal(seat, move))

    def choices(self) -> set[str]:
        """What the seat on turn may reveal."""
        return {f"m{move.place}" if move.source == "middle" else f"{move.source}{move.end}" for move in self._moves()}

    def _moves(self) -> list[Any]:
        return self.state.legal(self.state.seat)


THREE = ("1 2 3", "1 2 3", "1 2 3")
"""Three hands of three trios that are there for the asking."""

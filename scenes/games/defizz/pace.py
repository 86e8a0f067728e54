"""The pace of the table: the reading out of a question, and the time since the last move."""

from __future__ import annotations

from math import inf
from typing import Any

WORDS_A_SECOND = 2.8
ALL_WORDS = 10_000
"""More words than any question has."""


class Unrolling:
    """The unrolling of a question as it is read out, word by word (DE-17)."""

    def __init__(self) -> None:
        self.question: Any = None
        """The question that is read: its number in the match and its id."""
        self.seconds = 0.0
        """Seconds that the question has been read out for, at the usual speed."""
        self.rate = 1.0
        """Speed of the animations, 1 is usual; infinite: the whole question is there at once."""
        self.number = 0
        """The number of the sentence in which the machine's voice reads the question; 0 if it never did."""
        self.begun: Any = None
        """The question that was handed to the machine's voice, and the move after which; None before that."""

    def set(self, question: Any) -> None:
        """Start from the first word if this is another question than before."""
        if question != self.question:
            self.question, self.seconds = question, 0.0

    def read_on(self, dt: float) -> None:
        """Read for `dt` seconds more."""
        self.seconds += dt * self.rate

    def rest(self, text: str) -> float:
        """Seconds until the last word of a question is read out; 0 if there is no reading."""
        return max(0.0, (len(text.split(" ")) - 1) / WORDS_A_SECOND - self.seconds) / self.rate

    @property
    def words(self) -> int:
        """The number of words that have been read out; ALL_WORDS if there is no reading."""
        return int(self.seconds * WORDS_A_SECOND) + 1 if self.rate != inf else ALL_WORDS


class Lull:
    """The time since the last move."""

    def __init__(self) -> None:
        self.moves = -1
        """The number of moves made when it began."""
        self.seconds = 0.0

    def step(self, dt: float, moves: int) -> None:
        """Let `dt` seconds pass; begin anew if another number of moves has been made."""
        self.seconds += dt
        if moves != self.moves:
            self.moves, self.seconds = moves, 0.0

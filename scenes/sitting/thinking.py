"""The thoughts of the computer players of a sitting: asked for, answered, and kept to be shown as reasons."""

from __future__ import annotations

from typing import NamedTuple

from ai.player import Choice, Player
from ai.thinker import Thinker
from game.table import State, View
from scenes.sitting.judge import NO_JUDGE, Judge

MOST_THOUGHTS = 200
"""The number of thoughts that are kept; the oldest are forgotten, as each holds a whole view."""


class Asked(NamedTuple):
    """A computer player that is thinking: the ticket for its answer, its view, and True (`free`) if it has a choice."""

    ticket: int
    view: View
    free: bool


class Thought(NamedTuple):
    """A computer player's reason to move: its seat, its view, its choice, and True (`free`) if it had a choice."""

    seat: int
    view: View
    choice: Choice
    free: bool = True


class Thinking:
    """The computer players by seat, those of them that think at this moment, and the reasons for their moves."""

    def __init__(self, players: dict[int, Player], thinker: Thinker, judge: Judge = NO_JUDGE) -> None:
        self.players = players
        self.thinker = thinker
        """The thinker that answers for them, here or in the process."""
        self.judge = judge
        """The judge that puts their free answers in words."""
        self.thoughts: dict[int, Thought] = {}
        """The reasons for moves by their number in the match; the first is 1."""
        self._asked: dict[int, Asked] = {}
        """The players that think at this moment, by seat."""

    def ask(self, seat: int, state: State) -> None:
        """Let the player on that seat think about its next move, unless it does already."""
        if seat not in self._asked:
            view, legal = state.view(seat), state.legal(seat)
            self._asked[seat] = Asked(self.thinker.ask(seat, view, legal), view, len(legal) > 1)

    def thought(self, seat: int, state: State) -> Thought | None:
        """The choice of that seat; None as long as it thinks, or if its move is not allowed any more."""
        self.ask(seat, state)
        asked = self._asked[seat]
        choice = self.thinker.answer(asked.ticket)
        if choice is None:
            return None
        del self._asked[seat]
        if not state.allows(seat, choice.move):
            return None
        return Thought(seat, asked.view, self.judge.aloud(state.view(seat), choice), asked.free)

    def remember(self, thought: Thought, number: int) -> None:
        """Keep the reason for the move of this number; a move without a choice needs none."""
        if thought.free:
            self.thoughts[number] = thought
            while len(self.thoughts) > MOST_THOUGHTS:
                del self.thoughts[next(iter(self.thoughts))]

    def forget_after(self, moves: int) -> None:
        """Forget the reasons of moves after the first `moves`: those were taken back."""
        self.thoughts = {number: thought for number, thought in self.thoughts.items() if number <= moves}

    def cancel(self) -> None:
        """Stop waiting for answers."""
        self._asked.clear()
        self.thinker.cancel()

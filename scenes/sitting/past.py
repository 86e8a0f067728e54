"""The states that a match has just been through, so that its last moves can be seen again."""

from __future__ import annotations

from game.match import Match
from game.table import State

KEPT = 60
"""The number of states that are kept; older moves can't be seen again."""


class Past:
    """The last states of a match by the number of moves made. Those from before it was opened are found when asked."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._opened = len(match.moves)
        """The number of moves that had been made when this began."""
        self._states: dict[int, State] = {}
        self.keep()

    def keep(self) -> None:
        """Keep the present state."""
        moves = len(self._match.moves)
        self._states[moves] = self._match.state.copy()
        self._states.pop(moves - KEPT, None)

    def cut(self, moves: int) -> None:
        """Forget all states after the first `moves` moves: those were taken back."""
        self._states = {number: state for number, state in self._states.items() if number <= moves}
        self._opened = min(self._opened, moves)

    def forget(self) -> None:
        """Forget everything: moves were made unseen."""
        self._states.clear()
        self._opened = len(self._match.moves)
        self.keep()

    def since(self, seat: int) -> int:
        """The number of moves made before the last turn of a seat that others have followed; 0 if it has had none.

        Never farther back than the states that are kept.
        """
        made = [played.seat for played in self._match.moves]
        moves = len(made)
        while moves and made[moves - 1] == seat:
            moves -= 1
        while moves and made[moves - 1] != seat:
            moves -= 1
        return max(moves - 1, len(made) - KEPT + 1, 0)

    def then(self, moves: int) -> State:
        """The state after the first so many moves."""
        if moves not in self._states:
            self._play_again()
        return self._states[moves]

    def _play_again(self) -> None:
        """Find the states from before the match was opened, by playing its moves again from the deal."""
        state = self._match.begin()
        first = len(self._match.moves) - KEPT + 1
        for number, made in enumerate([None, *self._match.moves[: self._opened]]):
            if made is not None:
                state.apply(made.seat, made.move)
            if number >= first:
                self._states.setdefault(number, state.copy())

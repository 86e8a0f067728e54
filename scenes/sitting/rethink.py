"""The choices of computer players, by rounds; and their reasons, thought out again where they were not kept.

A choice follows from what its seat saw and from chance that the journal decides, so it comes out the same on another
evening. If it doesn't (another version, a machine too slow for the time it had), no reason is shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import NamedTuple

from ai.player import Chance, Choice
from ai.thinker import Thinker
from game.match import Match
from game.table import Event, Move, State, View
from scenes.sitting.judge import NO_JUDGE, Judge
from scenes.sitting.limit_clock import running
from scenes.sitting.thinking import Thinking, Thought


class Made(NamedTuple):
    """A computer player's move where it had a choice, by its number in the match; the first is 1."""

    number: int
    seat: int
    move: Move


Rounds = list[list[Thought | Made]]
"""The choices of computer players, round by round: with the thought behind it if that was kept."""


def rounds(match: Match, thoughts: Mapping[int, Thought], ends: tuple[type[Event], ...]) -> Rounds:
    """The computer players' choices in every round that is over, without rounds in which they had none.

    A round ends with one of the events `ends`, or with the match.
    """
    found: Rounds = []
    this: list[Thought | Made] = []
    happened: list[Event] = []
    state = match.begin()
    for number, (seat, move) in enumerate(((played.seat, played.move) for played in match.moves), 1):
        if seat >= 0 and not match.seats[seat].person and len(state.legal(seat)) > 1:
            this.append(thoughts.get(number) or Made(number, seat, move))
        happened.clear()
        state.apply(seat, move, happened.append)
        if state.outcome is not None or any(isinstance(event, ends) for event in happened):
            found.append(this)
            this = []
    return [choices for choices in found if choices]


NOTHING = Move()
"""A move that no game has: the choice of `Mute`."""


class Mute(Chance):
    """A stand-in for a computer player that can't think any more: its choice is a move that no game has."""

    def choose(self, view: View, legal: list[Move], rng: Random, budget: float | None = None) -> Choice:
        return Choice(NOTHING)


class Asked(NamedTuple):
    """A move that is being thought about again: the state before it, the view, the ticket, the other moments to try."""

    made: Made
    state: State
    view: View
    ticket: int
    left: list[int]


class Rethinking:
    """Moves thought about again, one after the other. No call waits for an answer."""

    def __init__(self, match: Match, thinker: Thinker, judge: Judge = NO_JUDGE) -> None:
        self._match = match
        self.thinker = thinker
        self.judge = judge
        self.known: dict[int, Thought | None] = {}
        """The thoughts found again, by the number of the move; None: the same move did not come out again."""
        self._asked: Asked | None = None
        self._views: dict[int, View] = {}

    def view(self, made: Made) -> View:
        """The view of the seat just before it made this move."""
        if made.number not in self._views:
            self._views[made.number] = self._match.after(made.number - 1).view(made.seat)
        return self._views[made.number]

    def left(self, moves: Iterable[Made]) -> list[Made]:
        """Those of these moves that are still to be thought about."""
        return [made for made in moves if made.number not in self.known]

    def think(self, moves: Iterable[Made]) -> bool:
        """Go on thinking about the first of these moves that is not known; True if it has just become known."""
        if self._asked is None:
            left = self.left(moves)
            if not left:
                return False
            state = self._match.after(left[0].number - 1)
            self._ask(left[0], state, moments(state, left[0].number - 1))
        asked = self._asked
        assert asked is not None
        choice = self.thinker.answer(asked.ticket)
        if choice is None:
            return False
        self._asked = None
        choice = self.judge.aloud(asked.state.view(asked.made.seat), choice)
        if choice.move != asked.made.move and asked.left:
            self._ask(asked.made, asked.state, asked.left)
            return False
        same = choice.move == asked.made.move
        self.known[asked.made.number] = Thought(asked.made.seat, asked.view, choice) if same else None
        return True

    def forget(self) -> None:
        """Stop thinking: the page with the reasons was closed."""
        self._asked = None
        self.thinker.cancel()

    def _ask(self, made: Made, state: State, tried: list[int]) -> None:
        """Ask the player again as of the first of these moments; the others are tried if that gives another move."""
        then = self._match.after(tried[0])
        view = then.view(made.seat)
        ticket = self.thinker.ask(made.seat, view, then.legal(made.seat))
        self._asked = Asked(made, state, view, ticket, tried[1:])


def moments(state: State, moves: int) -> list[int]:
    """The moments, in moves made, at which a player who moves after `moves` moves may have begun to think.

    First the one at which the limit that runs began, as at the table; then this one, for a player who thought anew or
    had only just sat down.
    """
    timer = running(state.timer)
    if timer is None or timer.id >= moves:
        return [moves]
    return [timer.id, moves]


class Reasons:
    """The reasons for the computer players' moves in one match, as far as they were kept, and the way to the others."""

    def __init__(self, match: Match, thinking: Thinking) -> None:
        self._match = match
        self._thinking = thinking
        self._found: tuple[int, Rounds] | None = None
        """The rounds that can be explained, after the number of moves for which they were found; None before."""

    def explained(self, ends: tuple[type[Event], ...]) -> Rounds:
        """The computer players' moves in the rounds that are over; a round ends with one of these events."""
        moves = len(self._match.moves)
        if self._found is None or self._found[0] != moves:
            self._found = moves, rounds(self._match, self._thinking.thoughts, ends)
        return self._found[1]

    def last(self) -> Thought | None:
        """The last choice of a computer player, with its reasons; None if people play, as it gives much away."""
        people = any(seat.person for seat in self._match.seats)
        return None if people else next(reversed(self._thinking.thoughts.values()), None)

    def rethinking(self, thinker: Thinker) -> Rethinking:
        """A `Rethinking` of this match, for moves whose reasons were not kept."""
        return Rethinking(self._match, thinker, self._thinking.judge)

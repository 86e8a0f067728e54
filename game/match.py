"""A match being played: the one owner of a true state. It checks, records and undoes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Any, Literal

import msgspec

from game import GAMES
from game.table import TABLE, BadOptions, Event, Game, IllegalMove, Move, State

MOST_SEED = (1 << 64) - 1


class Seat(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat as it is taken: by a person, or a computer player of some level."""

    name: str = ""
    level: Literal["first", "easy", "normal", "hard", "expert"] | None = None
    emblem: str = ""
    """The name of the picture that stands for them: an emblem or, for people, a portrait."""
    colour: int | None = None
    key: int | None = None
    """The key that a person presses in a race: a scancode."""
    knows: Annotated[int, msgspec.Meta(ge=1, le=99)] | None = None
    """In Défizz, of a hundred questions so many for this whole match; None: as the level does."""

    @property
    def person(self) -> bool:
        return self.level is None


class MoveMade(msgspec.Struct, frozen=True):
    """One line of the record: a seat made a move."""

    seat: int
    move: Move


class Undone(msgspec.Struct, frozen=True):
    """One line of the record: the last moves were taken back."""

    undo: int


class Played(msgspec.Struct, frozen=True):
    """One line of the record: people had been at the table for so many seconds. The rules know nothing of it."""

    seconds: int


Entry = MoveMade | Undone | Played
"""A line of the record."""
Keep = Callable[[Entry], None]


class Match:
    """A match: game, options, seats and seed, the moves made so far, and the state they lead to.

    `keep` is told of every move before it is made, so that a move is on disk before it is shown;
    where it can't be kept, it raises and nothing has changed.
    """

    def __init__(
        self,
        game: Game | str,
        options: Any = None,
        seats: int | Sequence[Seat] | None = None,
        seed: int = 0,
        *,
        salt: str = "",
        keep: Keep | None = None,
    ) -> None:
        self.game = GAMES[game] if isinstance(game, str) else game
        self.options = self.game.Options() if options is None else options
        if seats is None:
            seats = self.game.seats[0]
        if not 0 <= seed <= MOST_SEED:
            raise BadOptions("a deal has a number from 0 to {most}, not {seed}", most=MOST_SEED, seed=seed)
        self.seats: tuple[Seat, ...] = (Seat(),) * seats if isinstance(seats, int) else tuple(seats)
        self.seed = seed
        self.salt = salt
        self.keep = keep
        self.seconds = 0
        """The seconds that had been played when that was last noted."""
        self.moves: list[MoveMade] = []
        self.state = self.begin()

    def begin(self) -> State:
        """The state before the first move."""
        return self.game.start(self.options, len(self.seats), self.seed)

    def play(self, seat: int, move: Move, window: int | None = None) -> list[Event]:
        """Make a move and say what happened, or raise IllegalMove saying why and change nothing.

        Should the rules themselves break on the way, the move is taken back: the match stays where it was.

        `window` is the id of the timer that the move was meant for: a late press never counts in the next race.
        """
        self.check(seat, move, window)
        played = MoveMade(seat, move)
        if self.keep:
            self.keep(played)
        self.moves.append(played)
        events: list[Event] = []
        try:
            self.state.apply(seat, move, events.append)
        except Exception:
            self.undo()
            raise
        return events

    def check(self, seat: int, move: Move, window: int | None = None) -> None:
        """Raise IllegalMove, with the reason in words, unless this move may be made now."""
        state = self.state
        if state.outcome is not None:
            raise IllegalMove("the match is over")
        if seat != TABLE and not 0 <= seat < len(self.seats):
            raise IllegalMove("there is no seat {seat}", seat=seat)
        if window is not None and (state.timer is None or state.timer.id != window):
            raise IllegalMove("too late: that moment has passed")
        if not state.allows(seat, move):
            raise state.refusal(seat, move)

    def undo(self, moves: int = 1) -> None:
        """Take the last moves back, by playing the others again."""
        if not 0 <= moves <= len(self.moves):
            raise IllegalMove("there are only {count} moves to take back", count=len(self.moves))
        if self.keep:
            self.keep(Undone(moves))
        del self.moves[len(self.moves) - moves :]
        self.state = self.after(len(self.moves))

    def note_time(self, seconds: int) -> None:
        """Keep the seconds that have been played so far: a limit of the whole match goes on from there."""
        if self.keep:
            self.keep(Played(seconds))
        self.seconds = seconds

    def after(self, moves: int) -> State:
        """The state as it was after so many moves."""
        state = self.begin()
        for played in self.moves[:moves]:
            state.apply(played.seat, played.move)
        return state

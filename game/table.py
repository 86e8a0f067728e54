"""The parts of every game: moves, events, states, timers, outcomes, and the Game that deals them out."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from typing import Any, ClassVar, Literal, Self, get_args, get_origin, get_type_hints

import msgspec

TABLE = -1
"""The seat of nobody: it plays timeouts and verdicts, and its view is what everyone may see."""

Emit = Callable[["Event"], None]


def snake(name: str) -> str:
    """`RaceOpened` → `race_opened`: the tag of a move or an event in files."""
    return re.sub(r"(?<=.)([A-Z])", r"_\1", name).lower()


class Move(msgspec.Struct, frozen=True, tag_field="type", tag=snake, forbid_unknown_fields=True, omit_defaults=True):
    """Something a seat does. Moves compare by value and can't change."""


class Timeout(Move, frozen=True):
    """The table's move when a limit passes."""


TIMEOUT = Timeout()


class Event(msgspec.Struct, frozen=True, tag_field="type", tag=snake):
    """Something that happened. `secret` fields are for the seats named by the `seen_by` fields alone."""

    secret: ClassVar[tuple[str, ...]] = ()
    seen_by: ClassVar[tuple[str, ...]] = ("seat",)


def redact(event: Event, seat: int | None) -> Event:
    """The same event, with only what that seat may know. None sees everything, TABLE what all may see."""
    if seat is None or not event.secret or any(getattr(event, name) == seat for name in event.seen_by):
        return event
    return msgspec.structs.replace(event, **dict.fromkeys(event.secret))


class Timer(msgspec.Struct, frozen=True):
    """A limit that the rules set; the table holds the clock. `id` is the number of moves made when it opened."""

    id: int
    kind: str
    seconds: float
    seats: tuple[int, ...]


class Outcome(msgspec.Struct, frozen=True):
    """The end of a match. No winner at all is a draw."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The knowledge of one seat, as plain data. Each game adds its own fields."""

    game: str
    seat: int | None
    seats: int
    moves: int
    phase: str
    actors: tuple[int, ...]
    timer: Timer | None
    outcome: Outcome | None


class Said(Exception):
    """An error with a sentence for people: an English template and the values that go into it."""

    def __init__(self, text: str, **values: Any) -> None:
        super().__init__(text.format(**values) if values else text)
        self.text = text
        self.values = values


class IllegalMove(Said):
    """A move that the rules refuse, with the reason in words."""


class BadOptions(Said, ValueError):
    """Options that don't go together, or that the seats don't allow."""


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The choices made before a match; each game adds its own. Checked when made, however it is made."""

    reading: int = 1
    """The reading of the rules that is played by. A game whose rules are ruled anew has a higher default: matches that
    were begun before go on as they began."""

    unnamed: ClassVar[Mapping[str, Any]] = {}
    """The values of options that came after matches had been kept: a journal that does not name them means these."""

    def __post_init__(self) -> None:
        for name, kind in _kinds(type(self)).items():
            value = getattr(self, name)
            try:
                msgspec.convert(value, kind)
            except msgspec.ValidationError:
                raise BadOptions(
                    "{option} can be {choices}, not {value}", option=name, choices=choices(kind), value=value
                ) from None
        if not 1 <= self.reading <= latest(type(self)):
            raise BadOptions("this version of the rules knows no reading {reading}", reading=self.reading)

    @classmethod
    def from_journal(cls, values: Mapping[str, Any]) -> dict[str, Any]:
        """All values that a journal means by those it names."""
        return {"reading": 1, **cls.unnamed, **values}

    def to_journal(self) -> dict[str, Any]:
        """The values that a journal names: a match of an earlier version is written as it was then."""
        meant = self.from_journal({})
        values: dict[str, Any] = msgspec.to_builtins(self)
        return {name: value for name, value in values.items() if name not in meant or value != meant[name]}

    def renewed(self) -> Self:
        """The same choices under the latest reading, for a new match."""
        return msgspec.structs.replace(self, reading=latest(type(self)))


@cache
def _kinds(options: type[Options]) -> dict[str, Any]:
    hints = get_type_hints(options)
    return {name: hints[name] for name in options.__struct_fields__}


@cache
def latest(options: type[Options]) -> int:
    """The reading of the rules that a new match is played by."""
    fields = {field.name: field.default for field in msgspec.structs.fields(options)}
    reading: int = fields["reading"]
    return reading


@cache
def usual(options: type[Options]) -> Options:
    """The options that nobody has changed."""
    return options()


WHOLE_NUMBER, TEXT = "a whole number", "a text"


def choices(kind: Any) -> str:
    """The values that an option can have, in words."""
    if kind is bool:
        return "true, false"
    parts = [part for part in get_args(kind) if part is not type(None)]
    if get_origin(kind) is Literal:
        return ", ".join(map(str, parts))
    return choices(parts[0]) if parts else WHOLE_NUMBER if kind is int else TEXT


class State(ABC):
    """The true state of a match. Small ints and lists of ints; changed by `apply` and nothing else."""

    __slots__: tuple[str, ...] = ()

    seats: int
    moves: int
    outcome: Outcome | None

    @property
    @abstractmethod
    def timer(self) -> Timer | None:
        """The limit that runs now, if any."""

    @abstractmethod
    def actors(self) -> tuple[int, ...]:
        """The seats that may move now; several: a race or a secret choice; none: the match is over."""

    @abstractmethod
    def legal(self, seat: int) -> list[Move]:
        """Every move of that seat; where a move is free text or any number, examples of it."""

    @abstractmethod
    def apply(self, seat: int, move: Move, emit: Emit | None = None) -> None:
        """Make a legal move. It trusts its caller; `emit` hears what happened."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """The view of that seat. None: everything; TABLE: what all may see."""

    @abstractmethod
    def copy(self) -> State:
        """A state that goes its own way from here."""

    @abstractmethod
    def refusal(self, seat: int, move: Move) -> IllegalMove:
        """The reason why a move is not legal."""

    def allows(self, seat: int, move: Move) -> bool:
        """True if the rules let that seat make this move now."""
        return move in self.legal(seat)

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<{self}>"


class Game(msgspec.Struct, frozen=True):
    """One of the games: its name, how many may sit, and how a match of it begins."""

    name: str
    seats: range
    Options: Any
    Move: Any
    Event: Any
    View: Any
    begin: Callable[[Any, int, int], State]
    imagine: Callable[[Any, Random], State]
    Deal: Any = None
    """The type of an arranged deal; None if the game knows none."""
    arrange: Callable[[Any, Any], None] | None = None
    """Change a state just dealt to an arranged deal."""

    def options(self, values: Mapping[str, Any]) -> Any:
        """Options from their names and values, as a file or a command line has them."""
        for name in values:
            if name not in self.Options.__struct_fields__:
                raise BadOptions("{game} has no option called {option}", game=self.name, option=name)
        return self.Options(**values)

    def start(self, options: Any = None, seats: int | None = None, seed: int = 0) -> State:
        """A new match, dealt. The same options, seats and seed deal the same cards everywhere."""
        options = usual(self.Options) if options is None else options
        seats = self.seats[0] if seats is None else seats
        if seats not in self.seats:
            raise BadOptions(
                "{game} is for {least} to {most} seats, not {seats}",
                game=self.name,
                least=self.seats[0],
                most=self.seats[-1],
                seats=seats,
            )
        return self.begin(options, seats, seed)

    def arranged(self, values: Mapping[str, Any]) -> Game:
        """The same game with an arranged deal, from the fields of `Deal`: a match of it always begins so."""
        deal, arrange, begin = msgspec.convert(values, self.Deal), self.arrange, self.begin
        assert arrange is not None, f"{self.name} has no arranged deals"

        def dealt(options: Any, seats: int, seed: int) -> State:
            state = begin(options, seats, seed)
            arrange(state, deal)
            return state

        return msgspec.structs.replace(self, begin=dealt)

    def sample(self, view: View, rng: Random) -> State:
        """A whole state that this seat could be in, fairly drawn from the view and nothing else."""
        return self.imagine(view, rng)

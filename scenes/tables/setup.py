"""Choices before a match: options in words, and all else that a game declares about setting its table.

Each game declares its `Setup` in `scenes.games.<name>.setup`. It doesn't say which options go together: the rules
refuse those that don't, with a sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, Protocol

from game.match import Seat
from game.table import Said
from scenes.app.lang import p, said, t
from scenes.app.loop import App
from scenes.app.scene import Scene
from scenes.tables.scoring import number

USUAL_SEATS = 4
"""The number of seats the first time, unless the game says otherwise."""


class Value(NamedTuple):
    """One value of an option: the text on its control, and a line that explains it."""

    value: Any
    text: str
    about: str


class Option(NamedTuple):
    """An option of the rules. A switch has two values, off and on."""

    name: str
    title: str
    kind: Literal["choice", "switch", "number"]
    values: list[Value]


class Drafted(Protocol):
    """A table being set, as far as a game's options depend on it."""

    seats: list[Seat]
    packs: Mapping[str, str]
    """The titles of the packs of questions at hand, by name, as the game's `Setup.packs` found them."""

    @property
    def people(self) -> list[Seat]:
        """The seats where people sit."""
        ...

    def value(self, option: str) -> Any:
        """The option's value: as chosen, else the game's default; None if the game has no such option."""
        ...

    def choose(self, option: str, value: Any) -> None:
        """Choose a value for an option."""
        ...


class Link(NamedTuple):
    """A button to another page, in the section of everything else."""

    title: Callable[[], str]
    opens: Callable[[Drafted], Scene]


class Crowding(NamedTuple):
    """A game that takes long with many seats, and a way to make it shorter."""

    long: Callable[[Drafted], bool]
    """True if the match would take long as it is drafted."""
    shorten: Callable[[Drafted], None]
    """Change options and seats of the draft so that the match is shorter."""


def no_teams(seats: int) -> int:
    """Return 0 teams: everyone plays for themselves."""
    return 0


def no_packs(app: App) -> dict[str, str]:
    """Return no packs: the game plays with its own cards alone."""
    return {}


@dataclass(frozen=True, slots=True)
class Setup:
    """A game's declaration about setting its table."""

    options: Callable[[Drafted], list[Option]]
    """The options of the section « Game »."""
    house: Callable[[Drafted], list[Option]] | None = None
    """The options of the section « House rules »; None: there is no such section."""
    usual: Mapping[str, Any] = field(default_factory=dict)
    """The options that a table is first set with, where those are not the defaults of the rules."""
    usual_seats: int = USUAL_SEATS
    """The number of seats the first time."""
    races: bool = False
    """True if people may race each other: then each needs a key of their own."""
    teams: Callable[[int], int] = no_teams
    """The number of teams for a number of seats, if teams are chosen: seat n is in team n modulo that. 0: none."""
    crowding: Crowding | None = None
    """A way to shorten a match that would take long with many seats; None if there is none."""
    packs: Callable[[App], dict[str, str]] = no_packs
    """The titles of the packs of questions that lie on the disk now, by name."""
    links: tuple[Link, ...] = ()
    """Pages of the game's own, reached from the section of everything else."""
    refusal: Callable[[Said], str] = said
    """The sentence that tells why no match can begin, short enough for the foot of the page."""


def off_and_on(off: str, on: str) -> list[Value]:
    """The two values of a switch, each with its explanation."""
    return [Value(False, "", off), Value(True, "", on)]


def numbers(values: Iterable[int], about: Callable[[int], str]) -> list[Value]:
    """Whole numbers to choose from, each with its explanation."""
    return [Value(value, number(value), about(value)) for value in values]


def beginner(draft: Drafted, title: str, lot: str, named: Callable[[str], str]) -> Option:
    """The option of the seat that begins: drawn by lot, or one of those who sit there, each with its explanation."""
    seats = [Value(index, seat.name, named(seat.name)) for index, seat in enumerate(draft.seats)]
    return Option("first", title, "number", [Value(None, p("first", "By lot"), lot), *seats])


def printed(count: int, values: Iterable[int], about: Callable[[int], str], chosen: Any) -> list[Value]:
    """Whole numbers with the printed one in its place: its value is None, or the number itself if that is chosen."""
    usual = Value(count if chosen == count else None, t("{count}, as printed", count=number(count)), about(count))
    others = [value for value in values if value != count]
    below, above = [each for each in others if each < count], [each for each in others if each > count]
    return [*numbers(below, about), usual, *numbers(above, about)]

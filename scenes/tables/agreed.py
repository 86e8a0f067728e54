"""The unusual options of a table, in the words of the game's setup: an edition, teams, a house rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.match import Seat
from game.table import BadOptions
from scenes.app.lang import t
from scenes.tables.setup import Setup

BEGINS = "first"
"""The option of who begins: once a match has begun it matters no more."""


class Settled:
    """The options and seats of a match, as a setup asks for them; nothing can be chosen any more."""

    def __init__(self, options: Any, seats: Sequence[Seat]) -> None:
        self.options = options
        self.seats = list(seats)
        self.packs: Mapping[str, str] = {}

    @property
    def people(self) -> list[Seat]:
        return [seat for seat in self.seats if seat.person]

    def value(self, option: str) -> Any:
        """The option's value; None if the game has no such option."""
        return getattr(self.options, option, None)

    def choose(self, option: str, value: Any) -> None:
        raise TypeError("the options of a match don't change")


def unusual(setup: Setup, options: Any, seats: Sequence[Seat]) -> list[str]:
    """A line for each option that has another value than if nobody had chosen one: its name, what the value does."""
    table = Settled(options, seats)
    offered = [*setup.options(table), *(setup.house(table) if setup.house is not None else ())]
    return [
        t("{option}: {about}", option=option.title, about=value.about)
        for option in offered
        for value in option.values
        if option.name != BEGINS and value.value == table.value(option.name) != _usual(options, option.name)
    ]


def _usual(options: Any, name: str) -> Any:
    """The value that an option would have if only the others had been chosen; None if they don't go together then."""
    others = {each: getattr(options, each) for each in options.__struct_fields__ if each != name}
    try:
        return getattr(type(options)(**others), name)
    except BadOptions:
        return None

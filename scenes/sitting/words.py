"""A game in words: the protocol of the module `scenes.games.<name>.words` of each game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from game.table import Move
from scenes.sitting.wording import Names


class Words(Protocol):
    """Cards, moves, events and views of one game in the language spoken."""

    def value(self, key: str, raw: Any, view: Any, /) -> Any:
        """A value of a refusal or a reason in words: a card, a suit, a place counted from 1."""
        ...

    def move(self, move: Move, view: Any, names: Names, /) -> str:
        """A move in words, as one would say it before making it."""
        ...

    def event(self, event: Any, names: Names, /) -> str | None:
        """An event in words; None for one that needs no words."""
        ...

    def table(self, view: Any, names: Names, /) -> list[str]:
        """A view in words, line by line."""
        ...


@runtime_checkable
class GridWords(Words, Protocol):
    """The words of a game with many moves of one kind, which are listed as a grid."""

    def cell(self, move: Move, /) -> tuple[str, str] | None:
        """The headings of the row and of the column where a move stands; None for a move on a line of its own."""
        ...

    def corner(self) -> str:
        """The heading of the headings of columns."""
        ...


@runtime_checkable
class TypedWords(Words, Protocol):
    """The words of a game in which some moves are typed freely instead of chosen from a list."""

    def prompt(self, legal: Sequence[Move], /) -> str | None:
        """The question for a free answer; None where a move is chosen from the list."""
        ...

    def typed(self, text: str, legal: Sequence[Move], /) -> Move | None:
        """The move that a typed text is; None where a move is chosen from the list."""
        ...


class Advising(Protocol):
    """The words of a game for which the coach has sentences."""

    def advice(self, move: Move, view: Any, names: Names, /) -> str:
        """A move as one advises it: « Play the ace of hearts »."""
        ...

    def told(self, key: str, raw: Any, view: Any, /) -> Any:
        """A value of the coach's sentences in words: a card with its article."""
        ...

    def odds(self, view: Any, names: Names, /) -> str:
        """A line about the chances that are marked on the table."""
        ...

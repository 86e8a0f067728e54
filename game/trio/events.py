"""The events of Trio."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from game.table import Event
from game.trio.moves import End, Reveal, Source


class TurnBegan(Event, frozen=True, gc=False):
    """`seat` is to reveal."""

    seat: int


class Revealed(Event, frozen=True, gc=False, omit_defaults=True):
    """`seat` turned a card up; it is the `count`-th of the turn."""

    seat: int
    source: Source = msgspec.field(name="from")
    number: int
    count: int
    place: int | None = None
    end: End | None = None


class PutBack(Event, frozen=True, gc=False):
    """Two numbers differ: what was revealed goes back where it came from."""

    seat: int
    reveals: tuple[Reveal, ...]


class TrioWon(Event, frozen=True, gc=False):
    """Three equal numbers, laid before `seat` for good."""

    seat: int
    number: int
    reveals: tuple[Reveal, ...]


class ExchangeOpened(Event, frozen=True, gc=False):
    """These seats now choose a card for their partner, or decline."""

    seats: tuple[int, ...]


class Answered(Event, frozen=True, gc=False):
    """`seat` has chosen; only itself knows what (no number: it declined)."""

    secret: ClassVar[tuple[str, ...]] = ("number",)

    seat: int
    number: int | None


class Exchanged(Event, frozen=True, gc=False):
    """`seat` gave its partner `given` and got `received` for it; what moved is known to these two alone."""

    secret: ClassVar[tuple[str, ...]] = ("given", "received")
    seen_by: ClassVar[tuple[str, ...]] = ("seat", "partner")

    seat: int
    partner: int
    given: int | None
    received: int | None


class NoExchange(Event, frozen=True, gc=False):
    """One of these partners, or both, declined: nothing moved, and nobody says who."""

    seat: int
    partner: int


class MatchWon(Event, frozen=True, gc=False):
    winners: tuple[int, ...]
    reason: str


class DrawNears(Event, frozen=True, gc=False):
    """TI-19: without a trio the match is a draw after so many turns more."""

    turns_left: int


class MatchDrawn(Event, frozen=True, gc=False):
    """TI-19: too many turns in a row without a trio."""

    turns: int


TrioEvent = (
    TurnBegan
    | Revealed
    | PutBack
    | TrioWon
    | ExchangeOpened
    | Answered
    | Exchanged
    | NoExchange
    | MatchWon
    | DrawNears
    | MatchDrawn
)

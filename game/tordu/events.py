"""The events of Le Tordu."""

from __future__ import annotations

from game import table


class DealBegan(table.Event, frozen=True):
    deal: int
    dealer: int


class Dealt(table.Event, frozen=True):
    seat: int
    cards: tuple[str, ...] | None
    secret = ("cards",)


class Bade(table.Event, frozen=True):
    seat: int
    suit: str
    tricks: int
    overbid: bool


class Passed(table.Event, frozen=True):
    seat: int


class Doubled(table.Event, frozen=True):
    seat: int


class AuctionEnded(table.Event, frozen=True):
    declarer: int
    suit: str
    tricks: int
    doubled: bool


class Played(table.Event, frozen=True):
    seat: int
    card: str


class TrickWon(table.Event, frozen=True):
    seat: int
    tricks: int


class DealScored(table.Event, frozen=True):
    """The deal is over: what was bid, what was taken, who gets what."""

    declarer: int
    bid: int
    taken: int
    points: tuple[int, ...]
    scores: tuple[int, ...]


class MancheWon(table.Event, frozen=True):
    """The manche is over; several winners share it (TO-19)."""

    winners: tuple[int, ...]
    manches: tuple[int, ...]


class MatchWon(table.Event, frozen=True):
    """The match is over; `scores` are over all manches (TO-20)."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


Event = (
    DealBegan | Dealt | Bade | Passed | Doubled | AuctionEnded | Played | TrickWon | DealScored | MancheWon | MatchWon
)

"""The events of Trépido."""

from __future__ import annotations

from game import table


class RoundBegan(table.Event, frozen=True):
    round: int
    dealer: int


class Dealt(table.Event, frozen=True):
    seat: int
    cards: tuple[str, ...] | None
    secret = ("cards",)


class DirectionChosen(table.Event, frozen=True):
    seat: int
    clockwise: bool


class TurnBegan(table.Event, frozen=True):
    seat: int


class Played(table.Event, frozen=True):
    """A card laid; `symbol` is what a joker announces."""

    seat: int
    card: str
    symbol: str | None


class WrongCard(table.Event, frozen=True):
    """A card that does not fit, shown to all and taken back (TR-23)."""

    seat: int
    card: str


class Drew(table.Event, frozen=True):
    """Cards from the pile, for a reason: draw, threat, penalty, late, silence."""

    seat: int
    count: int
    why: str
    cards: tuple[str, ...] | None
    secret = ("cards",)


class Kept(table.Event, frozen=True):
    seat: int


class Reshuffled(table.Event, frozen=True):
    count: int


class Threatened(table.Event, frozen=True):
    seat: int
    threat: int


class ThreatCancelled(table.Event, frozen=True):
    seat: int


class Replayed(table.Event, frozen=True):
    seat: int


class Reversed(table.Event, frozen=True):
    seat: int
    clockwise: bool


class RaceOpened(table.Event, frozen=True):
    seat: int
    racers: tuple[int, ...]


class RacePassed(table.Event, frozen=True):
    seat: int


class RaceWon(table.Event, frozen=True):
    seat: int


class RaceLost(table.Event, frozen=True):
    """Nobody laid."""


class Gave(table.Event, frozen=True):
    giver: int
    receiver: int
    card: str | None
    secret = ("card",)
    seen_by = ("giver", "receiver")


class Thanked(table.Event, frozen=True):
    seat: int


class Swapped(table.Event, frozen=True):
    """Two whole hands change owners; `got` is what `seat` has now, `gave` what `other` has."""

    seat: int
    other: int
    got: tuple[str, ...] | None
    gave: tuple[str, ...] | None
    secret = ("got", "gave")
    seen_by = ("seat", "other")


class EventLost(table.Event, frozen=True):
    """Time ran out in the middle of an event (TR-24)."""

    seat: int


class RoundWon(table.Event, frozen=True):
    """Hands are shown; `points` is what each gains in this round."""

    seat: int | None
    points: tuple[int, ...]
    scores: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]


class MatchWon(table.Event, frozen=True):
    seats: tuple[int, ...]
    scores: tuple[int, ...]


Event = (
    RoundBegan
    | Dealt
    | DirectionChosen
    | TurnBegan
    | Played
    | WrongCard
    | Drew
    | Kept
    | Reshuffled
    | Threatened
    | ThreatCancelled
    | Replayed
    | Reversed
    | RaceOpened
    | RacePassed
    | RaceWon
    | RaceLost
    | Gave
    | Thanked
    | Swapped
    | EventLost
    | RoundWon
    | MatchWon
)

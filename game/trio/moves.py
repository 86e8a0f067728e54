"""The moves of Trio: reveal a card on its turn, offer one or decline in an exchange."""

from __future__ import annotations

from typing import Literal

import msgspec

from game.table import Move
from game.trio.cards import NUMBERS

Source = Literal["middle"] | int
End = Literal["low", "high"]


class Reveal(Move, frozen=True):
    """TI-05: a card of the middle by its place, or the lowest or highest card of a seat's hand."""

    source: Source = msgspec.field(name="from")
    place: int | None = None
    end: End | None = None


class Offer(Move, frozen=True):
    """TI-15: a card of one's own hand for the partner's."""

    number: int


class Decline(Move, frozen=True):
    """TI-15: no exchange this time."""


TrioMove = Reveal | Offer | Decline

PLACES = 9
"""The most places that the middle has."""

SEATS = 6
"""The most seats at the table."""

REVEALS = [Reveal("middle", place=place) for place in range(PLACES)]
"""Every reveal by its number, which is how the state notes it: the places, then low and high of each seat."""
for _seat in range(SEATS):
    REVEALS += [Reveal(_seat, end="low"), Reveal(_seat, end="high")]

EVERY_PLACE = (1 << PLACES) - 1


def _chosen(mask: int, groups: list[list[Reveal]]) -> list[Move]:
    """The reveals of those groups whose bit is set."""
    return [reveal for bit, group in enumerate(groups) if mask >> bit & 1 for reveal in group]


FROM_MIDDLE = [_chosen(mask, [[reveal] for reveal in REVEALS[:PLACES]]) for mask in range(1 << PLACES)]
"""The reveals from the middle, by the set of places that lie face down."""

FROM_HANDS = [
    _chosen(mask, [REVEALS[PLACES + 2 * seat : PLACES + 2 * seat + 2] for seat in range(SEATS)])
    for mask in range(1 << SEATS)
]
"""The reveals from hands, by the set of seats that hold a card."""

OFFERS = [Offer(number) for number in range(NUMBERS.stop)]
DECLINE = Decline()

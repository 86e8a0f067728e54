"""The promise of contracts to a hand just dealt at Le Tordu: the chance to make them, and the points to expect."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import NamedTuple

from ai.tordu.odds import OWN, THEIRS, Net, odds
from ai.tordu.tricks import SUITS, dealt_takes
from game.tordu.cards import HAND, TORDU

STEPS = 10
"""Steps to a trick where values are rough."""


class Promise(NamedTuple):
    """A contract with its value (the points it should pay over another seat) and the chance that it is made."""

    value: float
    trump: int
    tricks: int
    made: float


def promises(hand: int, seats: int, trumps: range = range(5), near: float = HAND) -> list[Promise]:
    """The promises of contracts to a hand, the best first; only those within `near` tricks of what it is good for."""
    found = []
    for trump in trumps:
        takes, doubt, held = dealt_takes(hand, trump, seats)
        for tricks in range(max(ceil(takes - near), 0), min(int(takes + near), HAND) + 1):
            found.append(_promise(OWN[seats], tricks - takes, trump, tricks, doubt, held))
    found.sort(reverse=True)
    return found


def promise(hand: int, seats: int, trump: int, tricks: int) -> Promise:
    """The promise of one contract to a hand."""
    takes, doubt, held = dealt_takes(hand, trump, seats)
    return _promise(OWN[seats], tricks - takes, trump, tricks, doubt, held)


def rough_values(hand: int, seats: int) -> list[tuple[float, ...]]:
    """The rough values of all contracts, by trump and tricks: quick enough for a hand that is only imagined."""
    found = []
    for trump in SUITS:
        takes, doubt, held = dealt_takes(hand, trump, seats)
        found.append(_rough_values(seats, round(takes * STEPS), round(doubt * STEPS), trump == TORDU, held))
    return found


@lru_cache(maxsize=1 << 12)
def _rough_values(seats: int, takes: int, doubt: int, tordu: bool, held: int) -> tuple[float, ...]:
    net, trump = OWN[seats], TORDU if tordu else 0
    far, doubtful = takes / STEPS, doubt / STEPS
    return tuple([_promise(net, tricks - far, trump, tricks, doubtful, held).value for tricks in range(HAND + 1)])


def rival_promise(hand: int, seats: int, trump: int, tricks: int, free: bool) -> Promise:
    """The promise of another's contract to its bidder, as far as this hand tells; `free`: it could have passed."""
    takes, doubt, held = dealt_takes(hand, trump, seats)
    left = (HAND - tricks) / (seats - 1)
    return _promise(THEIRS[seats], left - takes, trump, tricks, doubt, held, free)


def _promise(net: Net, far: float, trump: int, tricks: int, doubt: float, trumps: int, free: bool = True) -> Promise:
    """The promise of a contract by the output of a net (TO-15, TO-16)."""
    made, gap = odds(net, far, tricks, doubt, trumps, free)
    return Promise(4 * made - 2 * gap if trump == TORDU else 3 * made - gap, trump, tricks, made)

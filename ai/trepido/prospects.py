"""The chance of each seat to go out first when all hands lie open: a look at the hands instead of a round played to its
end.

Each seat gets a score, linear in what its hand is made of; chances are in proportion to its exponential.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp

from ai.trepido.bits import GIVES, JOKERS, LOW, REACH, REPLAYS, SKULLS, SUIT, SWAPS, follow
from ai.trepido.table import ImaginedTable

MOST = 10
SMALL = 4
"""The number of cards below which their kinds matter more than their number."""

Weights = Mapping[str, Sequence[float]]
SHAPE = {"size": MOST, "skull": 2, "joker": 2, "give": 2, "swap": 2, "replay": 2, "hold": 3, "fits": 3, "wait": 4}
"""The weights by name, and how many of each; of two or three, for one card left, few, or many."""


class Prospects:
    """Chances of all seats to win the round."""

    def __init__(self, weights: Weights, seats: int, strengths: bool) -> None:
        self.size = [0.0, *weights["size"]]
        self.skull = weights["skull"]
        self.joker = weights["joker"]
        self.give = weights["give"]
        self.swap = weights["swap"]
        self.replay = weights["replay"]
        self.hold = weights["hold"]
        self.fits = weights["fits"]
        self.wait = weights["wait"]
        table = follow(1 + seats // 2, strengths)
        self.covers = [sum(row[reached] for row in table) / len(table) for reached in range(64)]
        """The share of the faces that may lie there which a hand can beat, by its reach."""

    def score(self, table: ImaginedTable, seat: int, wait: int) -> float:
        """The score of a seat whose turn is `wait` turns away: the nearer to going out, the higher."""
        hand = table.hands[seat]
        n = hand.bit_count()
        many = n >= SMALL
        score = self.size[n] if n < MOST else self.size[MOST] + (n - MOST) * (self.size[MOST] - self.size[MOST - 1])
        score += self.wait[0 if n == 1 else 1 if n == 2 else 2 + many] * wait
        score += self.replay[many] * (hand & REPLAYS).bit_count() + self.give[many] * (hand & GIVES).bit_count()
        score += self.swap[many] * (hand & SWAPS).bit_count()
        if hand & SKULLS:
            score += self.skull[many] * (hand & SKULLS).bit_count()
        if hand & JOKERS:
            score += self.joker[many] * (hand & JOKERS).bit_count()
            covered = 1.0
        else:
            covered = self.covers[
                REACH[(hand & LOW).bit_length()]
                | REACH[(hand >> SUIT & LOW).bit_length()] << 2
                | REACH[(hand >> 2 * SUIT & LOW).bit_length()] << 4
            ]
        row = 0 if n == 1 else 1 + many
        score += self.hold[row] * covered
        if not wait and hand & table.fit[table.top]:
            score += self.fits[row]
        return score

    def chances(self, table: ImaginedTable, turn: int) -> list[float]:
        """The chances of all seats to win the round when it is this seat's turn."""
        seats, way = table.seats, table.direction
        odds = [exp(self.score(table, seat, (seat - turn) * way % seats)) for seat in range(seats)]
        whole = sum(odds)
        return [one / whole for one in odds]

"""A turn thought through in imagined worlds: the chance that each reveal is the beginning of a trio.

A set of worlds is an int, a bit for each. What shows first decides what to look for, and what to look for decides
what to turn up next, so a reveal is worth the sum over the numbers it may show of the best way to go on from there.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import NamedTuple

from ai.trio.silence import DOUBT, oversights, silences
from ai.trio.stakes import stakes
from ai.trio.worlds import Imagined, World
from game.trio.cards import COPIES, NUMBERS
from game.trio.moves import PLACES
from game.trio.view import TrioView

WORLDS = 60
DRAWS = 2
"""The most draws for each world wanted: unlikely worlds are mostly passed over."""
CLOCK = 8
"""The number of draws between two looks at the clock."""

NEWS = 0.01
"""The worth of turning up a card that nobody knows: little, as others learn it too."""
SECRET = 0.03
"""The cost of showing a card of one's own."""


class RevealOdds(NamedTuple):
    """A reveal, its worth, the share of worlds in which it begins a trio, and the number of different numbers it shows
    in them."""

    reveal: int
    worth: float
    share: float
    numbers: int


class Source(NamedTuple):
    """A reveal as worlds: `runs[d][n]` is the set of worlds in which d + 1 reveals of it all show n."""

    reveal: int
    runs: list[list[int]]


def imagine(view: TrioView, rng: Random, wanted: int = WORLDS, until: float | None = None) -> list[World]:
    """Imagine worlds that agree with what was seen, and mostly with what others kept silent about, until `until` (a
    time of `perf_counter`; None: without a limit)."""
    imagined, silent = Imagined(view, rng), silences(view)
    worlds: list[World] = []
    for draw in range(DRAWS * wanted):
        if len(worlds) == wanted or (until and worlds and not draw % CLOCK and perf_counter() > until):
            break
        world = imagined.draw(rng)
        odd = oversights(world, silent)
        if not odd or rng.random() < DOUBT**odd:
            worlds.append(world)
    return worlds or [imagined.draw(rng)]


class Overlay:
    """The worlds laid over each other, as one set of worlds for each reveal and number."""

    def __init__(self, view: TrioView, worlds: Sequence[World], reveals: list[int]) -> None:
        self.view = view
        self.worlds = worlds
        self.need = COPIES - len(view.revealed)
        self.sources = [self._source(reveal) for reveal in reveals]

    def _source(self, reveal: int) -> Source:
        if reveal < PLACES:
            first = [0] * NUMBERS.stop
            for at, world in enumerate(self.worlds):
                first[world.middle[reveal]] |= 1 << at
            return Source(reveal, [first])
        seat, high = divmod(reveal - PLACES, 2)
        depth = min(self.need, self.view.counts[seat])
        runs = [[0] * NUMBERS.stop for _ in range(depth)]
        for at, world in enumerate(self.worlds):
            hand = world.hands[seat][: -1 - depth : -1] if high else world.hands[seat]
            number, bit = hand[0], 1 << at
            for step in range(depth):
                if hand[step] != number:
                    break
                runs[step][number] |= bit
        return Source(reveal, runs)

    def weigh(self, rng: Random) -> list[RevealOdds]:
        """Every reveal with its worth, the best first; equals in any order."""
        view, count = self.view, len(self.worlds)
        prizes = stakes(view, view.seat or 0)
        worth, share = dict.fromkeys([source.reveal for source in self.sources], 0.0), {}
        share = worth.copy()
        for number in [view.revealed[0].number] if view.revealed else NUMBERS:
            for reveal, worlds in self.best(number).items():
                worth[reveal] += worlds * prizes[number] / count
                share[reveal] += worlds / count
        found = []
        for reveal, runs in self.sources:
            likely = max(worlds.bit_count() for worlds in runs[0]) / count
            news = NEWS * (1 - likely) - (SECRET if (reveal - PLACES) // 2 == view.seat else 0.0)
            numbers = sum(1 for worlds in runs[0] if worlds)
            found.append(RevealOdds(reveal, worth[reveal] + news, share[reveal], numbers))
        rng.shuffle(found)
        return sorted(found, key=lambda one: -one.worth)

    def best(self, number: int) -> dict[int, int]:
        """The most worlds in which a trio of this number with each reveal in it is complete, by reveal."""
        units = [(source.reveal, [run[number] for run in source.runs]) for source in self.sources]
        units = [unit for unit in units if unit[1][0]]
        best: dict[int, int] = {}
        self._combine(units, 0, self.need, (1 << len(self.worlds)) - 1, (), best)
        return best

    def _combine(
        self,
        units: list[tuple[int, list[int]]],
        start: int,
        need: int,
        worlds: int,
        chosen: tuple[tuple[int, int], ...],
        best: dict[int, int],
    ) -> None:
        """Add reveals from later sources until there are enough, in the worlds where all so far match."""
        for at in range(start, len(units)):
            reveal, runs = units[at]
            for depth, run in enumerate(runs[:need], 1):
                left = worlds & run
                if not left or (chosen and self._too_many(chosen[-1], reveal, depth)):
                    break
                if depth < need:
                    self._combine(units, at + 1, need - depth, left, (*chosen, (reveal, depth)), best)
                    continue
                count = left.bit_count()
                for part, _ in (*chosen, (reveal, depth)):
                    if best.get(part, 0) < count:
                        best[part] = count

    def _too_many(self, last: tuple[int, int], reveal: int, depth: int) -> bool:
        """Tell if the low and the high end of one hand are asked for more cards than it holds."""
        seat, high = divmod(reveal - PLACES, 2)
        return high == 1 and reveal >= PLACES and last[0] == reveal - 1 and last[1] + depth > self.view.counts[seat]

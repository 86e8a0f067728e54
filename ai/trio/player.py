"""The computer player of Trio.

*easy* plays from a memory that fades, *normal* from one that doesn't; *hard* also works out what it has not seen.
"""

from __future__ import annotations

from random import Random
from time import perf_counter

from ai.player import Choice, Level, Reason, Weighed, reflex
from ai.trio import gifts, reveals
from ai.trio import why as trio_why
from ai.trio.notes import Notes, fading, perfect
from ai.trio.odds import WORLDS, Overlay, imagine
from game.table import Move, View
from game.trio.moves import REVEALS
from game.trio.view import TrioView

INDEX: dict[Move, int] = {reveal: index for index, reveal in enumerate(REVEALS)}
HASTE = 0.8
"""The share of a budget in which worlds are imagined; the rest is for thinking them through."""


class Trio:
    """A player at any level. The worth that `hard` tells is a chance of winning now; that of the others only has an
    order."""

    def __init__(self, level: Level = "normal", worlds: int = WORLDS, sense: bool = True) -> None:
        self.level: Level = level
        self.worlds = worlds
        self.sense = sense
        """True if low ends are asked for low numbers where nothing is known; a mere memory would not."""

    def choose(self, view: View, legal: list[Move], rng: Random, budget: float | None = None) -> Choice:
        assert isinstance(view, TrioView)
        if len(legal) == 1:
            return Choice(legal[0], trio_why.only(legal[0]))
        if view.phase == "exchange":
            return self._exchange(view, legal, rng)
        found = [INDEX[move] for move in legal]
        if self.level == "hard":
            return self._work_out(view, found, rng, budget)
        notes = Notes(view, fading if self.level == "easy" else perfect)
        weighed = reveals.weigh(view, notes, found, rng, self.sense)
        why = trio_why.remembered(view, notes, weighed)
        return Choice(REVEALS[weighed[0][0]], why, tuple([Weighed(REVEALS[at], worth) for at, worth in weighed]))

    def _work_out(self, view: TrioView, reveals: list[int], rng: Random, budget: float | None) -> Choice:
        until = None if budget is None else perf_counter() + HASTE * budget
        worlds = imagine(view, rng, self.worlds, until)
        found = Overlay(view, worlds, reveals).weigh(rng)
        weighed = tuple([Weighed(REVEALS[one.reveal], one.worth) for one in found])
        return Choice(weighed[0].move, trio_why.imagined(found, len(worlds)), weighed)

    def _exchange(self, view: TrioView, legal: list[Move], rng: Random) -> Choice:
        if self.level == "easy":
            move = rng.choice(legal)
            return Choice(move, Reason(trio_why.LIKE, move=move))
        weighed = gifts.weigh(view, legal)
        return Choice(weighed[0].move, trio_why.gift(view, weighed[0].move), tuple(weighed))

    def reflex(self, kind: str, rng: Random) -> float:
        return reflex(self.level, kind, rng)

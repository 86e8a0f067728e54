"""The computer player of Trio.

All but *expert* play from a memory, the better the higher the level; *expert* works out what it has not seen, too.
"""

from __future__ import annotations

from random import Random
from time import perf_counter

from ai.player import Choice, Level, Reason, Weighed, reflex
from ai.trio import gifts, reveals
from ai.trio import why as trio_why
from ai.trio.levels import ATTENTION, Attention
from ai.trio.notes import Notes, fading
from ai.trio.odds import WORLDS, Overlay, imagine
from game.table import Move, View
from game.trio.moves import REVEALS
from game.trio.view import TrioView

INDEX: dict[Move, int] = {reveal: index for index, reveal in enumerate(REVEALS)}
LIKES: tuple[Level, ...] = ("first", "easy")
"""The levels that give a partner whatever card they like."""
HASTE = 0.8
"""The share of a budget in which worlds are imagined; the rest is for thinking them through."""


class Trio:
    """A player at any level. The worth that `expert` tells is a chance of winning now; that of the others only has an
    order."""

    def __init__(self, level: Level = "normal", worlds: int = WORLDS, attention: Attention | None = None) -> None:
        self.level: Level = level
        self.worlds = worlds
        self.attention = attention or ATTENTION[level]

    def choose(self, view: View, legal: list[Move], rng: Random, budget: float | None = None) -> Choice:
        assert isinstance(view, TrioView)
        if len(legal) == 1:
            return Choice(legal[0], trio_why.only(legal[0]))
        if view.phase == "exchange":
            return self._exchange(view, legal, rng)
        found = [INDEX[move] for move in legal]
        if self.attention.infers:
            return self._work_out(view, found, rng, budget)
        notes = Notes(view, fading(self.attention))
        sense = self.attention.sense >= 1 or rng.random() < self.attention.sense
        weighed = reveals.weigh(view, notes, found, rng, sense, self.attention.eager)
        why = trio_why.remembered(view, notes, weighed)
        return Choice(REVEALS[weighed[0][0]], why, tuple([Weighed(REVEALS[at], worth) for at, worth in weighed]))

    def _work_out(self, view: TrioView, reveals: list[int], rng: Random, budget: float | None) -> Choice:
        until = None if budget is None else perf_counter() + HASTE * budget
        worlds = imagine(view, rng, self.worlds, until)
        found = Overlay(view, worlds, reveals).weigh(rng)
        weighed = tuple([Weighed(REVEALS[one.reveal], one.worth) for one in found])
        return Choice(weighed[0].move, trio_why.imagined(found, len(worlds)), weighed)

    def _exchange(self, view: TrioView, legal: list[Move], rng: Random) -> Choice:
        if self.level in LIKES:
            move = rng.choice(legal)
            return Choice(move, Reason(trio_why.LIKE, move=move))
        weighed = gifts.weigh(view, legal)
        return Choice(weighed[0].move, trio_why.gift(view, weighed[0].move), tuple(weighed))

    def reflex(self, kind: str, rng: Random) -> float:
        return reflex(self.level, kind, rng)

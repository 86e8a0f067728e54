"""The computer player of Trépido, Défifoo jaune and Ciao!

*easy* lays what comes to mind, *normal* weighs its options, *hard* plays them out in worlds that it imagines. A card
just drawn is weighed by *hard*, too: it is laid or kept as soon as one that does not fit, so that no pace tells.
"""

from __future__ import annotations

from functools import cache
from random import Random

from ai.player import Choice, Level, Reason, Weighed, reflex
from ai.trepido import easy, why
from ai.trepido.instinct import NEVER, SURE, Instinct
from ai.trepido.options import Moment, Option
from ai.trepido.prospects import Prospects
from ai.trepido.search import Search
from ai.trepido.weights import PROSPECTS, WEIGHTS
from game.table import Move, View
from game.trepido.view import TrepidoView

ROUNDS = 2000
"""Sequels that `hard` imagines for one choice."""
TO_THE_END = 4
"""The factor by which they are fewer in a match for points, where each is played to the end of the round and
counted."""


@cache
def instinct(seats: int) -> Instinct:
    """The instinct learned for this number of seats."""
    return Instinct(WEIGHTS[seats])


@cache
def prospects(seats: int, strengths: bool) -> Prospects:
    """The chances learned for open hands; `strengths` is True where strengths count (TR-27)."""
    return Prospects(PROSPECTS[seats], seats, strengths)


class Trepido:
    """A player at any level. The worth that `normal` tells is in tenths of a percent, that of `hard` a chance from 0 to
    1."""

    def __init__(self, level: Level = "normal", rounds: int = ROUNDS) -> None:
        self.level: Level = level
        self.rounds = rounds

    def choose(self, view: View, legal: list[Move], rng: Random, budget: float | None = None) -> Choice:
        assert isinstance(view, TrepidoView)
        if len(legal) == 1:
            return Choice(legal[0], why.only(view, legal[0]))
        if view.phase == "direction":
            move = rng.choice(legal)
            return Choice(move, Reason(why.EITHER, move=move))
        moment = Moment(view, instinct(view.seats), rng)
        options = moment.options(legal)
        if self.level == "easy":
            return _relaxed(moment, options, legal, rng)
        if self.level == "normal" or view.phase == "drawn" or len(options) == 1 or options[0].worth >= SURE:
            weighed = tuple([Weighed(option.move, option.worth) for option in options if option.worth > NEVER])
            return Choice(options[0].move, why.weighed(moment, options), weighed)
        return self._looking_ahead(moment, options, rng, budget)

    def _looking_ahead(self, moment: Moment, options: list[Option], rng: Random, budget: float | None) -> Choice:
        rules = moment.view.options
        search = Search(moment, options, prospects(moment.view.seats, rules.kids in (0, 3)), rng)
        points = rules.match == "points"
        found = search.run(self.rounds // TO_THE_END if points else self.rounds, budget)
        reason = why.looked(moment.view, found, points)
        return Choice(found[0].option.move, reason, tuple([Weighed(one.option.move, one.share) for one in found]))

    def reflex(self, kind: str, rng: Random) -> float:
        return reflex(self.level, kind, rng)


def _relaxed(moment: Moment, options: list[Option], legal: list[Move], rng: Random) -> Choice:
    move = easy.choose(moment, options, legal, rng)
    return Choice(move, Reason(why.WRONG if moment.wrong(move) else why.FIRST, move=move))

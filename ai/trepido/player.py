"""The computer player of Trépido, Défifoo jaune and Ciao!

*easy* lays what comes to mind, *normal* weighs its options, *hard* plays them out in worlds that it imagines.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from ai.player import Choice, Level, Reason, Weighed, reflex
from ai.trepido import easy, why
from ai.trepido.mind import NEVER, SURE, Mind
from ai.trepido.options import Moment, Option
from ai.trepido.prospects import Prospects
from ai.trepido.search import Search
from ai.trepido.weights import PROSPECTS, WEIGHTS
from game.trepido.view import TrepidoView

ROUNDS = 2000
"""Sequels that `hard` imagines for one choice."""
TO_THE_END = 4
"""So many times fewer in a match for points, where each is played to the end and counted."""


@cache
def mind(seats: int) -> Mind:
    """What was learned for so many seats."""
    return Mind(WEIGHTS[seats])


@cache
def prospects(seats: int, strengths: bool) -> Prospects:
    """The same for hands that lie open; `strengths` is whether they count (TR-27)."""
    return Prospects(PROSPECTS[seats], seats, strengths)


class Trepido:
    """A player at any level. What `normal` weighs is in tenths of a percent, what `hard` weighs from 0 to 1."""

    def __init__(self, level: Level = "normal", rounds: int = ROUNDS) -> None:
        self.level: Level = level
        self.rounds = rounds

    def choose(self, view: TrepidoView, legal: list[Any], rng: Random, budget: float | None = None) -> Choice:
        if len(legal) == 1:
            return Choice(legal[0], why.only(view, legal[0]))
        if view.phase == "direction":
            move = rng.choice(legal)
            return Choice(move, Reason(why.EITHER, move=move))
        moment = Moment(view, mind(view.seats), rng)
        options = moment.options(legal)
        if self.level == "easy":
            return _relaxed(moment, options, legal, rng)
        if self.level == "normal" or len(options) == 1 or options[0].worth >= SURE:
            weighed = tuple([Weighed(option.move, option.worth) for option in options if option.worth > NEVER])
            return Choice(options[0].move, why.weighed(moment, options), weighed)
        return self._looking_ahead(moment, options, rng, budget)

    def _looking_ahead(self, moment: Moment, options: list[Option], rng: Random, budget: float | None) -> Choice:
        rules = moment.view.options
        search = Search(moment, options, prospects(moment.view.seats, rules.kids in (0, 3)), rng)
        points = rules.match == "points"
        found = search.run(self.rounds // TO_THE_END if points else self.rounds, budget)
        reason = why.looked(found, points)
        return Choice(found[0].option.move, reason, tuple([Weighed(one.option.move, one.share) for one in found]))

    def reflex(self, kind: str, rng: Random) -> float:
        return reflex(self.level, kind, rng)


def _relaxed(moment: Moment, options: list[Option], legal: list[Any], rng: Random) -> Choice:
    move = easy.choose(moment, options, legal, rng)
    return Choice(move, Reason(why.WRONG if moment.wrong(move) else why.FIRST, move=move))

"""The computer player of Trépido, Défifoo jaune and Ciao!

The lower levels overlook some options and weigh the others, *hard* and *expert* play them out in worlds that they
imagine. A card just drawn is weighed by these, too: it is laid or kept as soon as one that does not fit, so that no
pace tells.
"""

from __future__ import annotations

from functools import cache
from random import Random

from ai.player import Choice, Level, Reason, Weighed, reflex
from ai.trepido import why
from ai.trepido.instinct import NEVER, SURE, Instinct
from ai.trepido.levels import NO_HAND, SIGHT
from ai.trepido.options import Moment, Option
from ai.trepido.prospects import Prospects
from ai.trepido.search import Search
from ai.trepido.slack import dimmed, seen, slip, sober
from ai.trepido.weights import PROSPECTS, WEIGHTS
from game.table import Move, View
from game.trepido.view import TrepidoView

TO_THE_END = 4
"""The factor by which they are fewer in a match for points, where each is played to the end of the round and
counted."""


@cache
def instinct(seats: int, level: Level = "expert") -> Instinct:
    """The instinct learned for this number of seats, as a level has it."""
    return Instinct(dimmed(WEIGHTS[seats], SIGHT[level]))


@cache
def prospects(seats: int, strengths: bool) -> Prospects:
    """The chances learned for open hands; `strengths` is True where strengths count (TR-27)."""
    return Prospects(PROSPECTS[seats], seats, strengths)


class Trepido:
    """A player at any level. The worth told by one that imagines sequels is a chance from 0 to 1, by others it is
    in tenths of a percent."""

    def __init__(self, level: Level = "normal", rounds: int | None = None) -> None:
        self.level: Level = level
        self.sight = SIGHT[level]
        self.rounds = self.sight.rounds if rounds is None else rounds

    def choose(self, view: View, legal: list[Move], rng: Random, budget: float | None = None) -> Choice:
        assert isinstance(view, TrepidoView)
        if len(legal) == 1:
            return Choice(legal[0], why.only(view, legal[0]))
        if view.phase == "direction":
            move = rng.choice(legal)
            return Choice(move, Reason(why.EITHER, move=move))
        moment = Moment(view, instinct(view.seats, self.level), rng)
        options = moment.options(legal)
        if not self.sight.rounds:
            slipped = slip(moment, legal, self.sight, rng)
            if slipped is not None:
                return Choice(slipped, Reason(why.WRONG, move=slipped))
            options = seen(moment, options, self.sight, rng)
        elif self.sight.sober < NO_HAND:
            options = sober(moment, options, options, self.sight) or options
        if not self.sight.rounds or view.phase == "drawn" or len(options) == 1 or options[0].worth >= SURE:
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

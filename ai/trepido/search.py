"""Looking ahead: what could follow each option, played on for some turns in many worlds that this seat may be in.

Then the hands, which lie open there, tell who is likely to go out: far less left to chance than a round played to its
end, and four times as quick.
"""

from __future__ import annotations

from math import ceil, exp, log2, sqrt
from random import Random
from time import perf_counter
from typing import NamedTuple

from ai.trepido.bits import mask
from ai.trepido.guess import HiddenHands
from ai.trepido.options import Moment, Option
from ai.trepido.prospects import Prospects
from ai.trepido.table import OVER, ImaginedTable
from game.trepido.cards import COUNT, POINTS
from game.trepido.view import TrepidoView

WIDEST = 10
"""Options that are looked at, at most."""
TRUST = 10
"""The number of sequels that the opinion of instinct counts for."""
DEPTH = {2: 4, 3: 5, 4: 6, 5: 7, 6: 8}
"""Turns that are played out before the hands are looked at, by the number of seats."""
LONG = 80
"""Turns after which a round in a match for points is broken off and counted."""
LOOK = 4
"""Worlds between two looks at the clock."""

PILES = [(points, mask(card for card in range(COUNT) if POINTS[card] == points)) for points in (10, 20, 30, 50)]


class Trial(NamedTuple):
    """An option, its chance from 0 to 1, and the number of sequels in which it was tried."""

    option: Option
    share: float
    rounds: int


class Stakes:
    """The worth of an imagined round to a seat, from 0 to 1."""

    def __init__(self, view: TrepidoView, prospects: Prospects) -> None:
        assert view.seat is not None
        self.prospects = prospects
        options = view.options
        sides = 2 if options.teams else view.seats
        teams = [list(range(side, view.seats, sides)) for side in range(sides)]
        self.mine = teams.pop(view.seat % sides)
        self.rivals = teams
        self.points = options.match == "points"
        self.turns = LONG if self.points else DEPTH[view.seats]
        self.scores = view.scores
        self.prize = 1 if options.edition == "trepido" else 0
        left = (options.rounds or 1) - view.round
        self.scale = 15 + 70 * sqrt(max(0, left))

    def of(self, table: ImaginedTable, turn: int) -> float:
        """The worth of a round when it is the turn of `turn`: 1 if won, the chances if it goes on; in a match for
        points, the chance to win the match after the count."""
        if self.points:
            return self._match(table)
        if turn == OVER:
            return float(table.winner in self.mine)
        chances = self.prospects.chances(table, turn)
        return sum([chances[seat] for seat in self.mine])

    def _match(self, table: ImaginedTable) -> float:
        """The chance to win the match if the round ends with these hands."""
        mine = self._total(table, self.mine)
        best = min([self._total(table, team) for team in self.rivals])
        return 1 / (1 + exp(max(-30.0, min(30.0, (mine - best) / self.scale))))

    def _total(self, table: ImaginedTable, team: list[int]) -> int:
        """The points of these seats together if the round ends with these hands (TR-25, TR-26)."""
        before = sum([self.scores[seat] for seat in team])
        if table.winner in team:
            return before + self.prize * len(team)
        hands = [table.hands[seat] for seat in team]
        return before + sum([points * (hand & cards).bit_count() for hand in hands for points, cards in PILES])


class Search:
    """Sequential halving: every option gets some rounds, the better half more, until one is left."""

    def __init__(self, moment: Moment, options: list[Option], prospects: Prospects, rng: Random) -> None:
        self.moment = moment
        self.options = options[:WIDEST]
        self.chance = moment.table.chance = Random(rng.getrandbits(64)).random
        self.guess = HiddenHands(moment.view, rng)
        self.stakes = Stakes(moment.view, prospects)
        self.totals = [0.0] * len(self.options)
        self.rounds = [0] * len(self.options)

    def run(self, rounds: int, budget: float | None = None) -> list[Trial]:
        """Try the options and return them, the best first: `rounds` sequels in all, or fewer if the budget in seconds
        runs out."""
        until = None if budget is None else perf_counter() + budget
        alive = list(range(len(self.options)))
        stages = max(1, ceil(log2(len(alive))))
        order: list[int] = []
        while len(alive) > 1:
            worlds = max(1, rounds // stages // len(alive))
            in_time = self.try_out(alive, worlds, until)
            alive.sort(key=self.share, reverse=True)
            half = (len(alive) + 1) // 2
            order = alive[half:] + order
            alive = alive[:half]
            if not in_time:
                break
        return [Trial(self.options[index], self.share(index), self.rounds[index]) for index in alive + order]

    def try_out(self, alive: list[int], worlds: int, until: float | None) -> bool:
        """Play every option out in so many more worlds, the same for each; False if time is up."""
        moment, stakes, table = self.moment, self.stakes, self.moment.table
        for world in range(worlds):
            hands, pile = self.guess.deal(self.chance)
            for index in alive:
                moment.lay_out(hands.copy(), pile.copy())
                turn = table.play(self.options[index].act(table), stakes.turns)
                self.totals[index] += stakes.of(table, turn)
                self.rounds[index] += 1
            if until is not None and world % LOOK == 0 and perf_counter() > until:
                return False
        return True

    def share(self, index: int) -> float:
        """The chance of an option: the mean of its sequels, mixed with the opinion of instinct where there were few."""
        tried = self.rounds[index]
        mean = sum(self.totals) / max(1, sum(self.rounds))
        opinion = mean + max(-300.0, self.options[index].worth - self.options[0].worth) / 1000
        return (self.totals[index] + TRUST * opinion) / (tried + TRUST)

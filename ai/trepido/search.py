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
from ai.trepido.guess import Guess
from ai.trepido.options import Moment, Option
from ai.trepido.prospects import Prospects
from ai.trepido.table import OVER, Table
from game.trepido.cards import COUNT, POINTS
from game.trepido.view import TrepidoView

WIDEST = 10
"""Options that are looked at, at most."""
TRUST = 10
"""How many imagined rounds the mind's own opinion counts for."""
DEPTH = {2: 4, 3: 5, 4: 6, 5: 7, 6: 8}
"""By the number of seats: turns that are played out before the hands are looked at."""
LONG = 80
"""Turns after which a round in a match for points is broken off and counted."""
LOOK = 4
"""Worlds between two looks at the clock."""

PILES = [(points, mask(card for card in range(COUNT) if POINTS[card] == points)) for points in (10, 20, 30, 50)]


class Found(NamedTuple):
    """An option, how well it does from 0 to 1, and in how many rounds that was tried."""

    option: Option
    share: float
    rounds: int


class Stakes:
    """What an imagined table is worth to a seat, from 0 to 1."""

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

    def of(self, table: Table, turn: int) -> float:
        """One for a round won, the chances of one that goes on; in a match for points, those after the count."""
        if self.points:
            return self._match(table)
        if turn == OVER:
            return float(table.winner in self.mine)
        chances = self.prospects.chances(table, turn)
        return sum([chances[seat] for seat in self.mine])

    def _match(self, table: Table) -> float:
        """How likely the match is won, if the round ends with these hands."""
        mine = self._total(table, self.mine)
        best = min([self._total(table, team) for team in self.rivals])
        return 1 / (1 + exp(max(-30.0, min(30.0, (mine - best) / self.scale))))

    def _total(self, table: Table, team: list[int]) -> int:
        """TR-25, TR-26: what these seats have together then."""
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
        self.guess = Guess(moment.view, rng)
        self.stakes = Stakes(moment.view, prospects)
        self.totals = [0.0] * len(self.options)
        self.rounds = [0] * len(self.options)

    def run(self, rounds: int, budget: float | None = None) -> list[Found]:
        """The options tried, the best first; `rounds` in all, or fewer if the budget in seconds runs out."""
        until = None if budget is None else perf_counter() + budget
        alive = list(range(len(self.options)))
        stages = max(1, ceil(log2(len(alive))))
        order: list[int] = []
        while len(alive) > 1:
            worlds = max(1, rounds // stages // len(alive))
            in_time = self._try(alive, worlds, until)
            alive.sort(key=self.share, reverse=True)
            half = (len(alive) + 1) // 2
            order = alive[half:] + order
            alive = alive[:half]
            if not in_time:
                break
        return [Found(self.options[place], self.share(place), self.rounds[place]) for place in alive + order]

    def _try(self, alive: list[int], worlds: int, until: float | None) -> bool:
        """Play every option out in so many more worlds, the same for each; False if time is up."""
        moment, stakes, table = self.moment, self.stakes, self.moment.table
        for world in range(worlds):
            hands, pile = self.guess.deal(self.chance)
            for place in alive:
                moment.set(hands.copy(), pile.copy())
                turn = table.play(self.options[place].act(table), stakes.turns)
                self.totals[place] += stakes.of(table, turn)
                self.rounds[place] += 1
            if until is not None and world % LOOK == 0 and perf_counter() > until:
                return False
        return True

    def share(self, place: int) -> float:
        """How well an option does: what was tried, with the mind's opinion where little was."""
        tried = self.rounds[place]
        mean = sum(self.totals) / max(1, sum(self.rounds))
        opinion = mean + max(-300.0, self.options[place].worth - self.options[0].worth) / 1000
        return (self.totals[place] + TRUST * opinion) / (tried + TRUST)

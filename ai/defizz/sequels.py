"""Bets of Défizz imagined to the end of the turn, told as events: who follows, who wins, what it does to the purses."""

from __future__ import annotations

from random import Random
from typing import Any

from ai.coach.saying import Sequels
from ai.defizz import bets
from ai.defizz.bets import Grasp
from ai.defizz.habits import habits
from ai.defizz.levels import TEMPERS
from ai.defizz.mind import KNOWS, Knowledge
from ai.defizz.player import Defizz
from game.defizz.moves import Accept, Challenge, Choose, Refuse, Stake
from game.defizz.view import DefizzView
from game.table import Move

BIG = 0.5
"""The share of a purse that is much to lose."""


class DefizzSequels(Sequels):
    """The sequels of a bet: in every world each side has its own will to follow, and luck decides the question."""

    def __init__(self, view: DefizzView, rng: Random, player: Any) -> None:
        assert view.seat is not None
        self.view = view
        self.me = view.seat
        self.rng = rng
        known = player.knows if isinstance(player, Defizz) and player.knows is not None else KNOWS["normal"]
        self.temper = TEMPERS["expert"]
        self.habits = habits(view, known / 100)
        self.grasps = bets.grasps(view, Knowledge("normal", None, view.seat, known)) if view.hints else []
        self.follows: list[float] = []
        self.luck = self.other = 0.0

    def draw(self) -> None:
        self.follows = [self.rng.random() for _ in range(self.view.seats)]
        self.luck, self.other = self.rng.random(), self.rng.random()

    def after(self, move: Move) -> set[str]:
        match move:
            case Choose(hint):
                bet = bets.best(self.view, self.grasps[hint], self.habits, self.temper)
                return self._played(self.grasps[hint], bet.rivals, bet.amount)
            case Challenge(opponent):
                bet = bets.bets(self.view, self._grasp(), (opponent,), self.habits, self.temper)[0]
                return self._played(self._grasp(), (opponent,), bet.amount)
            case Stake(amount):
                return self._played(self._grasp(), self.view.rivals, amount)
            case Accept() | Refuse():
                return self._answered(isinstance(move, Accept))
        return set()

    def _grasp(self) -> Grasp:
        assert self.view.choice is not None
        return self.grasps[self.view.choice]

    def _played(self, grasp: Grasp, rivals: tuple[int, ...], amount: int) -> set[str]:
        """A bet by the active side."""
        view = self.view
        raised = amount > view.minimum
        staying = tuple(seat for seat in rivals if not raised or self.follows[seat] < self.habits.accepts[seat])
        refusing = tuple(seat for seat in rivals if seat not in staying)
        if not staying:
            purses = bets._settled(view, (), 0, refusing, self.me)
            return {"alone", "back", *self._purses(purses)}
        know = {seat: self.temper.respect * (1 - self.habits.accepts[seat]) for seat in staying} if raised else {}
        won = bets.wins(grasp, staying, self.habits, know)
        stake = min([amount, *[view.purses[seat] for seat in (self.me, *staying)]])
        return self._settled((self.me, *staying), stake, refusing, won.win, won.void, 0)

    def _answered(self, accepts: bool) -> set[str]:
        """The answer to somebody's raise."""
        view, later = self.view, self.view.waiting[1:]
        keen = tuple(seat for seat in later if self.follows[seat] < self.habits.accepts[seat])
        shy = tuple(seat for seat in later if seat not in keen)
        others = (*view.players, *keen)
        if not accepts:
            winner = others[int(self.other * len(others))] if len(others) > 1 else view.active
            purses = bets._settled(view, others, 0, (self.me, *shy), winner)
            return {"cheap", *self._purses(purses)}
        know = {seat: self.temper.respect * (1 - self.habits.accepts[seat]) for seat in others}
        won = bets.wins(self._grasp(), others, self.habits, know, last=not later)
        stake = min([view.stake, *(view.purses[seat] for seat in (self.me, *keen))])
        return self._settled((self.me, *others), stake, shy, won.win, won.void, view.pot)

    def _settled(
        self, players: tuple[int, ...], stake: int, refusing: tuple[int, ...], win: float, void: float, pot: int
    ) -> set[str]:
        """The events of a question that is played for."""
        events: set[str] = set()
        if self.luck < void:
            return {"back", "void", *self._purses(list(self.view.purses))}
        mine = self.luck < void + win
        others = players[1:]
        winner = self.me if mine else others[int(self.other * len(others))]
        events |= {"win", "back"} if mine else {"lose"}
        purse = self.view.purses[self.me]
        if not mine and stake >= BIG * purse:
            events.add("much")
        return events | self._purses(bets._settled(self.view, players, stake, refusing, winner, pot))

    def _purses(self, purses: list[int]) -> set[str]:
        """The events that purses at the end of a turn show."""
        before, me = self.view.purses, self.me
        events = set()
        if purses[me] > before[me]:
            events.add("richer")
        if not purses[me] and before[me]:
            events.add("broke")
        if purses[me] >= 2 * before[me] > 0:
            events.add("doubled")
        if all(purses[me] > purse for seat, purse in enumerate(purses) if seat != me):
            events.add("ahead")
        for seat in self.view.living:
            if seat == me:
                continue
            if not purses[seat] and before[seat]:
                events.add(f"out:{seat}")
            if purses[me] > purses[seat] and before[me] <= before[seat]:
                events.add(f"pass:{seat}")
            if purses[me] < purses[seat] and before[me] >= before[seat]:
                events.add(f"passed:{seat}")
        return events

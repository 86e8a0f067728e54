"""Model people at Défizz!.

Assumed: they know about as much of the world as anybody, whatever they know of the game: of a hundred questions 40, 45
and 45. What they know of a question comes from the one door that all players go through. *evening* picks the hint that
sounds best, plays for little, accepts easily, and presses on a feeling; *casual* and *keen* raise on a strong subject,
against the poorest, and take a raise when they are about as likely as not to know. All play for little: four times the
minimum at most. Nobody reads habits. Moves at random are made before the question; on a first evening raises are
answered and buttons pressed at random now and then, too.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from ai.arena.people.kinds import Kind, ModelPerson
from ai.defizz import memory
from ai.defizz.mind import DIFFICULTIES as HARD
from ai.defizz.mind import MISLEADING, Knowledge, mean, subjects_of_hints
from ai.defizz.voice import right, wrong
from ai.player import Choice
from game.defizz.moves import ACCEPT, CHOOSE, PASS, PRESS, REFUSE, Challenge, Guess, Stake
from game.defizz.pack import named
from game.defizz.view import DefizzView
from game.table import Move, View


class Purse(NamedTuple):
    """The knowledge of a kind of people, and their way with money."""

    knows: int
    rash: float
    """The chance that they press without knowing."""
    off: float
    """The most by which they misjudge their chance to know."""
    sure: float
    """The chance to know from which they raise."""
    raises: int
    """The minimums that they raise to."""
    most: float
    """The largest share of the purse that they take a raise for without being surer."""
    takes: float
    """The chance to know from which they take a raise."""


PURSES: dict[Kind, Purse] = {
    "evening": Purse(knows=40, rash=0.3, off=0.3, sure=0.7, raises=4, most=0.5, takes=0.35),
    "casual": Purse(knows=45, rash=0.15, off=0.15, sure=0.6, raises=3, most=0.3, takes=0.45),
    "keen": Purse(knows=45, rash=0.1, off=0.05, sure=0.55, raises=3, most=0.3, takes=0.45),
}
MOST = 4
"""The minimums that anybody ever stakes: people play for little."""
BEFORE: dict[Kind, tuple[str, ...]] = {
    "evening": ("choose", "challenge", "stake", "offer", "press"),
    "casual": ("choose", "challenge", "stake"),
    "keen": ("choose", "challenge", "stake"),
}
"""The phases in which moves are made at random now and then: who has played before looks before taking a raise or
pressing, and errs there by misjudging and by rashness alone."""


class DefizzPerson(ModelPerson):
    """Somebody who knows some answers, and stakes by feeling."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(kind)
        self.purse = PURSES[kind]
        self._minds: dict[int, Knowledge] = {}

    def slips(self, view: DefizzView, rng: Random) -> bool:
        return view.phase in BEFORE[self.kind] and super().slips(view, rng)

    def choose(self, view: View, legal: list[Move], rng: Random, budget: float | None = None) -> Choice:
        stakes = [move for move in legal if isinstance(move, Stake)]
        if stakes:
            least = min(stake.amount for stake in stakes)
            legal = [stake for stake in stakes if stake.amount in [least * times for times in range(1, MOST + 1)]]
        return super().choose(view, legal, rng, budget)

    def decide(self, view: DefizzView, legal: list[Move], rng: Random) -> Move:
        assert view.seat is not None
        if view.seat not in self._minds:
            self._minds[view.seat] = Knowledge("normal", None, view.seat, self.purse.knows)
        mind = self._minds[view.seat]
        match view.phase:
            case "choose" if view.seat == view.active:
                return CHOOSE[max(range(len(view.hints)), key=lambda hint: self._feels(view, mind, hint, rng))]
            case "challenge":
                rivals = [move for move in legal if isinstance(move, Challenge)]
                return (
                    rng.choice(rivals)
                    if self.kind == "evening"
                    else min(rivals, key=lambda one: view.purses[one.opponent])
                )
            case "stake":
                return self._stake(view, mind, legal, rng)
            case "offer":
                share = view.stake / max(1, view.purses[view.seat])
                takes = self.purse.takes + (0.15 if share > self.purse.most else 0.0)
                return ACCEPT if self._feels(view, mind, view.choice or 0, rng) >= takes else REFUSE
            case "press":
                return PRESS if memory.knows(view, mind) or self._rash(view) else PASS
            case "floor":
                return right() if memory.knows(view, mind) else wrong(rng.randrange(100))
            case "pingpong":
                known = memory.known(view, mind)
                return right(known[0]) if known else wrong(rng.randrange(100)) if self._rash(view) else PASS
            case "guess":
                return self._number(view, mind)
        return rng.choice(legal)

    def _feels(self, view: DefizzView, mind: Knowledge, hint: int, rng: Random) -> float:
        """The chance to know that somebody feels, by the hint or by the question if it was read."""
        shown = view.questions[hint] if hint < len(view.questions) else None
        if shown is not None:
            chance = mind.chance(shown.category, shown.difficulty)
        else:
            subject = subjects_of_hints(named(view.options.pack))[view.hints[hint]]
            chance = mean(dict(zip(HARD, mind.feeling(subject), strict=True)), HARD) / (1 - MISLEADING / 4)
        return chance + rng.uniform(-self.purse.off, self.purse.off)

    def _stake(self, view: DefizzView, mind: Knowledge, legal: list[Move], rng: Random) -> Move:
        stakes = sorted(move.amount for move in legal if isinstance(move, Stake))
        feels = self._feels(view, mind, view.choice or 0, rng)
        if feels < self.purse.sure:
            return Stake(stakes[0])
        return Stake(max(amount for amount in stakes if amount <= self.purse.raises * stakes[0]))

    def _rash(self, view: DefizzView) -> bool:
        return memory.draw(view, "a person's rashness").random() < self.purse.rash

    def _number(self, view: DefizzView, mind: Knowledge) -> Move:
        """Say one's own estimate, or a number beside it that nobody has said."""
        own = memory.estimate(view, mind)
        said = [word.said for word in view.said]
        number = own.number
        while number in said:
            number += 1
        return Guess(number)


def make(kind: Kind) -> DefizzPerson:
    return DefizzPerson(kind)

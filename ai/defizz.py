"""The computer player of Défizz: it chooses and bets by the odds, and answers what it knows.

What it knows is drawn when a question is asked (`defizz_memory`); before that it has hints, purses and habits.
"""

from __future__ import annotations

from random import Random
from typing import Any

from ai import defizz_bets as bets
from ai import defizz_cible, defizz_luck, defizz_memory, defizz_why
from ai.characters import Character
from ai.defizz_bets import Hand, Temper
from ai.defizz_memory import Estimate
from ai.defizz_mind import Mind
from ai.defizz_odds import Habits, habits, unread
from ai.defizz_voice import right, wrong
from ai.defizz_why import percent
from ai.player import Choice, Level, Reason, Weighed, reflex
from game.defizz.moves import ACCEPT, CHOOSE, HELP, PASS, PRESS, REFUSE, Guess, Stake
from game.defizz.view import DefizzView

TEMPERS: dict[Level, Temper] = {
    "easy": Temper(caution=0.6, most=0.25, bold=0.0, reads=False),
    "normal": Temper(caution=0.3, most=0.34, bold=0.05, reads=False),
    "hard": Temper(caution=0.4, most=1.0, bold=0.08, reads=True),
}
MISJUDGES = 0.25
"""How far an easy player's feeling for what it knows may be off."""
SLIPS: dict[Level, float] = {"easy": 0.04, "normal": 0.01, "hard": 0.0}
"""How often something wrong is said although something right was known."""
HELP_FROM: dict[Level, float] = {"easy": 0.3, "normal": 0.15, "hard": 0.15}
"""The share of the purse at stake from which Help! is used."""


class Defizz:
    """Knows and bets as its level does; a character has subjects of its own."""

    def __init__(self, level: Level = "normal", character: Character | None = None) -> None:
        self.level: Level = level
        self.character = character
        self.temper = TEMPERS[level]

    def choose(self, view: DefizzView, legal: list[Any], rng: Random, budget: float | None = None) -> Choice:
        assert view.seat is not None
        if len(legal) == 1:
            return Choice(legal[0], defizz_why.only(legal[0]))
        mind = Mind(self.level, self.character, view.seat)
        return PHASES[view.phase](self, view, legal, rng, mind)

    def reflex(self, kind: str, rng: Random) -> float:
        return reflex(self.level, kind, rng)

    # before the question

    def hint(self, view: DefizzView, legal: list[Any], rng: Random, mind: Mind) -> Choice:
        """The hint that one wins most with; Help! where much is at stake."""
        if view.seat != view.active:
            move = rng.choice(legal)
            return Choice(move, Reason(defizz_why.ANY, move=move))
        read = self.habits(view)
        chances = [bets.facing(view, hand, read).win for hand in self.felt(view, mind, rng)]
        order = sorted(range(len(chances)), key=lambda place: -chances[place])
        best, second = order[0], order[1]
        if HELP in legal and self.needs_help(view):
            reason = Reason(defizz_why.HELP, move=HELP, percent=percent(chances[best]), minimum=view.minimum)
            return Choice(HELP, reason)
        reason = Reason(
            defizz_why.READ if view.helped else defizz_why.HINT,
            move=CHOOSE[best],
            percent=percent(chances[best]),
            other=CHOOSE[second],
            less=percent(chances[second]),
        )
        return Choice(CHOOSE[best], reason, tuple(Weighed(CHOOSE[place], chances[place]) for place in order))

    def needs_help(self, view: DefizzView) -> bool:
        assert view.seat is not None
        return not view.enriching and view.minimum >= HELP_FROM[self.level] * view.purses[view.seat]

    def rival(self, view: DefizzView, legal: list[Any], rng: Random, mind: Mind) -> Choice:
        """The opponent whom one beats most often; of equal ones the richest."""
        read, hand = self.habits(view), self.held(view, mind, rng)
        chances = {move: bets.wins(view, hand, [move.opponent], read).win for move in legal}
        order = sorted(legal, key=lambda move: (-chances[move], -view.purses[move.opponent], rng.random()))
        best, second = order[0], order[1]
        reason = Reason(
            defizz_why.RIVAL,
            move=best,
            percent=percent(chances[best]),
            name=second.opponent,
            less=percent(chances[second]),
        )
        return Choice(best, reason, tuple(Weighed(move, chances[move]) for move in order))

    def stake(self, view: DefizzView, legal: list[Any], rng: Random, mind: Mind) -> Choice:
        """The stake that is worth most."""
        read, hand = self.habits(view), self.held(view, mind, rng)
        worths = {
            amount: bets.worth(view, hand, amount, read, self.temper) for amount in bets.stakes(view, self.temper)
        }
        order = sorted(worths, key=lambda amount: (-worths[amount], amount))
        weighed = tuple(Weighed(Stake(amount), worths[amount]) for amount in order)
        return Choice(Stake(order[0]), self.why_stake(view, hand, read, weighed), weighed)

    def why_stake(self, view: DefizzView, hand: Hand, read: Habits, weighed: tuple[Weighed, ...]) -> Reason:
        """Beside the minimum, or for who keeps it, beside the best raise."""
        best, won = weighed[0], percent(bets.wins(view, hand, view.rivals, read).win)
        if len(weighed) == 1:
            return Reason(defizz_why.KEEP_ALL, move=best.move, percent=won)
        if best.move.amount == view.minimum:
            less, amount = round(best.worth - weighed[1].worth), weighed[1].move.amount
            return Reason(defizz_why.KEEP, move=best.move, percent=won, amount=amount, less=less)
        kept = next(each for each in weighed if each.move.amount == view.minimum)
        accepts = percent(sum(read.accepts[seat] for seat in view.rivals) / len(view.rivals))
        more = round(best.worth - kept.worth)
        return Reason(defizz_why.RAISE, move=best.move, percent=won, accepts=accepts, more=more)

    def raised(self, view: DefizzView, legal: list[Any], rng: Random, mind: Mind) -> Choice:
        """Accept if that is worth more than to pay for refusing."""
        accept, refuse, won = bets.accepting(view, self.held(view, mind, rng), self.habits(view), self.temper)
        weighed = sorted([Weighed(ACCEPT, accept), Weighed(REFUSE, refuse)], key=lambda each: -each.worth)
        move = weighed[0].move
        reason = Reason(
            defizz_why.ACCEPT if move == ACCEPT else defizz_why.REFUSE,
            move=move,
            percent=percent(won.win),
            worth=round(weighed[0].worth),
            other=round(weighed[1].worth),
        )
        return Choice(move, reason, tuple(weighed))

    def habits(self, view: DefizzView) -> Habits:
        return habits(view) if self.temper.reads else unread(view)

    def felt(self, view: DefizzView, mind: Mind, rng: Random) -> list[Hand]:
        """What it makes of the hints; an easy player misjudges itself."""
        found = bets.hands(view, mind)
        if self.level != "easy":
            return found
        return [
            hand._replace(chance=min(0.95, max(0.05, hand.chance + rng.uniform(-MISJUDGES, MISJUDGES))))
            for hand in found
        ]

    def held(self, view: DefizzView, mind: Mind, rng: Random) -> Hand:
        """The same for the hint that was chosen."""
        assert view.choice is not None
        return self.felt(view, mind, rng)[view.choice]

    # the question

    def press(self, view: DefizzView, legal: list[Any], rng: Random, mind: Mind) -> Choice:
        """Who knows presses; who doesn't, sometimes too."""
        likely = defizz_memory.likely(view, mind)
        if defizz_memory.knows(view, mind):
            return Choice(PRESS, Reason(defizz_why.KNOW, move=PRESS, percent=percent(likely)))
        if defizz_memory.rash(view, mind):
            return Choice(PRESS, Reason(defizz_why.RASH, move=PRESS))
        return Choice(PASS, Reason(defizz_why.BLANK, move=PASS, percent=percent(likely)))

    def floor(self, view: DefizzView, legal: list[Any], rng: Random, mind: Mind) -> Choice:
        """The answer, or what seemed to be it."""
        if defizz_memory.knows(view, mind):
            move = right()
            return Choice(move, Reason(defizz_why.SAY, move=move))
        return self.slip(rng)

    def entry(self, view: DefizzView, legal: list[Any], rng: Random, mind: Mind) -> Choice:
        """What is famous first: others will say it too. What only oneself knows can wait."""
        known = defizz_memory.known(view, mind)
        if known and rng.random() >= SLIPS[self.level]:
            sure = max(1, len(known) // 2) if self.level == "easy" else 1
            move = right(known[rng.randrange(sure)])
            return Choice(move, Reason(defizz_why.ENTRY, move=move, count=len(known)))
        if known or defizz_memory.rash(view, mind):
            return self.slip(rng)
        return Choice(PASS, Reason(defizz_why.EMPTY, move=PASS))

    def slip(self, rng: Random) -> Choice:
        move = wrong(rng.randrange(100))
        return Choice(move, Reason(defizz_why.GUESS, move=move))

    def number(self, view: DefizzView, legal: list[Any], rng: Random, mind: Mind) -> Choice:
        """One's estimate; a hard player looks where it stands among the others."""
        own = defizz_memory.estimate(view, mind)
        said = [word.said for word in view.said if isinstance(word.said, int | float)]
        number, chance = defizz_cible.place(own, said, cunning=self.level == "hard")
        return Choice(Guess(number), _numbered(Guess(number), own, chance))

    def luck(self, view: DefizzView, legal: list[Any], rng: Random, mind: Mind) -> Choice:
        assert view.luck is not None
        move = defizz_luck.act(view.luck, legal, self.level, rng)
        return Choice(move, Reason(defizz_why.LUCK, move=move))


def _numbered(move: Guess, own: Estimate, chance: float | None) -> Reason:
    if own.exact:
        return Reason(defizz_why.EXACT, move=move)
    if chance is not None:
        return Reason(defizz_why.PLACED, move=move, percent=percent(chance))
    if not own.by_ratio:
        return Reason(defizz_why.YEAR, move=move, spread=round(own.spread))
    spread = round(own.number * own.spread, own.decimals) if own.decimals else round(own.number * own.spread)
    return Reason(defizz_why.NUMBER, move=move, spread=spread)


PHASES = {
    "choose": Defizz.hint,
    "challenge": Defizz.rival,
    "stake": Defizz.stake,
    "offer": Defizz.raised,
    "press": Defizz.press,
    "floor": Defizz.floor,
    "guess": Defizz.number,
    "pingpong": Defizz.entry,
    "chance": Defizz.luck,
}
"""What is to be decided in each phase; the rest leaves no choice."""

"""The computer player of Défizz: it chooses and bets by the odds, and answers from what it knows.

What it knows is drawn when a question is asked (`ai.defizz.memory`); before that it has hints, purses and habits.
"""

from __future__ import annotations

from random import Random

from ai.characters import Character
from ai.defizz import bets, cible, memory, why
from ai.defizz import luck as defizz_luck
from ai.defizz.bets import Bet, Grasp
from ai.defizz.habits import Habits, habits, unread
from ai.defizz.levels import TEMPERS
from ai.defizz.memory import Estimate
from ai.defizz.mind import KNOWS, Knowledge
from ai.defizz.voice import right, wrong
from ai.defizz.why import matches, percent
from ai.player import Choice, Level, Reason, Weighed, reflex
from game.defizz.moves import ACCEPT, CHOOSE, HELP, PASS, PRESS, REFUSE, Challenge, Guess, Stake
from game.defizz.view import DefizzView
from game.table import Move, View

HELP_FROM = 0.3
"""The share of the purse from which Help! is used before it is staked. On a good hint, with much at stake, reading is
worth five times as much as on a poor one."""


class Defizz:
    """A player at any level; a character has subjects of its own. `knows`: so many of a hundred questions, None: as its
    level does."""

    def __init__(self, level: Level = "normal", character: Character | None = None, knows: int | None = None) -> None:
        self.level: Level = level
        self.character = character
        self.knows = knows
        self.temper = TEMPERS[level]
        self._minds: dict[int, Knowledge] = {}

    def choose(self, view: View, legal: list[Move], rng: Random, budget: float | None = None) -> Choice:
        assert isinstance(view, DefizzView) and view.seat is not None
        if len(legal) == 1:
            return Choice(legal[0], why.only(legal[0]))
        return PHASES[view.phase](self, view, legal, rng, self._mind(view.seat))

    def _mind(self, seat: int) -> Knowledge:
        """The knowledge of this player at a seat: the same for all its questions."""
        if seat not in self._minds:
            self._minds[seat] = Knowledge(self.level, self.character, seat, self.knows)
        return self._minds[seat]

    def reflex(self, kind: str, rng: Random) -> float:
        return reflex(self.level, kind, rng)

    # before the question

    def hint(self, view: DefizzView, legal: list[Move], rng: Random, knowledge: Knowledge) -> Choice:
        """Choose the hint on which the best bet can be made; Help! where much is at stake."""
        if view.seat != view.active:
            move = rng.choice(legal)
            return Choice(move, Reason(why.ANY, move=move))
        read = self.habits(view)
        found = [bets.best(view, grasp, read, self.temper) for grasp in self.grasps(view, knowledge, rng)]
        order = sorted(range(len(found)), key=lambda hint: -found[hint].worth)
        best = found[order[0]]
        if HELP in legal and best.amount >= HELP_FROM * view.purses[view.seat] and not view.enriching:
            reason = Reason(why.HELP, move=HELP, percent=percent(best.won.win), amount=best.amount)
            return Choice(HELP, reason)
        weighed = tuple(Weighed(CHOOSE[hint], found[hint].worth) for hint in order)
        return Choice(CHOOSE[order[0]], self.why_hint(view, best, weighed), weighed)

    def why_hint(self, view: DefizzView, best: Bet, weighed: tuple[Weighed, ...]) -> Reason:
        """The reason for a hint, beside the second best."""
        (move, worth), (other, less) = weighed[:2]
        won = percent(best.won.win)
        if view.enriching:
            return Reason(why.PRIZE, move=move, percent=won, other=other, less=percent(less))
        text = why.READ if view.helped else why.HINT
        return Reason(text, move=move, percent=won, matches=matches(worth), other=other, less=matches(less))

    def rival(self, view: DefizzView, legal: list[Move], rng: Random, knowledge: Knowledge) -> Choice:
        """Choose the opponent against whom the best bet can be made; of equal ones the richest."""
        read, grasp = self.habits(view), self.grasp_of_choice(view, knowledge, rng)
        rivals = [move for move in legal if isinstance(move, Challenge)]
        found = {move: bets.bets(view, grasp, (move.opponent,), read, self.temper)[0] for move in rivals}
        order = sorted(rivals, key=lambda move: (-found[move].worth, -view.purses[move.opponent], rng.random()))
        best, second = order[0], order[1]
        won = percent(found[best].won.win)
        weighed = tuple(Weighed(move, found[move].worth) for move in order)
        if view.enriching:
            less = percent(found[second].worth)
            return Choice(best, Reason(why.FACE, move=best, percent=won, name=second.opponent, less=less), weighed)
        reason = Reason(
            why.RIVAL,
            move=best,
            percent=won,
            matches=matches(found[best].worth),
            name=second.opponent,
            less=matches(found[second].worth),
        )
        return Choice(best, reason, weighed)

    def stake(self, view: DefizzView, legal: list[Move], rng: Random, knowledge: Knowledge) -> Choice:
        """Choose the stake with which the match is won most often."""
        read, grasp = self.habits(view), self.grasp_of_choice(view, knowledge, rng)
        found = bets.bets(view, grasp, view.rivals, read, self.temper)
        weighed = tuple(Weighed(Stake(bet.amount), bet.worth) for bet in found)
        return Choice(weighed[0].move, self.why_stake(view, found, read), weighed)

    def why_stake(self, view: DefizzView, found: list[Bet], read: Habits) -> Reason:
        """The reason for a stake: beside the minimum, or for the minimum beside the best raise."""
        best, move = found[0], Stake(found[0].amount)
        won, worth = percent(best.won.win), matches(best.worth)
        if len(found) == 1:
            return Reason(why.KEEP_ALL, move=move, percent=won)
        if best.amount == view.minimum:
            other = found[1]
            less = matches(other.worth)
            return Reason(why.KEEP, move=move, percent=won, matches=worth, amount=other.amount, less=less)
        kept = next(bet for bet in found if bet.amount == view.minimum)
        accepts = percent(sum(read.accepts[seat] for seat in view.rivals) / len(view.rivals))
        less = matches(kept.worth)
        return Reason(why.RAISE, move=move, percent=won, accepts=accepts, matches=worth, less=less)

    def raised(self, view: DefizzView, legal: list[Move], rng: Random, knowledge: Knowledge) -> Choice:
        """Accept if the match is won more often that way than after having paid for refusing."""
        accept, refuse, won = bets.accepting(
            view, self.grasp_of_choice(view, knowledge, rng), self.habits(view), self.temper
        )
        weighed = sorted([Weighed(ACCEPT, accept), Weighed(REFUSE, refuse)], key=lambda each: -each.worth)
        move = weighed[0].move
        reason = Reason(
            why.ACCEPT if move == ACCEPT else why.REFUSE,
            move=move,
            percent=percent(won.win),
            matches=matches(weighed[0].worth),
            less=matches(weighed[1].worth),
        )
        return Choice(move, reason, tuple(weighed))

    def habits(self, view: DefizzView) -> Habits:
        """The others' habits, or everybody alike for a level that doesn't read them."""
        own = (KNOWS[self.level] if self.knows is None else self.knows) / 100
        return habits(view, own) if self.temper.reads else unread(view, own)

    def grasps(self, view: DefizzView, knowledge: Knowledge, rng: Random) -> list[Grasp]:
        """The player's grasp of each hint; weak players misjudge themselves."""
        found, most = bets.grasps(view, knowledge), self.temper.misjudges
        if not most:
            return found
        return [misjudged(grasp, round(rng.uniform(-most, most), 2)) for grasp in found]

    def grasp_of_choice(self, view: DefizzView, knowledge: Knowledge, rng: Random) -> Grasp:
        """The player's grasp of the hint that was chosen."""
        assert view.choice is not None
        return self.grasps(view, knowledge, rng)[view.choice]

    # the question

    def press(self, view: DefizzView, legal: list[Move], rng: Random, knowledge: Knowledge) -> Choice:
        """Press if it knows the answer, and now and then if it doesn't."""
        likely = memory.likely(view, knowledge)
        if memory.knows(view, knowledge):
            return Choice(PRESS, Reason(why.KNOW, move=PRESS, percent=percent(likely)))
        if memory.rash(view, knowledge):
            return Choice(PRESS, Reason(why.RASH, move=PRESS))
        return Choice(PASS, Reason(why.BLANK, move=PASS, percent=percent(likely)))

    def floor(self, view: DefizzView, legal: list[Move], rng: Random, knowledge: Knowledge) -> Choice:
        """Say the answer, or something that comes to mind."""
        if memory.knows(view, knowledge):
            move = right()
            return Choice(move, Reason(why.SAY, move=move))
        return self.slip(rng)

    def entry(self, view: DefizzView, legal: list[Move], rng: Random, knowledge: Knowledge) -> Choice:
        """Say an entry of the list, the famous ones first: others will say them too."""
        known = memory.known(view, knowledge)
        if known and rng.random() >= self.temper.slips:
            sure = max(1, len(known) // 2) if self.level in defizz_luck.WHIMS else 1
            move = right(known[rng.randrange(sure)])
            return Choice(move, Reason(why.ENTRY, move=move, count=len(known)))
        if known or memory.rash(view, knowledge):
            return self.slip(rng)
        return Choice(PASS, Reason(why.EMPTY, move=PASS))

    def slip(self, rng: Random) -> Choice:
        move = wrong(rng.randrange(100))
        return Choice(move, Reason(why.GUESS, move=move))

    def number(self, view: DefizzView, legal: list[Move], rng: Random, knowledge: Knowledge) -> Choice:
        """Say a number: its own estimate, or for a strong player the best one beside those said."""
        own = memory.estimate(view, knowledge)
        said = [word.said for word in view.said if isinstance(word.said, int | float)]
        number, chance = cible.best_number(own, said, cunning=self.temper.reads)
        return Choice(Guess(number), _numbered(Guess(number), own, chance))

    def luck(self, view: DefizzView, legal: list[Move], rng: Random, knowledge: Knowledge) -> Choice:
        assert view.luck is not None
        move = defizz_luck.act(view.luck, legal, self.level, rng)
        return Choice(move, Reason(why.LUCK, move=move))


def misjudged(grasp: Grasp, by: float) -> Grasp:
    """The same grasp with every chance off by so much."""
    return grasp._replace(chances=tuple([min(0.95, max(0.05, chance + by)) for chance in grasp.chances]))


def _numbered(move: Guess, own: Estimate, chance: float | None) -> Reason:
    if own.exact:
        return Reason(why.EXACT, move=move)
    if chance is not None:
        return Reason(why.PLACED, move=move, percent=percent(chance))
    if not own.by_ratio:
        years = round(own.spread)
        return Reason(why.YEARS, move=move, spread=years) if years > 1 else Reason(why.YEAR, move=move)
    spread = round(own.number * own.spread, own.decimals) if own.decimals else round(own.number * own.spread)
    return Reason(why.NUMBER, move=move, spread=spread)


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
"""The method that decides in each phase; in the others there is no choice."""

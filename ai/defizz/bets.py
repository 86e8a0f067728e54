"""Bets by the chance to win the match: hints, opponents, stakes, raises. Answers are not known here, nor read anywhere.

A raise is worth what the rivals pay for refusing, or the pot by the odds of winning it; what money is worth, a
fortune says (`ai.defizz.fortune`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import comb
from typing import NamedTuple

from ai.defizz.fortune import LEAST, SKILL, winning
from ai.defizz.habits import HALF, Habits
from ai.defizz.levels import Temper
from ai.defizz.mind import MISLEADING, Knowledge, subjects_of_hints
from ai.defizz.odds import Odds, chance_at, odds, unseen
from game.defizz.pack import named
from game.defizz.view import DefizzView

TIMES = (1, 2, 3, 4, 5, 6, 8, 10, 14, 20)
"""The stakes that are considered, in minimums; all one has comes on top."""


class Grasp(NamedTuple):
    """A player's grasp of a question: the chance to know the answer at every difficulty, or at the true one if the
    question was read, and then its mode."""

    subject: str
    chances: tuple[float, ...]
    mode: str | None = None
    difficulty: int | None = None


class Bet(NamedTuple):
    """A stake against these sides, the chance to win the match with it, and the odds if all of them accept."""

    worth: float
    amount: int
    rivals: tuple[int, ...]
    won: Odds


class Reply(NamedTuple):
    """An answer to a raise: its likelihood, the sides that accept and refuse, and the odds against those that
    accept."""

    likely: float
    accepting: tuple[int, ...]
    refusing: tuple[int, ...]
    won: Odds


def grasps(view: DefizzView, knowledge: Knowledge) -> list[Grasp]:
    """The grasp of each hint of the card; of the whole question where Help! has shown it."""
    subjects = subjects_of_hints(named(view.options.pack))
    found = []
    for hint, shown in zip(view.hints, view.questions, strict=True):
        if shown is None:
            found.append(Grasp(subjects[hint], knowledge.feeling(subjects[hint])))
        else:
            chance = knowledge.chance(shown.category, shown.difficulty)
            found.append(Grasp(shown.category, (chance,), shown.mode, shown.difficulty))
    return found


def sides(view: DefizzView) -> list[tuple[int, ...]]:
    """The sides that the active side can play against: all of them at once in a Multi, one of them in a Duel."""
    if view.rivals:
        return [view.rivals]
    rivals = tuple([seat for seat in view.living if seat not in (view.active, view.reader)])
    return [(seat,) for seat in rivals] if view.kind == "duel" else [rivals]


def wins(
    grasp: Grasp, rivals: Iterable[int], habits: Habits, keen: dict[int, float] | None = None, last: bool = False
) -> Odds:
    """The odds against these sides; `keen` is what a side knows more, in logits, because it raised or accepted."""
    more = keen or {}
    if grasp.mode is None or grasp.difficulty is None:
        seem = [habits.standing(seat, grasp.subject, 1 - MISLEADING) + more.get(seat, 0.0) for seat in rivals]
        return unseen(grasp.chances, seem, last)
    standings = [habits.standing(seat, grasp.subject) + more.get(seat, 0.0) for seat in rivals]
    return odds(grasp.chances[0], [chance_at(standing, grasp.difficulty) for standing in standings], grasp.mode, last)


def best(view: DefizzView, grasp: Grasp, habits: Habits, temper: Temper) -> Bet:
    """The best bet that can be made on a hint."""
    found = [bets(view, grasp, rivals, habits, temper)[0] for rivals in sides(view)]
    return max(found, key=lambda bet: (bet.worth, -bet.amount))


def bets(view: DefizzView, grasp: Grasp, rivals: tuple[int, ...], habits: Habits, temper: Temper) -> list[Bet]:
    """Every stake worth considering against these sides, the best first. In the enrichment nothing is staked, and only
    the odds count."""
    won = wins(grasp, rivals, habits)
    if view.enriching:
        return [Bet(won.win, 0, rivals, won)]
    kept = Bet(_played(view, rivals, view.minimum, (), won, temper.thrift), view.minimum, rivals, won)
    amounts = stakes(view, rivals, temper)[1:]
    answers = replies(grasp, rivals, habits, temper) if amounts else []
    found = [Bet(worth(view, amount, answers, temper.thrift), amount, rivals, won) for amount in amounts]
    return sorted([kept, *found], key=lambda bet: (-bet.worth, bet.amount))


def stakes(view: DefizzView, rivals: Sequence[int], temper: Temper) -> list[int]:
    """The stakes worth considering, the lowest first."""
    purse, least = _purse(view), view.minimum
    most = max([view.purses[seat] for seat in rivals])
    ceiling = max(least, min(purse, most) * temper.most)
    found = {least * times for times in TIMES if least * times <= ceiling}
    if temper.most >= 1:
        found.add(min(purse, max(least, most)))
    return sorted(found | {least})


def replies(grasp: Grasp, rivals: tuple[int, ...], habits: Habits, temper: Temper) -> list[Reply]:
    """The possible answers to a raise, by the number of sides that accept it: the keenest first."""
    accepts = sum([habits.accepts[seat] for seat in rivals]) / len(rivals)
    keen = tuple(sorted(rivals, key=lambda seat: -habits.accepts[seat]))
    know = {seat: temper.respect * (1 - habits.accepts[seat]) for seat in rivals}
    found = []
    for count in range(len(rivals) + 1):
        likely = comb(len(rivals), count) * accepts**count * (1 - accepts) ** (len(rivals) - count)
        staying = keen[:count]
        found.append(Reply(likely, staying, keen[count:], wins(grasp, staying, habits, know)))
    return found


def worth(view: DefizzView, amount: int, answers: list[Reply], skill: float = SKILL) -> float:
    """The chance to win the match with a raise, over all answers to it."""
    return sum(
        [
            each.likely * _played(view, each.accepting, amount, each.refusing, each.won, skill)
            for each in answers
            if each.likely
        ]
    )


def _played(
    view: DefizzView, rivals: Sequence[int], amount: int, refusing: Sequence[int], won: Odds, skill: float = SKILL
) -> float:
    """The chance to win the match after playing for `amount` against these sides, with what the others paid for
    refusing; without rivals that is simply taken."""
    if not rivals:
        return winning(view, _settled(view, (), 0, refusing, view.active), skill)
    stake = min([amount, *[view.purses[seat] for seat in rivals]])
    players = (view.active, *rivals)
    ahead = winning(view, _settled(view, players, stake, refusing, view.active), skill)
    behind = winning(view, _settled(view, players, stake, refusing, rivals[0]), skill)
    return won.win * ahead + won.lose * behind + won.void * winning(view, view.purses, skill)


def _settled(
    view: DefizzView, players: Iterable[int], stake: int, refusing: Iterable[int], winner: int, pot: int = 0
) -> list[int]:
    """The purses after a turn."""
    purses = list(view.purses)
    for seat in players:
        purses[seat] -= stake
        pot += stake
    for seat in refusing:
        paid = min(view.minimum, purses[seat])
        purses[seat] -= paid
        pot += paid
    purses[winner] += pot
    return purses


def accepting(view: DefizzView, grasp: Grasp, habits: Habits, temper: Temper) -> tuple[float, float, Odds]:
    """The chances to win the match by accepting a raise and by refusing it, and the odds of the question.

    Whoever refuses waits for a better bet. Beside somebody who always raises there is none to wait for, only a minimum
    to pay each time: the more often the raiser raises, the less skill counts.
    """
    assert view.seat is not None
    own, later = view.seat, view.waiting[1:]
    keen = [seat for seat in later if habits.accepts[seat] >= HALF]
    shy = [seat for seat in later if habits.accepts[seat] < HALF]
    others = [*view.players, *keen]
    know = {seat: temper.respect * (1 - habits.accepts[seat]) for seat in others}
    know[view.active] = temper.respect * (1 - habits.raises[view.active]) + temper.believes
    won = wins(grasp, others, habits, know, last=not later)
    skill = max(LEAST, temper.thrift * min(1.0, (1 - habits.raises[view.active]) / HALF))
    stake = min([view.stake, *(view.purses[seat] for seat in (own, *keen))])
    ahead = winning(view, _settled(view, (own, *others), stake, shy, own, view.pot), skill)
    behind = winning(view, _settled(view, (own, *others), stake, shy, view.active, view.pot), skill)
    apart = winning(view, _settled(view, others, stake, (own, *shy), view.active, view.pot), skill)
    undone = winning(view, [purse + paid for purse, paid in zip(view.purses, view.paid, strict=True)], skill)
    void = won.void if len(others) > 1 else 0.0
    return won.win * ahead + won.lose * behind + won.void * undone, (1 - void) * apart + void * undone, won


def _purse(view: DefizzView) -> int:
    assert view.seat is not None
    return view.purses[view.seat]

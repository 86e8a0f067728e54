"""Betting by what it is worth: hints, opponents, stakes, raises. Answers are not known here, nor read anywhere.

A raise is worth what the rivals pay for refusing, or the pot by the odds of winning it, less a price for the risk.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import NamedTuple

from ai.defizz_mind import Mind, hinted
from ai.defizz_odds import Habits, Odds, odds
from game.defizz.pack import named
from game.defizz.view import DefizzView

TIMES = (1, 2, 3, 4, 6, 10)
"""The stakes that are considered, in minimums; and all one has."""


class Temper(NamedTuple):
    """How somebody bets."""

    caution: float
    """The price of a risk: so much of the stake's square over the purse."""
    most: float
    """The largest share of the purse that is ever raised to."""
    bold: float
    """What who raises seems to know more than others (in chances)."""
    reads: bool
    """Whether habits are read."""


class Hand(NamedTuple):
    """What a player holds of a question: how likely it is to know the answer, and the mode if it was read."""

    chance: float
    mode: str | None


def hands(view: DefizzView, mind: Mind) -> list[Hand]:
    """For each hint of the card; the whole question where Help! has shown it."""
    subjects = hinted(named(view.options.pack))
    found = []
    for hint, shown in zip(view.hints, view.questions, strict=True):
        if shown is None:
            found.append(Hand(mind.feeling(subjects[hint]), None))
        else:
            found.append(Hand(mind.chance(shown.category, shown.difficulty), shown.mode))
    return found


def challengeable(view: DefizzView) -> list[int]:
    """Who may have to do with this card."""
    return [seat for seat in view.living if seat not in (view.active, view.reader)]


def wins(view: DefizzView, hand: Hand, rivals: Sequence[int], habits: Habits) -> Odds:
    """The odds against these sides."""
    return odds(hand.chance, [habits.knows[seat] for seat in rivals], hand.mode)


def facing(view: DefizzView, hand: Hand, habits: Habits) -> Odds:
    """The odds of a hint, before anybody is challenged: against all in a Multi, against the weakest in a Duel."""
    rivals = challengeable(view)
    if view.kind == "duel":
        rivals = [min(rivals, key=lambda seat: habits.knows[seat])]
    return wins(view, hand, rivals, habits)


def stakes(view: DefizzView, temper: Temper) -> list[int]:
    """The stakes worth thinking about."""
    purse, least = _purse(view), view.minimum
    most = max([view.purses[seat] for seat in view.rivals])
    ceiling = max(least, min(purse, most) * temper.most)
    found = {least * times for times in TIMES if least * times <= ceiling}
    if temper.most >= 1:
        found.add(min(purse, max(least, most)))
    return sorted(found | {least})


def worth(view: DefizzView, hand: Hand, amount: int, habits: Habits, temper: Temper) -> float:
    """What a stake brings on average, over how many of the rivals accept it."""
    rivals, least = view.rivals, view.minimum
    if amount <= least:
        return _played(view, hand, rivals, amount, 0, habits, temper)
    accepts = sum(habits.accepts[seat] for seat in rivals) / len(rivals)
    keen = sorted(rivals, key=lambda seat: -habits.accepts[seat])
    total = 0.0
    for count in range(len(rivals) + 1):
        likely = comb(len(rivals), count) * accepts**count * (1 - accepts) ** (len(rivals) - count)
        fees = sum(min(least, view.purses[seat]) for seat in keen[count:])
        total += likely * (_played(view, hand, keen[:count], amount, fees, habits, temper) if count else fees)
    return total


def _played(
    view: DefizzView, hand: Hand, rivals: Sequence[int], amount: int, fees: int, habits: Habits, temper: Temper
) -> float:
    """What it brings to play for so much against these, with what the others have paid."""
    stake = min([amount, *(view.purses[seat] for seat in rivals)])
    won = wins(view, hand, rivals, habits)
    return won.win * (stake * len(rivals) + fees) - won.lose * stake - _risk(view, stake, won, temper)


def _risk(view: DefizzView, stake: int, won: Odds, temper: Temper) -> float:
    """The more of the purse is at stake, the dearer."""
    return temper.caution * stake * stake / _purse(view) * (1 - won.void)


def accepting(view: DefizzView, hand: Hand, habits: Habits, temper: Temper) -> tuple[float, float, Odds]:
    """What it is worth to accept a raise, and to refuse it; and the odds of winning. Who raises knows more."""
    assert view.seat is not None
    stake = min(view.stake, _purse(view))
    keen = [seat for seat in view.waiting[1:] if habits.accepts[seat] >= 0.5]
    others = [seat for seat in view.players if seat != view.active] + keen
    raiser = habits.knows[view.active] + temper.bold
    last = len(view.waiting) == 1
    won = odds(hand.chance, [raiser, *(habits.knows[seat] for seat in others)], hand.mode, last)
    stake = min([stake, *(view.purses[seat] for seat in keen)])
    fees = view.pot + view.minimum * (len(view.waiting) - 1 - len(keen))
    gain = won.win * (stake * (1 + len(others)) + fees) - won.lose * stake - _risk(view, stake, won, temper)
    return gain, -min(view.minimum, _purse(view)) * (1 - won.void), won


def _purse(view: DefizzView) -> int:
    assert view.seat is not None
    return view.purses[view.seat]

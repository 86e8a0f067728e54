"""The habits of the other sides, as a match has shown them: their knowledge, their subjects, their bets.

People take the subjects that they know, and win in them. Who seldom raises or accepts knows something when they do.
"""

from __future__ import annotations

from collections import Counter
from functools import cached_property, lru_cache
from typing import NamedTuple

from ai.defizz.mind import STRONG, SUBJECTS, logit
from game.defizz.pack import Pack, named
from game.defizz.records import Turn
from game.defizz.view import DefizzView

PATIENCE = 35.0
"""The number of questions after which somebody's results count half towards their knowledge."""
WARY = 3.0
"""The number of raises after which somebody's answers count half towards their courage."""
HALF = 0.5
"""The share of raises made or accepted by a side of which nothing has been seen."""
TAKES, FEW_TAKEN = 0.66, 1.0
"""The meaning, in logits, of taking a subject more often than it comes, and the number of times that are no sign
yet."""
PROVES, FEW_WON = 0.68, 3.0
"""The same for winning more than one's share in a subject. All four were fitted to matches among all characters."""
MOST_SIDES = 12


class Habits(NamedTuple):
    """The habits of each side: the share of questions that it seems to know, how often it accepts and raises, and its
    lead or lag in each subject, in logits."""

    knows: tuple[float, ...]
    accepts: tuple[float, ...]
    raises: tuple[float, ...] = (HALF,) * MOST_SIDES
    leans: tuple[dict[str, float], ...] = ({},) * MOST_SIDES

    def standing(self, seat: int, subject: str, surely: float = 1.0) -> float:
        """The knowledge of a side in a subject, in logits; `surely` is the chance that this is the subject."""
        return logit(self.knows[seat]) + surely * self.leans[seat].get(subject, 0.0)


class SideRecord:
    """The record of one side: turns, raises, answers, and wins by subject."""

    def __init__(self) -> None:
        self.turns = self.raised = self.offered = self.accepted = 0
        self.won = self.due = 0.0
        self.taken: Counter[str] = Counter()
        self.won_in: dict[str, float] = dict.fromkeys(SUBJECTS, 0.0)
        self.due_in: dict[str, float] = dict.fromkeys(SUBJECTS, 0.0)

    def plays(self, subject: str, due: float, wins: bool) -> None:
        """Add a question that had a winner; `due` is this side's fair share of it."""
        self.due += due
        self.won += wins
        if subject in SUBJECTS:
            self.due_in[subject] += due
            self.won_in[subject] += wins

    @cached_property
    def leans(self) -> dict[str, float]:
        """The lead or lag in each subject, in logits, from what the side took and won."""
        took, often = sum(self.taken.values()), sum(SUBJECTS.values())
        return {subject: self._leans(subject, took * share / often) for subject, share in SUBJECTS.items()}

    def _leans(self, subject: str, usual: float) -> float:
        due = self.due_in[subject]
        takes = TAKES * (self.taken[subject] - usual) / (usual + FEW_TAKEN)
        proves = PROVES * (self.won_in[subject] - due) / (due + FEW_WON)
        return min(STRONG, max(-STRONG, takes + proves))


def habits(view: DefizzView, own: float) -> Habits:
    """The habits seen in the turns gone by. A side of which nothing was seen seems to know the share `own`, as
    oneself."""
    sides = watched(view.history, view.seats, named(view.options.pack), view.options.expert)
    return Habits(
        tuple([_seems(own, side.won, side.due) for side in sides]),
        tuple([_often(side.accepted, side.offered) for side in sides]),
        tuple([_often(side.raised, side.turns) for side in sides]),
        tuple([side.leans for side in sides]),
    )


@lru_cache(maxsize=4)
def watched(history: tuple[Turn, ...], seats: int, pack: Pack, expert: bool) -> list[SideRecord]:
    """The record of each side over these turns; kept, since it is asked for several times in a turn."""
    sides = [SideRecord() for _ in range(seats)]
    for turn in history:
        active, raised = sides[turn.active], turn.offer > turn.minimum
        active.turns += 1
        active.raised += raised
        if raised:
            for seat in (*turn.players, *turn.refused):
                if seat != turn.active:
                    sides[seat].offered += 1
                    sides[seat].accepted += seat in turn.players
        if turn.question is None:
            continue
        subject = pack.shown[pack.index[turn.question]].category
        if subject in SUBJECTS and not expert:
            active.taken[subject] += 1
        if turn.winner is not None:
            for seat in turn.players:
                sides[seat].plays(subject, 1 / len(turn.players), seat == turn.winner)
    return sides


def unread(view: DefizzView, own: float) -> Habits:
    """The habits of sides that all seem alike, and know the share `own`."""
    return Habits((own,) * view.seats, (HALF,) * view.seats)


def _seems(own: float, won: float, due: float) -> float:
    """The share of questions that somebody seems to know who has won so often, and ought to have won so often."""
    return min(0.9, max(0.1, own * (won + PATIENCE) / (due + PATIENCE)))


def _often(times: int, of: int) -> float:
    return (times + HALF * WARY) / (of + WARY)

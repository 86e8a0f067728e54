"""What a match has told about the others: how much they know, in which subjects, and how they bet.

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
"""How many questions it takes to think differently of somebody's knowledge."""
WARY = 3.0
"""How many raises it takes to think differently of somebody's courage."""
HALF = 0.5
"""How often others raise or accept, as long as nothing has been seen of them."""
TAKES, FEW_TAKEN = 0.66, 1.0
"""What it tells to take a subject more often than it comes (in logits), and how many times are no sign yet."""
PROVES, FEW_WON = 0.68, 3.0
"""The same for winning more than one's share in it. All four were fitted to matches among all characters."""
MOST_SIDES = 12


class Habits(NamedTuple):
    """Of each side: what it seems to know, how often it accepts and raises, and how far it stands above or below that
    in each subject (in logits)."""

    knows: tuple[float, ...]
    accepts: tuple[float, ...]
    raises: tuple[float, ...] = (HALF,) * MOST_SIDES
    leans: tuple[dict[str, float], ...] = ({},) * MOST_SIDES

    def standing(self, seat: int, subject: str, surely: float = 1.0) -> float:
        """Where a side stands in a subject, as sure as it is that this is the subject."""
        return logit(self.knows[seat]) + surely * self.leans[seat].get(subject, 0.0)


class Seen:
    """What one side has done so far."""

    def __init__(self) -> None:
        self.turns = self.raised = self.offered = self.accepted = 0
        self.won = self.due = 0.0
        self.taken: Counter[str] = Counter()
        self.won_in: dict[str, float] = dict.fromkeys(SUBJECTS, 0.0)
        self.due_in: dict[str, float] = dict.fromkeys(SUBJECTS, 0.0)

    def plays(self, subject: str, due: float, wins: bool) -> None:
        """A question with a winner."""
        self.due += due
        self.won += wins
        if subject in SUBJECTS:
            self.due_in[subject] += due
            self.won_in[subject] += wins

    @cached_property
    def leans(self) -> dict[str, float]:
        """Its subjects, by what it took and won."""
        took, often = sum(self.taken.values()), sum(SUBJECTS.values())
        return {subject: self._leans(subject, took * share / often) for subject, share in SUBJECTS.items()}

    def _leans(self, subject: str, usual: float) -> float:
        due = self.due_in[subject]
        takes = TAKES * (self.taken[subject] - usual) / (usual + FEW_TAKEN)
        proves = PROVES * (self.won_in[subject] - due) / (due + FEW_WON)
        return min(STRONG, max(-STRONG, takes + proves))


def habits(view: DefizzView, own: float) -> Habits:
    """From the turns gone by, which all have seen. Of whom nothing was seen, one thinks that they know as much as
    oneself."""
    sides = watched(view.history, view.seats, named(view.options.pack), view.options.expert)
    return Habits(
        tuple([_seems(own, side.won, side.due) for side in sides]),
        tuple([_often(side.accepted, side.offered) for side in sides]),
        tuple([_often(side.raised, side.turns) for side in sides]),
        tuple([side.leans for side in sides]),
    )


@lru_cache(maxsize=4)
def watched(history: tuple[Turn, ...], seats: int, pack: Pack, expert: bool) -> list[Seen]:
    """What each side has done in these turns; it is asked for several times in a turn."""
    sides = [Seen() for _ in range(seats)]
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
    """Everybody alike."""
    return Habits((own,) * view.seats, (HALF,) * view.seats)


def _seems(own: float, won: float, due: float) -> float:
    """More wins than one's share: more knowledge."""
    return min(0.9, max(0.1, own * (won + PATIENCE) / (due + PATIENCE)))


def _often(times: int, of: int) -> float:
    return (times + HALF * WARY) / (of + WARY)

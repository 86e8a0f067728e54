"""The table's word on an answer (DE-22): the judge's ruling, and the vote of the people where it is near or contested.

The expected answer is not shown here as long as somebody else may still try.
"""

from __future__ import annotations

from random import Random
from typing import Any, Literal

from game.defizz.chrono import untried
from game.defizz.moves import VERDICTS, Verdict
from game.defizz.questions import ChronoQuestion, Names
from game.match import Match
from scenes.games.defizz import judge

Ruling = Literal["right", "near", "wrong"]
WINDOW = 4.0
"""Seconds in which a ruling can be contested."""


class Hearing:
    """One answer before the table. `judges` vote, one after the other, once it is near or contested."""

    def __init__(self, match: Match, rng: Random, spoken: bool = False) -> None:
        state = match.state
        self.move = len(match.moves)
        """How many moves had been made when it began."""
        self.seat: int = state.floor[0]  # type: ignore[attr-defined]
        self.text: str = state.answers[0]  # type: ignore[attr-defined]
        self.person = match.seats[self.seat].person
        self.spoken = spoken and self.person
        self.ruling: Ruling = "near" if self.spoken else ruling(match, rng)
        self.judges = judges(match, self.seat)
        self.expected = expected(match, self.seat) if self.spoken else None
        """What a spoken answer is compared with, where no other person can still try."""
        self.votes: dict[int, bool] = {}
        self.contested = self.ruling == "near" and self.person
        self.seen = False
        """Somebody has gone on."""
        self.waited = 0.0

    @property
    def open(self) -> bool:
        """Whether the ruling can still be contested: a refusal, or with others there, anything said."""
        return self.person and not self.contested and (self.ruling != "right" or len(self.judges) > 1)

    @property
    def voter(self) -> int | None:
        """Whose vote is due."""
        return next((seat for seat in self.judges if seat not in self.votes), None) if self.contested else None

    def contest(self) -> None:
        """Let the people decide; who plays alone against computers has just decided."""
        self.contested = True
        if self.judges == (self.seat,):
            self.votes[self.seat] = self.ruling != "right"

    def vote(self, right: bool) -> None:
        voter = self.voter
        if voter is not None:
            self.votes[voter] = right

    def verdict(self, limits: float | None) -> Verdict | None:
        """The word, once it is found. `limits` is how many times longer a window is; None: until somebody goes on."""
        if self.contested:
            return self._counted()
        late = limits is not None and self.waited >= WINDOW * limits
        return VERDICTS[0 if self.ruling == "right" else 1] if not self.open or self.seen or late else None

    def _counted(self) -> Verdict | None:
        """The majority; with as many votes on both sides the ruling stands, and what was near is wrong."""
        yes = sum(self.votes.values())
        no = len(self.votes) - yes
        half = len(self.judges) / 2
        if yes > half or no > half or len(self.votes) == len(self.judges):
            return VERDICTS[0 if yes > no or (yes == no and self.ruling == "right") else 1]
        return None


def ruling(match: Match, rng: Random) -> Ruling:
    """What the judge makes of the answer that waits."""
    state: Any = match.state
    if match.seats[state.floor[0]].person:
        return judge.heard(state).word
    return "right" if judge.verdict(match, rng).right else "wrong"


def judges(match: Match, seat: int) -> tuple[int, ...]:
    """DE-22: the reader if a person; else the other people; alone, the person itself."""
    people = [place for place, who in enumerate(match.seats) if who.person and place != seat]
    reader: int = match.state.reader  # type: ignore[attr-defined]
    if reader in people:
        return (reader,)
    return tuple(people) or (seat,)


def expected(match: Match, seat: int) -> Names | None:
    """The answer of a Chrono, once nobody but that side and computer players could use it."""
    state: Any = match.state
    question = state.pack.file.questions[state.asked]
    others = [other for other in untried(state) if match.seats[other].person and other != seat]
    return question.answer if isinstance(question, ChronoQuestion) and not others else None

"""The table's word on an answer (DE-22): the judge's ruling, and the vote of the people where it is near or contested.

The expected answer is not shown here as long as somebody else may still try.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Literal

from game.defizz.jury import decided, jury
from game.defizz.moves import REPEATED, VERDICTS, Verdict
from game.defizz.public import question, untried
from game.defizz.questions import ChronoQuestion, Names
from game.defizz.view import DefizzView
from game.match import Seat
from scenes.games.defizz import judge

Ruling = Literal["right", "near", "wrong"]
WINDOW = 4.0
"""Seconds in which a ruling can be contested."""


class Hearing:
    """One answer before the table. `judges` vote, one after the other, once it is near or contested."""

    def __init__(self, view: DefizzView, seats: Sequence[Seat], rng: Random, spoken: bool = False) -> None:
        """Begin with the answer that waits in `view`, which may be that of any seat: all of this is open."""
        people = [index for index, seat in enumerate(seats) if seat.person]
        self.move = view.moves
        """The number of moves made when the hearing began; another number means another answer."""
        self.seat = view.floor[0]
        self.text = view.answers[0] or ""
        self.person = self.seat in people
        self.spoken = spoken and self.person
        self.repeated = not self.spoken and judge.repeated(view, self.text)
        """True if a Ping-pong had this answer before: that is wrong, whatever people say."""
        self.close = judge.close(view, self.text) is not None
        """True if the text is much like a right answer, so that even whoever is alone may appeal for it."""
        self.ruling: Ruling = "near" if self.spoken else ruling(view, self.person, rng)
        self.judges = jury(view.reader, self.seat, people)
        self.expected = expected(view, people, self.seat) if self.spoken else None
        """The answer that a spoken one is compared with, where no other person can still try; else None."""
        self.votes: dict[int, bool] = {}
        self.contested = self.ruling == "near" and self.person
        self.seen = False
        """True once somebody has accepted the ruling."""
        self.waited = 0.0
        """Seconds that the ruling has been open."""

    @property
    def open(self) -> bool:
        """True if the ruling on a person's answer can be contested: a refusal, or with several judges any ruling.

        A repeat is no matter of opinion. Whoever judges their own answer may only if it is close to a right one.
        """
        if not self.person or self.contested or self.repeated:
            return False
        if self.judges == (self.seat,):
            return self.ruling != "right" and self.close
        return self.ruling != "right" or len(self.judges) > 1

    @property
    def voter(self) -> int | None:
        """The seat whose vote is due; None if no vote is."""
        return next((seat for seat in self.judges if seat not in self.votes), None) if self.contested else None

    def contest(self) -> None:
        """Let the people decide, if the ruling can be contested; a person alone reverses it."""
        if self.open:
            self.contested = True
            if self.judges == (self.seat,):
                self.votes[self.seat] = True

    def vote(self, right: bool) -> None:
        """Count the vote of the seat that is due; nothing happens if none is."""
        voter = self.voter
        if voter is not None:
            self.votes[voter] = right

    def verdict(self, limits: float | None) -> Verdict | None:
        """The verdict; None while it is open. `limits` multiplies the window to contest; None: no end of it."""
        if self.contested:
            return self._counted()
        late = limits is not None and self.waited >= WINDOW * limits
        if self.open and not self.seen and not late:
            return None
        return REPEATED if self.repeated else VERDICTS[0 if self.ruling == "right" else 1]

    def _counted(self) -> Verdict | None:
        """The verdict of the votes; None while those to come can change it."""
        right = decided(self.ruling == "right", self.votes, self.judges)
        return None if right is None else VERDICTS[0 if right else 1]


def ruling(view: DefizzView, person: bool, rng: Random) -> Ruling:
    """The judge's word on the answer that waits; a computer player's is never near, as nobody can be asked about it."""
    if person:
        return judge.heard(view).word
    return "right" if judge.verdict(view, rng).right else "wrong"


def expected(view: DefizzView, people: Sequence[int], seat: int) -> Names | None:
    """The answer of a Chrono, once nobody but that side and computer players could use it; else None."""
    others = [other for other in untried(view) if other in people and other != seat]
    asked = question(view)
    return asked.answer if isinstance(asked, ChronoQuestion) and not others else None

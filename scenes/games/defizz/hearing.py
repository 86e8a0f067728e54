"""The table's word on an answer (DE-22): the judge's ruling, and the vote of the people where it is near or contested.

Whoever judges is shown the answer: openly once no other person can still use it, else only to a judge who has no stake.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Literal

from game.defizz.jury import decided, jury
from game.defizz.moves import REPEATED, VERDICTS, Verdict
from game.defizz.public import question, untried
from game.defizz.questions import ChronoQuestion, Names, PingPongQuestion
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
        self.judges = jury(view.reader, self.seat, people, view.players)
        self.answer = answer(view, self.text, self.spoken)
        """The answer that this one is compared with; None if it is like none of a list."""
        self.expected = self.answer if secure(view, people, self.seat) else None
        """That answer, where no other person can still use it; else None."""
        self.neutral = tuple(seat for seat in self.judges if seat not in view.players)
        """The judges who take no part in the question."""
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

    @property
    def aside(self) -> bool:
        """True if whoever votes now has no stake and may look at the answer, which the others must not see yet."""
        return self.answer is not None and self.expected is None and self.voter in self.neutral

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


def answer(view: DefizzView, text: str, spoken: bool) -> Names | None:
    """The answer of a Chrono, or the entry of a list that a text is like; None if it is like none or was said aloud."""
    asked = question(view)
    if isinstance(asked, ChronoQuestion):
        return asked.answer
    entry = None if spoken else judge.heard(view).entry
    entry = judge.close(view, text) if entry is None and not spoken else entry
    if entry is None or not isinstance(asked, PingPongQuestion):
        return None
    item = asked.list.items[entry]
    return Names(fr=item.fr, en=item.en)


def secure(view: DefizzView, people: Sequence[int], seat: int) -> bool:
    """Tell if no other person can still use the answer: in a Chrono those who have not tried, else those still in."""
    asked = question(view)
    left = untried(view) if isinstance(asked, ChronoQuestion) else [at for at in view.players if at not in view.tried]
    return not any(other in people and other != seat for other in left)

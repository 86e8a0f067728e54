"""Answers of people that were refused, and may be appealed for once the answer is known (DE-22)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.defizz.jury import appealed_to
from game.defizz.public import question
from game.defizz.questions import ChronoQuestion
from game.defizz.view import DefizzView
from game.match import Seat
from scenes.games.defizz.hearing import Hearing


class Refused(NamedTuple):
    """An answer of a person that was refused: the moves made before the table's word on it, and who hears an appeal."""

    move: int
    seat: int
    text: str
    judges: tuple[int, ...]


class Appeals:
    """The answers to this question that were refused and may still be appealed for."""

    def __init__(self) -> None:
        self.asked: int | None = None
        """The number of questions that were over before this one."""
        self.open: list[Refused] = []
        self.votes: dict[int, bool] = {}
        """The votes on the appeal that is heard, by seat."""

    def note(self, hearing: Hearing, view: DefizzView, seats: Sequence[Seat]) -> None:
        """Keep the answer that was just refused, if an appeal could change it; forget those to earlier questions.

        Not in a list, which goes on with its entries unknown; no repeat; nothing that the same people have judged; and
        alone only what is close to a right answer.
        """
        if len(view.history) != self.asked:
            self.asked, self.open = len(view.history), []
        judges = appealed_to(hearing.seat, tuple(index for index, seat in enumerate(seats) if seat.person))
        heard = hearing.contested and (not judges or set(judges) == set(hearing.judges))
        chrono = isinstance(question(view), ChronoQuestion)
        if chrono and hearing.person and not (hearing.repeated or heard) and (judges or hearing.close):
            self.open.append(Refused(hearing.move, hearing.seat, hearing.text, judges))

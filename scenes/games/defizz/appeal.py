"""An appeal after the answer is known: once for each answer, before everyone, decided by all others (DE-22)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from game.defizz.jury import appealed_to, decided
from game.defizz.moves import VERDICTS
from game.defizz.public import question
from game.defizz.questions import ChronoQuestion
from scenes.app.dialog import Dialog
from scenes.app.lang import p, t
from scenes.games.defizz import words
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.text import STRONG_STYLE
from scenes.kit.theme import BUTTON
from scenes.kit.widget import Widget
from scenes.tables.reach import Reach

if TYPE_CHECKING:
    from scenes.games.defizz.desk import Desk
    from scenes.games.defizz.hearing import Hearing
    from scenes.games.defizz.table import Defizz

GAP = 12.0


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

    def begin(self, asked: int) -> None:
        """Forget the answers to an earlier question."""
        if asked != self.asked:
            self.asked, self.open = asked, []

    def note(self, hearing: Hearing, people: tuple[int, ...], chrono: bool) -> None:
        """Keep a refused answer, if an appeal could change it.

        Not in a list, which goes on with its entries unknown; no repeat; nothing that the same people have judged; and
        alone only what is close to a right answer.
        """
        judges = appealed_to(hearing.seat, people)
        heard = hearing.contested and (not judges or set(judges) == set(hearing.judges))
        if chrono and hearing.person and not (hearing.repeated or heard) and (judges or hearing.close):
            self.open.append(Refused(hearing.move, hearing.seat, hearing.text, judges))


def note(table: Desk, hearing: Hearing) -> None:
    """Keep the answer that was just refused."""
    people = tuple(index for index, seat in enumerate(table.seats) if seat.person)
    table.appeals.begin(len(table.view.history))
    table.appeals.note(hearing, people, isinstance(question(table.view), ChronoQuestion))


def widgets(table: Defizz, reach: Reach) -> list[Widget]:
    """A button for each answer that may be appealed for, while the card shows the end of its question."""
    if table.result is None or len(table.view.history) != table.appeals.asked:
        return []
    row, right = table.button_row(), table.button_row().right
    found: list[Widget] = []
    for refused in table.appeals.open:
        text = t("I was right") if table.alone else t("{name} appeals", name=table.names[refused.seat])
        wide = reach.type.width(text, STRONG_STYLE) + BUTTON
        box = Box(right - wide, row.y, wide, row.height)
        button = Button(box, text, partial(plead, table, reach, refused), "quiet")
        button.thing = "appeal"
        found.append(button)
        right -= wide + GAP
    return found


def plead(table: Desk, reach: Reach, refused: Refused) -> None:
    """Bring an appeal before everyone: alone it is granted; else all others vote, one after the other."""
    table.appeals.open.remove(refused)
    table.appeals.votes = {}
    if not refused.judges:
        _grant(table, reach, refused)
    else:
        _vote(table, reach, refused)


def _vote(table: Desk, reach: Reach, refused: Refused) -> None:
    """Ask the next judge; decide once the votes to come can't change it."""
    votes = table.appeals.votes
    end = decided(False, votes, refused.judges)
    if end is not None:
        _decide(table, reach, refused, end)
        return
    voter = next(seat for seat in refused.judges if seat not in votes)
    name = table.names[refused.seat]
    answer = table.result.answer if table.result is not None else None
    told = t("The answer: {answer}.", answer=words.named(answer)) if answer is not None else ""
    text = f"{t('{name}: “{text}”', name=name, text=refused.text)}. {told}"
    ask = t("{name} appeals. {judge}, was that right?", name=name, judge=table.names[voter])
    reach.app.push(
        Dialog(
            ask,
            text.strip(),
            [
                (p("verdict", "Right"), partial(_voted, table, reach, refused, voter, True), "do"),
                (p("verdict", "Wrong"), partial(_voted, table, reach, refused, voter, False), "urgent"),
            ],
        )
    )


def _voted(table: Desk, reach: Reach, refused: Refused, voter: int, right: bool) -> None:
    table.appeals.votes[voter] = right
    _vote(table, reach, refused)


def _decide(table: Desk, reach: Reach, refused: Refused, right: bool) -> None:
    """Take the refusal back, or let it stand; say so to everyone."""
    if right:
        _grant(table, reach, refused)
        return
    reach.app.toasts.say(t("The appeal of {name} is refused.", name=table.names[refused.seat]))
    reach.rebuild()


def _grant(table: Desk, reach: Reach, refused: Refused) -> None:
    """Judge the answer right: what came after it is taken back."""
    reach.overrule(refused.move, VERDICTS[0])
    reach.app.toasts.say(t("{name} was right, after all.", name=table.names[refused.seat]))

"""An appeal after the answer is known: once for each answer, before everyone, decided by all others (DE-22)."""

from __future__ import annotations

from functools import partial

from game.defizz.jury import decided
from game.defizz.moves import VERDICTS
from scenes.app.dialog import Dialog
from scenes.app.lang import p, t
from scenes.games.defizz import words
from scenes.games.defizz.cardtable import CardTable
from scenes.games.defizz.refused import Refused
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.text import STRONG_STYLE
from scenes.kit.theme import BUTTON
from scenes.kit.widget import Widget
from scenes.tables.reach import Reach

GAP = 12.0


def widgets(table: CardTable, reach: Reach) -> list[Widget]:
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


def plead(table: CardTable, reach: Reach, refused: Refused) -> None:
    """Bring an appeal before everyone: alone it is granted; else all others vote, one after the other."""
    table.appeals.open.remove(refused)
    table.appeals.votes = {}
    if not refused.judges:
        _grant(table, reach, refused)
    else:
        _vote(table, reach, refused)


def _vote(table: CardTable, reach: Reach, refused: Refused) -> None:
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


def _voted(table: CardTable, reach: Reach, refused: Refused, voter: int, right: bool) -> None:
    table.appeals.votes[voter] = right
    _vote(table, reach, refused)


def _decide(table: CardTable, reach: Reach, refused: Refused, right: bool) -> None:
    """Take the refusal back, or let it stand; say so to everyone."""
    if right:
        _grant(table, reach, refused)
        return
    reach.app.toasts.say(t("The appeal of {name} is refused.", name=table.names[refused.seat]))
    reach.rebuild()


def _grant(table: CardTable, reach: Reach, refused: Refused) -> None:
    """Judge the answer right: what came after it is taken back."""
    reach.overrule(refused.move, VERDICTS[0])
    reach.app.toasts.say(t("{name} was right, after all.", name=table.names[refused.seat]))

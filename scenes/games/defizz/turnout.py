"""The outcome of a question for each side: its answer, the word on it, the money won or lost."""

from __future__ import annotations

from typing import NamedTuple

from game.defizz.money import PRIZE
from game.defizz.moves import EXAMPLE
from game.defizz.records import Result
from game.defizz.view import DefizzView
from scenes.app.lang import n, t
from scenes.games.defizz import says, words
from scenes.games.defizz.cardtable import CardTable
from scenes.games.defizz.luck import words as chance_words
from scenes.games.defizz.luck.painters import words_of
from scenes.games.defizz.luck.round import now
from scenes.tables.scoring import number

NAMED = ("coin", "rps", "red_black")
"""Games of chance whose picks are told by their names."""
MINUS = "\N{MINUS SIGN}"


class Turnout(NamedTuple):
    """A question as it turned out for one side."""

    seat: int
    said: str
    """Its answer in quotation marks, its number or pick; else why there is none; empty if it had nothing to say."""
    right: bool | None
    """True for the winner or a right answer, False for a wrong one, None for everything else."""
    amount: int
    """The money that it won; below zero what it lost."""
    found: int = 0
    """Right answers in a Ping-pong."""


def of(table: CardTable) -> list[Turnout]:
    """Every side that paid or took part in the question that is over: the winner first, then the others as they sit."""
    result, view = table.result, table.view
    if result is None:
        return []
    seats = [*view.players, *view.refused]
    seats.sort(key=lambda seat: seat != result.winner)
    return [_turnout(table, result, seat) for seat in seats]


def amounts(view: DefizzView, winner: int | None) -> dict[int, int]:
    """The money that each side wins or loses by this question; DE-16: without a winner nobody does."""
    seats = (*view.players, *view.refused)
    if winner is None:
        return dict.fromkeys(seats, 0)
    if view.enriching:
        return {seat: PRIZE if seat == winner else 0 for seat in seats}
    return {seat: (view.pot if seat == winner else 0) - view.paid[seat] for seat in seats}


def _turnout(table: CardTable, result: Result, seat: int) -> Turnout:
    amount = amounts(table.view, result.winner)[seat]
    if seat in table.view.refused:
        return Turnout(seat, t("stays out"), None, amount)
    if result.question.mode == "chance":
        return Turnout(seat, _pick(table, seat), True if seat == result.winner else None, amount)
    said = [word for word in result.said if word.seat == seat]
    if not said:
        late = result.question.mode == "chrono"
        return Turnout(seat, t("too late") if late else t("not asked"), None, amount)
    last = said[-1]
    found = sum(word.right is True for word in said) if result.question.mode == "pingpong" else 0
    if last.said is None:
        return Turnout(seat, t("out of time") if last.late else t("passes"), None, amount, found)
    if isinstance(last.said, int | float):
        return Turnout(seat, says.figures(last.said, table.unit), True if seat == result.winner else None, amount)
    text = t("said aloud") if last.said == EXAMPLE.text else t("“{text}”", text=words.printed(last.said))
    return Turnout(seat, text, last.right, amount, found)


def _pick(table: CardTable, seat: int) -> str:
    """A side's pick in the last round of a game of chance; those who were out before have none."""
    round_ = now(table)
    if round_ is None:
        return ""
    if seat not in round_.sides:
        return t("out before")
    pick = round_.picks[round_.sides.index(seat)]
    if pick is None or pick < 0:
        return ""
    if round_.kind == "high_card":
        return chance_words.card(pick)
    if round_.kind == "twenty_one" and not pick:
        return t("over 21")
    return chance_words.pick(round_.kind, pick) if round_.kind in NAMED else words_of(round_, pick)


def signed(amount: int) -> str:
    """An amount with its sign; empty for nothing."""
    return f"+{number(amount)}" if amount > 0 else f"{MINUS}{number(-amount)}" if amount else ""


def count(found: int) -> str:
    """The number of entries of a list that a side found."""
    return n("{count} found", "{count} found", found)


def winnings(table: CardTable) -> str:
    """The sentence that says who won how much from whom; empty where nobody won."""
    view, seat = table.view, table.winner
    if seat is None:
        return ""
    won = amounts(view, seat)
    own = table.alone and seat == table.bottom
    losers = [other for other, amount in won.items() if amount < 0]
    values = {
        "name": table.names[seat],
        "amount": number(won[seat]),
        "other": table.names[losers[0]] if losers else "",
        "each": number(-won[losers[0]]) if losers else "",
    }
    if view.enriching:
        return t("You win the question: {amount} from the bank.", **values) if own else t(
            "{name} wins the question: {amount} from the bank.", **values
        )  # fmt: skip
    if len(losers) == 1:
        return t("You win the question, and take {amount} from {other}.", **values) if own else t(
            "{name} wins the question, and takes {amount} from {other}.", **values
        )  # fmt: skip
    if losers and len({won[other] for other in losers}) == 1:
        return t("You win the question, and take {each} from each: {amount}.", **values) if own else t(
            "{name} wins the question, and takes {each} from each: {amount}.", **values
        )  # fmt: skip
    return t("You win the question, and {amount}.", **values) if own else t(
        "{name} wins the question, and {amount}.", **values
    )  # fmt: skip

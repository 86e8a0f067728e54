"""Défizz! as a voice tells it: events, how a question turned out, what may be done and with which keys."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.defizz import entries, events
from game.defizz.chance.luck import GO, STAY
from game.defizz.moves import EXAMPLE, HELP
from game.defizz.questions import ClosedList, Hint
from game.defizz.records import Result
from scenes.app.lang import p, t
from scenes.games.defizz import duel, says, turnout, words
from scenes.games.defizz.chances import picks, timed
from scenes.games.defizz.choices import go_words
from scenes.games.defizz.desk import Desk
from scenes.games.defizz.due import writes
from scenes.tables.narrating import either
from scenes.tables.scoring import number


def event(table: Desk, event: Any) -> str | None:
    """An event in words: of a Chrono the mode alone, as its question is read while it unrolls.

    Who won the money of a question was told with its end (`ends`); of a raise that all refused, nothing else tells it.
    """
    match event:
        case events.CardDrawn(hints):
            return t("Hints: {hints}", hints=_numbered(hints))
        case events.Chosen(seat, question) if table.view.hints:
            return t("{name} chooses {hint}.", name=table.names[seat], hint=says.hint(table, question))
        case events.Asked(shown):
            read = [] if shown.mode == "chrono" else [words.text(shown.text)]
            return " ".join([f"{words.mode(shown.mode)}.", *read])
        case events.Guessed(seat, guess):
            return t("{name} says {number}.", name=table.names[seat], number=says.measured(guess, table.unit))
        case events.Revealed(result):
            return _revealed(result)
        case events.PotWon() | events.Returned() if _asked(table):
            return None
        case events.BankPaid():
            return None
    return words.event(event, table.names)


def _asked(table: Desk) -> bool:
    """True if the last question was asked, and not refused by all."""
    return bool(table.view.history) and table.view.history[-1].question is not None


def _numbered(hints: Iterable[Hint]) -> str:
    """Hints with the digits that choose them."""
    return " ; ".join(f"{place}, {words.text(hint)}" for place, hint in enumerate(hints, 1))


def _revealed(result: Result) -> str | None:
    """The answer with its unit and its note; of a list what was found and what was missed."""
    parts = [words.text(result.note)]
    if result.number is not None:
        answer = says.measured(result.number, words.text(result.question.unit))
        parts.insert(0, t("The answer: {answer}.", answer=answer))
    elif result.items and not any(word.right and word.said == EXAMPLE.text for word in result.said):
        parts = [*_listed(result), *parts]
    else:
        return words.outcome(result)
    return " ".join(part for part in parts if part) or None


def _listed(result: Result) -> list[str]:
    """The sentences on what was found of a list, and what was missed."""
    hits = entries.found(ClosedList(count=len(result.items), items=result.items), result.said)
    found = [words.named(item) for place, item in enumerate(result.items) if place in hits]
    missed = [words.named(item) for place, item in enumerate(result.items) if place not in hits]
    return [
        t("Found: {list}.", list=", ".join(found)) if found else "",
        t("Missed: {list}.", list=", ".join(missed)) if missed else "",
    ]


def ends(table: Desk) -> str:
    """The sentence on who won how much from whom by the question that is over, or that nobody did."""
    if table.result is None:
        return ""
    return turnout.winnings(table) or says.nobody_won(table.result)


def may(table: Desk) -> str:
    """The choices of the moment with their keys; empty where the moves are few and say it themselves."""
    view = table.view
    match view.phase:
        case "choose":
            helps = [t("Or, once a game, Help!: read the questions first.")] if HELP in table.legal else []
            return " ".join([t("Choose with the keys 1, 2 and 3."), *helps])
        case "stake":
            return _stakes(table)
        case "offer":
            return " ".join(line for line, _ in duel.costs(table))
        case "press" if table.alone and table.lots is None:
            return t("Space as soon as you know.")
        case "chance" if timed(table) or not picks(table):
            return _chance(table)
    return _written(table)


def _stakes(table: Desk) -> str:
    """The amounts that can be staked."""
    least, purse = table.view.minimum, table.view.purses[table.sight.actor or 0]
    if purse <= least:
        return t("You stake the minimum, {amount}: Space.", amount=number(least))
    return t(
        "Space keeps the minimum, {least}. Up to {most}: Tab, the arrows, then Enter.",
        least=number(least),
        most=number(purse),
    )


def _chance(table: Desk) -> str:
    """The keys of a game against time, or the words on the buttons of a game in which luck is tried."""
    if timed(table):
        return t("Space at the green light.") if table.racing else t("Tab and Enter start the clock; Space stops it.")
    named = {GO: go_words(table), STAY: p("cards", "Stop")}
    listed = [named[move] for move in table.legal if move in named]
    return t("Tab, then Enter: {moves}.", moves=either(listed)) if listed else ""


def _written(table: Desk) -> str:
    """The answer that is awaited, typed or said aloud; empty where none is."""
    if table.spoken and EXAMPLE in table.legal:
        return t("Say your answer aloud, then Tab and Enter.")
    match writes(table):
        case "text":
            return t("Type your answer, then Enter.")
        case "number" if numbers := [move.pick or 0 for move in picks(table)]:
            least, most = min(numbers), max(numbers)
            return t("Type a number from {least} to {most}, then Enter.", least=least, most=most)
        case "number":
            return t("Type a number, then Enter.")
    return ""

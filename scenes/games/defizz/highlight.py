"""The moment of a match of Défizz! that is told at its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.defizz import events as e
from game.defizz.view import DefizzView
from game.table import Event
from scenes.app.lang import t
from scenes.games.defizz import words
from scenes.sitting.wording import Names
from scenes.tables.highlight import Highlight, best
from scenes.tables.scoring import number


def find(events: Sequence[Event], view: DefizzView, names: Names) -> Highlight | None:
    """The moment to tell: the largest pot, by the question that won it; an elimination or the final above the rest."""
    return best(_moments(events, names))


def _moments(events: Sequence[Any], names: Names) -> Iterator[Highlight]:
    """Every pot that was won, with what it did to the losers."""
    asked: e.Asked | None = None
    pot: e.PotWon | None = None
    final = False
    for event in events:
        match event:
            case e.FinalBegan():
                final = True
            case e.Asked():
                asked = event
            case e.Refused():
                asked = None
            case e.PotWon():
                pot = event
                yield _pot(event, asked, final, names)
            case e.Eliminated() if pot is not None and asked is not None:
                told = t("{name} answers, and {other} is out.", name=names[pot.seat], other=names[event.seat])
                yield Highlight(told, (asked.question.mode, "chip500"), 30 + pot.amount // 100)


def _pot(event: e.PotWon, asked: e.Asked | None, final: bool, names: Names) -> Highlight:
    """A pot that somebody takes: by a question, or because everyone else gave in."""
    name, amount = names[event.seat], number(event.amount)
    worth = event.amount // 100 + (10 if final else 0)
    if asked is None:
        return Highlight(t("Nobody follows: {amount} for {name}.", amount=amount, name=name), ("chip500",), worth)
    mode = words.mode(asked.question.mode)
    told = t("{mode}: {name} takes a pot of {amount}.", mode=mode, name=name, amount=amount)
    return Highlight(told, (asked.question.mode, "chip500"), worth + 5)

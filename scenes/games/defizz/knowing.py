"""Knowledge in Défizz!: people's by the answers they gave, and computer players who know as much, less or more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from ai.defizz import person
from ai.defizz.mind import KNOWS
from ai.defizz.person import rate, relative, together
from game.defizz.events import Revealed
from game.defizz.records import Result
from game.defizz.view import DefizzView
from game.match import Seat
from scenes.app.lang import t
from scenes.app.loop import App
from scenes.sitting.port import Port
from scenes.sitting.tally import Answers, Line, Records, answered
from scenes.tables import records

GAME = "defizz"
ENOUGH = 10
"""Least answers that say something about a player's knowledge."""


def seats(app: App, sitting: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats with each one's share of known answers set for a match; unset if the preferences fix it by level."""
    if app.preferences.knowledge == "fixed":
        return unrelated(sitting)
    return relating(records.load(app), sitting)


def share(app: App, sitting: Sequence[Seat], seat: int) -> int:
    """The number of answers in a hundred that the player on this seat knows."""
    return seats(app, sitting)[seat].knows or KNOWS[sitting[seat].level or "normal"]


def right_answers(line: Line) -> str | None:
    """The share of a player's answers that were right, in per cent as text; None if there are fewer than ENOUGH."""
    answers = person.Answers(*line.answers)
    share = rate(answers)
    if share is None or answers.right + answers.missed < ENOUGH:
        return None
    return t("{percent} %", percent=round(100 * share))


def relating(tally: Records, sitting: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats with their knowledge set: people's by their recorded answers, computer players' relative to it.

    Without any recorded answers all know as much as their levels do.
    """
    people = {
        index: person.Answers(*answered(tally, seat.name, GAME)) for index, seat in enumerate(sitting) if seat.person
    }
    if all(rate(each) is None for each in people.values()):
        return unrelated(sitting)
    knows = [
        relative(seat.level or "normal", together([people[index]] if seat.person else people.values()))
        for index, seat in enumerate(sitting)
    ]
    return tuple(msgspec.structs.replace(seat, knows=share) for seat, share in zip(sitting, knows, strict=True))


def unrelated(sitting: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats with their knowledge unset: everyone knows as much as their level does."""
    return tuple(msgspec.structs.replace(seat, knows=None) for seat in sitting)


def answers(port: Port) -> list[Answers]:
    """The counts of right, missed and beaten answers by seat, of all Chronos between two sides in a finished match."""
    view = port.view
    assert isinstance(view, DefizzView)
    counted = [Counter[str]() for _ in range(view.seats)]
    results = [happened.event.result for happened in port.events() if isinstance(happened.event, Revealed)]
    turns = [turn for turn in view.history if turn.question is not None]
    for result, turn in zip(results, turns, strict=True):
        if result.question.mode == "chrono" and len(turn.players) == 2:
            for seat in turn.players:
                counted[seat][ended(result, seat)] += 1
    return [Answers(**count) for count in counted]


def ended(result: Result, seat: int) -> str:
    """The end of a Chrono for a side: `right`, `missed`, or `beaten` if it said nothing and another was right."""
    said = [word.right for word in result.said if word.seat == seat]
    if said:
        return "right" if any(said) else "missed"
    return "beaten" if any(word.right for word in result.said) else "missed"

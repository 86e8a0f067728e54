"""What people know in Défizz!, by the answers they have given, and computer players who know as much, less or more."""

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
"""So many answers say something about what somebody knows."""


def seats(app: App, sitting: Sequence[Seat]) -> tuple[Seat, ...]:
    """The same seats with what each is to know for a whole match; as the levels do where that is fixed."""
    if app.preferences.knowledge == "fixed":
        return unrelated(sitting)
    return relating(records.load(app), sitting)


def share(app: App, sitting: Sequence[Seat], place: int) -> int:
    """How many of a hundred answers the player on that seat knows."""
    return seats(app, sitting)[place].knows or KNOWS[sitting[place].level or "normal"]


def right_answers(line: Line) -> str | None:
    """The share of somebody's answers that are right, in per cent; None as long as there are few."""
    answers = person.Answers(*line.answers)
    share = rate(answers)
    if share is None or answers.right + answers.missed < ENOUGH:
        return None
    return t("{percent} %", percent=round(100 * share))


def relating(told: Records, sitting: Sequence[Seat]) -> tuple[Seat, ...]:
    """Computer players beside the people who sit there, and people as their answers have shown them; without any
    answers, as the levels do."""
    people = {
        place: person.Answers(*answered(told, seat.name, GAME)) for place, seat in enumerate(sitting) if seat.person
    }
    if all(rate(each) is None for each in people.values()):
        return unrelated(sitting)
    knows = [
        relative(seat.level or "normal", together([people[place]] if seat.person else people.values()))
        for place, seat in enumerate(sitting)
    ]
    return tuple(msgspec.structs.replace(seat, knows=share) for seat, share in zip(sitting, knows, strict=True))


def unrelated(sitting: Sequence[Seat]) -> tuple[Seat, ...]:
    """Everyone as their level does."""
    return tuple(msgspec.structs.replace(seat, knows=None) for seat in sitting)


def answers(port: Port) -> list[Answers]:
    """By seat, how every Chrono between two sides ended for both of them; of a match that is over."""
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
    """How a Chrono ended for somebody who played for it."""
    said = [word.right for word in result.said if word.seat == seat]
    if said:
        return "right" if any(said) else "missed"
    return "beaten" if any(word.right for word in result.said) else "missed"

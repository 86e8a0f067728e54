"""What people know in Défizz!, by the answers they have given, and computer players who know as much, less or more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from ai.defizz.person import Answers, rate, relative, together
from game.defizz.events import Revealed
from game.defizz.records import Result
from game.defizz.view import DefizzView
from game.match import Seat
from scenes.app.loop import App
from scenes.sitting.port import Port
from scenes.sitting.records import load
from scenes.sitting.tally import Records, answered

GAME = "defizz"


def seats(app: App, game: str, sitting: Sequence[Seat]) -> tuple[Seat, ...]:
    """The same seats with what each is to know for a whole match; as the levels do where that is fixed."""
    if game != GAME or app.preferences.knowledge == "fixed":
        return unrelated(sitting)
    return relating(load(app), sitting)


def relating(told: Records, sitting: Sequence[Seat]) -> tuple[Seat, ...]:
    """Computer players beside the people who sit there, and people as their answers have shown them; without any
    answers, as the levels do."""
    people = {place: answered(told, seat.name) for place, seat in enumerate(sitting) if seat.person}
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

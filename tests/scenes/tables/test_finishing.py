"""A match that goes on without its people can be played to its end at once."""

from __future__ import annotations

from typing import Any

import pytest

from game import GAMES
from game.match import Match
from game.table import TABLE
from scenes.app.lang import t
from scenes.kit.button import Button
from scenes.pages.result.page import ResultPage
from tests.scenes.driver import Driver
from tests.scenes.tables.robots import over, people, sit, table


def without_money(hands: Driver, *seats: int) -> Any:
    """These sides have lost everything to the last side."""
    scene = table(hands)
    state = scene.sitting._match.state
    for seat in seats:
        state.purses[-1] += state.purses[seat]
        state.purses[seat] = 0
    state.living = tuple(seat for seat in state.living if seat not in seats)
    state.out = seats
    state.active = state.turn = state.living[0]
    state.reader = state.out[-1] if len(state.living) == 2 else state.living[-1]
    scene.sitting.plan_anew()
    scene.progress.see()
    return scene


def offered(scene: Any) -> Button | None:
    words = t("Finish quickly")
    return next((widget for widget in scene.widgets if isinstance(widget, Button) and widget.text == words), None)


def test_a_match_is_played_to_its_end_in_a_few_frames() -> None:
    hands = sit("defizz", people(1, 5), 1, speed=100, max_rounds=2)
    scene = without_money(hands, 0)
    button = offered(scene)
    assert button is not None
    hands.click_on(button)
    for _ in range(200):
        hands.app.step(1 / 60)
        if over(hands):
            break
    assert isinstance(hands.app.top, ResultPage)


def test_it_is_not_offered_while_a_person_is_in_the_race() -> None:
    hands = sit("defizz", people(2, 5), 1, max_rounds=2)
    assert offered(without_money(hands, 0)) is None
    assert offered(without_money(hands, 0, 1)) is not None


def test_whoever_still_picks_the_questions_is_needed() -> None:
    """DE-08, DE-24: with `expert` the reader picks, who in the final is the last one out."""
    hands = sit("defizz", people(1, 4), 1, expert=True)
    scene = without_money(hands, 1, 0)
    assert scene.table.view.reader == 0 and offered(scene) is None


@pytest.mark.parametrize("game", GAMES)
def test_it_is_not_offered_at_the_beginning_nor_without_people(game: str) -> None:
    for count in (0, 1):
        hands = sit(game, people(count, max(3, GAMES[game].seats[0])), 1)
        assert offered(table(hands)) is None


def test_a_match_finished_quickly_has_followed_the_rules() -> None:
    hands = sit("defizz", people(1, 5), 1, max_rounds=1)
    scene = without_money(hands, 0)
    state, made = scene.sitting._match.state.copy(), scene.sitting.moves
    scene.resting.finishing.begin()
    while not over(hands):
        hands.app.step(0.1)
    match: Match = scene.sitting._match
    for move in match.moves[made:]:
        assert state.allows(move.seat, move.move)
        state.apply(move.seat, move.move)
    assert state.outcome == match.state.outcome is not None and state.view(TABLE).out == match.state.out

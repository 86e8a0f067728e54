"""Moves without a choice, made by the table: only if that is wanted, and never with several people at one screen."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from scenes.tables.progress import FORCED
from tests.scenes.driver import Driver
from tests.scenes.tables.robots import people, sit, table


def without_a_choice(game: str, count: int = 1, **options: Any) -> Driver:
    """A table at which a person has only one move."""
    hands = sit(game, people(count, 3), 3, **options)
    scene, rng = table(hands), Random(1)
    for _ in range(3000):
        if scene.acts.pausing:
            scene.progress.go_on()
        elif hands.app.top is not scene:
            hands.click_on(hands.app.top.widgets[2])  # type: ignore[union-attr]
        elif scene.sharing.actor is not None and scene.sitting.timer is None and len(scene.table.legal) == 1:
            return hands
        elif scene.table.legal:
            scene.progress.do(rng.choice(scene.table.legal))
        else:
            hands.app.step(0.1)
    raise AssertionError("there is always a choice")


def wait(hands: Driver, seconds: float = 2 * FORCED) -> bool:
    """Do nothing for a while; True if a person's move was made meanwhile."""
    scene = table(hands)
    actor, made = scene.sharing.actor, len(scene.sitting._match.moves)
    for _ in range(round(seconds / 0.05)):
        hands.app.step(0.05)
    return any(each.seat == actor for each in scene.sitting._match.moves[made:])


@pytest.mark.parametrize("game", ["trepido", "tordu"])
def test_the_only_move_is_made_by_the_table_if_that_is_wanted(game: str) -> None:
    hands = without_a_choice(game)
    hands.app.prefer(only_moves=True)
    assert wait(hands)


@pytest.mark.parametrize("game", ["trepido", "tordu"])
def test_usually_the_only_move_is_left_to_the_person(game: str) -> None:
    assert not wait(without_a_choice(game))


def test_the_position_is_seen_before_the_only_move_is_made() -> None:
    hands = without_a_choice("tordu")
    hands.app.prefer(only_moves=True)
    assert not wait(hands, FORCED / 2)


@pytest.mark.parametrize("game", ["trepido", "tordu"])
def test_with_several_people_nothing_is_made_for_anyone(game: str) -> None:
    hands = without_a_choice(game, count=2)
    hands.app.prefer(only_moves=True)
    assert not wait(hands)


def test_the_table_wakes_for_the_only_move() -> None:
    hands = without_a_choice("tordu")
    hands.app.prefer(only_moves=True)
    assert hands.app.wake is not None and hands.app.wake <= FORCED


def test_nobody_rolls_or_answers_for_a_person_in_defizz() -> None:
    hands = without_a_choice("defizz")
    hands.app.prefer(only_moves=True)
    assert table(hands).progress.forced is None

"""The pace of a table of Défizz!: computer players wait until people could have read what is new."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.defizz import events
from game.defizz.pack import use
from scenes.games.defizz import words
from scenes.games.defizz.pace import WORDS_A_SECOND
from scenes.tables.table import LETTERS_A_SECOND
from tests.game.defizz.table import TINY, packed
from tests.scenes.games.defizz.test_people import only
from tests.scenes.games.defizz.test_table import alone, until
from tests.scenes.tables.seated import seated

TICK = 0.1


@pytest.fixture(autouse=True)
def tiny_pack() -> None:
    use(packed(TINY))


def watched(phase: str, **options: Any) -> tuple[Any, Any]:
    """A table at which a computer player alone is to act in that phase, in the frame in which that begins."""
    for seed in range(40):
        hands = alone(4, seed, **options)
        scene = until(hands, phase, seed, own=False)
        if 0 not in scene.sitting.actors:
            return hands, scene
    raise AssertionError(f"never {phase} without the person")


def waited(hands: Any, scene: Any) -> float:
    """Seconds until the next move is made."""
    moves, seconds = scene.sitting.moves, 0.0
    while scene.sitting.moves == moves and seconds < 60:
        hands.app.step(TICK)
        seconds += TICK
    return seconds


def test_three_hints_can_be_read_before_one_is_chosen() -> None:
    hands, scene = watched("choose")
    assert waited(hands, scene) >= 2.5 - 3 * TICK


def test_a_question_can_be_read_before_a_number_is_said() -> None:
    hands, scene = watched("guess", pack=only("cible"))
    text = words.question(scene.table.view.asked)
    assert waited(hands, scene) >= len(text) / LETTERS_A_SECOND - 3 * TICK


def test_nobody_presses_before_a_chrono_was_read_out() -> None:
    hands, scene = watched("press")
    text = words.text(scene.table.view.asked.text)
    assert waited(hands, scene) >= len(text.split(" ")) / WORDS_A_SECOND - 4 * TICK


def test_a_brisk_table_leaves_half_the_time() -> None:
    seconds = []
    for pace in ("calm", "brisk"):
        _, scene = watched("choose")
        scene.app.prefer(pace=pace)
        before = scene.sitting.soon
        scene.sitting.let_read(4.0)
        seconds.append(scene.sitting.soon - before)
    assert seconds == pytest.approx([4.0, 2.0])


def test_whoever_has_read_goes_on_with_space() -> None:
    hands, scene = watched("choose")
    hands.key(pygame.K_SPACE)
    assert waited(hands, scene) <= 1.0


def test_computer_players_never_wait_so_long_that_their_time_is_up() -> None:
    _, scene = watched("guess", pack=only("cible"))
    scene.sitting.let_read(1000.0)
    assert scene.sitting.soon < scene.sitting.left


def test_no_time_is_spent_on_what_one_side_alone_may_read() -> None:
    _, scene = watched("choose")
    shown = tuple(packed(TINY).shown[number] for number in range(3))
    assert scene.table.reading([events.HelpUsed(1, shown)]) == scene.table.reading([events.HelpUsed(1, None)]) == 0


def opened(phase: str, **options: Any) -> tuple[Any, Any]:
    """A match kept while a computer player alone was to act in that phase, at the table again."""
    hands, scene = watched(phase, **options)
    again = seated(scene.sitting._match)
    hands.app.push(again)
    return hands, again


def test_three_hints_can_be_read_when_a_match_is_opened_again() -> None:
    hands, scene = opened("choose")
    assert waited(hands, scene) >= 2.5 - 3 * TICK

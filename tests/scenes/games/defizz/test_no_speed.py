"""Défizz! at a table where speed doesn't count: the floor of a Chrono is drawn by lot."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame
import pytest

from game.defizz.moves import PASS, PRESS, Answer, Chance
from game.defizz.pack import use
from scenes.app import lang
from scenes.games.defizz.playing import REACTIONS
from scenes.kit.box import Box
from scenes.tables.things import Thing
from tests.game.defizz.table import TINY, packed
from tests.scenes.games.defizz.test_people import family, only, press, until
from tests.scenes.tables.robots import KEYS, SMALL, over, people, play_on, sit

MODE = Thing("mark:mode", Box(0, 0, 1, 1))


@pytest.fixture(autouse=True)
def tiny_pack() -> None:
    use(packed(TINY))


def pressing(count: int, seed: int = 1, least: int = 1) -> tuple[Any, Any]:
    """So many people of four, at a Chrono in which the first of them and at least so many sides take part."""
    for nth in range(seed, seed + 40):
        hands = family(count, 4, nth, pack=only("chrono"), enrichment=True)
        hands.app.prefer(races_by_lot=True)
        scene = until(hands, "press")
        if 0 in scene.table.view.actors and len(scene.table.view.actors) >= least:
            return hands, scene
    raise AssertionError("never asked")


def test_no_computer_player_presses_before_the_people_have_chosen() -> None:
    hands, scene = pressing(1)
    moves = scene.sitting.moves
    for _ in range(300):
        hands.app.step(0.1)
    assert scene.sitting.moves == moves and scene.sitting.left is None


def test_lots_decide_who_has_the_floor() -> None:
    floors = set()
    for seed in range(40):
        hands, scene = pressing(4, seed, least=2)
        racers = scene.table.view.actors
        press(hands, KEYS[racers[0]])
        hands.app.step(0.1)
        press(hands, *(KEYS[seat] for seat in racers[1:]))
        floors.add(racers.index(scene.sitting._match.state.floor[0]))
        assert len(scene.sitting._match.state.floor) == 1
        if len(floors) > 1:
            return
    raise AssertionError("the first to press always has the floor")


def test_a_press_is_only_noted_until_all_people_have_chosen() -> None:
    hands, scene = pressing(4)
    moves, (first, *others) = scene.sitting.moves, scene.table.view.actors
    press(hands, KEYS[first])
    assert scene.sitting.moves == moves and scene.sitting.hands_up == (first,)
    scene.table.nobody_knows(scene.reach)
    made = [(made.seat, made.move) for made in scene.sitting._match.moves[moves:]]
    assert made[-1] == (first, PRESS) and all(move == PASS and seat in others for seat, move in made[:-1])


def test_the_mode_of_the_question_is_explained_without_speed() -> None:
    _, scene = pressing(1)
    lang.use("en")
    assert "drawn by lot" in scene.table.explain(MODE, scene.reach)
    scene.table.lots = None
    assert "fastest" in scene.table.explain(MODE, scene.reach)


def test_a_wrong_answer_leaves_the_question_to_the_others_without_hurry() -> None:
    hands, scene = pressing(4, least=3)
    press(hands, *(KEYS[seat] for seat in scene.table.view.actors))
    hands.app.step(0.1)
    (speaker,) = scene.sitting._match.state.floor
    scene.progress.do(Answer("quite wrong"))
    hands.app.step(0.1)
    scene.table.accept(scene.reach)
    hands.app.step(0.1)
    assert scene.sitting.timer.kind == "press" and scene.sitting.drawing_lots
    assert speaker not in scene.sitting.actors


@pytest.mark.parametrize("count", [1, 3])
def test_a_whole_match_without_speed(count: int) -> None:
    hands = sit("defizz", people(count, 4), 3, size=SMALL, max_rounds=1)
    hands.app.prefer(races_by_lot=True)
    play_on(hands, Random(5))
    assert over(hands)


def test_the_time_of_a_reaction_is_drawn_by_lot() -> None:
    for seed in range(20):
        hands = family(1, 4, seed, pack=only("chance", "light"))
        hands.app.prefer(races_by_lot=True)
        scene = until(hands, "chance")
        if 0 in scene.table.view.actors:
            break
    hands.app.step(0.1)
    hands.key(pygame.K_SPACE)
    picked = [made.move for made in scene.sitting._match.moves if made.seat == 0][-1]
    assert isinstance(picked, Chance) and REACTIONS[0] <= (picked.pick or 0) <= REACTIONS[1]

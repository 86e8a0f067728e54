"""Steps that begin further on in the match, or are read at the end of a round; and what a coached table leaves out."""

from __future__ import annotations

from typing import Any

import msgspec
import pygame
import pytest

from game.tordu import events
from scenes.games.tordu.bidding import BidGrid
from scenes.games.tordu.result import DealResult
from scenes.kit.button import Button
from scenes.pages.lessons import lesson_scene
from scenes.sitting.course import Course
from scenes.sitting.lesson import PERSON, LessonError, load, read
from scenes.tables.cards import HandCard
from tests.scenes.lessons.pupil import Pupil
from tests.scenes.tables.robots import lifted_without_cause


def at(step: str, lesson: str = "tordu-2") -> Pupil:
    """Somebody at that step of a lesson, usually the one about bidding."""
    pupil = Pupil(lesson)
    while pupil.scene.step.name != step or pupil.scene.course.done:
        pupil.go_on()
    return pupil


def result(pupil: Pupil) -> bool:
    return any(isinstance(widget, DealResult) for widget in pupil.scene.widgets)


# further on


def test_a_step_begins_after_the_moves_made_before_it() -> None:
    pupil = at("double")
    pupil.go_on()
    made = pupil.scene.sitting.moves
    pupil.go_on()
    assert pupil.scene.step.name == "last-trick"
    assert pupil.scene.sitting.moves == made + len(pupil.scene.step.before)
    assert {"8s", "Js", "7s"} <= set(pupil.scene.show.stage.sprites)
    assert "Ah" not in pupil.scene.show.stage.sprites
    happened = [each.event for each in pupil.scene.sitting.port(PERSON).events(made)]
    laid = [event.card for event in happened if isinstance(event, events.Played)]
    assert len(laid) == len(pupil.scene.step.before) and "Ah" in laid


def test_back_from_such_a_step_leads_to_before_its_moves_and_again_to_after_them() -> None:
    pupil = at("last-trick")
    made = pupil.scene.sitting.moves
    pupil.scene.again()
    pupil.settle()
    assert pupil.scene.sitting.moves == made
    pupil.scene.step_back()
    pupil.settle()
    assert pupil.scene.step.name == "double"
    assert "Ah" in pupil.scene.show.stage.sprites


def test_moves_before_a_step_must_be_legal() -> None:
    lesson = msgspec.to_builtins(load("tordu-2"))
    lesson["steps"][4]["before"][0][1]["card"] = "Ah"
    with pytest.raises(LessonError, match="tordu-2, step last-trick: seat 2"):
        Course("tordu-2", read("tordu-2", msgspec.json.encode(lesson))).skip_to(5)


# at the end of a round


def test_the_coach_speaks_beside_the_result_of_a_deal() -> None:
    pupil = at("missed")
    assert pupil.scene.acts.pausing and result(pupil)
    assert pupil.scene.shown is not None and not pupil.scene.shown.lights.missing
    pupil.go_on()
    assert pupil.scene.step.name == "ordinary" and result(pupil)
    pupil.go_on()
    assert pupil.scene.step.name == "zero"
    assert not pupil.scene.acts.pausing and not result(pupil)


def test_there_is_one_way_on_at_the_end_of_a_round_that_of_the_coach() -> None:
    pupil = at("missed")
    words = [widget.text for widget in pupil.scene.widgets if isinstance(widget, Button)]
    assert "Suivant" in words and pupil.scene.table.next_words() not in words
    pupil.hands.key(pygame.K_SPACE)
    pupil.settle()
    assert pupil.scene.step.name == "ordinary"


@pytest.mark.parametrize("way", ["again", "back", "skip", "left"])
def test_the_result_is_there_whichever_way_the_step_is_reached(way: str) -> None:
    pupil = at({"back": "ordinary", "skip": "last-trick"}.get(way, "missed"))
    view = pupil.scene.sitting.port(PERSON).view
    match way:
        case "again":
            pupil.scene.again()
        case "back":
            pupil.scene.step_back()
        case "skip":
            pupil.scene.skip()
        case "left":
            pupil.scene.leave_lesson()
            pupil.scene = lesson_scene(pupil.hands.app, "tordu-2")
            pupil.hands.app.push(pupil.scene)
    pupil.settle()
    assert pupil.scene.step.name == "missed"
    assert result(pupil) and pupil.scene.shown is not None and not pupil.scene.shown.lights.missing
    if way != "skip":
        assert pupil.scene.sitting.port(PERSON).view == view


def changed(number: int, **changes: Any) -> bytes:
    lesson = msgspec.to_builtins(load("tordu-2"))
    lesson["steps"][number].update(changes)
    return msgspec.json.encode(lesson)


@pytest.mark.parametrize(
    ("number", "changes", "step", "why"),
    [
        (3, {"well": None}, "last-trick", "before is for"),
        (0, {"before": [[0, {"type": "pass"}]]}, "auction", "before is for"),
        (4, {"at_end": True}, "last-trick", "at_end is for a step to read"),
    ],
)
def test_a_step_that_would_leap_while_cards_move_is_refused(
    number: int, changes: dict[str, Any], step: str, why: str
) -> None:
    with pytest.raises(LessonError, match=f"tordu-2, step {step}: {why}"):
        read("tordu-2", changed(number, **changes))


# at a coached table


def test_the_rest_of_a_deal_can_not_be_played_out_in_a_lesson() -> None:
    pupil = at("last-trick")
    made = pupil.scene.sitting.moves
    assert not [widget for widget in pupil.scene.widgets if widget.thing == "rest"]
    assert pupil.scene.things().box("mark:follow") is None
    pupil.hands.key(pygame.K_r)
    pupil.hands.app.step(2.0)
    assert pupil.scene.sitting.moves == made
    pupil.go_on()
    assert pupil.scene.step.name == "missed"


@pytest.mark.parametrize("step", ["speed", "thanks"])
def test_no_clock_runs_in_a_race_or_before_a_thank_you(step: str) -> None:
    pupil = at(step, "trepido-2")
    pupil.hands.app.prefer(limits=1)
    assert pupil.scene.sitting.timer is not None, "there would be a limit in a match"
    made = pupil.scene.sitting.moves
    for _ in range(20):
        pupil.hands.app.step(1.0)
    assert pupil.scene.sitting.moves == made
    assert pupil.scene.sitting.left is None and pupil.scene.things().box("mark:limit") is None


def test_the_keys_begin_in_the_grid_of_bids() -> None:
    pupil = at("auction")
    pupil.go_on("keys")
    assert isinstance(pupil.scene.focused, BidGrid)


def test_the_coach_is_gone_when_a_lesson_is_over() -> None:
    pupil = at("ready")
    assert pupil.scene.shown is not None
    pupil.go_on()
    assert pupil.over and pupil.scene.shown is None
    assert result(pupil), "no deal follows behind the last words"


def test_no_card_stays_raised_where_the_focus_is_led_on() -> None:
    pupil = Pupil("trepido-1")
    while not any(isinstance(widget, HandCard) for widget in pupil.scene.widgets) or not pupil.scene.course.asked():
        pupil.go_on("keys")
    scene = pupil.scene
    asked = [
        widget
        for widget in scene.widgets
        if any(scene.hints.spots.makes(widget, move) for move in scene.course.asked())
    ]
    other = next(widget for widget in scene.widgets if isinstance(widget, HandCard) and widget not in asked)
    scene._set_focus(other, True)
    scene.show.raise_card(scene.widgets)
    assert scene.table.raised == other.card
    scene.again()
    pupil.settle()
    assert scene.focused is not None and scene.focused.identity != other.identity
    assert lifted_without_cause(scene) == []

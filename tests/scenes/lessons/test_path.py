"""A lesson keeps to its path whatever is clicked and pressed: back, again, skip, leave and go on later."""

from __future__ import annotations

from typing import Any

import msgspec
import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scenes.app.dialog import Dialog
from scenes.kit.button import Button
from scenes.kit.iconbutton import IconButton
from scenes.lessons.scene import LessonScene
from scenes.pages.lessons import LessonEnd, LessonsPage, lesson_scene
from scenes.sitting.course import Course
from scenes.sitting.lesson import PERSON, LessonError, among, load, names
from scenes.sitting.walking import walk
from scenes.stage.coach.onward import OnwardButton
from tests.scenes.lessons.pupil import Pupil

ALL = names()
KEYS = [
    pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN,
    pygame.K_BACKSPACE, pygame.K_u, pygame.K_h, pygame.K_z, pygame.K_F1, pygame.K_F2, pygame.K_1, pygame.K_5,
]  # fmt: skip
every_lesson = pytest.mark.parametrize("name", ALL)


def on_path(course: Course) -> bool:
    """Tell if every move was one of the script's or one that its step asks for, and the step is the one after them."""
    ideal, made = Course(course.name, course.lesson), course.match.moves
    while len(ideal.match.moves) < len(made):
        recorded = made[len(ideal.match.moves)]
        if ideal.awaits == "next":
            ideal.go_on()  # the next step may begin with moves of its own
        elif ideal.awaits == "script":
            if (recorded.seat, recorded.move) != (ideal.pending[0].seat, ideal.next_move()):
                return False
            ideal.go_on_unseen()
        elif recorded.seat != PERSON or not among(ideal.step.do, recorded.move):
            return False
        else:
            ideal.take(recorded.move)
    while ideal.at < course.at and ideal.awaits == "next":
        ideal.go_on()
    return ideal.at == course.at and ideal.match.moves == made


# anything at all

clicks = st.tuples(st.just("click"), st.integers(0, 1279), st.integers(0, 719))
drags = st.tuples(st.just("drag"), st.integers(0, 1279), st.integers(400, 719), st.integers(0, 1279))
pressed = st.tuples(st.just("key"), st.sampled_from(KEYS))
widgets = st.tuples(st.just("widget"), st.integers(0, 99))
going_on = st.tuples(st.just("on"))
acts = st.lists(st.one_of(clicks, drags, pressed, widgets, going_on), max_size=24)


def do(pupil: Pupil, act: tuple[Any, ...]) -> None:
    """Do one thing with the lesson as it is on the screen."""
    hands = pupil.hands
    match act:
        case ("click", x, y):
            hands.click(x, y)
        case ("drag", x, y, to_x):
            hands.drag(x, y, to_x, 300)
        case ("key", code):
            hands.key(code)
        case ("widget", number):
            found = [widget for widget in pupil.scene.widgets if widget.reachable]
            hands.click_on(found[number % len(found)])
        case _:
            pupil.scene.table.chosen = None
            pupil.scene.progress.refresh()
            pupil.go_on()


def close_dialogs(pupil: Pupil) -> None:
    """Close whatever lies over the lesson: the pause, the settings."""
    while not isinstance(pupil.hands.app.top, LessonScene | LessonEnd) and pupil.scene in pupil.hands.app.scenes:
        pupil.hands.key(pygame.K_ESCAPE)


@given(name=st.sampled_from(ALL), done=acts)
@settings(max_examples=16, deadline=None)
def test_whatever_is_done_a_lesson_keeps_to_its_path_and_can_be_finished(name: str, done: list[Any]) -> None:
    pupil = Pupil(name)
    for act in done:
        do(pupil, act)
        close_dialogs(pupil)
        if pupil.over:
            break
        pupil.settle()
        assert on_path(pupil.scene.course), act
    if pupil.scene not in pupil.hands.app.scenes:
        return  # it was left
    for _ in range(60):
        if pupil.over:
            break
        do(pupil, ("on",))
    assert isinstance(pupil.hands.app.top, LessonEnd)


def test_a_move_off_the_path_is_seen() -> None:
    course = Course("trio-1", load("trio-1"))
    course.skip_to(3)
    assert on_path(course)
    course.match.play(PERSON, next(move for move in course.match.state.legal(PERSON) if not course.asks(move)))
    assert not on_path(course)


# the ways through it


def button(scene: LessonScene, icon: str) -> IconButton:
    """A button of the lesson's bar by its icon."""
    return next(widget for widget in scene._own if isinstance(widget, IconButton) and widget.icon == icon)


@every_lesson
def test_the_buttons_of_the_bar_lead_back_again_and_on(name: str) -> None:
    pupil = Pupil(name)
    scene = pupil.scene
    steps = []
    for icon in ("step", "step", "step", "left", "undo", "step", "left", "left"):
        pupil.hands.click_on(button(scene, icon))
        pupil.settle()
        steps.append(scene.course.at)
        assert on_path(scene.course)
    assert steps == [1, 2, 3, 2, 2, 3, 2, 1]


@every_lesson
def test_again_undoes_the_move_of_the_step(name: str) -> None:
    """At the last step whose move is followed by a sentence, or by a script that can be interrupted."""
    pupil = Pupil(name)
    while pupil.scene.course.awaits != "move":
        pupil.go_on()
    course, at = pupil.scene.course, pupil.scene.course.at
    made = len(course.match.moves)
    pupil.scene.progress.do(course.canonical())
    pupil.scene._return_to(at)
    pupil.settle()
    assert (course.at, len(course.match.moves), course.done) == (at, made, False)


def test_the_first_step_has_no_way_back() -> None:
    scene = Pupil("trio-1").scene
    assert not [widget for widget in scene._own if widget.thing == "left"]


def test_a_lesson_left_by_its_button_goes_on_from_the_list() -> None:
    pupil = Pupil("trio-1")
    app = pupil.hands.app
    while pupil.scene.course.at < 4:
        pupil.go_on()
    view = pupil.scene.sitting.port(PERSON).view
    out = next(widget for widget in pupil.scene._own if isinstance(widget, Button) and "Quitter" in widget.text)
    pupil.hands.click_on(out)
    assert pupil.scene not in app.scenes
    app.push(LessonsPage("trio"))
    pupil.hands.key(pygame.K_TAB)
    pupil.hands.key(pygame.K_RETURN)
    assert isinstance(app.top, LessonScene)
    assert app.top.course.at == 4 and app.top.sitting.port(PERSON).view == view


def test_the_pause_leads_out_of_a_lesson_or_to_its_beginning() -> None:
    pupil = Pupil("trio-1")
    app = pupil.hands.app
    pupil.scene.skip()
    pupil.settle()
    pupil.hands.key(pygame.K_ESCAPE)
    assert isinstance(app.top, Dialog)
    pupil.hands.click_on(next(w for w in app.top.widgets if isinstance(w, Button) and w.text == "Recommencer"))
    assert isinstance(app.top, LessonScene) and app.top is not pupil.scene and app.top.course.at == 0
    app.top.back()
    assert isinstance(app.top, Dialog)
    pupil.hands.click_on(next(w for w in app.top.widgets if isinstance(w, Button) and w.text == "Quitter"))
    assert not any(isinstance(scene, LessonScene) for scene in app.scenes)


@every_lesson
def test_a_lesson_that_is_opened_further_on_is_lit_as_if_it_had_been_played_to_there(name: str) -> None:
    """Cards fade in on a table that is opened in the middle of a match; the coach speaks at once."""
    pupil = Pupil(name)
    app = pupil.hands.app
    app.prefer(speed=100)
    for step in range(1, len(load(name).steps)):
        app.people.reach_step(name, step)
        scene = lesson_scene(app, name)
        app.push(scene)
        app.step(0.0)
        for _ in range(30):
            app.step(0.1)
        assert scene.shown is not None
        lights = scene.shown.lights
        assert not lights.missing, scene.step.name
        scene.rebuild()
        pairs = zip(scene.shown.lights.soft, lights.soft, strict=True)  # a card may have been raised meanwhile
        assert all(abs(now.x - then.x) < 15 and abs(now.y - then.y) < 15 for now, then in pairs), scene.step.name
        app.pop()


# nothing counts


@every_lesson
def test_a_lesson_that_is_opened_again_at_its_end_counts_nowhere(name: str) -> None:
    """The match of a lesson may be over: whoever comes back then has not won once more."""
    pupil = Pupil(name)
    app = pupil.hands.app
    while pupil.scene.course.at < len(load(name).steps) - 1:
        pupil.scene.skip()
        pupil.settle()
    pupil.scene.leave_lesson()
    pupil.scene = lesson_scene(app, name)
    app.push(pupil.scene)
    pupil.settle()
    pupil.go_on() if pupil.scene.course.awaits == "next" else pupil.scene.skip()
    assert app.shelf is not None
    kept = {path.name.partition(".")[0] for path in app.shelf.folder.rglob("*") if path.is_file()}
    assert kept == {"people", "preferences"}
    assert app.people.current.played == ()


# a script that the rules refuse


@pytest.mark.parametrize("part", ["before", "then", "do", "deal"])
def test_a_lesson_that_no_longer_fits_the_rules_is_told_with_its_step(part: str) -> None:
    lesson = msgspec.to_builtins(load("trio-1"))
    low = {"type": "reveal", "from": 0, "end": "low"}
    if part == "before":
        lesson["before"] = [[0, low]]
    elif part == "deal":
        lesson["deal"]["middle"] = [1] * 9
    elif part == "then":
        lesson["steps"][0]["then"][2][1]["place"] = 4
    else:
        lesson["steps"][4]["do"] = [low]
    where = {"before": "step before", "then": "step trio", "do": "step won", "deal": "its table can't be set"}[part]
    with pytest.raises(LessonError, match=rf"trio-1(, |: ){where}"):
        walk("trio-1", msgspec.convert(lesson, type(load("trio-1"))))


def test_nothing_is_explained_through_the_bubble() -> None:
    pupil = Pupil("trio-1", (1280, 720))
    scene, hands = pupil.scene, pupil.hands
    assert scene.shown is not None
    covered = next(thing for thing in scene.things() if scene.shown.box.contains(thing.box))
    seen = scene.things().box("seat:2")
    assert seen is not None
    for box, explained in ((covered.box, False), (seen, True)):
        hands.move(*box.centre)
        for _ in range(30):
            hands.app.step(0.1)
        assert scene.tips.shown == explained


def test_an_explanation_goes_with_the_step() -> None:
    pupil = Pupil("trio-1", (1280, 720))
    box = pupil.scene.things().box("seat:2")
    assert box is not None
    pupil.hands.move(*box.centre)
    for _ in range(30):
        pupil.hands.app.step(0.1)
    assert pupil.scene.tips.shown
    pupil.hands.key(pygame.K_SPACE)
    pupil.hands.app.step(0.1)
    assert not pupil.scene.tips.shown


def test_a_locked_button_is_not_pressed() -> None:
    pupil = Pupil("trio-1")
    while pupil.scene.course.awaits != "move":
        pupil.go_on()
    locked = next(widget for widget in pupil.scene._own if isinstance(widget, OnwardButton))
    at = pupil.scene.course.at
    pupil.hands.click_on(locked)
    pupil.settle()
    assert not locked.enabled and pupil.scene.course.at == at

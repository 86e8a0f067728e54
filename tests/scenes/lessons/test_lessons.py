"""Every lesson in `assets/lessons/`, taken by a robot: the script fits the rules, and all of it can be seen."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
import pytest

from game.table import IllegalMove
from scenes.sitting.course import Course
from scenes.sitting.lesson import PERSON, Lesson, LessonError, Text, load, names, read
from scenes.sitting.taught import NotAsked, TaughtSitting
from scenes.sitting.walking import walk
from scenes.stage.coach.row import pieces
from tests.scenes.lessons.pupil import By, Pupil
from tests.scenes.screens import SIZES

ALL = names()
LOOKS: list[tuple[tuple[int, int], Literal["fr", "en"], int]] = [
    (SIZES[1], "fr", 100),
    (SIZES[0], "en", 125),
    (SIZES[0], "fr", 150),
    (SIZES[1], "en", 160),
    (SIZES[2], "en", 100),
]
"""Every size, text size and language; places are in logical units, so that sizes of one aspect differ little."""
every_lesson = pytest.mark.parametrize("name", ALL)


@every_lesson
def test_the_script_fits_the_rules_whatever_is_chosen(name: str) -> None:
    assert walk(name, load(name)) >= 1


@every_lesson
def test_both_languages_say_something_everywhere_and_differ(name: str) -> None:
    texts: list[Text] = []

    def collect(value: Any) -> None:
        if isinstance(value, Text):
            texts.append(value)
        elif isinstance(value, msgspec.Struct):
            for field in value.__struct_fields__:
                collect(getattr(value, field))
        elif isinstance(value, tuple):
            for each in value:
                collect(each)

    collect(load(name))
    assert all(text.fr.strip() and text.en.strip() for text in texts)
    assert not [text.fr for text in texts if "'" in text.fr + text.en]
    assert not [text.fr for text in texts if any(f" {sign}" in text.fr for sign in ":;!?»") or "« " in text.fr]


@every_lesson
@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look[0][0]}-{look[1]}-{look[2]}")
def test_every_step_can_be_reached_and_read(name: str, look: Any) -> None:
    pupil = Pupil(name, *look)
    seen = []
    while not pupil.over:
        step = pupil.scene.step
        seen.append(step.name)
        assert pupil.scene.shown is not None
        assert not pupil.scene.shown.lights.missing, step.name
        assert not pupil.covered(), step.name
        assert not pupil.faults(), step.name
        for piece in pieces(step.row):
            pupil.scene.shown.bubble.pieces.size(piece)
        pupil.go_on("mouse")
    assert list(dict.fromkeys(seen)) == [step.name for step in load(name).steps]
    assert pupil.hands.app.people.lesson(name).done


@every_lesson
@pytest.mark.parametrize("by", ["keys", "pad"])
def test_it_can_be_taken_without_a_mouse(name: str, by: By) -> None:
    pupil = Pupil(name)
    while not pupil.over:
        pupil.go_on(by)
    assert pupil.hands.app.people.lesson(name).done


@every_lesson
def test_every_other_legal_move_is_answered_and_changes_nothing(name: str) -> None:
    course = Course(name, load(name))
    while not course.over:
        sitting, made = TaughtSitting(course), len(course.match.moves)
        for move in course.match.state.legal(PERSON):
            if not course.asks(move):
                with pytest.raises(NotAsked, match=r"\w{2}"):
                    sitting.play(PERSON, move)
        assert len(course.match.moves) == made
        course.skip()


@every_lesson
def test_a_lesson_goes_on_at_the_step_where_it_was_left(name: str) -> None:
    pupil = Pupil(name)
    while pupil.scene.course.at < 2:
        pupil.go_on()
    pupil.scene.leave_lesson()
    app = pupil.hands.app
    assert app.people.lesson(name).step == 2
    from scenes.pages.lessons import lesson_scene

    assert lesson_scene(app, name).course.at == 2


@every_lesson
def test_back_and_again_lead_to_the_same_table(name: str) -> None:
    pupil = Pupil(name)
    views = []
    for _ in range(3):
        views.append(pupil.scene.sitting.port(PERSON).view)
        pupil.scene.skip()
        pupil.settle()
    for view in reversed(views[1:]):
        pupil.scene.step_back()
        pupil.settle()
        assert pupil.scene.sitting.port(PERSON).view == view
    pupil.scene.again()
    pupil.settle()
    assert pupil.scene.course.at == 1


@every_lesson
def test_nothing_of_a_lesson_is_kept_on_the_shelf_or_in_the_records(name: str) -> None:
    pupil = Pupil(name)
    while not pupil.over:
        pupil.scene.skip()
        pupil.settle()
    shelf = pupil.hands.app.shelf
    assert shelf is not None
    assert shelf.listed() == []
    assert not (shelf.folder / "records.json").exists()


# a lesson that is not written as it should be


def changed(**changes: Any) -> bytes:
    """The first lesson with its second step changed."""
    lesson = msgspec.json.decode(msgspec.json.encode(load("trepido-1")))
    lesson["steps"][1].update(changes)
    return msgspec.json.encode(lesson)


def walked(data: bytes) -> int:
    lesson: Lesson = read("trepido-1", data)
    return walk("trepido-1", lesson)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"colour": "red"}, "colour"),
        ({"do": [{"type": "play", "card": "r3c"}]}, "nothing that it asks for is legal"),
        ({"do": [{"type": "play", "card": "s1a"}, {"type": "play", "card": "r3c"}]}, "is not legal"),
        ({"then": [[1, {"type": "play", "card": "p2a"}]]}, "seat 1"),
        ({"then": [[1, {"type": "fly"}]]}, "fly"),
        ({"then": [[7, {"type": "draw"}]]}, "no seat 7"),
        ({"otherwise": []}, "says nothing"),
        ({"task": None}, "do and task"),
        ({"name": "goal"}, "two steps"),
    ],
)
def test_a_wrong_step_is_refused_with_its_name(changes: dict[str, Any], why: str) -> None:
    name = changes.get("name", "what-beats-what")
    with pytest.raises(LessonError, match=rf"trepido-1, step {name}: .*{why}"):
        walked(changed(**changes))


def test_a_move_that_the_rules_refuse_gets_their_own_sentence() -> None:
    course = Course("trepido-1", load("trepido-1"))
    course.skip()
    with pytest.raises(IllegalMove, match="can never be laid"):
        TaughtSitting(course).play(PERSON, msgspec.convert({"type": "play", "card": "xa"}, course.match.game.Move))

"""Lessons in which something is typed: any right spelling will do, in the language spoken, as the game's judge says."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.defizz.moves import Answer, Verdict
from game.table import TABLE
from scenes.app import lang
from scenes.games.defizz import judge
from scenes.kit.button import Button
from scenes.sitting.course import Course
from scenes.sitting.lesson import PERSON, load, names
from scenes.sitting.taught import NotAsked, TaughtSitting
from scenes.tables.spots import Spot
from tests.scenes.lessons.pupil import Pupil

DEFIZZ = names("defizz")


@pytest.fixture(autouse=True, params=["fr", "en"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Each language in turn."""
    before = lang.spoken()
    lang.use(request.param)
    yield request.param
    lang.use(before)


def at(lesson: str, step: str) -> Course:
    """A lesson at the step of this name, with the judge of its game."""
    course = Course(lesson, load(lesson), judge=judge)
    course.skip_to([each.name for each in course.lesson.steps].index(step))
    return course


@pytest.mark.parametrize("text", ["girafe", "GIRAFFE", "la girafe", "une giraf", " Giraffe "])
def test_any_right_spelling_is_taken(text: str) -> None:
    course = at("defizz-1", "answer")
    TaughtSitting(course).play(PERSON, Answer(text))
    assert course.done


@pytest.mark.parametrize("text", ["zèbre", "okapi", "…", "*"])
def test_a_wrong_answer_is_refused_with_the_coachs_words(text: str) -> None:
    course = at("defizz-1", "answer")
    with pytest.raises(NotAsked, match=r"giraf"):
        TaughtSitting(course).play(PERSON, Answer(text))
    assert not course.done


@pytest.mark.parametrize(("said", "taken"), [("dragon", True), ("rat", True), ("cat", False)])
def test_any_entry_of_a_list_is_taken(said: str, taken: bool) -> None:
    assert at("defizz-2", "pingpong").asks(Answer(said)) == taken


def test_an_entry_that_was_given_is_refused(language: str) -> None:
    given = {"fr": "tigre", "en": "tiger"}[language]
    course = at("defizz-2", "pingpong")
    assert not course.asks(Answer(given))
    assert given in str(course.answer(Answer(given)))


def test_what_is_written_for_whoever_skips_follows_the_language(language: str) -> None:
    assert at("defizz-1", "answer").canonical() == Answer({"fr": "girafe", "en": "giraffe"}[language])


@pytest.mark.parametrize("name", DEFIZZ)
def test_the_verdicts_of_the_script_are_those_of_the_judge(name: str) -> None:
    course = Course(name, load(name))
    course.skip_to(len(course.lesson.steps))
    state, judged = course.match.begin(), 0
    for move in course.match.moves:
        if isinstance(move.move, Verdict):
            assert judge.verdict(state.view(TABLE), Random(0)) == move.move
            judged += 1
        state.apply(move.seat, move.move)
    assert judged


def test_the_second_lesson_is_a_whole_match_from_its_middle_to_its_end() -> None:
    course = Course("defizz-2", load("defizz-2"))
    course.skip_to(len(course.lesson.steps))
    outcome = course.match.state.outcome
    assert outcome is not None
    assert outcome.winners == (PERSON,)


# on the table


def spots(pupil: Pupil) -> list[Spot]:
    move = pupil.scene.sitting.canonical()
    assert move is not None
    return pupil.scene.hints.spots.of(move)


def taken_to(lesson: str, step: str, language: str) -> Pupil:
    """A pupil who has come to the step of this name."""
    pupil = Pupil(lesson, (1280, 720), "fr" if language == "fr" else "en")
    while pupil.scene.step.name != step:
        pupil.go_on()
    return pupil


def test_a_raise_is_set_first_and_announced_then(language: str) -> None:
    pupil = taken_to("defizz-1", "stake", language)
    (quick,) = spots(pupil)
    assert quick.box == pupil.found(Button, "amount:400")[0].box
    pupil.hands.click(*quick.box.centre)
    (announce,) = spots(pupil)
    assert announce.box == pupil.found(Button, "stake:400")[0].box


def test_keys_on_the_screen_are_never_covered(language: str) -> None:
    pupil = taken_to("defizz-1", "answer", language)
    pupil.scene.table.toggle_keyboard(pupil.scene.reach)  # type: ignore[attr-defined]
    pupil.settle()
    assert len(spots(pupil)) == 2, "the entry and its keys"
    assert not pupil.covered()


@pytest.mark.parametrize("name", DEFIZZ)
def test_the_coach_leaves_the_card_free(name: str, language: str) -> None:
    pupil = Pupil(name, (1280, 720), "fr" if language == "fr" else "en")
    while not pupil.over:
        card = pupil.scene.things().box("card:question")
        assert pupil.scene.shown is not None
        assert card is None or not card.overlaps(pupil.scene.shown.box), pupil.scene.step.name
        pupil.scene.skip()
        pupil.settle()

"""Walking through a lesson in every way that it allows, to find what the rules would refuse."""

from __future__ import annotations

from collections.abc import Iterator

from game.table import Move
from scenes.sitting.course import Course
from scenes.sitting.lesson import PERSON, Lesson, LessonError, matches

MOST_WAYS = 400
"""The most ways through one lesson: a step that takes any move whatever multiplies them."""


def walk(name: str, lesson: Lesson) -> int:
    """Take the lesson in every way that it allows, and return their number; raise LessonError where it does not fit.

    The moves of the script must be legal after each move that a step accepts, and every other legal move must have an
    answer.
    """
    ways = 0
    todo: list[tuple[Move, ...]] = [()]
    while todo:
        choices = todo.pop()
        course = follow(name, lesson, choices)
        if course.over:
            ways += 1
        else:
            _check(course, canonical=choices == tuple(_first(name, lesson, len(choices))))
            todo += [(*choices, move) for move in course.asked()]
        if len(todo) + ways > MOST_WAYS:
            raise LessonError(name, course.step.name, f"there are more than {MOST_WAYS} ways through it")
    return ways


def follow(name: str, lesson: Lesson, choices: tuple[Move, ...]) -> Course:
    """The lesson after these moves of the person, at the next step that asks for one, or over."""
    course, left = Course(name, lesson), list(choices)
    while not course.over and (course.awaits != "move" or left):
        if course.awaits == "move":
            course.take(left.pop(0))
        else:
            course.go_on_unseen()
    return course


def _first(name: str, lesson: Lesson, count: int) -> Iterator[Move]:
    """The first moves of whoever skips every step."""
    course = Course(name, lesson)
    for _ in range(count):
        while course.awaits != "move":
            course.go_on_unseen()
        move = course.canonical()
        yield move
        course.take(move)


def _check(course: Course, canonical: bool) -> None:
    """Raise LessonError if a step asks for nothing legal, or leaves a legal move without an answer."""
    step, asked = course.step, course.asked()
    if not asked:
        raise LessonError(course.name, step.name, "nothing that it asks for is legal")
    for pattern in step.do if canonical else ():
        if not any(matches(pattern, move) for move in asked):
            raise LessonError(course.name, step.name, f"it asks for {pattern}, which is not legal")
    for move in course.match.state.legal(PERSON):
        if not course.asks(move) and course.answer(move) is None:
            raise LessonError(course.name, step.name, f"it says nothing to {move}")

"""Lessons as they are written in `assets/lessons/`: an arranged deal, and steps to take at the real table.

`docs/lessons.md` explains every field to whoever writes one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from functools import cache
from typing import Annotated, Any

import msgspec

from game import NAMES
from game.shelf import ASSETS
from game.table import Move
from scenes.app import lang

FOLDER = ASSETS / "lessons"
NAME = re.compile(r"[a-z]+-[1-9]")
"""The name of a lesson: the game, and its number among the lessons of this game."""
PERSON = 0
"""The seat of whoever takes the lesson."""

Pattern = dict[str, Any]
"""Some fields of a move with their values, « type » among them. A value can be a list of values; * stands for any
letters: `{"type": "play", "card": ["r1*", "r2*"]}`. A text that is typed can have a value for each language:
`{"type": "answer", "text": {"fr": "girafe", "en": "giraffe"}}`."""


class LessonError(ValueError):
    """A lesson that can't be given, with its name, the step's name and the reason, for whoever writes it."""

    def __init__(self, lesson: str, step: str, reason: str) -> None:
        super().__init__(f"{lesson}, step {step}: {reason}" if step else f"{lesson}: {reason}")


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text in every language."""

    fr: str
    en: str

    def __str__(self) -> str:
        """The text in the language spoken."""
        text: str = getattr(self, lang.spoken())
        return text


class Scripted(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A move that the script makes for a seat; the seat -1 is the table's own."""

    seat: int
    move: Pattern


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence said to a move that the rules allow and the step does not ask for."""

    say: Text
    to: tuple[Pattern, ...] = ()
    """The moves that it answers; none: all that nothing before it has answered."""


class Step(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One idea: a sentence or two of the coach, and a move to make or just something to read."""

    name: str
    """Its name in messages to whoever writes the lesson."""
    title: Text
    text: Text
    lit: tuple[str, ...] = ()
    """The things that are lit, by their names on the table (`scenes/tables/things.py`)."""
    row: str = ""
    """An example under the text: cards, → between them, ✓ or ✗ behind them, | between groups."""
    do: tuple[Pattern, ...] = ()
    """The moves that are asked for; the first one that is legal is made for whoever skips the step. None: read on."""
    task: Text | None = None
    """The action asked for, in a few words; a step with `do` has it."""
    callout: Text | None = None
    """A few words over the first thing that is asked for."""
    way: str = ""
    """The zone of the table to which a dotted way leads from there."""
    otherwise: tuple[Answer, ...] = ()
    then: tuple[Scripted, ...] = ()
    """The moves that the script makes as soon as the move is made, or the text read."""
    well: Text | None = None
    """The sentence after the move and what followed it; without it the next step comes at once."""
    before: tuple[Scripted, ...] = ()
    """The moves made unseen before the step begins: it begins further on in the match."""
    at_end: bool = False
    """True if the step is read while the end of a round is shown, with its result."""

    @property
    def read_last(self) -> bool:
        """True if it ends with something to read, and nothing moves after that."""
        return self.well is not None if self.do else not self.then


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lesson: a match arranged for it, and its steps."""

    title: Text
    about: Text
    """The subject of the lesson, in a few words."""
    minutes: Annotated[int, msgspec.Meta(ge=1, le=9)]
    game: str
    options: dict[str, Any] = {}
    seats: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    """The names of the computer players from seat 1 on; the person has seat 0."""
    seed: int = 0
    deal: dict[str, Any] = {}
    """The arranged deal, as the game's `Deal` describes it; empty: as the seed deals."""
    before: tuple[Scripted, ...] = ()
    """The moves made before the first step."""
    steps: Annotated[tuple[Step, ...], msgspec.Meta(min_length=1)]


def names(game: str | None = None) -> list[str]:
    """The names of all lessons, or of those of one game, in the order of the menu and their numbers."""
    found = [path.stem for path in FOLDER.glob("*.json") if NAME.fullmatch(path.stem)]
    known = [name for name in found if game_of(name) in NAMES and game in (None, game_of(name))]
    return sorted(known, key=lambda name: (NAMES.index(game_of(name)), name))


def game_of(name: str) -> str:
    """The game that a lesson is about, by the lesson's name."""
    return name.partition("-")[0]


@cache
def load(name: str) -> Lesson:
    """The lesson of this name; raise LessonError if it is not written as it should be."""
    return read(name, (FOLDER / f"{name}.json").read_bytes())


def read(name: str, data: bytes) -> Lesson:
    """A lesson from its file's bytes; raise LessonError, with the step's name, if it is not written as it should be."""
    try:
        lesson = msgspec.json.decode(data, type=Lesson)
    except msgspec.DecodeError as error:
        raise LessonError(name, _step_of(data, str(error)), str(error)) from None
    for step, reason in faults(lesson, game_of(name)):
        raise LessonError(name, step, reason)
    return lesson


def _step_of(data: bytes, error: str) -> str:
    """The name of the step that an error of decoding is about; its number if it has no name, empty if in none."""
    at = re.search(r"\$\.steps\[(\d+)\]", error)
    if at is None:
        return ""
    step = msgspec.json.decode(data)["steps"][int(at[1])]
    return str(step.get("name", at[1])) if isinstance(step, dict) else at[1]


def faults(lesson: Lesson, game: str) -> Iterator[tuple[str, str]]:
    """The faults of a lesson apart from those of its moves, as (step, reason)."""
    if lesson.game != game:
        yield "", f"its file says {game}, its game {lesson.game}"
    known = [step.name for step in lesson.steps]
    for step in lesson.steps:
        if known.count(step.name) > 1:
            yield step.name, "there are two steps of this name"
        if bool(step.do) != (step.task is not None):
            yield step.name, "do and task go together"
        if not step.do and (step.callout or step.way or step.otherwise or step.well):
            yield step.name, "callout, way, otherwise and well are for a step with do"
        if step.at_end and step.do:
            yield step.name, "at_end is for a step to read"
        if any(not answer.to for answer in step.otherwise[:-1]):
            yield step.name, "the answer to everything else is the last one"
    for last, step in zip((None, *lesson.steps), lesson.steps, strict=False):
        if step.before and (last is None or not last.read_last):
            yield step.name, "before is for a step that comes after something to read"


def matches(pattern: Pattern, move: Move) -> bool:
    """Tell if a move has all the values that a pattern names."""
    fields = msgspec.to_builtins(move)
    return all(name in fields and _fits(wanted, fields[name]) for name, wanted in spoken(pattern).items())


def spoken(pattern: Pattern) -> Pattern:
    """The same pattern with every value of several languages in the one that is spoken."""
    return {name: value[lang.spoken()] if isinstance(value, dict) else value for name, value in pattern.items()}


def _fits(wanted: Any, value: Any) -> bool:
    """Tell if a value is the wanted one, or one of several; letters are compared without capitals."""
    if isinstance(wanted, list):
        return any(_fits(each, value) for each in wanted)
    if isinstance(wanted, str) and isinstance(value, str):
        return fnmatchcase(value.casefold(), wanted.casefold())
    return bool(wanted == value)


def among(patterns: Sequence[Pattern], move: Move) -> bool:
    """Tell if a move fits one of these patterns."""
    return any(matches(pattern, move) for pattern in patterns)

"""A lesson being taken: the step it is at, what that step asks for, and what the script does next."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from random import Random
from typing import Literal

import msgspec

from ai.characters import someone
from game import GAMES
from game.match import Match, Seat
from game.table import TABLE, Move, Said
from scenes.sitting.judge import Judge
from scenes.sitting.lesson import PERSON, Lesson, LessonError, Scripted, Step, Text, among, spoken

Awaited = Literal["move", "next", "script"]
"""The kinds of waiting of a course: for the person's move, the person's word to go on, or a move of the script."""


class Course:
    """A lesson and its match. Every move goes through the rules; the course only says which ones are asked for."""

    def __init__(self, name: str, lesson: Lesson, person: Seat | None = None, judge: Judge | None = None) -> None:
        self.name = name
        self.lesson = lesson
        self.judge = judge
        """The judge of what is typed freely; None: only what is written in the lesson will do."""
        self.match = _match(name, lesson, person or Seat())
        self.pending: deque[Scripted] = deque()
        """The moves that the script has still to make in this step."""
        self.done = False
        """True if what this step asks for has been done."""
        self.starts: list[int] = []
        """The number of moves made when each step began, up to this step."""
        for scripted in lesson.before:
            self._make(scripted, "before")
        self._begin()

    # where it is

    @property
    def at(self) -> int:
        """The number of steps that are behind."""
        return len(self.starts) - 1

    @property
    def over(self) -> bool:
        """True if every step has been taken."""
        return self.at >= len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """The step that it is at; the last one once it is over."""
        return self.lesson.steps[min(self.at, len(self.lesson.steps) - 1)]

    @property
    def awaits(self) -> Awaited:
        """The kind of its waiting now."""
        if self.pending:
            return "script"
        return "move" if self.step.do and not self.done else "next"

    @property
    def text(self) -> Text:
        """The coach's sentences now: those of the step, or those after its move."""
        step = self.step
        return step.well if self.done and step.well is not None and not self.pending else step.text

    # what is asked for

    def asks(self, move: Move) -> bool:
        """Tell if this move of the person is what the step asks for."""
        return self.awaits == "move" and (among(self.step.do, move) or self._as_good(move))

    def _as_good(self, move: Move) -> bool:
        """Tell if the judge rules on this move as the script does on the one asked for: another right answer."""
        ruling = next(iter(self.step.then), None)
        if self.judge is None or ruling is None or ruling.seat != TABLE:
            return False
        if not among([{"type": pattern["type"]} for pattern in self.step.do], move):
            return False
        state = self.match.state.copy()
        state.apply(PERSON, move)
        verdict = self.judge.verdict(state.view(TABLE), Random(self.match.seed)) if TABLE in state.actors() else None
        return verdict == _move(self.name, self.step.name, ruling, self.match)

    def asked(self) -> list[Move]:
        """The legal moves that the step asks for, the one for whoever skips it first; empty if it waits for none."""
        if self.awaits != "move":
            return []
        legal = self.match.state.legal(PERSON)
        found = [move for pattern in self.step.do for move in [*legal, *self._free(pattern)] if among([pattern], move)]
        return list(dict.fromkeys(found))

    def _free(self, pattern: dict[str, object]) -> list[Move]:
        """The move that a pattern spells out in full, where free texts and numbers are legal without being listed."""
        try:
            move: Move = msgspec.convert(spoken(pattern), self.match.game.Move)
        except msgspec.ValidationError:
            return []
        return [move] if self.match.state.allows(PERSON, move) else []

    def answer(self, move: Move) -> Text | None:
        """The sentence for a legal move that is not asked for; None if the lesson has none."""
        return next((each.say for each in self.step.otherwise if not each.to or among(each.to, move)), None)

    # going on

    def did(self) -> None:
        """Note that the step's move has been made, or its text read: now the script has its moves."""
        self.done = True
        self.pending.extend(self.step.then)
        self._settle()

    def made(self) -> None:
        """Note that the next move of the script has been made."""
        self.pending.popleft()
        self._settle()

    def next_move(self) -> Move:
        """The next move of the script; raise LessonError if it is not written as a move of this game."""
        return _move(self.name, self.step.name, self.pending[0], self.match)

    def go_on(self) -> None:
        """Take the person's word to go on: the text was read."""
        if self.awaits == "next":
            self._next_step() if self.done else self.did()

    def _settle(self) -> None:
        """Go to the next step, once the script has made its moves and nothing is left to say."""
        if not self.pending and (self.step.well is None or not self.step.do):
            self._next_step()

    def _next_step(self) -> None:
        if not self.over:
            self._begin()

    def _begin(self) -> None:
        """Begin the next step, if there is one, with the moves made before it."""
        for step in self.lesson.steps[len(self.starts) : len(self.starts) + 1]:
            for scripted in step.before:
                self._make(scripted, step.name)
        self.starts.append(len(self.match.moves))
        self.done = False
        self.pending.clear()

    # going back

    def back_to(self, step: int) -> int:
        """Be at the beginning of an earlier step, or of this one, and return the number of moves made until then."""
        del self.starts[step + 1 :]
        self.done = False
        self.pending.clear()
        return self.starts[step]

    def skip_to(self, step: int) -> None:
        """Take all steps before this one as whoever skips them does. Only before anyone sees the match."""
        while self.at < step and not self.over:
            self.skip()

    def skip(self) -> None:
        """Take the rest of this step at once, with the first move that it asks for."""
        at = self.at
        while self.at == at:
            if self.awaits == "move":
                self.take(self.canonical())
            else:
                self.go_on_unseen()

    def take(self, move: Move) -> None:
        """Make the move that this step asks for; raise LessonError if the rules refuse it."""
        self._play(PERSON, move)
        self.did()

    def go_on_unseen(self) -> None:
        """Make the next move of the script, or read on."""
        if self.awaits == "script":
            self._make(self.pending[0], self.step.name)
            self.made()
        else:
            self.go_on()

    def canonical(self) -> Move:
        """The move that is made for whoever skips the step; raise LessonError if nothing that it asks for is legal."""
        asked = self.asked()
        if not asked:
            raise LessonError(self.name, self.step.name, "nothing that it asks for is legal")
        return asked[0]

    def _make(self, scripted: Scripted, step: str) -> None:
        """Make a move of the script; raise LessonError, with the step's name, if the rules refuse it."""
        self._play(scripted.seat, _move(self.name, step, scripted, self.match), step)

    def _play(self, seat: int, move: Move, step: str = "") -> None:
        try:
            self.match.play(seat, move)
        except Said as error:
            raise LessonError(self.name, step or self.step.name, f"seat {seat}, {move}: {error}") from None


def _match(name: str, lesson: Lesson, person: Seat) -> Match:
    """The match of a lesson before its first move; nobody keeps it."""
    try:
        rules = GAMES[lesson.game]
        game = rules.arranged(lesson.deal) if lesson.deal else rules
        return Match(game, game.options(lesson.options), [person, *_others(lesson.seats)], lesson.seed)
    except (ValueError, KeyError) as error:
        raise LessonError(name, "", f"its table can't be set: {error}") from None


def _others(names: Sequence[str]) -> list[Seat]:
    """The seats of the computer players of these names; raise ValueError if nobody is called so."""
    found = []
    for name in names:
        character = someone(name, "")
        if character is None or character.name != name:
            raise ValueError(f"nobody is called {name}")
        found.append(Seat(name=name, level="normal", emblem=character.emblem))
    return found


def _move(name: str, step: str, scripted: Scripted, match: Match) -> Move:
    """A move of the script as the rules know it."""
    if not TABLE <= scripted.seat < len(match.seats):
        raise LessonError(name, step, f"there is no seat {scripted.seat}")
    try:
        move: Move = msgspec.convert(spoken(scripted.move), match.game.Move)
    except msgspec.ValidationError as error:
        raise LessonError(name, step, f"{scripted.move}: {error}") from None
    return move

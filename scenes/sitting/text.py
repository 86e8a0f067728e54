"""A plain text table: one person at a terminal against computer players. It is also a driver for tests.

A terminal has no clock: in a race everyone chooses unseen and the order is drawn by lot.
"""

from __future__ import annotations

import atexit
import sys
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import msgspec

from ai.player import Level, Player
from ai.players import player as plays
from game import GAMES, TABLE, IllegalMove, redact
from game.match import Match, Seat
from game.shelf import Shelf, ShelfError
from game.shelf_keeper import ease
from game.table import Event, Move, View
from scenes.app.lang import said, t
from scenes.sitting.judge import NO_JUDGE, Judge
from scenes.sitting.wording import people
from scenes.sitting.words import GridWords, TypedWords, Words

NAMES = ("Ada", "Basile", "Colette", "Dédé", "Élise", "Félix", "Gaspard", "Huguette", "Iris", "Jules", "Léon")


class Quit(Exception):
    """Raised when the person types q, to leave the match."""


class TextTable:
    """A match at a terminal: the person on seat 0 reads and types, the others play by themselves."""

    def __init__(
        self,
        match: Match,
        words: Words,
        ask: Callable[[str], str],
        say: Callable[[str], None],
        player: Player | None = None,
        rng: Random | None = None,
        judge: Judge = NO_JUDGE,
        title: str = "",
    ) -> None:
        self._match = match
        self.title = title or match.game.name
        self.judge = judge
        self.ask = ask
        self.say = say
        self.players = {
            index: player or plays(match.game.name, seat.level or "normal") for index, seat in enumerate(match.seats)
        }
        self.rng = rng or Random(match.seed)
        self.names = [seat.name for seat in match.seats]
        self.words = words

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        self.say(t("{game}: {names}.", game=self.title, names=people(range(len(self.names)), self.names)))
        try:
            while self._match.state.actors():
                self.step()
        except (Quit, EOFError):
            self.say(t("Until next time."))
            return
        outcome = self._match.state.outcome
        assert outcome is not None
        self.say(t("The end. Winner: {names}.", names=people(outcome.winners, self.names) or "–"))

    def step(self) -> None:
        """Let everyone who may act choose, and make their moves in random order as long as they are allowed."""
        state = self._match.state
        if TABLE in state.actors():
            self.play(TABLE, self.judge.verdict(state.view(TABLE), self.rng))
            return
        timer = state.timer
        choices = [(seat, self.choose(seat)) for seat in (timer.seats if timer else state.actors())]
        self.rng.shuffle(choices)
        for seat, move in choices:
            same = state.timer is not None and timer is not None and state.timer.id == timer.id
            if state.outcome is None and (same or state.timer is timer) and state.allows(seat, move):
                self.play(seat, move)

    def choose(self, seat: int) -> Move:
        """The move of that seat: the person is asked, a computer player chooses."""
        if self._match.seats[seat].person:
            return self.question(seat)
        state = self._match.state
        view = state.view(seat)
        return self.judge.aloud(view, self.players[seat].choose(view, state.legal(seat), self.rng)).move

    def play(self, seat: int, move: Move) -> None:
        """Make a move, and say its events as seat 0 may know them."""
        for event in self._played(seat, move):
            line = self.words.event(redact(event, 0), self.names)
            if line:
                self.say(line)

    def _played(self, seat: int, move: Move) -> list[Event]:
        """Make a move and return its events; if it can't be kept, say so and make it all the same."""
        try:
            return self._match.play(seat, move)
        except ShelfError as error:
            self.say(said(error))
            ease(self._match)
            return self._match.play(seat, move)

    def question(self, seat: int) -> Move:
        """Show the person their view in words, and ask until the answer is a move."""
        state = self._match.state
        view, legal = state.view(seat), state.legal(seat)
        self.say("")
        for line in self.words.table(view, self.names):
            self.say(line)
        if len(legal) == 1:
            self.ask(t("Enter: {move} ", move=self.words.move(legal[0], view, self.names)))
            return legal[0]
        prompt = self.words.prompt(legal) if isinstance(self.words, TypedWords) else None
        if prompt is None:
            self.offer(legal, view)
            prompt = t("Your choice (? lists them again, q leaves): ")
        while True:
            try:
                return self.read(self.ask(prompt).strip(), seat, legal, view)
            except IllegalMove as error:
                self.say(said(error, **self.in_words(error.values, view)))

    def offer(self, legal: list[Move], view: View) -> None:
        """List the moves with their numbers: those of one kind as a grid if the game has one, each other on a line."""
        cells = self.cells(legal)
        for line in grid(cells, self.words.corner()) if cells and isinstance(self.words, GridWords) else []:
            self.say(line)
        for number, move in enumerate(legal, 1):
            if number not in cells:
                self.say(f"{number:4}  {self.words.move(move, view, self.names)}")

    def cells(self, legal: list[Move]) -> dict[int, tuple[str, str]]:
        """The row and the column of the moves that stand in a grid, by their numbers."""
        if not isinstance(self.words, GridWords):
            return {}
        found = ((number, self.words.cell(move)) for number, move in enumerate(legal, 1))
        return {number: cell for number, cell in found if cell is not None}

    def read(self, typed: str, seat: int, legal: list[Move], view: View) -> Move:
        """The move that was typed: a number of the list, a free answer, or as in files {"type":"play","card":"r1a"}.

        Raise IllegalMove if it is none, Quit if the person leaves.
        """
        if typed.lower() == "q":
            raise Quit
        free = self.words.typed(typed, legal) if isinstance(self.words, TypedWords) else None
        if free is not None:
            self._match.check(seat, free)
            return free
        if typed.isdecimal() and 1 <= int(typed) <= len(legal):
            return legal[int(typed) - 1]
        if typed.startswith("{"):
            move = self.from_file(typed)
            self._match.check(seat, move)
            return move
        if typed == "?":
            self.offer(legal, view)
        raise IllegalMove("choose a number from 1 to {most}", most=len(legal))

    def from_file(self, typed: str) -> Move:
        """The move that is written as in files; raise IllegalMove if it is none."""
        try:
            move: Move = msgspec.json.decode(typed, type=self._match.game.Move)
            return move
        except (msgspec.MsgspecError, RecursionError) as error:
            raise IllegalMove("that is not a move: {why}", why=str(error)) from None

    def in_words(self, values: dict[str, Any], view: View) -> dict[str, Any]:
        """The values of a refusal in words."""
        return {key: self.words.value(key, value, view) for key, value in values.items()}


def grid(cells: Mapping[int, tuple[str, str]], corner: str) -> list[str]:
    """The lines of a grid of numbers, each with a bracket, under the headings of columns and behind those of rows."""
    rows = list(dict.fromkeys(row for row, _ in cells.values()))
    columns = list(dict.fromkeys(column for _, column in cells.values()))
    numbers = {cell: f"{number})" for number, cell in cells.items()}
    lines = [[corner, *columns], *([row, *(numbers.get((row, column), "") for column in columns)] for row in rows)]
    first, wide = max(map(len, (corner, *rows))), 2 + max(map(len, numbers.values()))
    return [head.ljust(first) + "".join(text.rjust(wide) for text in rest) for head, *rest in lines]


def seated(count: int, person: str | None, level: Level = "normal") -> list[Seat]:
    """The seats of a text table: the person, if there is one, and computer players of one level."""
    seats = [Seat(name=name, level=level) for name in NAMES]
    seats.insert(0, Seat(name=person) if person is not None else Seat(name="Zoé", level=level))
    return seats[:count]


def run(
    game: str,
    options: dict[str, Any],
    seats: int | None,
    seed: int,
    person: str | None,
    words: Words,
    judge: Judge = NO_JUDGE,
    shelf: Shelf | None = None,
    level: Level = "normal",
    title: str = "",
) -> Match:
    """Play a whole match at the terminal; `title` is the game's name for people."""
    rules = GAMES[game]
    usual = min(max(rules.seats[0], 3), rules.seats[-1])
    match = Match(rules, rules.options(options), seated(seats or usual, person, level), seed)
    if shelf is not None:
        _keep(match, shelf)
    TextTable(match, words, input, print, judge=judge, title=title).run()
    return match


def _keep(match: Match, shelf: Shelf) -> None:
    """Keep a match on the shelf; if that fails, print why and let people play on."""
    atexit.register(shelf.release, match)
    try:
        shelf.keep(match)
    except ShelfError as error:
        print(said(error), file=sys.stderr)
        shelf.keep(match, insist=False)

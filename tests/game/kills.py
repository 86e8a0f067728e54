"""Matches in processes that are killed: at a random moment, or in the middle of a chosen call to the disk.

A story is a folder in which one process after another sits down where the last one was killed, and is killed in its
turn: in a move, in an undo, while it mends what the last one left, while it keeps a record. Every process says what it
is about to do, does it, and says that it is done: what was done must be there afterwards, what was begun may be.
"""

from __future__ import annotations

import os
import signal
import time
import traceback
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from game import GAMES, BadOptions, journal
from game import shelf_disk as disk
from game.match import Match, MoveMade, Seat
from game.shelf import Shelf
from tests.game.laws import AXES, made, random_move

CALLS = ("opened", "write", "sync", "truncate", "replace", "sync_folder", "mkdir", "unlink")
MOMENT = "moment"
"""No call at all: the process is killed from outside, whenever it is."""
WAYS = (*CALLS, "write", "write", "sync", "sync", "replace", MOMENT, MOMENT, MOMENT, MOMENT)
LIFE = 40
"""Things that a process does if it is left alone."""
LONG, LONG_LIFE = 20, 1000
"""Every so many stories, the first process plays on for so long."""
FILES = ("records", "preferences")
NAMES = ("Zoé", "Bastien", "Camille", "Inès", "Malik", "Rosalie", "Yann", "Odile", "Théo", "Nour", "Lou", "Paul")


# what is played


def any_match(rng: Random) -> Match:
    """Any game with any options, seats and people."""
    game = GAMES[rng.choice(list(GAMES))]
    while True:
        choice = {option: rng.choice(values) for option, values in AXES[game.name].items()}
        try:
            options, count = made(game, {**choice, "seats": rng.choice(game.seats)})
        except BadOptions:
            continue
        levels = (None, None, "easy", "normal")
        seats = [Seat(name=name, level=rng.choice(levels), key=4 + place) for place, name in enumerate(NAMES[:count])]
        return Match(game, options, seats, rng.getrandbits(63), salt="a pinch")


# a process that is killed


class Death(NamedTuple):
    """At the number-th call of this kind: before it, or after it; a write gets some of its bytes out first."""

    call: str
    number: int
    after: bool
    share: float


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def deadly(death: Death) -> None:
    """From now on, that call kills."""
    does: Callable[..., Any] = getattr(disk, death.call)
    count = 0

    def call(*given: Any) -> Any:
        nonlocal count
        count += 1
        if count != death.number:
            return does(*given)
        if death.after:
            does(*given)
        elif death.call == "write":
            file, data = given
            file.write(data[: int(len(data) * death.share)])
        die()

    setattr(disk, death.call, call)


class Life:
    """What a process does until it is killed."""

    def __init__(self, folder: Path, rng: Random, say: Callable[[Any], None], length: int) -> None:
        self.length = length
        self.shelf = Shelf(folder)
        self.rng = rng
        self.say = say

    def run(self) -> None:
        match = self.sit_down()
        for _ in range(self.length):
            if match.state.outcome is not None:
                self.shelf.release(match)
                match = self.begin()
            self.rng.choices((self.play, self.undo, self.write), (20, 2, 3))[0](match)
        self.shelf.release(match)

    def sit_down(self) -> Match:
        """Where the last process was, if there was one."""
        for listed in self.shelf.listed():
            if not listed.over and listed.header is not None:
                return self.shelf.resume(listed.path)
        return self.begin()

    def begin(self) -> Match:
        match = any_match(self.rng)
        self.say(["begin", journal.header(match)])
        self.shelf.keep(match)
        self.say(["done"])
        return match

    def play(self, match: Match) -> None:
        seat, move = random_move(match.state, self.rng)
        self.say(["play", MoveMade(seat, move)])
        match.play(seat, move)
        self.say(["done"])

    def undo(self, match: Match) -> None:
        moves = self.rng.randrange(min(4, len(match.moves)) + 1)
        self.say(["undo", moves])
        match.undo(moves)
        self.say(["done"])

    def write(self, match: Match) -> None:
        name, value = self.rng.choice(FILES), self.rng.getrandbits(30)
        self.say(["write", name, value])
        self.shelf.write(name, {"number": value})
        self.say(["done"])


def killed(folder: Path, seed: str, death: Death, length: int = LIFE) -> tuple[bool, list[Any]]:
    """A process of its own lives until it is killed: whether it was, and what it had said."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        try:
            os.close(reading)
            if death.call != MOMENT:
                deadly(death)
            say = partial(os.write, writing)
            Life(folder, Random(seed), lambda told: say(msgspec.json.encode(told) + b"\n"), length).run()
            os._exit(0)
        except BaseException:
            os.write(writing, msgspec.json.encode(["broke", traceback.format_exc()]) + b"\n")
            os._exit(1)
    os.close(writing)
    heard = b""
    with os.fdopen(reading, "rb", buffering=0) as pipe:
        while death.call == MOMENT and heard.count(b"\n") < death.number and (said := pipe.read(1 << 16)):
            heard += said
        if death.call == MOMENT:
            time.sleep(death.share / 1000)
            os.kill(child, signal.SIGKILL)
        while said := pipe.read(1 << 16):
            heard += said
    _, status = os.waitpid(child, 0)
    told = [msgspec.json.decode(line) for line in heard.splitlines()]
    if told and told[-1][0] == "broke":
        raise AssertionError(told[-1][1])
    return os.WIFSIGNALED(status), told


# what must be there


def plain(value: Any) -> Any:
    """As it stands in files."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Story:
    """What the processes in a folder have said so far."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.header: Any = None
        self.moves: list[Any] = []
        """Of the match that is being played, as they stand in files."""
        self.files: dict[str, int] = {}
        self.begun: list[Any] | None = None
        """What the last process had begun when it was killed."""

    def hear(self, told: list[Any]) -> None:
        self.begun = None
        for said in told:
            if said[0] == "done":
                assert self.begun is not None
                self.header, self.moves, self.files = self.after(self.begun)
                self.begun = None
            else:
                self.begun = said

    def after(self, act: list[Any] | None) -> tuple[Any, list[Any], dict[str, int]]:
        """What there is once this has been done."""
        match act:
            case ["begin", header]:
                return header, [], self.files
            case ["play", played]:
                return self.header, [*self.moves, played], self.files
            case ["undo", moves]:
                return self.header, self.moves[: len(self.moves) - moves], self.files
            case ["write", name, number]:
                return self.header, self.moves, {**self.files, name: number}
        return self.header, self.moves, self.files

    def check(self) -> None:
        """Everything that was done is there; what was begun is there or not, and has been done from now on if it is."""
        shelf = Shelf(self.folder)
        files = {name: shelf.read(name, dict[str, int], {}).get("number") for name in FILES}
        listed = shelf.listed()
        found = [self.told(shelf, each.path) for each in listed if each.header is not None]
        for header, moves, kept in (self.after(self.begun), self.after(None)):
            there = header is None or (header, moves) in found
            if there and files == {name: kept.get(name) for name in FILES}:
                self.header, self.moves, self.files = header, moves, kept
                break
        else:
            raise AssertionError(f"{self.moves[-3:]}, then {self.begun}, {self.files}: there are {files}, {found}")
        assert not shelf.troubles, shelf.troubles
        for each in listed:
            unborn = self.begun is not None and self.begun[0] == "begin"
            assert each.trouble is None or unborn, f"{each.path.name} can't be opened: {each.trouble}"
            if each.trouble is not None:
                each.path.unlink()

    def told(self, shelf: Shelf, path: Path) -> tuple[Any, list[Any]]:
        """A match as its file tells it; the state that it leads to is the one that its moves lead to."""
        match = shelf.look(path)
        again = match.begin()
        for played in match.moves:
            again.apply(played.seat, played.move)
        assert again == match.state
        return plain(journal.header(match)), plain(match.moves)

    @property
    def goes_on(self) -> bool:
        """Whether there is a match, and it has not come to its end."""
        shelf = Shelf(self.folder)
        return any(shelf.look(listed.path).state.outcome is None for listed in shelf.listed())


def lives(folder: Path, seed: int, count: int) -> Iterator[tuple[Death, Story]]:
    """So many kills in one folder; after each, what was said is there, and the folder can be looked at."""
    rng, story, kills = Random(f"kills {seed}"), Story(folder), 0
    while kills < count:
        length = LONG_LIFE if not kills and seed % LONG == LONG - 1 else LIFE
        way = rng.choice(WAYS) if length == LIFE else "sync"
        most = {MOMENT: 2 * length, "write": length, "sync": length}.get(way, 6)
        death = Death(way, rng.randrange(1, most), rng.random() < 0.5, rng.random())
        was_killed, told = killed(folder, f"{seed} {kills} {rng.random()}", death, length)
        story.hear(told)
        story.check()
        if was_killed:
            kills += 1
            yield death, story

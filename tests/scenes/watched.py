"""An evening of computer players on screen, with nobody before it: match after match at four times the speed.

The window, the loop and the thinking process are the program's own. `main` plays on for as many seconds as each line
that it reads says, then tells in a line what that cost and what the program holds.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import pygame

from ai.characters import CHARACTERS
from ai.player import LEVELS, Level
from game import GAMES
from game.match import Seat
from game.shelf import Shelf
from scenes import start
from scenes.app.loop import App
from scenes.app.preferences import Preferences
from scenes.pages.menu.page import Menu
from scenes.pages.result.page import ResultPage
from scenes.pages.seating import begin
from scenes.pages.setup.page import SetupPage

SPEED = 400
SEATS = {"trepido": 6, "trio": 6, "tordu": 4, "defizz": 6}
OPTIONS: dict[str, dict[str, Any]] = {"tordu": {"target": 5}, "defizz": {"max_rounds": 1}}
"""So that a match is soon over and all four games come round several times an hour."""
SAMPLE = 5.0
"""Seconds between two looks at what the program holds."""
LOOK = 2.0
"""Seconds that each page is looked at between two matches."""
BLITS = 20
"""How often the bare background is drawn to see how quick the machine is at this moment."""
AT_REST = ("memory", "worker memory")


def seats(game: str, number: int, levels: Sequence[Level]) -> tuple[Seat, ...]:
    """The same company all evening; the levels go round."""
    return tuple(
        Seat(name=who.name, emblem=who.emblem, level=levels[(number // len(GAMES) + place) % len(levels)])
        for place, who in enumerate(CHARACTERS[: SEATS[game]])
    )


def deal(app: App, number: int, levels: Sequence[Level] = LEVELS) -> str:
    """Sit down to the match of this number, from the menu; the game."""
    game = list(GAMES)[number % len(GAMES)]
    app.push(SetupPage(game))
    begin(app, game, GAMES[game].Options(**OPTIONS.get(game, {})), seats(game, number, levels), seed=number)
    return game


def leave(app: App) -> None:
    """Back to the menu."""
    while not isinstance(app.top, Menu):
        app.pop()


def evening(app: App) -> Iterator[str]:
    """The program's own loop, turn by turn; what is on screen, and "rest" once after every match."""
    clock = pygame.Clock()

    def until(reached: Callable[[], bool], shown: str) -> Iterator[str]:
        moving = True
        while not reached():
            moving = app._turn(clock, moving)
            yield shown

    for number in count():
        game = deal(app, number)
        yield from until(lambda: isinstance(app.top, ResultPage), game)
        yield from until(passed(LOOK), "result")
        assert isinstance(app.top, ResultPage)
        app.top.log()
        yield from until(passed(LOOK), "log")
        leave(app)
        yield from until(passed(LOOK), "menu")
        yield "rest"


def passed(seconds: float) -> Callable[[], bool]:
    until = time.monotonic() + seconds
    return lambda: time.monotonic() >= until


class Meter:
    """What frames cost, and what the program and its thinking process hold."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.frames: dict[str, list[int]] = {}
        """µs of CPU of every frame, by what was on screen."""
        self.held: list[dict[str, int]] = []
        self.shown = ""
        self._step, app.step = app.step, self._timed  # type: ignore[method-assign]

    def _timed(self, dt: float, events: Any = ()) -> bool:
        redraws, before = self.app.redraws, time.process_time_ns()
        moving = self._step(dt, events)
        if self.app.redraws > redraws:
            self.frames.setdefault(self.shown, []).append((time.process_time_ns() - before) // 1000)
        return moving

    def look(self, rests: bool) -> None:
        """Memory tells something only at rest: a table needs what it needs."""
        worker = self.app.worker
        assert worker is not None
        ours, theirs = (Path("/proc") / str(process) for process in (os.getpid(), worker._process.pid))
        held = {
            "memory": resident(ours),
            "worker memory": resident(theirs),
            "handles": count_in(ours / "fd"),
            "worker handles": count_in(theirs / "fd"),
            "threads": count_in(ours / "task"),
            "worker threads": count_in(theirs / "task"),
            "processes": len((ours / "task" / str(os.getpid()) / "children").read_text().split()),
        }
        self.held.append({name: number for name, number in held.items() if rests or name not in AT_REST})

    def blit(self) -> int:
        """µs of CPU of the bare background."""
        taken = []
        for _ in range(BLITS):
            before = time.process_time_ns()
            self.app.surface.blit(self.app.cloth, (0, 0))
            taken.append(time.process_time_ns() - before)
        self.app.touch()
        return round(median(taken) / 1000)

    def told(self) -> dict[str, Any]:
        """Everything since it was told last."""
        told = {"frames": self.frames, "held": self.held, "blit": self.blit()}
        self.frames, self.held = {}, []
        return told


def resident(process: Path) -> int:
    """The memory that a process holds, in KB."""
    lines = (process / "status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1])


def count_in(folder: Path) -> int:
    return sum(1 for _ in folder.iterdir())


def stay(app: App) -> None:
    """As long as somebody asks."""
    meter, turns = Meter(app), evening(app)
    for line in sys.stdin:
        over, due = passed(float(line)), passed(0)
        while not over():
            meter.shown = next(turns)
            if meter.shown == "rest" or due():
                meter.look(meter.shown == "rest")
                due = passed(SAMPLE)
        print(json.dumps(meter.told()), flush=True)


def virtual_screen() -> None:
    """A real window where that can be had: on a screen of its own, which ends when the window is closed."""
    if shutil.which("Xvfb") is None:
        return
    read, write = os.pipe()
    words = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x720x24", "-terminate"]
    subprocess.Popen(words, pass_fds=[write], stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as number:
        os.environ |= {"DISPLAY": f":{number.readline().strip()}", "SDL_VIDEODRIVER": "x11"}


def main() -> None:
    virtual_screen()
    with TemporaryDirectory(prefix="tablee-") as folder:
        shelf = Shelf(Path(folder))
        shelf.write("preferences", Preferences(speed=SPEED))
        start.run(shelf, None, stay)

"""The program's trial of itself, with nobody before the screen: `--smoke`. Every build is put through it.

Each step is a line. A windowed program on Windows has nowhere to write lines, so all of it is also put, as JSON, into
the file that TABLEE_REPORT names. Nothing of the user's own folder is touched.
"""

from __future__ import annotations

import json
import os
import platform
import sys
import time
import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pygame

from ai.worker import LIVES
from game import GAMES, NAMES
from game.match import Seat
from game.shelf import ASSETS, Shelf
from game.table import Said
from scenes import start
from scenes.app import lang
from scenes.app.background import AMBIENCE, PIECES
from scenes.app.loop import App
from scenes.app.scene import Scene
from scenes.app.sound import SOUNDS, files
from scenes.app.version import VERSION
from scenes.games import ON_SCREEN
from scenes.pages.about import LICENCE, AboutPage
from scenes.pages.menu.page import Menu
from scenes.pages.records.page import RecordsPage
from scenes.pages.result.page import ResultPage
from scenes.pages.rules.page import RulesPage
from scenes.pages.seating import begin
from scenes.pages.settings.page import SettingsPage
from scenes.pages.setup.page import SetupPage
from scenes.pages.unfinished import KeptPage, resume
from scenes.pages.welcome import WelcomePage
from scenes.sitting import seats
from scenes.tables.scene import TableScene

REPORT = "TABLEE_REPORT"
"""The environment variable that names the file for the report."""
BEAT, NAP = 0.1, 0.002
"""Seconds at the table in a step, and real seconds of sleep after a still one: the thinking process needs them."""
PATIENCE = 240.0
"""The most seconds that a match may take."""
LEFT_AFTER = 5
"""The number of moves after which a match is left, to be resumed."""
PAGES: tuple[Callable[[], Scene], ...] = (RulesPage, RecordsPage, SettingsPage, AboutPage, KeptPage)
SEED = 1
SEATS = tuple(Seat(name=name, level=level) for name, level in (("Ada", "hard"), ("Bo", "normal"), ("Cléo", "easy")))  # type: ignore[arg-type]


class Trouble(Exception):
    """Raised if something is not as it should be; the message says what."""


class Report:
    """The report of a trial: its steps with their seconds, facts about the system, and what went wrong."""

    def __init__(self) -> None:
        self.facts: dict[str, Any] = {
            "version": VERSION,
            "frozen": bool(getattr(sys, "frozen", False)),
            "system": platform.platform(),
            "python": platform.python_version(),
        }
        self.steps: list[tuple[str, float]] = []
        self.trouble = ""
        self.began = time.monotonic()

    def step(self, name: str) -> None:
        """Note and print that a step is done, with the seconds since the last one."""
        now = time.monotonic()
        self.steps.append((name, round(now - self.began, 2)))
        self.began = now
        print(f"{name}: {self.steps[-1][1]:.2f} s", flush=True)

    def write(self) -> None:
        """Print what went wrong, and write the whole report into the file that REPORT names, if it names one."""
        if self.trouble:
            print(self.trouble, file=sys.stderr, flush=True)
        if os.environ.get(REPORT):
            content = {**self.facts, "steps": self.steps, "trouble": self.trouble}
            Path(os.environ[REPORT]).write_text(json.dumps(content, indent=1, ensure_ascii=False), encoding="utf-8")


def run(much: str = "all", language: str | None = None) -> int:
    """Try the program out in a folder of its own and return the exit code: 0 if everything went well."""
    if much == "first-frame":
        end_with_the_first_frame()
    report = Report()
    with TemporaryDirectory(prefix="tablee-", ignore_cleanup_errors=True) as folder:
        try:
            start.run(Shelf(Path(folder)), language, partial(walk, report=report))
        except Exception as error:
            report.trouble = lang.said(error) if isinstance(error, Said) else traceback.format_exc()
    report.write()
    return 1 if report.trouble else 0


def end_with_the_first_frame() -> None:
    """Make the program exit right after its first frame, so that its start can be timed from outside."""
    step = App.step

    def once(app: App, dt: float) -> None:
        step(app, dt)
        os._exit(0)

    App.step = once  # type: ignore[assignment, method-assign]


def walk(app: App, report: Report) -> None:
    """Show every screen in both languages, then play a match of each game."""
    report.facts |= {"screen": pygame.display.get_driver(), "sdl": pygame.get_sdl_version(), "size": app.surface.size}
    report.facts["language"] = lang.spoken()
    report.step(f"window ({report.facts['screen']})")
    check_assets(app)
    report.step("sounds and licences")
    leave_welcome(app)
    for language in lang.LANGUAGES:
        app.prefer(language=language, speed=0, limits=0)
        for page in PAGES:
            show(app, page())
        report.step(f"pages ({language})")
    for game in NAMES:
        moves = play(app, game)
        report.step(f"{game}, {moves} moves")
    check_thinking(app)
    app.quit()
    report.step("end")


def leave_welcome(app: App) -> None:
    """Leave the page that welcomes whoever starts for the first time; raise if it is not there, or comes again."""
    if not isinstance(app.top, WelcomePage):
        raise Trouble(f"nobody is welcomed, there is {type(app.top).__name__}")
    app.step(BEAT)
    app.top.back()
    if not isinstance(app.top, Menu) or app.people.strangers:
        raise Trouble("whoever is welcomed would be asked again")


def check_assets(app: App) -> None:
    """Raise if a sound or the licence is missing: no screen would show that."""
    missing = [name for sound in SOUNDS for name in files(sound) if not (ASSETS / "sounds" / name).is_file()]
    missing += [f"{name}.ogg" for name in (*PIECES, AMBIENCE) if not (ASSETS / "music" / f"{name}.ogg").is_file()]
    missing += [] if LICENCE.is_file() else [LICENCE.name]
    if missing:
        raise Trouble(f"not there: {', '.join(missing)}")
    if pygame.mixer.get_init():
        pygame.mixer.Sound(ASSETS / "sounds" / files("place")[0])


def show(app: App, scene: Scene) -> None:
    """Show a page over the menu until it has come to rest."""
    app.push(scene)
    for _ in range(4):
        app.step(BEAT, pygame.event.get())
    app.pop()


def play(app: App, game: str) -> int:
    """Play a match of computer players: set, dealt, left, resumed, ended, read back from disk. Return its moves."""
    assert app.shelf is not None
    app.push(SetupPage(game))
    app.step(BEAT)
    begin(app, game, GAMES[game].Options(**ON_SCREEN[game].quick), SEATS, SEED)
    table = at_table(app)
    pass_time(app, lambda: table.sitting.moves >= LEFT_AFTER)
    app.pop()
    resume(app, app.shelf.listed()[0].path)
    table = at_table(app)
    if table.sitting.moves < LEFT_AFTER:
        raise Trouble(f"{game} was left after {LEFT_AFTER} moves and has {table.sitting.moves} of them")
    pass_time(app, lambda: isinstance(app.top, ResultPage))
    while not isinstance(app.top, Menu):
        app.pop()
    check_kept(app.shelf, table)
    return table.sitting.moves


def at_table(app: App) -> TableScene:
    """The table on top of the scenes; raises if there is none."""
    if not isinstance(app.top, TableScene):
        raise Trouble(f"there is no table, but {type(app.top).__name__}")
    return app.top


def pass_time(app: App, reached: Callable[[], bool]) -> None:
    """Let time pass until something is reached, going on after each round; raise if it takes too long."""
    until = time.monotonic() + PATIENCE
    while not reached():
        if app.over or time.monotonic() > until:
            raise Trouble(f"it has come no further than {type(app.top).__name__} in {PATIENCE:g} s")
        if isinstance(app.top, TableScene) and app.top.acts.pausing:
            app.top.progress.go_on()
        if not app.step(BEAT, pygame.event.get()):
            time.sleep(NAP)


def check_kept(shelf: Shelf, table: TableScene) -> None:
    """Raise if the match on disk is not the one that was played."""
    kept = shelf.matches()[0]
    if kept.journal is None or seats.ended(kept.journal) != table.sitting.outcome:
        raise Trouble(f"{kept.path.name} does not tell the match that was played")


def check_thinking(app: App) -> None:
    """Raise if the process in which hard players think has died, or had to be started again."""
    if app.worker is None or app.worker.lost or app.worker.lives != LIVES - 1:
        raise Trouble("the thinking process has died")

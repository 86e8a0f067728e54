"""From nothing to the first frame: display and fonts first, everything else after it."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pygame

from game import NAMES
from game.shelf import Shelf
from game.table import Said
from scenes.app import stored
from scenes.app.ahead import Ahead
from scenes.app.geometry import open_window
from scenes.app.loop import App
from scenes.app.preferences import Preferences
from scenes.app.scene import Scene

ROOMS = ("stage", "motion", "sitting", "tables", "games", "pages")
AHEAD = ("game", *(f"ai.{game}" for game in NAMES), *(f"scenes.{room}" for room in ROOMS))
"""The packages that are loaded while the menu is shown, in the order of the arrows."""


def run(
    shelf: Shelf,
    language: str | None,
    first: Callable[[], Scene],
    pick_up: Callable[[App], None],
    rescue: Callable[[App, Exception], None],
    opens: Callable[[App, Path], None],
    stay: Callable[[App], None] = App.run,
) -> None:
    """Open the window and stay until it is closed.

    `first` makes the scene of the first frame; `pick_up` goes on with whatever was cut short, once that frame is shown;
    `rescue` puts the program in order after an error; `opens` opens a file that another start hands over.
    """
    os.environ.setdefault("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")  # the click that brings the window back counts too
    pygame.display.init()
    if pygame.display.get_driver() == "offscreen" and "SDL_VIDEODRIVER" not in os.environ:
        raise Said("there is no screen here: play at the terminal, with --text")
    pygame.font.init()
    preferences = shelf.read("preferences", Preferences, Preferences())
    if language is not None:
        preferences = msgspec.structs.replace(preferences, language=language)
    window = open_window("Tablée", preferences)
    app = App(window.get_surface(), window, preferences=preferences, shelf=shelf)
    pygame.key.stop_text_input()
    app.push(first())
    app.step(0.0)
    gc.enable()  # switched off in main.py
    stored.warn(app, "preferences")
    from ai.worker import Worker
    from game.shelf_door import Door
    from scenes.app import report  # noqa: F401  # needed when nothing more can be loaded
    from scenes.app.installed import Installed
    from scenes.app.lookout import Lookout

    installed, door, ahead = Installed.this(), Door(shelf.folder), Ahead(AHEAD)
    lookout = Lookout(app, door, installed, opens)

    def rescue_or_give_way(app: App, error: Exception) -> None:
        installed.give_way(app) if installed.replaced else rescue(app, error)

    app.worker = Worker()
    app.rescue = rescue_or_give_way
    app.idle = lambda: ahead() or lookout()
    door.open()
    try:
        app.worker.start()
        app.sounds.open()
        app.pads.open()
        _picked_up(app, pick_up, rescue_or_give_way)
        with _ctrl_c_closes():
            stay(app)
    finally:
        app.aloud.close()
        app.worker.close()
        door.close()
    pygame.quit()
    if installed.starts_again:
        installed.start_again()


@contextmanager
def _ctrl_c_closes() -> Iterator[None]:
    """Ctrl-C closes the window as a click would, once what is being done is done; who insists interrupts."""
    import signal

    def close(*_: object) -> None:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        pygame.event.post(pygame.Event(pygame.QUIT))

    before = signal.signal(signal.SIGINT, close)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before or signal.SIG_DFL)


def _picked_up(app: App, pick_up: Callable[[App], None], rescue: Callable[[App, Exception], None]) -> None:
    """Pick up what was cut short; if that goes wrong, the first scene is there still."""
    try:
        pick_up(app)
    except Exception as error:
        rescue(app, error)

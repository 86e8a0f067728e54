"""The program put together: a window with the menu in it, the match that was cut short, and a way on after a crash."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from game.shelf import Shelf
from scenes.app import window
from scenes.app.loop import App
from scenes.pages.menu.page import Menu


def run(
    shelf: Shelf, language: str | None = None, stay: Callable[[App], None] = App.run, file: Path | None = None
) -> None:
    """Open the window at the menu, open a file or sit down at a match that was cut short, and stay until it closes."""
    begin = pick_up if file is None else partial(open_file, path=file)
    window.run(shelf, language, Menu, begin, rescue, open_file, stay)


def open_file(app: App, path: Path) -> None:
    """Open a match or a pack of questions; what that takes is loaded only now."""
    from scenes.pages import opening

    opening.open_file(app, path)


def pick_up(app: App) -> None:
    """Sit down at the match that was cut short, if there is one; welcome whoever has never been here.

    What that takes is loaded after the first frame.
    """
    from scenes.pages import unfinished

    menu = app.top
    unfinished.pick_up(app)
    if app.top is menu and app.people.strangers:
        from scenes.pages.welcome import WelcomePage

        app.push(WelcomePage())


def rescue(app: App, error: Exception) -> None:
    """Begin again at the menu after an error; what that takes is loaded only now."""
    from scenes.pages import crash

    crash.rescue(app, error)

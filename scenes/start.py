"""The program put together: a window with the menu in it, the match that was cut short, and a way on after a crash."""

from __future__ import annotations

from collections.abc import Callable

from game.shelf import Shelf
from scenes.app import window
from scenes.app.loop import App
from scenes.pages.menu.page import Menu


def run(shelf: Shelf, language: str | None = None, stay: Callable[[App], None] = App.run) -> None:
    """Open the window at the menu, sit down at a match that was cut short, and stay until the window is closed."""
    window.run(shelf, language, Menu, pick_up, rescue, stay)


def pick_up(app: App) -> None:
    """Sit down at the match that was cut short, if there is one; what that takes is loaded after the first frame."""
    from scenes.pages import unfinished

    unfinished.pick_up(app)


def rescue(app: App, error: Exception) -> None:
    """Begin again at the menu after an error; what that takes is loaded only now."""
    from scenes.pages import crash

    crash.rescue(app, error)

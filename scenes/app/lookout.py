"""News from outside the window: a file that another start hands over, a program replaced on the disk."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic

from game.shelf_door import Door
from scenes.app.installed import Installed
from scenes.app.loop import App

EVERY = 0.25
"""Seconds between two looks."""


class Lookout:
    """Looks for news now and then, while nothing happens in the window."""

    def __init__(self, app: App, door: Door, installed: Installed, opens: Callable[[App, Path], None]) -> None:
        self.app = app
        self.door = door
        self.installed = installed
        self.opens = opens
        """Opens a file in the window."""
        self.next = 0.0
        """The time of the next look."""

    def __call__(self) -> bool:
        """Look, if it is time; always True, as there may be news later."""
        if monotonic() >= self.next:
            self.next = monotonic() + EVERY
            self.look()
        return True

    def look(self) -> None:
        """Open a file that was handed over, and tell of a program that was replaced."""
        self.installed.look(self.app)
        path = self.door.handed()
        if path is not None:
            if self.app.window is not None:
                self.app.window.restore()
                self.app.window.focus()
            self.opens(self.app, path)
            self.app.touch()

"""The program as it lies on the disk. Once another version has replaced it, nothing more can be loaded from it."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pygame

from scenes.app.dialog import Dialog
from scenes.app.lang import t
from scenes.app.loop import App

FRESH = {"PYINSTALLER_RESET_ENVIRONMENT": "1"}
"""Tells a packed program that it is started anew, and not by itself to think."""


class Installed:
    """The packed program's own file, as it was at the start; a checkout has none, and is never replaced."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.stamp = _stamp(path)
        self.told = False
        """True once the person has been told that it was replaced."""
        self.starts_again = False
        """True if the program is to be started again when the window has closed."""

    @classmethod
    def this(cls) -> Installed:
        """The program that is running."""
        return cls(Path(sys.executable) if getattr(sys, "frozen", False) else None)

    @property
    def replaced(self) -> bool:
        """True if another file, or none, lies there now."""
        return self.path is not None and _stamp(self.path) != self.stamp

    def look(self, app: App) -> None:
        """Tell the person, once, if the program was replaced, and offer to start it again."""
        if self.told or not self.replaced:
            return
        self.told = True
        answers = [(t("Later"), app.touch, "quiet"), (t("Start again"), lambda: self.end(app), "do")]
        app.push(Dialog(title(), text(), answers))

    def give_way(self, app: App) -> None:
        """Say in a box of the system that the program was replaced, and start it again: nothing can be loaded here."""
        with suppress(Exception):
            pygame.display.message_box(title(), text(), buttons=(t("Start again"),))
        self.end(app)

    def end(self, app: App) -> None:
        """End at once, as if cut off: the program that starts next goes on with the match that was on the table."""
        self.starts_again = True
        app.over = True

    def start_again(self) -> None:
        """Run the program that lies there now in the place of this one, once the window has closed."""
        assert self.path is not None
        os.environ.update(FRESH)
        command = [str(self.path), *sys.argv[1:]]
        if os.name == "posix":
            os.execv(command[0], command)
        else:
            subprocess.Popen(command)


def title() -> str:
    """The heading over the news."""
    return t("Tablée has been updated")


def text() -> str:
    """The news in words."""
    return t("Another version was installed while this one was open. Start it again to go on; your match is kept.")


def _stamp(path: Path | None) -> tuple[int, int, int] | None:
    """The identity of a file: another one in its place has another; None if there is none."""
    try:
        found = path.stat() if path is not None else None
    except OSError:
        return None
    return (found.st_ino, found.st_mtime_ns, found.st_size) if found is not None else None

"""A virtual screen on which the program's windows are found, looked at and left."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from checks import TRY
from frozen import Stop, run
from parts import TITLE

SIZE = (1280, 720)
PATIENCE = 60.0
"""The most seconds until a window is there, or gone."""
LEAST_COLOURS = 200
"""The least number of colours in a picture of the menu."""

MOST_PAGES = 4
"""The most pages over each other, with the menu."""


class Screen:
    """A virtual screen, by the number that X has given it."""

    def __init__(self, number: str) -> None:
        self.told = {"DISPLAY": f":{number}", "SDL_AUDIODRIVER": "dummy"}
        """The variables that a program needs to show itself here."""
        self.variables = {**os.environ, **self.told}

    def windows(self) -> list[str]:
        """The ids of the program's visible windows: by its class, or under Wine by its title."""
        found = [
            subprocess.run(
                ["xdotool", "search", "--onlyvisible", *by], env=self.variables, capture_output=True, text=True
            )
            for by in (("--class", "^tablee"), ("--name", f"^{TITLE}$"))
        ]
        return sorted({line for each in found for line in each.stdout.split()})

    def wait(self, count: int) -> str:
        """Wait until there are `count` windows, and return the first one's id; an empty text if `count` is 0."""
        until = time.monotonic() + PATIENCE
        while len(self.windows()) != count:
            if time.monotonic() > until:
                raise Stop(f"There should be {count} windows, and there are {len(self.windows())}.")
            time.sleep(0.2)
        return "".join(self.windows()[:1])

    def look(self, name: str) -> Path:
        """Check that there is one window, still one after a while, with something drawn in it; return its picture."""
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        import pygame

        self.wait(1)
        time.sleep(4)
        window, picture = self.wait(1), TRY / f"{name}.png"
        run(["import", "-window", window, picture], env=self.variables)
        shown = pygame.image.load(picture)
        colours = {tuple(shown.get_at((x, y))) for x in range(0, shown.width, 5) for y in range(0, shown.height, 5)}
        if len(colours) < LEAST_COLOURS:
            raise Stop(f"There is next to nothing on {picture}.")
        return picture

    def outdated(self) -> bool:
        """True if the program in the window runs from a file that is no longer there."""
        asked = ["xdotool", "getwindowpid", self.wait(1)]
        number = subprocess.run(asked, env=self.variables, capture_output=True, text=True).stdout.strip()
        return Path(f"/proc/{number}/exe").readlink().name.endswith("(deleted)")

    def press(self, key: str) -> None:
        """Press a key in the program's window."""
        run(["xdotool", "windowfocus", self.wait(1), "sleep", "0.3", "key", key], env=self.variables)

    def leave(self) -> None:
        """Leave the program by Escape: page by page, and at last in the menu."""
        for _ in range(MOST_PAGES):
            self.press("Escape")
            time.sleep(2)
            if not self.windows():
                return
        raise Stop(f"It is still there after Escape was pressed {MOST_PAGES} times.")


@contextmanager
def screen() -> Iterator[Screen]:
    """A virtual screen of our own. Any person of this machine may show something there; nobody from outside can."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "{}x{}x24".format(*SIZE), "-noreset", "-ac"]
    server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as number:
            yield Screen(number.readline().strip())
    finally:
        server.terminate()
        server.wait()

"""The first frame of the menu comes before everything that it can do without."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from game import NAMES

ROOT = Path(__file__).resolve().parents[2]
FIRST_FRAME = """
import os, sys
import main
from scenes.app.loop import App
step = App.step
def once(self, *arguments):
    step(self, *arguments)
    print(*sys.modules, flush=True)
    os._exit(0)
App.step = once
main.main([])
"""
LATER_ON = """
import gc, os
import main
from scenes.app.loop import App
def turn(self, *arguments):
    print(gc.isenabled(), flush=True)
    os._exit(0)
App._turn = turn
main.main([])
"""
FIRST_CLICK = """
import os
import main
import pygame
from scenes.app.loop import App
step = App.step
def once(self, *arguments):
    step(self, *arguments)
    tile = next(widget for widget in self.top.widgets if getattr(widget, "game", "") == "trio")
    at = self.view.to_pixels(*tile.box.centre)
    pressed = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1, touch=False)
    step(self, 1 / 60, [pressed, pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=1, touch=False)])
    print(type(self.top).__name__, self.redraws, flush=True)
    os._exit(0)
App.step = once
main.main([])
"""
WAY_IN = """
import sys
before = set(sys.modules)
import main
print(*sys.modules.keys() - before)
"""
LATER = {
    "the command line": r"argparse|json",
    "Ctrl-C": r"signal",
    "sealed deals": r"hashlib",
    "the computer players": r"ai\.(?!player$|measure$).*|multiprocessing|pickle|socket|subprocess",
    "the games": rf"(game|scenes\.games)\.({'|'.join(NAMES)})\.(?!tile).*",
    "the match": r"scenes\.motion|scenes\.sitting\.(?!telling).*|scenes\.tables\.(?!onscreen).*",
    "other pages": r"scenes\.app\.(sheet|dialog)|scenes\.pages\.(?!menu).*",
}
"""What comes after it, and the names of its modules."""


def told(home: Path, program: str) -> list[str]:
    """The words that a program prints in a process of its own, with nothing kept from before."""
    alone = {"XDG_DATA_HOME": str(home), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    silent = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, env=os.environ | alone | silent, capture_output=True, check=True
    )
    return done.stdout.decode().split()


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The modules that are there once the first frame is drawn."""
    return told(tmp_path_factory.mktemp("home"), FIRST_FRAME)


def test_the_menu_is_there(loaded: list[str]) -> None:
    assert "scenes.pages.menu.page" in loaded


@pytest.mark.parametrize("what", LATER)
def test_what_the_menu_can_do_without_is_loaded_later(loaded: list[str], what: str) -> None:
    assert [name for name in loaded if re.fullmatch(rf"({LATER[what]})(\..*)?", name)] == []


def test_a_click_on_a_tile_is_answered_in_the_next_frame(tmp_path: Path) -> None:
    """Although nothing of the game has been loaded yet."""
    page, redraws = told(tmp_path, FIRST_CLICK)
    assert page in ("SetupPage", "WaysPage") and redraws == "2"


def test_no_garbage_is_looked_for_while_the_first_frame_is_loaded(tmp_path: Path) -> None:
    """The way in imports nothing before it says so."""
    assert set(told(tmp_path, WAY_IN)) <= {"main", "gc", "__future__"}


def test_garbage_is_collected_again_once_it_is_shown(tmp_path: Path) -> None:
    assert told(tmp_path, LATER_ON) == ["True"]

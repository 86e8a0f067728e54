"""The first frame of the menu comes before everything that it can do without."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

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
LATER = {
    "the command line": r"argparse|json",
    "the process that thinks": r"multiprocessing|pickle|socket|subprocess|ai\.worker",
    "sealed deals": r"hashlib",
    "other pages": r"scenes\.pages\.(setup|settings|records|about)",
}
"""What comes after it, and the names of its modules."""


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The modules that are there once the first frame is drawn, in a process of its own."""
    alone = {"XDG_DATA_HOME": str(tmp_path_factory.mktemp("home")), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    silent = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    command = [sys.executable, "-c", FIRST_FRAME]
    done = subprocess.run(
        command, cwd=ROOT, env=os.environ | alone | silent, capture_output=True, text=True, check=True
    )
    return done.stdout.split()


def test_the_menu_is_there(loaded: list[str]) -> None:
    assert "scenes.pages.menu.page" in loaded


@pytest.mark.parametrize("what", LATER)
def test_what_the_menu_can_do_without_is_loaded_later(loaded: list[str], what: str) -> None:
    assert [name for name in loaded if re.fullmatch(rf"({LATER[what]})(\..*)?", name)] == []

"""Pictures and draw-lists of screens: `dev.py screens` makes the goldens anew, `--docs` the pictures of docs/screens.

Look at the pictures before they are kept: a golden is a promise.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from tests.scenes import drawlist
from tests.scenes.goldens import FOLDER, GOLDENS, LISTS, SIZE
from tests.scenes.screens import LESSONS, SCREENS, Look, picture

DOCS = ROOT / "docs" / "screens"
SIZES = {"fr": (960, 540), "en": (640, 360)}
"""The size of the pictures of docs/screens, by language."""
SHOWN = (
    "menu", "setup-players", "setup-game", "trepido-six", "trepido-race", "trepido-round", "trio-six", "trio-teams",
    "tordu-bid", "tordu-five", "tordu-deal", "defizz-hints", "defizz-chrono", "defizz-twelve", "curtain", "log",
    "result", "rules-beats", "rules-trio", "lesson-tordu", "lesson-trepido", "welcome", "settings-display",
)  # fmt: skip


def draw(name: str, look: Look, to: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        whole = picture({**SCREENS, **LESSONS}[name](look, Path(folder)))
        to.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(whole, to)
        print(to.relative_to(ROOT), flush=True)


def write(name: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        print(drawlist.keep(name, LISTS[name](Path(folder))).relative_to(ROOT), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py screens", description="Pictures of every screen.")
    parser.add_argument("--docs", action="store_true", help="those of docs/screens too")
    parser.add_argument("--only", metavar="NAME", default="", help="screens with this in their name")
    asked = parser.parse_args()
    for name in GOLDENS:
        if asked.only in name:
            draw(name, (SIZE, "fr", 100), FOLDER / f"{name}.png")
    for name in LISTS:
        if asked.only in name:
            write(name)
    for name in SHOWN if asked.docs else ():
        if asked.only in name:
            for language, size in SIZES.items():
                draw(name, (size, language, 100), DOCS / f"{name}-{language}.png")  # type: ignore[arg-type]


if __name__ == "__main__":
    main()

"""Open the window at one lesson, to try it while it is written: `python build/assets/lesson.py trepido-1 --step 4`.

Nothing is kept: the people and preferences of this machine stay as they are.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.shelf import Shelf
from scenes import start
from scenes.app import window
from scenes.app.loop import App
from scenes.pages.lessons import open_lesson
from scenes.pages.menu.page import Menu
from scenes.sitting.lesson import names


def main(given: list[str]) -> None:
    """Open the window at the lesson that the arguments name, and stay until it is closed."""
    parser = argparse.ArgumentParser(description="Open the window at one lesson.")
    parser.add_argument("lesson", choices=names())
    parser.add_argument("--step", type=int, default=1, help="the step to begin with; the first is 1")
    parser.add_argument("--lang", choices=("fr", "en"), help="that of this machine if not said")
    asked = parser.parse_args(given)

    def begin(app: App) -> None:
        app.people.reach_step(asked.lesson, asked.step - 1)
        open_lesson(app, asked.lesson)

    with tempfile.TemporaryDirectory() as folder:
        window.run(Shelf(Path(folder)), asked.lang, Menu, begin, start.rescue, start.open_file, App.run)


if __name__ == "__main__":
    main(sys.argv[1:])

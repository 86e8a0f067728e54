"""Tablée: the way in."""

from __future__ import annotations

import argparse
import atexit
import json
import multiprocessing
import os
import secrets
import sys
from pathlib import Path
from typing import Any

from ai.player import LEVELS
from game import NAMES, shelf
from game.match import Match
from game.table import Said
from scenes.app import lang
from scenes.app.lang import said, t
from scenes.app.version import VERSION

SMOKES = ("all", "first-frame")
"""How much of itself the program tries out: what every build is put through, and what its start is measured by."""


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tablee", description="Four French party games on one table.")
    games = ", ".join(NAMES)
    parser.add_argument("--text", metavar="GAME", choices=NAMES, help=f"play at the terminal: {games}")
    parser.add_argument("--seats", type=int, help="how many sit at the table")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help="an option of the game")
    parser.add_argument("--seed", type=int, help="deal these cards; by chance if not said")
    parser.add_argument("--name", help="your name")
    parser.add_argument("--level", choices=LEVELS, default="normal", help="of the computer players at the terminal")
    parser.add_argument("--watch", action="store_true", help="computer players only")
    parser.add_argument("--lang", choices=lang.LANGUAGES, help="fr or en; that of this machine if not said")
    parser.add_argument("--portable", action="store_true", help="keep everything beside the program")
    parser.add_argument("--smoke", nargs="?", const="all", choices=SMOKES, help="try everything out quickly, and end")
    parser.add_argument("--version", action="version", version=f"Tablée {VERSION}")
    return parser.parse_args(given)


def options(settings: list[str]) -> dict[str, Any]:
    """`teams=true` and `edition=ciao` as a game's options are written."""
    made = {}
    for setting in settings:
        name, _, value = setting.partition("=")
        try:
            made[name] = json.loads(value)
        except ValueError:
            made[name] = value
    return made


def keep_on(folder: Path) -> Any:
    """Keep a match on the shelf; where that can't be done, say so and play on."""

    def keep(match: Match) -> None:
        here = shelf.Shelf(folder)
        atexit.register(here.release, match)
        try:
            here.keep(match)
        except shelf.ShelfError as error:
            print(said(error), file=sys.stderr)
            here.keep(match, insist=False)

    return keep


def tell_sdl() -> None:
    """What SDL and pygame must know, they must know before they wake."""
    if sys.platform != "darwin":
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "tablee")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


def open_table(folder: Path, language: str | None) -> None:
    """Open the window, and stay until it is closed."""
    tell_sdl()
    from scenes import start

    start.run(shelf.Shelf(folder), language)


def try_out(much: str, language: str | None) -> int:
    """The window, with nobody before it."""
    tell_sdl()
    from scenes import smoke

    return smoke.run(much, language)


def main(given: list[str] | None = None) -> int:
    asked = arguments(given)
    lang.use(asked.lang or lang.of_this_machine())
    seed = secrets.randbits(63) if asked.seed is None else asked.seed
    person = None if asked.watch else asked.name or t("Player")
    try:
        if asked.smoke is not None:
            return try_out(asked.smoke, asked.lang)
        if asked.text is None:
            open_table(shelf.home(asked.portable), asked.lang)
        else:
            from scenes.games import ON_SCREEN
            from scenes.sitting import text

            game, keep = ON_SCREEN[asked.text], keep_on(shelf.home(asked.portable))
            chosen = options(asked.set)
            text.run(game.name, chosen, asked.seats, seed, person, game.words(), game.judge(), keep, asked.level)
    except Said as error:
        print(said(error), file=sys.stderr)
        return 2
    except (KeyboardInterrupt, EOFError):
        print()
    except BrokenPipeError:
        sys.stdout = None
    except Exception as error:
        if asked.smoke is not None:
            raise
        from scenes.app import report

        report.last_words(lambda: shelf.home(asked.portable), error)
        return 1
    return 0


if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())

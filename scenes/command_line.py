"""The command line: the window, or a match at the terminal. Nothing is imported before it is needed."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game import NAMES, shelf, shelf_home
from game.table import Said
from scenes.app import lang
from scenes.app.lang import said, t
from scenes.app.version import VERSION

if TYPE_CHECKING:
    from ai.player import Level

SMOKES = ("all", "first-frame")
"""The extents of the program's trial of itself: the first is for every build, the second for measuring its start."""


class Asked:
    """The options of the command line, each with its default, as if there were no arguments."""

    file: Path | None = None
    text: str | None = None
    seats: int | None = None
    set: Sequence[str] = ()
    seed: int | None = None
    name: str | None = None
    level: Level = "normal"
    watch: bool = False
    lang: str | None = None
    portable: bool = False
    installed: bool = False
    smoke: str | None = None


def arguments(given: list[str]) -> Asked:
    """Read the command line; without arguments the defaults, and no parser is made."""
    if not given:
        return Asked()
    import argparse

    from ai.player import LEVELS

    parser = argparse.ArgumentParser(prog="tablee", description="Four French party games on one table.")
    games = ", ".join(NAMES)
    parser.add_argument("file", nargs="?", type=Path, help="a match or a pack of questions to open")
    parser.add_argument("--text", metavar="GAME", choices=NAMES, help=f"play at the terminal: {games}")
    parser.add_argument("--seats", type=int, help="how many sit at the table")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help="an option of the game")
    parser.add_argument("--seed", type=int, help="deal these cards; by chance if not said")
    parser.add_argument("--name", help="your name")
    parser.add_argument("--level", choices=LEVELS, default="normal", help="of the computer players at the terminal")
    parser.add_argument("--watch", action="store_true", help="computer players only")
    parser.add_argument("--lang", choices=lang.LANGUAGES, help="fr or en; that of this machine if not said")
    parser.add_argument("--portable", action="store_true", help="keep everything beside the program from now on")
    parser.add_argument("--installed", action="store_true", help="keep everything in your own folder again")
    parser.add_argument("--smoke", nargs="?", const="all", choices=SMOKES, help="try everything out quickly, and end")
    parser.add_argument("--version", action="version", version=f"Tablée {VERSION}")
    asked = Asked()
    vars(asked).update(vars(parser.parse_args(given)))
    return asked


def options(settings: Sequence[str]) -> dict[str, Any]:
    """Read `teams=true` and `edition=ciao` as a game's options are written."""
    import json

    made = {}
    for setting in settings:
        name, _, value = setting.partition("=")
        try:
            made[name] = json.loads(value)
        except ValueError:
            made[name] = value
    return made


def settle_home(asked: Asked) -> None:
    """Make the program portable, or not any more, if that was asked for, and say so where it is news."""
    if asked.portable and (beside := shelf_home.make_portable()) is not None:
        print(
            t("Everything is kept in {path} from now on. --installed undoes that.", path=str(beside)), file=sys.stderr
        )
    elif asked.installed and (aside := shelf_home.make_installed()) is not None:
        there = {"home": str(shelf_home.home()), "path": str(aside)}
        text = t("Everything is kept in {home} again. What was beside the program is in {path}.", **there)
        print(text, file=sys.stderr)


def tell_sdl() -> None:
    """Set what SDL and pygame read from the environment when they are loaded."""
    if sys.platform != "darwin":
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "tablee")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


def open_table(folder: Path, language: str | None, file: Path | None = None) -> None:
    """Open the window and stay until it is closed; a file is opened in the window that is there already, if one is."""
    if file is not None:
        from game.shelf_door import hand_over

        if hand_over(folder, file):
            return
    from scenes import start

    start.run(shelf.Shelf(folder), language, file=file)


def try_out(much: str, language: str | None) -> int:
    """Open the window with nobody before it and go through every screen; return the exit code, 0 if all went well."""
    from scenes import smoke

    return smoke.run(much, language)


class Terminal:
    """The terminal as the owner of small files: what goes wrong with one is written beside the match."""

    def __init__(self, here: shelf.Shelf) -> None:
        self.shelf: shelf.Shelf | None = here

    @property
    def toasts(self) -> Terminal:
        return self

    def say(self, text: str) -> None:
        """Write a sentence about a file that could not be read or kept."""
        print(text, file=sys.stderr)


def play_at_terminal(game: str, asked: Asked) -> None:
    """Play a whole match at the terminal."""
    import gc
    import io
    from secrets import randbits

    from game import GAMES
    from scenes.app.people import People
    from scenes.games import ON_SCREEN
    from scenes.sitting import text

    gc.enable()  # there is no first frame to wait for
    if isinstance(sys.stdout, io.TextIOWrapper):  # a terminal of Latin-1 has no typographic apostrophe
        sys.stdout.reconfigure(errors="replace")
    seed = randbits(63) if asked.seed is None else asked.seed
    played, chosen, here = ON_SCREEN[game], options(asked.set), shelf.Shelf(shelf.home(asked.portable))
    person = None if asked.watch else asked.name or People(Terminal(here)).current.name
    dealt = GAMES[game].options(chosen)
    words, title = played.words(dealt), played.edition_title(dealt)
    text.run(game, chosen, asked.seats, seed, person, words, played.judge(), here, asked.level, title)


def run(given: list[str]) -> int:
    """Run the program with these arguments and return its exit code."""
    tell_sdl()
    asked = arguments(given)
    lang.use(asked.lang or lang.of_this_machine())
    try:
        settle_home(asked)
        if asked.smoke is not None:
            return try_out(asked.smoke, asked.lang)
        if asked.text is None:
            open_table(shelf.home(asked.portable), asked.lang, asked.file)
        else:
            play_at_terminal(asked.text, asked)
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

"""Every game declares itself on screen, whole; and the menu loads no more of it than it shows."""

from __future__ import annotations

import subprocess
import sys

import pytest

from game import GAMES, NAMES, TABLE
from scenes.games import ON_SCREEN, titles
from scenes.sitting.judge import NO_JUDGE
from scenes.sitting.words import TypedWords
from scenes.tables.table import Table

each_game = pytest.mark.parametrize("game", NAMES)

MENU = """
import sys
from scenes import start
from scenes.games import ON_SCREEN, titles
assert all(titles().values()) and all(game.tile().about() for game in ON_SCREEN.values())
rooms = [f"{room}.{game}" for room in ("game", "ai", "scenes.games") for game in ON_SCREEN]
print(*sorted(name for name in sys.modules if name.startswith(tuple(rooms))))
"""


def test_the_menu_loads_titles_and_tiles_and_nothing_else_of_any_game() -> None:
    done = subprocess.run([sys.executable, "-c", MENU], capture_output=True, text=True, check=True)
    loaded = done.stdout.strip().splitlines()[-1].split()
    declared = [f"scenes.games.{game}" for game in NAMES]
    assert loaded == sorted([*declared, *(f"{name}.tile" for name in declared)])


@each_game
def test_a_game_is_declared_under_its_name(game: str) -> None:
    assert ON_SCREEN[game].name == game and titles()[game] == ON_SCREEN[game].title()


@each_game
def test_its_heavy_parts_come_from_its_own_folder(game: str) -> None:
    on_screen = ON_SCREEN[game]
    table = on_screen.table()
    assert issubclass(table, Table) and table.__module__ == f"scenes.games.{game}.table"
    assert table.words == on_screen.words()
    assert on_screen.setup().options.__module__ == f"scenes.games.{game}.setup"
    assert on_screen.tile().cards.__module__ == f"scenes.games.{game}.tile"


@each_game
def test_its_words_and_scores_tell_a_match_that_has_begun(game: str) -> None:
    on_screen, state = ON_SCREEN[game], GAMES[game].start(None, 4, 1)
    view, names = state.view(TABLE), ["Ada", "Basile", "Colette", "Dédé"]
    seat = state.actors()[0]
    assert on_screen.words().table(view, names)
    assert on_screen.words().move(state.legal(seat)[0], state.view(seat), names)
    assert on_screen.scores().sheet(view, names).headings
    assert on_screen.reached(view) and on_screen.round_title(view)


@each_game
def test_its_editions_and_its_quick_match_are_options_that_the_rules_know(game: str) -> None:
    for edition in ON_SCREEN[game].editions.values():
        assert edition.title() and GAMES[game].options(edition.options)
    assert GAMES[game].options(ON_SCREEN[game].quick)


@each_game
def test_answers_are_typed_where_somebody_judges_them(game: str) -> None:
    on_screen = ON_SCREEN[game]
    judged = on_screen.judge() is not NO_JUDGE
    assert isinstance(on_screen.words(), TypedWords) == judged == (on_screen.knows is not None)


def test_without_a_judge_there_is_no_verdict() -> None:
    from game.match import Match

    with pytest.raises(LookupError, match="trio"):
        NO_JUDGE.verdict(Match("trio", None, 3, 1), None)  # type: ignore[arg-type]

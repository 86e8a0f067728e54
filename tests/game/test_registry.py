"""The games by name: known at once, loaded one by one."""

from __future__ import annotations

import subprocess
import sys

import pytest

from game import GAMES, NAMES, Game
from game.registry import Registry

LOADED = "; print(*sorted(name for name in sys.modules if name.count('.') == 1 and name.split('.')[1] in game.NAMES))"


def loaded(doing: str) -> list[str]:
    """The games' own packages that a fresh Python has imported after doing this."""
    program = f"import sys, game; {doing}{LOADED}"
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()


def test_a_registry_is_a_mapping() -> None:
    squares = Registry(("two", "three"), lambda name: len(name) ** 2)
    assert list(squares) == ["two", "three"] and len(squares) == 2
    assert dict(squares) == {"two": 9, "three": 25} == dict(zip(squares.keys(), squares.values(), strict=True))
    assert "two" in squares and "four" not in squares
    assert squares.get("three") == 25 and squares.get("four") is None


def test_a_name_that_is_not_there_is_a_key_error() -> None:
    with pytest.raises(KeyError, match="four"):
        Registry(("two",), len)["four"]


def test_each_value_is_loaded_once_and_only_when_asked_for() -> None:
    asked: list[str] = []
    names = Registry(("two", "three"), lambda name: asked.append(name) or name)
    assert "three" in names and list(names) and asked == []
    assert names["three"] == names["three"] and asked == ["three"]


def test_every_game_is_called_by_its_name() -> None:
    assert tuple(GAMES) == NAMES
    assert {name: game.name for name, game in GAMES.items()} == {name: name for name in NAMES}
    assert all(isinstance(game, Game) for game in GAMES.values())


def test_the_names_are_known_without_any_rules() -> None:
    assert loaded("import game.journal, game.shelf; assert 'trio' in game.GAMES and len(list(game.GAMES)) == 4") == []


def test_a_game_is_loaded_alone() -> None:
    assert loaded("game.GAMES['trio']") == ["game.trio"]


def test_which_levels_search_is_known_without_any_player() -> None:
    program = "import ai.players; assert ai.players.searching('tordu') == ('expert',)"
    assert loaded(f"{program}; assert 'ai.tordu.player' not in sys.modules") == ["ai.tordu"]

"""The player of a game is found in the game's own room; without a room, chance plays."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import ai
from ai import players
from ai.characters import CHARACTERS, Coloured
from ai.player import LEVELS, Chance
from game import NAMES


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_game_has_a_player_of_every_level(game: str, level: str) -> None:
    found = players.player(game, level)  # type: ignore[arg-type]
    assert type(found).__module__ == f"ai.{game}.player" and found.level == level  # type: ignore[attr-defined]


def test_a_character_colours_a_player() -> None:
    found = players.player("trio", "easy", CHARACTERS[3])
    assert isinstance(found, Coloured) and found.character == CHARACTERS[3]


def test_hard_players_search_but_where_there_are_questions() -> None:
    assert {game: players.searching(game) for game in NAMES} == {
        "trepido": ("hard", "expert"),
        "trio": ("expert",),
        "tordu": ("expert",),
        "defizz": (),
    }


def test_a_game_without_a_room_is_played_by_chance() -> None:
    found = players.player("backgammon", "hard", CHARACTERS[0])
    assert isinstance(found, Chance) and found.level == "hard"
    assert players.searching("backgammon") == ()


def test_a_room_that_breaks_is_not_taken_for_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "__init__.py").write_text("import nowhere_to_be_found\n")
    monkeypatch.setattr(ai, "__path__", [*ai.__path__, str(tmp_path)])
    with pytest.raises(ModuleNotFoundError, match="nowhere_to_be_found"):
        players.player("broken", "easy")
    assert "ai.broken" not in sys.modules

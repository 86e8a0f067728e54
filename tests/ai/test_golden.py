"""Golden choices: a change of any player's mind shows as a diff."""

from __future__ import annotations

import pytest

from game import GAMES
from tests.ai import golden


def kept(name: str) -> str:
    return (golden.FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_the_players_choose_as_they_always_did(game: str) -> None:
    """After a change that is meant: `python -m tests.ai.golden`, the arena, and a look at the diff."""
    assert golden.text(game) == kept(game)


@pytest.mark.parametrize("game", GAMES)
def test_the_model_people_choose_as_they_always_did(game: str) -> None:
    """After a change that is meant: `python -m tests.ai.golden`, and a look at the diff."""
    assert golden.people(game) == kept(f"people-{game}")


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_knows_of_moves_what_it_always_did(game: str) -> None:
    """After a change that is meant: `python -m tests.ai.golden`, and a look at the diff."""
    assert golden.coach(game) == kept(f"coach-{game}")

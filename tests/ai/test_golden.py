"""Golden choices: a change of any player's mind shows as a diff."""

from __future__ import annotations

import pytest

from game import GAMES
from tests.ai import golden


@pytest.mark.parametrize("game", GAMES)
def test_the_players_choose_as_they_always_did(game: str) -> None:
    """After a change that is meant: `python -m tests.ai.golden`, the arena, and a look at the diff."""
    assert golden.text(game) == (golden.FOLDER / f"{game}.txt").read_text(encoding="utf-8")

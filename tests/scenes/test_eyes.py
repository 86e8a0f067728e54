"""Nobody sees what they may not: not a pixel of a screen depends on a hidden card, at rest or in motion."""

from __future__ import annotations

import pytest

from scenes.tables import TABLES
from tests.scenes.eyes import frames


@pytest.mark.parametrize("game", TABLES)
def test_hidden_cards_drawn_anew_give_the_same_pixels(game: str) -> None:
    compared = 0
    for seed in range(25):
        for one, other in frames(game, seed):
            assert one == other, f"{game} {seed}, frame {compared}"
            compared += 1
    assert compared > 60

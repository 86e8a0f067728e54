"""Nobody sees what they may not: nothing that comes out of a screen tells a hidden card. Long form: `make soak`."""

from __future__ import annotations

from itertools import count

import pytest

from game import NAMES
from tests.scenes.doubles import Leak
from tests.scenes.eyes import Twins, watched

FRAMES = 300


@pytest.mark.parametrize("game", NAMES)
def test_hidden_cards_drawn_anew_give_the_same_pixels_and_words(game: str) -> None:
    pairs = list(watched(game, count(), FRAMES))
    assert sum(twins.different for twins in pairs) > 1


@pytest.mark.parametrize("game", NAMES)
def test_a_table_that_tells_something_hidden_is_found_out(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted here: a number made of everything in the state, in the line under the game's name."""
    found = different = 0
    for seed in range(6):
        twins = Twins(game, seed)
        marks = {
            id(scene.table): str(hash(repr(match.state.view(None))) % 999_983)
            for scene, match in zip(twins.scenes, twins.matches, strict=True)
        }
        monkeypatch.setattr(type(twins.scenes[0].table), "heading", lambda table, marks=marks: marks[id(table)])
        different += twins.told and twins.different
        try:
            twins.step("at rest", 0.1)
        except Leak:
            found += 1
        monkeypatch.undo()
    assert found >= different * 0.5 > 0

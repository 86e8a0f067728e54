"""Every screen at three sizes, in two languages, at four text sizes: nothing cut, nothing over anything else."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenes.tables.scene import TableScene
from tests.scenes.games.defizz.leftovers import leftovers
from tests.scenes.goldens import GOLDENS, SIZE, difference
from tests.scenes.screens import LOOKS, SCREENS, USUAL, Look, picture
from tests.scenes.tables.robots import lifted_without_cause


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look[0][0]}-{look[1]}-{look[2]}")
@pytest.mark.parametrize("name", SCREENS)
def test_nothing_is_cut_or_overlaps(name: str, look: Look, tmp_path: Path) -> None:
    assert SCREENS[name](look, tmp_path).faults() == []


@pytest.mark.parametrize("name", SCREENS)
def test_on_a_large_screen_no_text_has_less_than_26_pixels(name: str, tmp_path: Path) -> None:
    hands = SCREENS[name](((1920, 1080), "fr", 160), tmp_path)
    hands.app.canvas.type.forget()
    assert hands.drawn()
    assert min(pixels for _, _, pixels in hands.app.canvas.type._fonts) >= 26


@pytest.mark.parametrize("name", SCREENS)
def test_nobody_touched_a_key_so_nothing_is_ringed_and_no_card_is_lifted_without_cause(
    name: str, tmp_path: Path
) -> None:
    hands = SCREENS[name](USUAL, tmp_path)
    for scene in hands.app.scenes:
        assert not any(widget.ringed for widget in getattr(scene, "widgets", ()))
        assert not isinstance(scene, TableScene) or lifted_without_cause(scene) + leftovers(scene) == []


@pytest.mark.parametrize("name", GOLDENS)
def test_a_screen_looks_as_it_did(name: str, tmp_path: Path) -> None:
    """Where a change is wanted: `python3 build/dev.py screens` draws the goldens anew."""
    hands = SCREENS[name]((SIZE, USUAL[1], USUAL[2]), tmp_path)
    assert difference(name, picture(hands)) == ""

"""Law 8: a change of rules shows as a diff in a game that can be read."""

from __future__ import annotations

import pytest

from game import GAMES
from tests.game import golden, traces


@pytest.mark.parametrize("name", golden.GOLDEN)
def test_a_golden_game_goes_as_it_always_went(name: str) -> None:
    """Law 8. After a change of rules that is meant: `make golden`, and read the diff."""
    assert golden.text(name) == golden.path(name).read_text(encoding="utf-8")


def test_no_golden_game_is_left_behind() -> None:
    assert {path.stem for path in golden.FOLDER.glob("*.txt")} == set(golden.GOLDEN)


@pytest.mark.parametrize("name", GAMES)
def test_all_that_seats_see_in_matches_by_chance_is_as_it_always_was(name: str) -> None:
    """After a change of rules or views that is meant: `make golden`."""
    assert traces.text(name).splitlines() == traces.path(name).read_text(encoding="utf-8").splitlines()

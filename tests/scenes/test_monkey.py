"""A monkey before every screen: nothing it does breaks anything. The long form is `make soak`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.scenes.monkey import Monkey

EVENTS = 1_200


@pytest.mark.parametrize("seed", range(8))
def test_a_monkey_breaks_nothing(seed: int, tmp_path: Path) -> None:
    monkey = Monkey(seed, tmp_path)
    monkey.run(EVENTS)
    assert len(monkey.been) > 20

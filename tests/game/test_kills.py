"""Nothing that was shown is lost when the program is killed. The long form is `make soak`."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest

from tests.game.kills import CALLS, killed, trouble

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")


@pytest.mark.parametrize("game", ["trepido", "trio", "tordu"])
@pytest.mark.parametrize("call", CALLS)
def test_every_move_that_was_shown_is_there_after_a_kill(game: str, call: str, tmp_path: Path) -> None:
    rng = Random(f"{game} {call}")
    for seed in range(2):
        folder = tmp_path / str(seed)
        number = rng.randrange(1, {"replace": 8, "none": 150}.get(call, 40))
        said = killed(folder, game, seed, call, number)
        assert said[-1:] != ["done"] or call in ("none", "replace")
        assert trouble(folder, said) == ""

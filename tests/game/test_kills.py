"""Nothing that was shown is lost when the program is killed. The long form is `dev.py soak --only kills`."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from game import journal
from game import shelf_disk as disk
from game.match import Match
from game.shelf import Shelf
from tests.game.kills import CALLS, MOMENT, Death, Story, killed, lives
from tests.game.test_shelf import go_on
from tests.scratch import scratch

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")


@pytest.mark.parametrize("seed", range(3))
def test_everything_that_was_shown_is_there_after_each_of_many_kills(seed: int) -> None:
    with scratch() as folder:
        assert len([death for death, _ in lives(folder, seed, 8)]) == 8


@pytest.mark.parametrize("call", [*CALLS, MOMENT])
def test_a_kill_in_any_call_to_the_disk_loses_nothing(call: str) -> None:
    with scratch() as folder:
        story = Story(folder)
        for number, after in ((1, False), (1, True), (2, False), (3, True)):
            story.hear(killed(folder, f"{call} {number} {after}", Death(call, number, after, 0.5))[1])
            story.check()


def test_a_kill_while_a_line_gets_its_end_leaves_a_match_that_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However far the mending of a torn file came."""
    match = Match("tordu", None, 3, 1)
    path = Shelf(tmp_path).keep(match)
    go_on(match, 5)
    whole = path.read_bytes()
    path.write_bytes(whole[:-1])

    def cut(file: object, data: bytes) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch, pytest.raises(KeyboardInterrupt):
        patch.setattr(disk, "append", cut)
        Shelf(tmp_path).resume(path)
    assert journal.decode(path.read_bytes()).moves == match.moves

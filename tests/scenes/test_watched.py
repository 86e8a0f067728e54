"""An evening of computer players on screen: what was left is gone. The long form is `soak --only evening`."""

from __future__ import annotations

from pathlib import Path
from weakref import ref

import pytest

from game import GAMES
from game.shelf import Shelf
from scenes.pages.menu.page import Menu
from scenes.pages.result.page import ResultPage
from tests.scenes.driver import Driver
from tests.scenes.watched import count_in, deal, leave

HANDLES = Path("/proc/self/fd")


def watch(hands: Driver, number: int) -> ref:
    """A whole match, its result and its log; then the menu, at rest. The table, if anything still holds it."""
    app = hands.app
    deal(app, number, levels=("easy", "normal"))
    table = ref(app.top)
    while not isinstance(app.top, ResultPage):
        app.step(0.1)
    app.top.log()
    app.step(0.1)
    leave(app)
    for _ in range(10):
        app.step(0.1)
    return table


@pytest.fixture
def hands(tmp_path: Path) -> Driver:
    hands = Driver(Menu(), shelf=Shelf(tmp_path))
    hands.app.prefer(speed=0)
    return hands


@pytest.mark.parametrize("number", range(len(GAMES)), ids=list(GAMES))
def test_nothing_is_left_of_a_table_once_its_result_has_been_left(hands: Driver, number: int) -> None:
    assert watch(hands, number)() is None


@pytest.mark.skipif(not HANDLES.exists(), reason="needs a system that lists a process's handles")
def test_no_file_stays_open_after_a_match(hands: Driver) -> None:
    watch(hands, 1)
    before = count_in(HANDLES)
    watch(hands, 1)
    assert count_in(HANDLES) == before

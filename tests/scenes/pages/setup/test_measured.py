"""Made to measure, at the setup: the level that is marked for a computer player is the one that it will play at."""

from __future__ import annotations

from pathlib import Path

from ai.measure import Standing
from scenes.kit.segments import Segments
from scenes.pages import measured
from scenes.pages.setup.page import SetupPage
from tests.scenes.pages.setup.test_people import ZOE, setup


def marked(page: SetupPage, seat: int) -> object:
    """The level that is marked for a seat."""
    page.players.choose(seat)
    page.rebuild()
    (levels,) = [each for each in page.widgets if isinstance(each, Segments) and each.tag == "level"]
    return levels.chosen


def test_the_level_marked_is_the_one_that_follows_the_person(tmp_path: Path) -> None:
    page = setup(tmp_path, ZOE)
    page.app.people.stand("trio", Standing(level=3.0), "Zoé")
    assert marked(page, 1) == "hard" == measured.seated(page.app, "trio", page.draft.seats)[1].level


def test_a_level_of_ones_own_choice_is_marked_where_nobody_is_followed(tmp_path: Path) -> None:
    page = setup(tmp_path, ZOE)
    page.app.people.stand("trio", Standing(level=3.0, on=False), "Zoé")
    page.draft.level(1, "easy")
    assert marked(page, 1) == "easy"

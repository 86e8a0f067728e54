"""The evening's tally: matches between the same people count until a long pause; only a new streak is a record."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from game.shelf import Shelf
from scenes.app.page import Page
from scenes.pages.result import evening
from scenes.sitting.tally import Line, Records
from scenes.sitting.tonight import MOST, PAUSE, Ended, Tonight
from tests.scenes.driver import Driver
from tests.scenes.evenings import played
from tests.scenes.tables.seated import looked_at

ADA, BEN, CY = "Ada", "Ben", "Cy"


def ended(mark: str, at: int, *winners: str, names: tuple[str, ...] = (ADA, BEN)) -> Ended:
    return Ended(mark=mark, at=at, names=names, winners=winners)


def test_matches_between_the_same_people_count_together() -> None:
    matches = (ended("1", 0, ADA), ended("2", 60, BEN), ended("3", 120, ADA, names=(BEN, "ada")))
    assert Tonight(matches).wins("3") == {ADA: 2, BEN: 1}
    assert Tonight(matches).wins("2") == {ADA: 1, BEN: 1}, "what came later does not count"


def test_another_table_in_between_does_not_count() -> None:
    matches = (ended("1", 0, ADA), ended("2", 60, CY, names=(ADA, CY)), ended("3", 120, BEN))
    assert Tonight(matches).wins("3") == {ADA: 1, BEN: 1}


def test_after_a_long_pause_another_evening_begins() -> None:
    matches = (ended("1", 0, ADA), ended("2", PAUSE, ADA), ended("3", 2 * PAUSE + 1, BEN))
    assert Tonight(matches).wins("2") == {ADA: 2} and Tonight(matches).wins("3") == {BEN: 1}


def test_a_match_that_is_not_remembered_has_no_evening() -> None:
    assert Tonight((ended("1", 0, ADA),)).wins("2") == {}


def test_a_match_counts_once_and_the_oldest_are_forgotten() -> None:
    tonight = Tonight()
    for number in range(MOST + 1):
        tonight = tonight.adding(ended(str(number), number, ADA))
    assert len(tonight.matches) == MOST and tonight.of("0") is None
    assert tonight.adding(ended("1", 99, BEN)) == tonight


@pytest.mark.parametrize(
    ("wins", "words"),
    [
        ({ADA: 1}, ""),
        ({ADA: 2}, "Tonight: 2 wins for Ada"),
        ({ADA: 3, BEN: 2}, "3 to 2 for Ada tonight"),
        ({ADA: 1, BEN: 1}, "Tonight: Ada 1 and Ben 1"),
        ({ADA: 2, BEN: 1, CY: 1}, "Tonight: Ada 2, Ben 1 and Cy 1"),
    ],
)
def test_the_evening_is_told_in_words(wins: dict[str, int], words: str) -> None:
    Driver(Page(), language="en")
    assert evening.told(Counter(wins)) == words


@pytest.mark.parametrize(("before", "after", "streak"), [(2, 3, 3), (3, 3, 0), (1, 2, 0), (0, 4, 4)])
def test_only_a_streak_never_reached_before_is_a_record(before: int, after: int, streak: int) -> None:
    lines = [Records((Line(name="Ada", game="trio", matches=9, wins=9, best=best),)) for best in (before, after)]
    assert evening._risen(lines[0], lines[1], "ADA", "trio") == streak
    assert evening._risen(lines[0], lines[1], "Ada", "tordu") == 0


def test_a_match_is_kept_with_everyone_and_its_winners(tmp_path: Path) -> None:
    hands, sitting = Driver(Page(), shelf=Shelf(tmp_path)), looked_at(played("trepido", 2))
    assert sitting.outcome is not None
    evening.note(hands.app, sitting, Records(), Records())
    evening.note(hands.app, sitting, Records(), Records())
    [kept] = evening.load(hands.app).matches
    assert kept.names == tuple(sitting.facts.names) and kept.mark == sitting.sealed
    assert kept.winners == tuple(sitting.facts.names[seat] for seat in sitting.outcome.winners)

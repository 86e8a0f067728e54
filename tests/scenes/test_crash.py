"""If a scene breaks: a report, a kind word, and the match goes on from where it was kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.match import Match, Seat
from game.shelf import Shelf
from scenes import crash
from scenes.app import MISHAPS
from scenes.kit.dialog import Dialog
from scenes.kit.page import Page
from scenes.menu import Menu
from scenes.tables.seating import seated
from tests.scenes.driver import Driver
from tests.scenes.tables.robots import by_chance

SEED = 987_654_321_987


class Broken(Page):
    """Breaks as soon as time passes."""

    def update(self, dt: float) -> bool:
        raise ZeroDivisionError("of all things")


def broken(folder: Path, *people: Seat) -> Driver:
    """A program with a match on the table and something broken over it."""
    hands = Driver(Page(), shelf=Shelf(folder))
    match = Match("trepido", None, people or [Seat(name="Zoé"), Seat(name="Ada", level="easy")], SEED, salt="pinch")
    Shelf(folder).keep(match)
    hands.app.push(seated(match, by_chance))
    return hands


def rescued(hands: Driver) -> str:
    """The report of what happened."""
    assert hands.app.shelf is not None
    try:
        hands.app.push(Broken())
        hands.app.step(0.1)
    except ZeroDivisionError as error:
        crash.rescue(hands.app, error)
    (path,) = (hands.app.shelf.folder / crash.FOLDER).iterdir()
    return path.read_text(encoding="utf-8")


def test_it_is_said_kindly_and_the_menu_is_there(tmp_path: Path) -> None:
    hands = broken(tmp_path)
    rescued(hands)
    assert isinstance(hands.app.top, Dialog) and isinstance(hands.app.scenes[0], Menu)
    assert hands.faults() == []


def test_the_match_is_still_on_the_shelf(tmp_path: Path) -> None:
    rescued(broken(tmp_path))
    (kept,) = Shelf(tmp_path).matches()
    assert kept.journal is not None and kept.journal.header.seed == SEED


def test_the_report_tells_what_happened(tmp_path: Path) -> None:
    told = rescued(broken(tmp_path))
    assert "ZeroDivisionError" in told and "TableScene" in told and "pygame-ce" in told and f'"seed":{SEED}' in told


def test_of_a_shared_match_that_is_not_over_nothing_private_is_told(tmp_path: Path) -> None:
    told = rescued(broken(tmp_path, Seat(name="Zoé"), Seat(name="Hugo")))
    assert "ZeroDivisionError" in told and str(SEED) not in told and "pinch" not in told


def test_only_so_many_reports_are_kept(tmp_path: Path) -> None:
    hands = broken(tmp_path)
    for _ in range(crash.MOST + 5):
        crash.write(hands.app, ValueError("again"))
    assert len(list((tmp_path / crash.FOLDER).iterdir())) == crash.MOST


def test_where_nothing_can_be_written_it_is_still_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = broken(tmp_path)

    def full(*_: Any, **__: Any) -> None:
        raise OSError("full")

    monkeypatch.setattr(Path, "write_text", full)
    crash.rescue(hands.app, ValueError("again"))
    assert isinstance(hands.app.top, Dialog)


def test_a_program_that_breaks_over_and_over_gives_up(tmp_path: Path) -> None:
    hands = broken(tmp_path)
    hands.app.rescue = lambda app, error: app.push(Broken())
    hands.app.push(Broken())
    with pytest.raises(ZeroDivisionError):
        hands.app.run()
    assert hands.app.mishaps == MISHAPS + 1

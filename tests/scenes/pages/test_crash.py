"""If the unthinkable happens: a report, a kind word, and the match goes on from where it was."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pygame
import pytest

import main
from game import journal, shelf
from game.match import Match, Seat
from game.shelf import Shelf
from scenes import start
from scenes.app import report
from scenes.app.dialog import Dialog
from scenes.app.loop import MISHAPS, App
from scenes.app.page import Page
from scenes.kit.button import Button
from scenes.kit.canvas import Canvas
from scenes.kit.intents import Intent
from scenes.pages import crash
from scenes.pages.menu.page import Menu
from scenes.tables.scene import TableScene
from tests.scenes.driver import Driver
from tests.scenes.tables.robots import by_chance
from tests.scenes.tables.seated import make, seated

SEED = 987_654_321_987
SECRET = "green rock"
ALONE = (Seat(name="Zoé"), Seat(name="Ada", level="easy"))
SHARED = (Seat(name="Zoé"), Seat(name="Hugo"))


def broken(*_: Any, **__: Any) -> Any:
    raise ZeroDivisionError(f"of all things: {SECRET}")


class InTime(Page):
    """Breaks as soon as time passes."""

    def update(self, dt: float) -> bool:
        return bool(broken())


class InDrawing(Page):
    def draw(self, canvas: Canvas) -> None:
        broken()


class InHearing(Page):
    def handle(self, intent: Intent) -> bool:
        return bool(broken())


class InLeaving(Page):
    def leave(self) -> None:
        broken()


def table(folder: Path, people: tuple[Seat, ...] = ALONE, keep: bool = True) -> Driver:
    """A program with a match on the table."""
    hands = Driver(Page(), shelf=Shelf(folder))
    match = Match("trepido", None, people, SEED, salt="pinch")
    if keep:
        Shelf(folder).keep(match)
    hands.app.push(seated(match, by_chance))
    return hands


def run(hands: Driver) -> None:
    """The program's own loop, until somebody has been rescued."""

    def rescue(app: App, error: Exception) -> None:
        crash.rescue(app, error)
        app.step(0.1)
        app.over = True

    hands.app.rescue = rescue
    hands.app.run()


def rescued(hands: Driver) -> str:
    """The report of what happened."""
    hands.app.push(InTime())
    run(hands)
    assert hands.app.shelf is not None
    (path,) = (hands.app.shelf.folder / report.FOLDER).iterdir()
    return path.read_text(encoding="utf-8")


def answer(hands: Driver, place: int) -> None:
    """Press a button of the kind word."""
    top = hands.app.top
    assert isinstance(top, Dialog)
    hands.click_on([widget for widget in top.widgets if isinstance(widget, Button)][place])


def some_move(match: Match) -> tuple[int, Any]:
    seat = match.state.actors()[0]
    return seat, match.state.legal(seat)[0]


# said and shown


@pytest.mark.parametrize("scene", [InTime, InDrawing, InHearing])
def test_it_is_said_kindly_and_the_menu_is_there(scene: type[Page], tmp_path: Path) -> None:
    hands = table(tmp_path)
    hands.app.push(scene())
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, scancode=40, unicode=""))
    run(hands)
    assert isinstance(hands.app.top, Dialog) and isinstance(hands.app.scenes[0], Menu)
    assert hands.faults() == []


def test_a_scene_that_does_not_want_to_leave_is_left(tmp_path: Path) -> None:
    hands = table(tmp_path)
    hands.app.push(InLeaving())
    rescued(hands)
    assert [type(scene) for scene in hands.app.scenes] == [Menu, Dialog]


def test_a_program_that_breaks_over_and_over_gives_up(tmp_path: Path) -> None:
    hands = table(tmp_path)
    hands.app.rescue = lambda app, error: app.push(InTime())
    hands.app.push(InTime())
    with pytest.raises(ZeroDivisionError):
        hands.app.run()
    assert hands.app.mishaps == MISHAPS + 1


# going on


def test_the_match_is_still_on_the_shelf(tmp_path: Path) -> None:
    rescued(table(tmp_path))
    (kept,) = Shelf(tmp_path).matches()
    assert kept.journal is not None and kept.journal.header.seed == SEED


def test_the_match_can_be_resumed_at_once_and_is_kept_on(tmp_path: Path) -> None:
    hands = table(tmp_path)
    rescued(hands)
    answer(hands, -1)
    scene = hands.app.top
    assert isinstance(scene, TableScene)
    make(scene, *some_move(scene.sitting._match))
    (kept,) = Shelf(tmp_path).matches()
    assert kept.journal is not None and len(kept.journal.moves) == 1


def test_a_match_that_was_not_kept_can_be_resumed_too(tmp_path: Path) -> None:
    hands = table(tmp_path, keep=False)
    rescued(hands)
    answer(hands, -1)
    assert isinstance(hands.app.top, TableScene) and hands.app.top.sitting._match.seed == SEED


def test_whoever_has_had_enough_goes_to_the_menu(tmp_path: Path) -> None:
    hands = table(tmp_path)
    rescued(hands)
    answer(hands, 0)
    assert isinstance(hands.app.top, Menu)


def test_a_match_resumes_from_its_moves_and_not_from_a_broken_state(tmp_path: Path) -> None:
    hands = table(tmp_path)
    match = hands.app.top.sitting._match  # type: ignore[union-attr]
    state = match.state.copy()
    match.state.pile.clear()
    rescued(hands)
    answer(hands, -1)
    assert match.state == state


def test_a_move_over_which_the_rules_break_is_taken_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match("trepido", None, ALONE, SEED, salt="pinch")
    path = Shelf(tmp_path).keep(match)
    state = match.state.copy()
    with monkeypatch.context() as patch:
        patch.setattr(type(match.state), "apply", broken)
        with pytest.raises(ZeroDivisionError):
            match.play(*some_move(match))
    assert match.state == state and Shelf(tmp_path).look(path).moves == []


def test_a_match_over_which_the_rules_break_does_not_bar_the_way_to_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match("trepido", None, ALONE, SEED, salt="pinch")
    path = Shelf(tmp_path).keep(match)
    match.play(*some_move(match))
    monkeypatch.setattr(type(match.state), "apply", broken)
    with pytest.raises(journal.JournalError):
        Shelf(tmp_path).look(path)


# the report


def test_the_report_tells_what_happened(tmp_path: Path) -> None:
    told = rescued(table(tmp_path))
    for word in ("ZeroDivisionError", SECRET, "TableScene", "pygame-ce", "Python", f'"seed":{SEED}'):
        assert word in told


def test_of_a_shared_match_that_is_not_over_nothing_private_is_told(tmp_path: Path) -> None:
    told = rescued(table(tmp_path, SHARED))
    assert "ZeroDivisionError" in told and "in broken" in told
    for word in (str(SEED), "pinch", SECRET):
        assert word not in told


def test_what_led_to_an_error_is_told_but_not_in_its_words(tmp_path: Path) -> None:
    hands = table(tmp_path, SHARED)
    try:
        try:
            broken()
        except ZeroDivisionError as error:
            raise KeyError(SECRET) from error
    except KeyError as error:
        told = report.report(error, hands.app.scenes)
    assert "ZeroDivisionError" in told and "KeyError" in told and SECRET not in told


def test_a_shared_match_that_has_just_been_left_stays_private_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = table(tmp_path, SHARED)
    monkeypatch.setattr(hands.app.top.sitting, "leave", broken)  # type: ignore[union-attr]
    try:
        hands.app.pop()
    except ZeroDivisionError as error:
        told = report.report(error, hands.app.scenes)
    assert SECRET not in told and "not over, and shared" in told


def test_what_can_not_be_told_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "encode", broken)
    told = rescued(table(tmp_path))
    assert "InTime" in told and "pygame-ce" in told


def test_a_name_that_can_not_be_written_does_not_spoil_the_report(tmp_path: Path) -> None:
    path = report.write(tmp_path, ValueError("half of a sign: \ud800"))
    assert path is not None and "half of a sign" in path.read_text(encoding="utf-8")


def test_only_so_many_reports_are_kept(tmp_path: Path) -> None:
    for _ in range(report.MOST + 5):
        report.write(tmp_path, ValueError("again"))
    assert len(list((tmp_path / report.FOLDER).iterdir())) == report.MOST


# where nothing can be written


def full(path: Path, *_: Any, **__: Any) -> None:
    """A disk with room for half of it."""
    path.write_bytes(b"half")
    raise OSError(28, "no space left")


def test_on_a_full_disk_it_is_still_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = table(tmp_path)
    monkeypatch.setattr(Path, "write_text", full)
    hands.app.push(InTime())
    run(hands)
    assert isinstance(hands.app.top, Dialog) and report.where(None) in hands.app.top.text


def test_on_a_full_disk_no_half_of_a_report_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "write_text", full)
    assert report.write(tmp_path, ValueError("again")) is None
    assert list((tmp_path / report.FOLDER).iterdir()) == []


# where nothing helps


@pytest.fixture
def last_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """What the program says in the end, with its exit code, after a window that broke like this."""

    def ended(breaks: Any) -> tuple[int, str]:
        monkeypatch.setattr(shelf, "home", lambda portable=False: tmp_path)
        monkeypatch.setattr(pygame.display, "message_box", lambda *_, **__: None)
        monkeypatch.setattr(start, "run", breaks)
        code = main.main(["--lang", "en"])
        return code, capsys.readouterr().err

    return ended


def test_a_program_that_can_not_start_says_so_kindly(last_words: Any, tmp_path: Path) -> None:
    code, told = last_words(broken)
    (path,) = (tmp_path / report.FOLDER).iterdir()
    assert code == 1 and "Nothing played is lost" in told and str(path) in told and "Traceback" not in told


def test_if_even_the_kind_word_breaks_the_first_error_is_told(
    last_words: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Menu, "enter", broken)

    def run(*_: Any, **__: Any) -> None:
        hands = table(tmp_path / "matches")
        hands.app.rescue = crash.rescue
        hands.app.push(InDrawing())
        hands.app.run()

    code, _ = last_words(run)
    (path,) = (tmp_path / report.FOLDER).iterdir()
    told = path.read_text(encoding="utf-8")
    assert code == 1 and "in draw" in told and "in rescue" in told


def test_without_a_report_the_terminal_has_it_all(last_words: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "write_text", full)
    code, told = last_words(broken)
    assert code == 1 and "ZeroDivisionError" in told and "Nothing played is lost" in told


def test_a_real_program_without_a_screen_ends_in_words(tmp_path: Path) -> None:
    root = Path(main.__file__).parent
    quiet = {"SDL_VIDEODRIVER": "nonsense", "XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path), "DISPLAY": ""}
    command = [sys.executable, str(root / "main.py"), "--lang", "fr"]
    ended = subprocess.run(command, env={**os.environ, **quiet}, capture_output=True, text=True, timeout=60)
    (path,) = tmp_path.rglob(f"{report.FOLDER}/*.txt")
    assert ended.returncode == 1 and str(path) in ended.stderr and "Traceback" not in ended.stderr

"""`--smoke`: what it goes through, and what it notices."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from game.match import Match
from game.shelf import Shelf
from scenes import smoke
from scenes.app.scene import Scene
from scenes.pages.menu.page import Menu
from tests.scenes.driver import Driver
from tests.scenes.tables.robots import by_chance
from tests.scenes.tables.seated import seated

ROOT = Path(__file__).resolve().parents[2]
ONE_GAME = "import sys; from scenes import smoke; smoke.NAMES = ('tordu',); sys.exit(smoke.run())"


@pytest.fixture
def hands(tmp_path: Path) -> Driver:
    hands = Driver(Menu(), shelf=Shelf(tmp_path))
    hands.app.prefer(speed=0, limits=0)
    return hands


def program(*words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(ROOT), **variables}
    return subprocess.run([sys.executable, *words], env=env, capture_output=True, text=True, timeout=300)


def test_the_program_goes_through_everything_and_ends_well(tmp_path: Path) -> None:
    done = program("-c", ONE_GAME, TABLEE_REPORT=str(tmp_path / "report.json"))
    told = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert (done.returncode, told["trouble"], told["steps"][-1][0]) == (0, "", "end")


def test_to_the_first_frame_and_no_further() -> None:
    done = program(str(ROOT / "main.py"), "--smoke", "first-frame")
    assert (done.returncode, done.stdout) == (0, "")


def test_without_a_screen_it_fails_and_says_so() -> None:
    done = program("-c", ONE_GAME, SDL_VIDEODRIVER="there-is-none")
    assert (done.returncode, "there-is-none" in done.stderr) == (1, True)


@pytest.mark.parametrize("page", smoke.PAGES)
def test_a_page_is_shown_and_taken_away_again(page: Callable[[], Scene], hands: Driver) -> None:
    scene = page()
    smoke.show(hands.app, scene)
    assert isinstance(hands.app.top, Menu) and scene not in hands.app.scenes


def test_a_match_ends_back_at_the_menu(hands: Driver) -> None:
    smoke.play(hands.app, "tordu")
    assert isinstance(hands.app.top, Menu)


def test_a_match_that_never_ends_is_noticed(hands: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(smoke, "PATIENCE", 0.0)
    with pytest.raises(smoke.Trouble, match="no further than Menu"):
        smoke.pass_time(hands.app, lambda: False)


def test_a_match_that_is_not_the_one_on_disk_is_noticed(tmp_path: Path) -> None:
    shelf, match = Shelf(tmp_path), Match("tordu", None, smoke.SEATS, 1)
    shelf.keep(match)
    shelf.release(match)
    match.state.outcome = "another"  # type: ignore[assignment]
    with pytest.raises(smoke.Trouble, match="does not tell the match"):
        smoke.check_kept(shelf, seated(match, by_chance))


def test_a_sound_that_has_not_come_along_is_noticed(
    hands: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(smoke, "ASSETS", tmp_path)
    with pytest.raises(smoke.Trouble, match=r"place-1\.ogg"):
        smoke.check_assets(hands.app)


@pytest.mark.parametrize("worker", [None, SimpleNamespace(lost=True, lives=0), SimpleNamespace(lost=False, lives=0)])
def test_a_thinking_process_that_has_died_is_noticed(hands: Driver, worker: object) -> None:
    """Even if another lives in its place."""
    hands.app.worker = worker  # type: ignore[assignment]
    with pytest.raises(smoke.Trouble, match="thinking process"):
        smoke.check_thinking(hands.app)

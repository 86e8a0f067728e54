"""A program that is replaced while it is open, and files that come from another start."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from game.shelf_door import HANDED, Door
from scenes.app import installed
from scenes.app.dialog import Dialog
from scenes.app.installed import Installed
from scenes.app.lookout import Lookout
from scenes.app.page import Page
from tests.scenes.driver import Driver


@pytest.fixture
def program(tmp_path: Path) -> Path:
    path = tmp_path / "tablee"
    path.write_bytes(b"version 1")
    return path


def upgrade(program: Path) -> None:
    """Put another file in its place, as a package manager does."""
    other = program.with_suffix(".new")
    other.write_bytes(b"version 2")
    other.replace(program)


def test_a_file_put_in_its_place_is_noticed(program: Path) -> None:
    here = Installed(program)
    assert not here.replaced
    upgrade(program)
    assert here.replaced


def test_a_program_that_was_removed_is_noticed(program: Path) -> None:
    here = Installed(program)
    program.unlink()
    assert here.replaced


def test_a_checkout_is_never_replaced() -> None:
    assert Installed.this().path is None
    assert not Installed.this().replaced


def test_a_packed_program_looks_at_its_own_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert Installed.this().path == Path(sys.executable)


def test_it_is_told_once_and_can_wait(program: Path) -> None:
    hands, here = Driver(Page(), language="en"), Installed(program)
    here.look(hands.app)
    assert not isinstance(hands.app.top, Dialog)
    upgrade(program)
    here.look(hands.app)
    dialog = hands.app.top
    assert isinstance(dialog, Dialog)
    dialog.widgets[-2].click()  # Later
    here.look(hands.app)
    assert not isinstance(hands.app.top, Dialog)
    assert not hands.app.over


def test_starting_again_leaves_the_match_as_if_cut_off(program: Path) -> None:
    """Scenes are not left: the sign of a match in play stays, so that the next start goes on with it."""

    class Table(Page):
        left = False

        def leave(self) -> None:
            self.left = True

    table = Table()
    hands, here = Driver(table, language="en"), Installed(program)
    upgrade(program)
    here.look(hands.app)
    next(w for w in hands.app.top.widgets if getattr(w, "text", "") == "Start again").click()  # type: ignore[union-attr]
    assert (hands.app.over, here.starts_again, table.left) == (True, True, False)


def test_after_an_error_in_a_replaced_program_it_says_so_in_a_box_of_the_system(
    program: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[Any] = []
    monkeypatch.setattr(installed.pygame.display, "message_box", lambda *words, **more: shown.append(words))
    hands, here = Driver(Page(), language="en"), Installed(program)
    here.give_way(hands.app)
    assert shown == [("Tablée has been updated", installed.text())]
    assert here.starts_again


def test_the_new_program_gets_the_words_of_the_old_one(program: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run: list[Any] = []
    monkeypatch.setattr(installed, "os", SimpleNamespace(name="posix", environ={}, execv=lambda *all: run.append(all)))
    monkeypatch.setattr(sys, "argv", ["tablee", "--lang", "fr"])
    Installed(program).start_again()
    assert run == [(str(program), [str(program), "--lang", "fr"])]
    assert installed.os.environ == installed.FRESH


def test_a_handed_file_is_opened_in_the_window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hands, door, opened = Driver(Page()), Door(tmp_path), list[Path]()
    door.open()
    lookout = Lookout(hands.app, door, Installed(None), lambda app, path: opened.append(path))
    assert lookout()
    (tmp_path / HANDED).write_text("/home/zoe/match.tablee", encoding="utf-8")
    assert lookout()
    assert opened == [], "looked again at once"
    lookout.next = 0.0
    assert lookout()
    assert opened == [Path("/home/zoe/match.tablee")]
    door.close()

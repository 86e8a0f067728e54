"""A disk that fails in the middle of a match: said in a sentence, nothing lost, and play goes on."""

from __future__ import annotations

import errno
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game import shelf as shelves
from game.match import Match
from game.shelf import Shelf
from scenes.kit.button import Button
from scenes.kit.dialog import Dialog
from scenes.kit.page import Page
from scenes.tables.scene import TableScene
from scenes.tables.seating import begin, seated
from tests.scenes.driver import Driver
from tests.scenes.tables.robots import by_chance, over, people, play_on

TROUBLES = {"full": errno.ENOSPC, "read only": errno.EROFS, "broken": errno.EIO, "held": errno.EACCES}


class Disk:
    """Works until it fails, and fails until it is mended."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.trouble: int | None = None
        self.works = shelves._append
        patch.setattr(shelves, "_append", self.append)

    def append(self, file: Any, data: bytes, path: Path) -> None:
        if self.trouble is not None:
            file.write(data[: len(data) // 2])
            raise OSError(self.trouble, "no")
        self.works(file, data, path)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


def table(folder: Path) -> tuple[Driver, TableScene]:
    """A match that is being kept, on the screen."""
    shelf = Shelf(folder)
    hands = Driver(Page(), (640, 360), shelf=shelf)
    hands.app.prefer(speed=0)
    match = Match("trepido", None, people(1, 3), 5, salt="x")
    shelf.keep(match)
    scene = seated(match, by_chance)
    hands.app.push(scene)
    return hands, scene


def until_trouble(hands: Driver, scene: TableScene) -> None:
    for _ in range(200):
        if isinstance(hands.app.top, Dialog):
            return
        if scene.table.legal:
            scene.do(scene.table.legal[0])
        hands.app.step(0.5)
    raise AssertionError("nothing was said")


def kept(folder: Path) -> int:
    (found,) = Shelf(folder).matches()
    assert found.journal is not None
    return len(found.journal.moves)


@pytest.mark.parametrize("trouble", TROUBLES.values(), ids=TROUBLES)
def test_a_move_that_cannot_be_kept_is_not_made_and_it_is_said(trouble: int, disk: Disk, tmp_path: Path) -> None:
    hands, scene = table(tmp_path)
    hands.app.step(0.5)
    disk.trouble = trouble
    before = len(scene.match.moves)
    until_trouble(hands, scene)
    assert len(scene.match.moves) == before == kept(tmp_path)
    assert hands.faults() == []


def test_once_the_disk_is_mended_play_goes_on_and_is_kept(disk: Disk, tmp_path: Path) -> None:
    hands, scene = table(tmp_path)
    disk.trouble = errno.ENOSPC
    until_trouble(hands, scene)
    disk.trouble = None
    hands.click_on([w for w in hands.app.top.widgets if isinstance(w, Button)][-1])  # type: ignore[union-attr]
    play_on(hands, Random(2))
    assert over(hands) and kept(tmp_path) == len(scene.match.moves)


def test_play_can_go_on_without_keeping(disk: Disk, tmp_path: Path) -> None:
    hands, scene = table(tmp_path)
    disk.trouble = errno.ENOSPC
    until_trouble(hands, scene)
    hands.click_on(next(w for w in hands.app.top.widgets if isinstance(w, Button)))  # type: ignore[union-attr]
    play_on(hands, Random(2))
    assert over(hands)


def test_a_disk_that_fails_from_the_start_is_no_reason_not_to_play(disk: Disk, tmp_path: Path) -> None:
    hands = Driver(Page(), (640, 360), shelf=Shelf(tmp_path))
    disk.trouble = errno.EROFS
    begin(hands.app, "trepido", None, people(1, 2))
    hands.app.step(0.1)
    assert isinstance(hands.app.top, TableScene) and (hands.app.toasts.shown or hands.app.toasts.waiting)

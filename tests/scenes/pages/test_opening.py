"""Files that are opened from outside: by a double click, by a name on the command line, dropped on the menu."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pygame
import pytest

from game.shelf import Shelf
from scenes import command_line
from scenes.app.dialog import Dialog
from scenes.games.defizz.packs import PacksPage
from scenes.kit.button import Button
from scenes.pages.menu.page import Menu
from scenes.pages.opening import open_file
from scenes.pages.result.page import ResultPage
from scenes.tables.scene import TableScene
from tests.game.defizz import hostile
from tests.scenes.driver import Driver
from tests.scenes.matches import left


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "here")


@pytest.fixture
def hands(shelf: Shelf) -> Driver:
    return Driver(Menu(), language="en", shelf=shelf)


def said(hands: Driver) -> str:
    """The last sentence that was said."""
    return hands.app.toasts.waiting[-1]


def handed(tmp_path: Path, moves: int) -> Path:
    """A match of another machine, as a file."""
    other = Shelf(tmp_path / "there")
    (tmp_path / "mail").mkdir(exist_ok=True)
    return other.hand_out(left(other, "tordu", moves=moves, seed=2), tmp_path / "mail")


def test_an_unfinished_match_is_gone_on_with_as_if_it_had_begun_here(
    hands: Driver, shelf: Shelf, tmp_path: Path
) -> None:
    path = handed(tmp_path, moves=5)
    assert path.suffix == ".tablee"
    open_file(hands.app, path)
    scene = hands.app.top
    assert isinstance(scene, TableScene)
    assert scene.sitting.moves == 5
    assert [kept.moves for kept in shelf.listed()] == [5]


def test_a_match_that_is_over_is_looked_at(hands: Driver, shelf: Shelf, tmp_path: Path) -> None:
    open_file(hands.app, handed(tmp_path, moves=-1))
    assert isinstance(hands.app.top, ResultPage)
    assert [kept.over for kept in shelf.listed()] == [True]


def test_the_same_file_opened_twice_is_kept_once(shelf: Shelf, tmp_path: Path) -> None:
    path = handed(tmp_path, moves=5)
    first = shelf.take_match(path)
    assert shelf.take_match(path) == first
    assert shelf.take_match(first) == first
    assert len(shelf.listed()) == 1


def test_a_match_played_on_elsewhere_does_not_replace_ours(shelf: Shelf, tmp_path: Path) -> None:
    early, late = handed(tmp_path, moves=5), handed(tmp_path, moves=7)
    first = shelf.take_match(early)
    second = shelf.take_match(late)
    assert first != second
    assert sorted(kept.moves for kept in shelf.listed()) == [5, 7]
    assert shelf.take_match(early) in (first, second), "the longer one holds the shorter"


@pytest.mark.parametrize(
    ("name", "data", "says"),
    [
        ("notes.txt", b"milk", "Notes.txt is neither a match nor a pack of questions of ours."),
        ("match.tablee", b"\x00" * 50, ""),
        ("empty.tablee", b"", ""),
        ("long.tablee", b"{" * 100_000, ""),
    ],
)
def test_a_foreign_file_answers_with_a_sentence(
    hands: Driver, shelf: Shelf, tmp_path: Path, name: str, data: bytes, says: str
) -> None:
    (tmp_path / name).write_bytes(data)
    open_file(hands.app, tmp_path / name)
    assert isinstance(hands.app.top, Menu)
    sentence = said(hands)
    assert sentence.casefold() == says.casefold() if says else sentence.endswith(".")
    assert shelf.listed() == []


def test_a_file_that_is_not_there_answers_with_a_sentence(hands: Driver, tmp_path: Path) -> None:
    open_file(hands.app, tmp_path / "gone.tablee")
    assert said(hands) == f"{tmp_path / 'gone.tablee'} can't be read: there is no such file."
    open_file(hands.app, tmp_path)
    assert isinstance(hands.app.top, Menu)


def test_a_pack_is_offered_before_it_is_taken(hands: Driver, shelf: Shelf, tmp_path: Path) -> None:
    path = tmp_path / "evening.tablee-pack"
    path.write_bytes(msgspec.json.encode({**hostile.whole(Random(1)), "id": "evening"}))
    open_file(hands.app, path)
    assert isinstance(hands.app.top, Dialog)
    assert shelf.packs() == []
    answer = next(w for w in hands.app.top.widgets if isinstance(w, Button) and w.text == "Import it")
    hands.click_on(answer)
    assert isinstance(hands.app.top, PacksPage)
    assert [pack.stem for pack in shelf.packs()] == ["evening"]


def test_a_file_dropped_on_the_menu_is_opened(hands: Driver, tmp_path: Path) -> None:
    path = handed(tmp_path, moves=5)
    hands.events(pygame.Event(pygame.DROPFILE, file=str(path)))
    assert isinstance(hands.app.top, TableScene)


def test_a_name_on_the_command_line_is_a_file_to_open() -> None:
    assert command_line.arguments(["/tmp/match.tablee"]).file == Path("/tmp/match.tablee")
    assert command_line.arguments([]).file is None

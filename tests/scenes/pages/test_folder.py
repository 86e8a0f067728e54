"""A folder that can't be written is told in the menu, and another one can be chosen."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import shelf_disk, shelf_home
from game.match import Match, Seat
from game.shelf import Shelf
from scenes.app.dialog import Dialog
from scenes.kit.button import Button
from scenes.kit.label import Label
from scenes.pages import folder
from scenes.pages.folder import FolderPage
from scenes.pages.menu.page import Menu
from scenes.pages.seating import seated
from scenes.sitting.seats import sit_down
from tests.scenes.driver import Driver
from tests.scenes.matches import left
from tests.scenes.sheets import EVERYWHERE, Language


@pytest.fixture
def full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder on a disk that takes nothing any more."""
    here = tmp_path / "full"
    left(Shelf(here))
    opened = shelf_disk.opened

    def refuses(path: Path, mode: str) -> object:
        if path.is_relative_to(here) and mode != "rb":
            raise OSError(28, "No space left on device")
        return opened(path, mode)

    monkeypatch.setattr(shelf_disk, "opened", refuses)
    monkeypatch.setattr(folder, "folders", lambda: [("Documents", tmp_path / "new")])
    monkeypatch.setattr(shelf_home, "_note", lambda: tmp_path / "config" / "folder.txt")
    return here


def press(hands: Driver, text: str) -> None:
    widgets = hands.app.top.widgets  # type: ignore[union-attr]
    hands.click_on(next(each for each in widgets if isinstance(each, Button) and each.text == text))


def test_the_menu_says_that_nothing_can_be_kept(full: Path) -> None:
    hands = Driver(Menu(), language="en", shelf=Shelf(full))
    hands.app.step(0.1)
    hands.app.step(0.1)
    texts = [each.text for each in hands.app.top.widgets if isinstance(each, Label)]  # type: ignore[union-attr]
    assert f"Nothing can be kept in {full}: the disk is full." in texts
    press(hands, "Another folder")
    assert isinstance(hands.app.top, FolderPage)


def test_the_menu_of_a_good_folder_says_nothing(tmp_path: Path) -> None:
    hands = Driver(Menu(), language="en", shelf=Shelf(tmp_path))
    hands.app.step(0.1)
    hands.app.step(0.1)
    menu = hands.app.top
    assert isinstance(menu, Menu)
    assert menu.trouble == ""
    assert list(tmp_path.iterdir()) == [], "looking leaves nothing behind"


def test_another_folder_gets_a_copy_of_everything_and_is_remembered(full: Path, tmp_path: Path) -> None:
    taken: list[Shelf] = []
    hands = Driver(FolderPage(taken.append), language="en", shelf=Shelf(full))
    press(hands, "Use it")
    assert hands.app.shelf is not None
    assert hands.app.shelf.folder == tmp_path / "new"
    assert taken == [hands.app.shelf]
    assert [kept.moves for kept in hands.app.shelf.listed()] == [12]
    assert len(Shelf(full).listed()) == 1, "nothing is deleted"
    assert shelf_home.chosen() == tmp_path / "new"


def test_a_folder_that_is_no_better_is_refused_with_the_reason(full: Path) -> None:
    page = FolderPage()
    hands = Driver(page, language="en", shelf=Shelf(full))
    page.path = str(full / "inside")
    press(hands, "Use it")
    assert hands.app.top is page
    assert page.trouble == f"Nothing can be kept in {full / 'inside'}: the disk is full."


def test_a_match_goes_on_being_kept_in_the_new_folder(full: Path, tmp_path: Path) -> None:
    match = Match("trio", None, [Seat(name="Zoé"), Seat(name="Ada", level="easy"), Seat(name="Bo", level="easy")], 1)
    Shelf(full).keep(match, insist=False)
    sitting = sit_down(match)
    assert sitting.keeping.trouble is not None
    assert sitting.keeping.trouble.values["why"] == "the disk is full"
    new = Shelf(tmp_path / "new")
    sitting.keeping.move_to(new)
    assert sitting.keeping.trouble is None
    assert [kept.header.game for kept in new.listed() if kept.header] == ["trio"]


def test_three_folders_are_proposed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf_home, "documents", lambda: tmp_path / "Documents")
    monkeypatch.setattr(shelf_home, "program", lambda: tmp_path / "opt")
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert folder.folders() == [
        ("Documents", tmp_path / "Documents" / "Tablée"),
        ("Home folder", tmp_path / "Tablée"),
        ("Beside the program", tmp_path / "opt" / "tablee-data"),
    ]


@pytest.mark.parametrize(("size", "text_size", "language"), EVERYWHERE)
def test_the_page_fits(size: tuple[int, int], text_size: float, language: Language, full: Path) -> None:
    page = FolderPage()
    hands = Driver(page, size, text_size, language, Shelf(full))
    page.trouble = "Rien ne peut être gardé ici : le disque est plein."
    page.rebuild()
    assert hands.faults() == []


def test_the_pause_says_what_is_true_and_offers_another_folder(full: Path, tmp_path: Path) -> None:
    match = Match("trio", None, [Seat(name="Zoé"), Seat(name="Ada", level="easy"), Seat(name="Bo", level="easy")], 1)
    Shelf(full).keep(match, insist=False)
    hands = Driver(Menu(), language="en", shelf=Shelf(full))
    scene = seated(sit_down(match))
    hands.app.push(scene)
    scene.back()
    pause = hands.app.top
    assert isinstance(pause, Dialog)
    assert pause.text.startswith("This match is not kept in ")
    press(hands, "Another folder")
    press(hands, "Use it")
    scene.back()
    pause = hands.app.top
    assert isinstance(pause, Dialog)
    assert pause.text == "The match is kept: you can go on with it at any time."
    assert [kept.path.parent.parent for kept in Shelf(tmp_path / "new").listed()][-1] == tmp_path / "new"

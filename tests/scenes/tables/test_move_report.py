"""A move reported from the pause: one file with the match and the picture of its table, and nobody's secrets."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pygame
import pytest

from game import journal
from game.shelf import Shelf
from scenes.app import report
from scenes.app.dialog import Dialog
from scenes.kit.button import Button
from scenes.tables.curtain import Curtain
from scenes.tables.picture import as_png
from tests.scenes.driver import Driver
from tests.scenes.sheets import said_words
from tests.scenes.tables.robots import people, sit, table


def reported(hands: Driver, folder: Path) -> ZipFile:
    """The file that is written when the button of the pause is pressed."""
    hands.app.shelf = Shelf(folder)
    table(hands).back()
    hands.app.step(0.05)
    press(hands, "Signaler ce coup")
    (path,) = (folder / report.FOLDER).iterdir()
    return ZipFile(path)


def press(hands: Driver, words: str) -> None:
    widgets = hands.app.top.widgets  # type: ignore[union-attr]
    hands.click_on(next(widget for widget in widgets if isinstance(widget, Button) and widget.text == words))


def text(archive: ZipFile) -> str:
    return archive.read("match.txt").decode()


def test_the_match_in_a_report_can_be_played_again(tmp_path: Path) -> None:
    hands = sit("trepido", people(1, 3), 4)
    scene = table(hands)
    for _ in range(30):
        hands.app.step(0.2)
    told = text(reported(hands, tmp_path)).split("\n\n", 1)[1]
    assert journal.replay(journal.decode(told.encode())).state == scene.sitting._match.state


def test_the_picture_is_the_table_as_it_is_seen(tmp_path: Path) -> None:
    hands = sit("trepido", people(1, 3), 4)
    hands.app.step(0.2)
    archive = reported(hands, tmp_path)
    picture = pygame.image.load(BytesIO(archive.read("table.png")), "table.png")
    assert archive.namelist() == ["match.txt", "table.png"] and picture.get_size() == hands.app.surface.get_size()


def test_the_folder_is_shown_and_can_be_copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = sit("trepido", people(1, 3), 4)
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    archive = reported(hands, tmp_path)
    assert isinstance(hands.app.top, Dialog) and report.FOLDER in "".join(said_words(hands))
    press(hands, "Copier le chemin")
    assert copied == [archive.filename]


def test_where_nothing_can_be_written_it_says_so() -> None:
    hands = sit("trepido", people(1, 3), 4)
    table(hands).overlays.report(b"")
    assert "Ce qui s’est passé n’a pas pu être noté." in " ".join(said_words(hands))


def with_a_hand_open() -> Driver:
    """A match that two people share, while one of them looks at their hand."""
    hands = sit("trepido", people(2, 3), 4)
    for _ in range(400):
        if isinstance(hands.app.top, Curtain):
            hands.click_on(hands.app.top.widgets[2])
            return hands
        hands.app.step(0.2)
    raise AssertionError("nobody was called")


def test_in_a_shared_match_neither_seed_nor_moves_are_told(tmp_path: Path) -> None:
    hands = with_a_hand_open()
    told = text(reported(hands, tmp_path))
    assert '"seed"' not in told and '"type"' not in told and '"edition":"trepido"' in told


def test_in_a_shared_match_the_picture_shows_no_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same picture whatever the hand is: no face of it is ever drawn."""
    hands = with_a_hand_open()
    scene = table(hands)
    own = scene.table.view.hands[scene.sharing.eyes]
    drawn: list[str] = []
    face = scene.table.art.face
    monkeypatch.setattr(scene.table.art, "face", lambda key, **pose: drawn.append(key) or face(key, **pose))
    scene.show.still._key = None
    as_png(hands.app, scene.sitting, scene.table, scene.show, scene.acts)
    assert own and not set(drawn) & set(own)


def test_the_person_sees_their_hand_again_after_the_picture() -> None:
    hands = with_a_hand_open()
    scene = table(hands)
    own, eyes = scene.table.view.hands[scene.sharing.eyes], scene.table.eyes
    as_png(hands.app, scene.sitting, scene.table, scene.show, scene.acts)
    assert scene.table.eyes == eyes and set(own) <= set(scene.show.stage.sprites)

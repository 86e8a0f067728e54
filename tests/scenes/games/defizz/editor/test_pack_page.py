"""The page of a pack that is being written: cards and questions moved about, files handed out."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.defizz import manuscript as written
from game.defizz.manuscript import Place, begun
from game.defizz.pack import decode
from game.defizz.spreadsheet_reading import read
from scenes.games.defizz.editor import files
from scenes.games.defizz.editor.new_pack import NewPackPage
from scenes.games.defizz.editor.pack_page import ABOUT, FILES, PackPage
from scenes.games.defizz.editor.question_page import QuestionPage
from scenes.games.defizz.editor.template import template
from scenes.kit.iconbutton import IconButton
from scenes.kit.scroll import Listing
from tests.scenes.games.defizz.editor.writing import Writer


@pytest.fixture
def writer(tmp_path: Path) -> Writer:
    return Writer(tmp_path)


def names(page: PackPage) -> list[str]:
    return [card.id for card in page.bench.now.cards]


def more(writer: Writer, slot: int) -> None:
    """Click the button beside a question."""
    writer.hands.sleep(0.5)
    buttons = [widget for widget in writer.page.widgets if isinstance(widget, IconButton)]
    writer.hands.click_on(buttons[slot])


@pytest.mark.parametrize(
    ("action", "found"),
    [
        ("Duplicate", ["D001", "D002", "M001"]), ("Into Multi", ["M002", "M001"]), ("Down", ["M001", "D001"]),
        ("Up", ["D001", "M001"]), ("Delete", ["M001"]), ("Cancel", ["D001", "M001"]),
    ],
)  # fmt: skip
def test_what_can_be_done_with_a_card(writer: Writer, action: str, found: list[str]) -> None:
    page = writer.at_pack()
    writer.press("This card")
    writer.press(action)
    assert names(page) == found
    assert ("There is no room for that." in writer.toasts) == (action == "Up")
    if found != ["D001", "M001"]:
        writer.press("Undo")
        assert names(page) == ["D001", "M001"]


def test_the_last_card_can_be_deleted_and_another_be_made(writer: Writer) -> None:
    page = writer.at_pack()
    for _ in range(2):
        writer.press("This card")
        writer.press("Delete")
    assert "There is no card yet." in writer.told()
    writer.press("New card")
    writer.press("Multi")
    assert names(page) == ["M001"] and page.card == 0


def test_questions_are_moved_from_card_to_card(writer: Writer) -> None:
    page = writer.at_pack(template(["en"]))
    more(writer, 0)
    writer.press("Move")
    assert "Choose where it goes." in writer.told()
    listing = next(widget for widget in page.widgets if isinstance(widget, Listing))
    writer.hands.click(listing.box.x + 20, listing.box.y + listing.row * 1.5)
    writer.hands.click_on(writer.tiles()[2])
    assert page.bench.now.form(Place(1, 2))["answer.en"] == "Canberra"
    assert page.bench.now.form(Place(0, 0))["answer.en"] == "avocado" and page.held is None


def test_questions_are_copied_and_cleared(writer: Writer) -> None:
    page = writer.at_pack(template(["en"]))
    more(writer, 0)
    writer.press("Copy")
    writer.hands.click_on(writer.tiles()[1])
    assert page.bench.now.form(Place(0, 1))["answer.en"] == "Canberra"
    more(writer, 1)
    writer.press("Clear")
    assert page.bench.now.form(Place(0, 1)) == {"id": "own-0002", "mode": "chrono"}
    assert "Not written yet" in writer.told()


def test_escape_lets_go_of_what_is_held(writer: Writer) -> None:
    page = writer.at_pack(template(["en"]))
    more(writer, 0)
    writer.press("Move")
    writer.hands.key(pygame.K_ESCAPE)
    assert writer.page is page and page.held is None
    more(writer, 0)
    writer.press("Move")
    writer.hands.click_on(writer.tiles()[0])
    assert page.bench.now == template(["en"])


def test_a_question_is_opened_by_mouse_and_by_enter(writer: Writer) -> None:
    writer.at_pack(template(["en"]))
    writer.hands.click_on(writer.tiles()[1])
    assert isinstance(writer.page, QuestionPage) and writer.page.place == Place(0, 1)
    writer.hands.key(pygame.K_ESCAPE)
    while not isinstance(writer.page.focused, Listing):
        writer.hands.key(pygame.K_TAB)
    writer.hands.key(pygame.K_DOWN)
    writer.hands.key(pygame.K_RETURN)
    assert isinstance(writer.page, QuestionPage) and writer.page.place == Place(1, 0)


def test_questions_on_no_card_are_there_and_can_be_put_on_one(writer: Writer) -> None:
    loose = ({"id": "own-0009", "mode": "chance", "hint.en": "Ha", "text.en": "Throw."},)
    page = writer.at_pack(written.replaced(template(["en"]), loose=loose))
    page.card = 2
    page.rebuild()
    assert "On no card" in writer.told() and len(writer.tiles()) == 1
    more(writer, 0)
    writer.press("Move")
    page.card = 0
    page.rebuild()
    writer.hands.click_on(writer.tiles()[0])
    assert page.bench.now.form(Place(0, 0))["id"] == "own-0009"


# about the pack


def test_title_languages_version_and_licence(writer: Writer) -> None:
    page = writer.at_pack(begun("ours", "Ours", ["en"]))
    page.show(ABOUT)
    writer.write("title.en", " again")
    writer.choose("languages", "both")
    assert page.bench.now.title == {"fr": "Ours again", "en": "Ours again"}
    writer.write("license", "CC0")
    writer.write("version", ".2")
    assert (page.bench.now.license, page.bench.now.version) == ("CC0", "1.2")
    writer.choose("languages", "fr")
    assert page.bench.now.languages == ["fr"] and page.bench.language == "fr"


def test_a_language_with_questions_stays(writer: Writer) -> None:
    page = writer.at_pack(template(["fr", "en"]))
    page.show(ABOUT)
    writer.choose("languages", "fr")
    assert page.bench.now.languages == ["fr", "en"]
    assert "There are questions in the other language." in writer.toasts


def test_a_new_pack_wants_a_title_and_a_name_of_its_own(writer: Writer) -> None:
    writer.open(NewPackPage(["our-house"]))
    writer.press("Begin")
    assert "A pack wants a title." in writer.toasts and isinstance(writer.page, NewPackPage)
    writer.hands.click_on(next(widget for widget in writer.page.widgets if widget.takes_keys))
    writer.hands.type("Our house")
    writer.hands.key(pygame.K_RETURN)
    assert writer.page.bench.now.id == "our-house-2"
    assert (writer.shelf.questions / "unfinished" / "our-house-2.manuscript").is_file()


# files


@pytest.fixture
def documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "documents"
    monkeypatch.setattr(files, "documents", lambda: folder)
    return folder


def test_a_pack_goes_out_as_one_file(writer: Writer, documents: Path) -> None:
    page = writer.at_pack(written.with_card(template(["en"]), "duel"))
    page.show(FILES)
    writer.press("As a pack")
    file = decode((documents / "our-house.tablee-pack").read_bytes()).file
    assert [card.id for card in file.cards] == ["D001", "M001"]


def test_nothing_goes_out_as_a_pack_before_it_can_be_played(writer: Writer, documents: Path) -> None:
    page = writer.at_pack()
    page.show(FILES)
    writer.press("As a pack")
    assert not documents.exists() and "A pack needs a Duel card and a Multi card that are whole." in writer.toasts


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_pack_goes_out_as_a_spreadsheet_and_the_template_too(tmp_path: Path, documents: Path, language: str) -> None:
    writer = Writer(tmp_path, language)
    page = writer.at_pack(template(["fr", "en"]))
    page.show(FILES)
    writer.press("En tableau" if language == "fr" else "As a spreadsheet")
    writer.press("Un modèle" if language == "fr" else "A template")
    for path in sorted(documents.iterdir()):
        reading = read(path.read_bytes(), "x", language)
        assert reading.faults == [] and reading.manuscript is not None
        assert written.finished(reading.manuscript)
    assert len(list(documents.iterdir())) == 2


def test_a_folder_that_can_not_be_written_gets_a_sentence(
    writer: Writer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setattr(files, "documents", lambda: tmp_path / "file")
    page = writer.at_pack(template(["en"]))
    page.show(FILES)
    writer.press("A template")
    assert any("can't be kept" in toast for toast in writer.toasts)

"""The page of packs: new ones, one's own written on, copies, spreadsheets brought in, deleted and put back."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.defizz import manuscript as written
from game.defizz.pack import decode
from game.defizz.spreadsheet import table
from game.shelf_packs import Manuscripts
from scenes.games.defizz.editor.bench import Bench
from scenes.games.defizz.editor.new_pack import NewPackPage
from scenes.games.defizz.editor.pack_page import PackPage
from scenes.games.defizz.editor.template import template
from scenes.games.defizz.packs import PacksPage
from scenes.pages.setup.draft import Draft
from tests.scenes.games.defizz.editor.writing import Writer


def at_packs(folder: Path, language: str = "en", *, unfinished: bool = False, whole: bool = False) -> Writer:
    writer = Writer(folder, language)
    if whole:
        Bench(writer.hands.app, template(["fr", "en"]), fresh=True).publish()
    if unfinished:
        Bench(writer.hands.app, written.begun("village", "Our village", ["en"]), fresh=True).publish()
    writer.open(PacksPage(Draft("defizz")))
    return writer


def drop(writer: Writer, path: Path) -> None:
    writer.hands.events(pygame.Event(pygame.DROPFILE, file=str(path)))


def test_a_new_pack_is_begun(tmp_path: Path) -> None:
    writer = at_packs(tmp_path)
    writer.press("New pack")
    assert isinstance(writer.page, NewPackPage) and "base" in writer.page.taken


def test_one_of_the_game_is_copied_first(tmp_path: Path) -> None:
    writer = at_packs(tmp_path)
    writer.page._show("kids")
    writer.press("Copy and edit")
    page = writer.page
    assert isinstance(page, PackPage) and page.bench.now.id not in ("kids", "base")
    assert page.bench.now.title["en"].endswith("(copy)") and len(page.bench.now.cards) == 36
    writer.press("Back")
    assert decode((writer.shelf.questions / f"{page.bench.now.id}.json").read_bytes()).file.cards


def test_ones_own_is_written_on(tmp_path: Path) -> None:
    writer = at_packs(tmp_path, whole=True)
    writer.page._show("our-house")
    writer.press("Edit")
    assert isinstance(writer.page, PackPage) and writer.page.bench.now.id == "our-house"


def test_an_unfinished_one_is_listed_and_written_on(tmp_path: Path) -> None:
    writer = at_packs(tmp_path, unfinished=True)
    writer.page._show("village")
    assert "Our village" in writer.told() and "Being written: 2 cards begun" in writer.told()
    assert "Play with these questions" not in writer.told()
    writer.press("Edit")
    assert isinstance(writer.page, PackPage)


def test_an_unfinished_one_is_deleted_and_put_back(tmp_path: Path) -> None:
    writer = at_packs(tmp_path, unfinished=True)
    writer.page._show("village")
    writer.press("Delete")
    writer.press("Delete")
    assert "Our village" not in writer.told() and Manuscripts(writer.shelf).names() == []
    writer.press("Put it back")
    assert writer.page.shown.name == "village"


def test_a_pack_is_deleted_with_its_manuscript_and_both_come_back(tmp_path: Path) -> None:
    writer = at_packs(tmp_path, whole=True)
    Manuscripts(writer.shelf).keep("our-house", written.encoded(template(["fr", "en"])))
    writer.page.resume()
    writer.page._show("our-house")
    writer.press("Delete")
    writer.press("Delete")
    assert writer.shelf.packs() == [] and Manuscripts(writer.shelf).names() == []
    writer.press("Put it back")
    assert len(writer.shelf.packs()) == 1 and Manuscripts(writer.shelf).names() == ["our-house"]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_spreadsheet_is_brought_in(tmp_path: Path, language: str) -> None:
    writer = at_packs(tmp_path / "shelf", language)
    path = tmp_path / "any name.csv"
    path.write_bytes(table(template(["fr", "en"]), language))
    drop(writer, path)
    file = decode((writer.shelf.questions / "our-house.json").read_bytes()).file
    assert len(file.questions) == 6 and writer.page.shown.name == "our-house"


def test_what_is_brought_in_takes_the_place_of_what_was_being_written(tmp_path: Path) -> None:
    writer = at_packs(tmp_path / "shelf", whole=True)
    Manuscripts(writer.shelf).keep("our-house", written.encoded(template(["fr", "en"])))
    path = tmp_path / "any.csv"
    path.write_bytes(table(written.replaced(template(["fr", "en"]), version="7"), "en"))
    drop(writer, path)
    assert decode((writer.shelf.questions / "our-house.json").read_bytes()).file.version == "7"
    assert Manuscripts(writer.shelf).names() == []


BROKEN = "Carte;Mode;Indice;Question;Réponse\nD1;chrono;x;Qui ?;\nD1;zut;Un truc;Quoi ?;Thor\n"


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("fr", ("Ligne 2, colonne C (Indice)\u00a0: le texte est trop court.",
                "Ligne 2, colonne E (Réponse)\u00a0: il faut écrire quelque chose ici.",
                "Ligne 2, colonne A (Carte)\u00a0: la carte D001 demande trois questions, pas 2.")),
        ("en", ("Row 2, column C (Indice): the text is too short.",
                "Row 2, column E (Réponse): something is to be written here.",
                "Row 2, column A (Carte): card D001 wants three questions, not 2.")),
    ],
)  # fmt: skip
def test_a_broken_spreadsheet_is_refused_with_all_its_faults(
    tmp_path: Path, language: str, lines: tuple[str, ...]
) -> None:
    writer = at_packs(tmp_path / "shelf", language)
    path = tmp_path / "broken.csv"
    path.write_text(BROKEN, encoding="utf-8")
    drop(writer, path)
    from scenes.games.defizz.packs import description

    told = description(writer.page.shown, "")
    assert all(line in told for line in lines) and writer.shelf.packs() == []


def test_old_excel_is_told(tmp_path: Path) -> None:
    writer = at_packs(tmp_path / "shelf", "fr")
    path = tmp_path / "old.csv"
    path.write_bytes(table(template(["fr"]), "fr").decode("utf-8-sig").encode("cp1252"))
    drop(writer, path)
    assert len(writer.shelf.packs()) == 1
    assert any("anciens Excel" in toast for toast in writer.toasts)


def test_a_spreadsheet_with_one_deck_says_what_is_missing(tmp_path: Path) -> None:
    writer = at_packs(tmp_path / "shelf")
    path = tmp_path / "one.csv"
    one = written.replaced(template(["en"]), cards=template(["en"]).cards[:1])
    path.write_bytes(table(one, "en"))
    drop(writer, path)
    assert writer.shelf.packs() == [] and "2 at least" in writer.told()


def test_without_a_shelf_nothing_is_written(tmp_path: Path) -> None:
    writer = Writer(tmp_path)
    writer.hands.app.shelf = None
    writer.open(PacksPage(Draft("defizz")))
    assert "New pack" not in writer.told() and "edit" not in writer.told()

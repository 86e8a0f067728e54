"""Packs of one's own: brought in by a path or by dropping a file, refused with line and reason, taken out again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.defizz.lint import lint
from game.defizz.options import mix
from game.defizz.pack import decode, named
from game.shelf import Shelf, ShelfError
from scenes.app import lang
from scenes.app.dialog import Dialog
from scenes.games.defizz import at_hand
from scenes.games.defizz.at_hand import BOXES, in_folder, ours
from scenes.games.defizz.packs import PacksPage, fault_line, path_of
from scenes.kit.button import Button
from scenes.kit.entry import Entry
from scenes.kit.scroll import Listing
from scenes.kit.toggle import Toggle
from scenes.pages.setup.draft import Draft
from scenes.pages.setup.page import SetupPage
from tests.game.defizz.table import tiny
from tests.scenes.driver import Driver
from tests.scenes.sheets import EVERYWHERE, Language, said_words


def written(path: Path, **changes: Any) -> Path:
    """A small pack in a file, with some fields changed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(tiny() | {"id": "ours", "title": {"fr": "À nous", "en": "Our own"}} | changes, indent=1))
    return path


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "shelf")


@pytest.fixture
def hands(shelf: Shelf) -> Driver:
    return Driver(PacksPage(Draft("defizz")), language="en", shelf=shelf)


def page(hands: Driver) -> PacksPage:
    assert isinstance(hands.app.top, PacksPage)
    return hands.app.top


def press(hands: Driver, text: str) -> None:
    widgets = hands.app.top.widgets  # type: ignore[union-attr]
    hands.click_on(next(widget for widget in widgets if isinstance(widget, Button) and widget.text == text))


def drop(hands: Driver, path: Path) -> None:
    hands.events(pygame.Event(pygame.DROPFILE, file=str(path)))


def words(hands: Driver) -> str:
    return " ".join(said_words(hands))


def test_the_pack_that_comes_with_the_game_is_there(hands: Driver) -> None:
    assert "The base game" in words(hands) and "106 Duel cards, 106 Multi cards" in words(hands)


def test_a_file_dropped_on_the_window_is_taken(hands: Driver, shelf: Shelf, tmp_path: Path) -> None:
    drop(hands, written(tmp_path / "anything.json"))
    assert [path.name for path in shelf.packs()] == ["ours.json"] and "15 questions" in words(hands)


def test_a_pack_that_was_taken_can_be_played_with(hands: Driver, tmp_path: Path) -> None:
    drop(hands, written(tmp_path / "anything.json", id="fresh"))
    assert named("fresh").id == "fresh"


def test_a_path_is_typed_and_confirmed(hands: Driver, shelf: Shelf, tmp_path: Path) -> None:
    path = written(tmp_path / "typed.json")
    hands.click_on(next(widget for widget in page(hands).widgets if isinstance(widget, Entry)))
    hands.type(str(path))
    hands.key(pygame.K_RETURN)
    assert [each.name for each in shelf.packs()] == ["ours.json"] and page(hands).path == ""


def test_the_keys_alone_are_enough(hands: Driver, shelf: Shelf, tmp_path: Path) -> None:
    path = written(tmp_path / "keys.json")
    while not isinstance(page(hands).focused, Entry):
        hands.key(pygame.K_TAB)
    hands.type(str(path))
    hands.key(pygame.K_TAB)
    hands.key(pygame.K_RETURN)
    assert [each.name for each in shelf.packs()] == ["ours.json"]


def test_a_bad_file_is_refused_with_line_and_reason(hands: Driver, shelf: Shelf, tmp_path: Path) -> None:
    path = written(tmp_path / "bad.json", version=3)
    line = next(n for n, each in enumerate(path.read_text().splitlines(), 1) if '"version"' in each)
    drop(hands, path)
    assert f"Line {line}: version: a text between quotation marks is wanted here." in words(hands)
    assert shelf.packs() == []


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"\xff\xfe{\x00}\x00", "The file is not a text in UTF-8."),
        (b"[" * 100_000, "Line 1: More than 12 brackets inside each other."),
        (b" " * 9_000_000, "is too large to be one of ours"),
        (b"{", "Line 1: The file ends before the bracket of line 1 is closed."),
    ],
)
def test_a_hostile_file_gets_a_sentence(hands: Driver, tmp_path: Path, data: bytes, sentence: str) -> None:
    path = tmp_path / "hostile.json"
    path.write_bytes(data)
    drop(hands, path)
    assert sentence in words(hands)


def test_a_name_that_would_leave_the_folder_is_refused(hands: Driver, shelf: Shelf, tmp_path: Path) -> None:
    drop(hands, written(tmp_path / "path.json", id="../../evil"))
    assert "a name such as our-house is wanted here" in words(hands) and shelf.packs() == []


@pytest.mark.parametrize("name", ours())
def test_nobody_takes_the_place_of_our_own_packs(hands: Driver, shelf: Shelf, tmp_path: Path, name: str) -> None:
    drop(hands, written(tmp_path / "anything.json", id=name))
    assert "belongs to the questions that come with the game" in words(hands) and shelf.packs() == []


def test_what_hides_in_names_is_shown_as_what_it_is(hands: Driver, tmp_path: Path) -> None:
    path = written(tmp_path / "a\u202eb.json", **{"x\u202ey": 1})
    drop(hands, path)
    assert "\u202e" not in words(hands) and "a?b" in words(hands) and "there is no field called x?y" in words(hands)


def test_french_sentences_keep_their_spaces() -> None:
    lang.use("fr")
    [fault] = lint(json.dumps(tiny() | {"extra": 1}).encode())
    assert fault_line(fault) == "Ligne 1\u00a0: pack\u00a0: il n’y a pas de champ nommé extra."


def test_what_stands_in_the_file_is_not_translated() -> None:
    """`wrong` is a field; of an answer, French says `faux`."""
    data = tiny()
    del data["questions"][0]["wrong"]["en"]
    lang.use("fr")
    [fault] = lint(json.dumps(data).encode())
    assert "wrong" in fault_line(fault) and "faux" not in fault_line(fault)


def test_a_pack_that_has_not_changed_is_not_read_again(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    path = written(shelf.questions / "ours.json")
    first = in_folder(path)
    monkeypatch.setattr(at_hand, "lint", lambda data: pytest.fail("read again"))
    assert in_folder(path) is first


def test_a_pack_that_has_changed_is_read_again(shelf: Shelf) -> None:
    path = written(shelf.questions / "ours.json")
    in_folder(path)
    written(path, version=3)
    assert in_folder(path).pack is None


def test_what_is_kept_is_what_was_read_first(
    hands: Driver, shelf: Shelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not what lies there a moment later."""
    path = written(tmp_path / "ours.json")
    good = path.read_bytes()

    def slow(data: bytes) -> Any:
        path.write_bytes(b"something else")
        return decode(data)

    monkeypatch.setattr(at_hand, "decode", slow)
    drop(hands, path)
    assert (shelf.questions / "ours.json").read_bytes() == good


def test_a_file_that_is_not_there_says_so(hands: Driver, tmp_path: Path) -> None:
    drop(hands, tmp_path / "nowhere.json")
    assert "There is no file" in words(hands)


def test_a_broken_file_in_the_folder_is_listed_with_its_faults(shelf: Shelf) -> None:
    written(shelf.questions / "ours.json", cards=[])
    hands = Driver(PacksPage(Draft("defizz")), language="en", shelf=shelf)
    assert "1 thing to mend" in words(hands)


def test_a_file_in_the_folder_is_called_as_its_pack_is(shelf: Shelf) -> None:
    written(shelf.questions / "other.json")
    hands = Driver(PacksPage(Draft("defizz")), language="en", shelf=shelf)
    page(hands)._moved(len(ours()))
    assert "The pack other calls itself ours." in words(hands)


def test_a_pack_is_deleted_after_a_question(hands: Driver, shelf: Shelf, tmp_path: Path) -> None:
    drop(hands, written(tmp_path / "ours.json"))
    press(hands, "Delete")
    assert isinstance(hands.app.top, Dialog)
    press(hands, "Delete")
    assert shelf.packs() == [] and "Our own" not in words(hands)


def test_a_refused_file_does_not_put_the_chosen_pack_at_risk(hands: Driver, shelf: Shelf, tmp_path: Path) -> None:
    """While the faults of another file are shown, nothing can be deleted."""
    drop(hands, written(tmp_path / "ours.json"))
    drop(hands, written(tmp_path / "bad.json", version=3))
    assert "Delete" not in words(hands) and [path.name for path in shelf.packs()] == ["ours.json"]


def test_a_click_leads_back_from_a_refused_file_to_the_pack_chosen_before(hands: Driver, tmp_path: Path) -> None:
    drop(hands, written(tmp_path / "ours.json"))
    drop(hands, written(tmp_path / "bad.json", version=3))
    page = hands.app.top
    assert isinstance(page, PacksPage) and page.tried is not None
    rows = next(widget for widget in page.widgets if isinstance(widget, Listing))
    hands.click(rows.box.x + 20, rows.box.y + rows.row * (page.index + 0.5))
    assert page.tried is None and "Delete" in words(hands)


def test_the_question_names_the_pack_that_is_deleted(hands: Driver, tmp_path: Path) -> None:
    drop(hands, written(tmp_path / "ours.json"))
    press(hands, "Delete")
    assert "Delete “Our own”?" in words(hands)


def test_a_deleted_pack_can_be_put_back(hands: Driver, shelf: Shelf, tmp_path: Path) -> None:
    path = written(tmp_path / "ours.json")
    drop(hands, path)
    press(hands, "Delete")
    press(hands, "Delete")
    press(hands, "Put it back")
    assert (shelf.questions / "ours.json").read_bytes() == path.read_bytes()
    assert page(hands).shown.name == "ours" and "Put it back" not in words(hands)
    assert [hands.app.toasts.shown, *hands.app.toasts.waiting] == ["“Our own” is back."]


def test_a_pack_that_can_not_be_deleted_stays_and_the_reason_is_told(
    hands: Driver, shelf: Shelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuses(path: Path) -> None:
        raise ShelfError("nothing can be kept in {path}: {why}", path=path.name, why="the disk is full")

    drop(hands, written(tmp_path / "ours.json"))
    monkeypatch.setattr(shelf, "delete_pack", refuses)
    press(hands, "Delete")
    press(hands, "Delete")
    assert hands.app.toasts.waiting[-1] == "Nothing can be kept in ours.json: the disk is full."
    assert "Put it back" not in words(hands) and "Our own" in words(hands)


def test_a_file_that_goes_while_the_list_is_made_is_listed_with_its_reason(shelf: Shelf) -> None:
    gone = in_folder(shelf.questions / "gone.json")
    assert gone.pack is None and [fault.line for fault in gone.faults] == [0]


def test_a_pack_that_came_again_is_not_replaced_by_the_deleted_one(hands: Driver, shelf: Shelf, tmp_path: Path) -> None:
    drop(hands, written(tmp_path / "ours.json"))
    press(hands, "Delete")
    press(hands, "Delete")
    drop(hands, written(tmp_path / "ours.json", version="2"))
    assert "Put it back" not in words(hands)


def test_a_broken_file_in_the_folder_can_be_deleted_and_put_back(shelf: Shelf) -> None:
    path = written(shelf.questions / "ours.json", version=3)
    hands = Driver(PacksPage(Draft("defizz")), language="en", shelf=shelf)
    page(hands)._moved(len(ours()))
    press(hands, "Delete")
    press(hands, "Delete")
    assert not path.exists()
    press(hands, "Put it back")
    assert path.exists()


# taking packs into a table


def toggle(hands: Driver) -> None:
    hands.click_on(next(widget for widget in page(hands).widgets if isinstance(widget, Toggle)))


def test_a_pack_that_was_imported_can_be_taken_at_once(hands: Driver, tmp_path: Path) -> None:
    drop(hands, written(tmp_path / "ours.json"))
    toggle(hands)
    assert page(hands).draft.value("pack") == "base+second+ours" and "15 questions · on the table" in words(hands)


def test_a_pack_can_be_played_with_alone(hands: Driver, tmp_path: Path) -> None:
    drop(hands, written(tmp_path / "ours.json"))
    toggle(hands)
    for place in range(len(BOXES)):
        page(hands)._moved(place)
        toggle(hands)
    assert page(hands).draft.value("pack") == "ours"


def test_the_last_pack_is_replaced_by_the_boxes(hands: Driver, tmp_path: Path) -> None:
    drop(hands, written(tmp_path / "ours.json"))
    page(hands).draft.choose("pack", "ours")
    page(hands).rebuild()
    toggle(hands)
    assert page(hands).draft.value("pack") == mix(BOXES)


@pytest.mark.parametrize("name", BOXES)
def test_the_last_box_can_not_be_left_out(hands: Driver, name: str) -> None:
    page(hands).draft.choose("pack", name)
    page(hands)._moved(BOXES.index(name))
    toggle(hands)
    assert (
        page(hands).draft.value("pack") == name
        and next(widget for widget in page(hands).widgets if isinstance(widget, Toggle)).on
    )


def test_a_pack_about_one_thing_can_be_played_with_alone_or_with_the_boxes(hands: Driver) -> None:
    page(hands)._moved(ours().index("kids"))
    toggle(hands)
    assert page(hands).draft.value("pack") == "base+second+kids"
    for place in range(len(BOXES)):
        page(hands)._moved(place)
        toggle(hands)
    assert page(hands).draft.value("pack") == "kids" and page(hands).draft.trouble() is None


def test_a_deleted_pack_is_not_on_the_table(hands: Driver, tmp_path: Path) -> None:
    drop(hands, written(tmp_path / "ours.json"))
    toggle(hands)
    press(hands, "Delete")
    press(hands, "Delete")
    assert page(hands).draft.value("pack") == mix(BOXES)
    press(hands, "Put it back")
    assert page(hands).draft.value("pack") == mix([*BOXES, "ours"])


def test_a_pack_that_was_not_on_the_table_does_not_come_back_to_it(hands: Driver, tmp_path: Path) -> None:
    drop(hands, written(tmp_path / "ours.json"))
    press(hands, "Delete")
    press(hands, "Delete")
    press(hands, "Put it back")
    assert page(hands).draft.value("pack") == mix(BOXES)


def test_the_setup_offers_a_pack_that_was_imported_meanwhile_by_its_title(shelf: Shelf, tmp_path: Path) -> None:
    hands = Driver(SetupPage("defizz"), language="en", shelf=shelf)
    setup = hands.app.top
    assert isinstance(setup, SetupPage)
    hands.app.push(PacksPage(setup.draft))
    hands.app.step(0.016)
    drop(hands, written(tmp_path / "ours.json"))
    hands.app.pop()
    setup.show(1)
    option = next(each for each in setup.draft.setup.options(setup.draft) if each.name == "pack")
    assert [(value.value, value.text) for value in option.values] == [
        ("base+second", "Both boxes"),
        ("base", "The base game"),
        ("second", "The second box"),
        ("food", "At the table"),
        ("kids", "From eight up"),
        ("screen", "Lights, camera"),
        ("ours", "Our own"),
        ("base+second+food", "Both boxes + At the table"),
        ("base+second+kids", "Both boxes + From eight up"),
        ("base+second+screen", "Both boxes + Lights, camera"),
        ("base+second+ours", "Both boxes + Our own"),
        ("base+second+food+kids+screen+ours", "Both boxes + At the table…"),
    ]


def test_a_table_is_dealt_with_a_mix(shelf: Shelf) -> None:
    written(shelf.questions / "ours.json")
    draft = Draft("defizz")
    draft.choose("pack", "base+ours")
    assert draft.trouble() is None


def test_faults_of_writing_are_told_in_the_language_spoken(shelf: Shelf, tmp_path: Path) -> None:
    hands = Driver(PacksPage(Draft("defizz")), language="fr", shelf=shelf)
    path = written(tmp_path / "bad.json", version=3)
    path.write_text(path.read_text().replace('"defizz-pack/1",', '"defizz-pack/1"', 1))
    drop(hands, path)
    assert "Ligne 2\u00a0: Il manque une virgule à la fin." in words(hands)
    assert "version\u00a0: il faut ici un texte entre guillemets droits." in words(hands)


def test_our_own_pack_can_not_be_deleted(hands: Driver) -> None:
    assert "Delete" not in words(hands)


def test_the_folders_path_is_copied(hands: Driver, shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    press(hands, "Copy the folder’s path")
    assert copied == [str(shelf.questions)]


@pytest.mark.parametrize(
    ("text", "path"),
    [
        (" '/a b/c.json' ", "/a b/c.json"),
        ('"/a/c.json"', "/a/c.json"),
        ("file:///a%20b/c.json", "/a b/c.json"),
        ("~nobody-here/c.json", "~nobody-here/c.json"),
        ("file:///a%ff.json", "/a\udcff.json"),
        ("file://[x", "file://[x"),
        ("~\0x", "~\0x"),
        ("~\ud800/x", "~\ud800/x"),
    ],
)
def test_a_path_is_read_as_people_paste_it(text: str, path: str) -> None:
    assert path_of(text) == Path(path)


@pytest.mark.parametrize(("size", "text_size", "language"), EVERYWHERE)
def test_nothing_is_cut_at_any_size(
    shelf: Shelf, tmp_path: Path, size: tuple[int, int], text_size: float, language: Language
) -> None:
    written(shelf.questions / "ours.json")
    hands = Driver(PacksPage(Draft("defizz")), size, text_size, language, shelf)
    faults = hands.faults()
    drop(hands, written(tmp_path / "bad.json", version=3))
    assert faults + hands.faults() == []

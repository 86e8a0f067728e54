"""Tables on the shelf."""

from __future__ import annotations

from pathlib import Path

from game.match import Seat
from game.shelf import Shelf
from scenes.app.page import Page
from scenes.app.racekeys import label
from scenes.pages.setup import memory
from scenes.pages.setup.memory import Memory, Party
from tests.scenes.driver import Driver

PARTY = Party(
    options={"teams": True, "rounds": None}, seats=(Seat(name="Léa", key=20), Seat(name="Odile", level="hard"))
)


def app_on(path: Path) -> Driver:
    return Driver(Page(), language="en", shelf=Shelf(path))


def test_what_is_kept_is_read_again(tmp_path: Path) -> None:
    hands = app_on(tmp_path)
    full = Memory().played("trio", PARTY).with_table("Sunday", "trepido", PARTY).knowing(20, "a")
    memory.keep(hands.app, full)
    assert memory.load(hands.app) == full


def test_nothing_kept_is_an_empty_memory(tmp_path: Path) -> None:
    assert memory.load(app_on(tmp_path).app) == Memory()


def test_a_broken_file_is_set_aside_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "tables.json").write_text('{"last": {"trio": 5}}')
    hands = app_on(tmp_path)
    assert memory.load(hands.app) == Memory()
    assert "set aside" in hands.app.toasts.waiting[0] and list(tmp_path.glob("tables.broken*.json"))


def test_a_field_that_nobody_knows_breaks_a_file(tmp_path: Path) -> None:
    (tmp_path / "tables.json").write_text('{"tables": []}')
    hands = app_on(tmp_path)
    memory.load(hands.app)
    assert hands.app.toasts.waiting


def test_where_nothing_can_be_kept_a_sentence_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    hands = app_on(tmp_path / "file" / "folder")
    memory.keep(hands.app, Memory())
    assert hands.app.toasts.waiting


def test_a_table_takes_the_place_of_the_one_with_its_name() -> None:
    first = Memory().with_table("Sunday", "trio", PARTY).with_table("Sunday", "tordu", PARTY)
    again = first.with_table("Sunday", "trio", Party(seats=PARTY.seats[:1]))
    assert [len(table.party.seats) for table in again.of("trio")] == [1] and len(again.of("tordu")) == 1


def test_a_table_can_be_forgotten() -> None:
    assert Memory().with_table("Sunday", "trio", PARTY).without("Sunday", "trio") == Memory()


def test_a_key_shows_its_place_until_its_own_name_is_known() -> None:
    assert label(20, {}) == "Q" and label(20, {20: "a"}) == "A" and label(999, {}) == "?"

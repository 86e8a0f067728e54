"""The list of matches: go on, look, delete."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from game.match import Match, Seat
from game.shelf import Shelf, ShelfError
from scenes.app.dialog import Dialog
from scenes.app.loop import App
from scenes.app.page import Page
from scenes.kit.button import Button
from scenes.pages import seating
from scenes.pages.unfinished import KeptPage, pick_up, unfinished
from scenes.sitting.sitting import Sitting
from tests.game import laws
from tests.scenes.driver import Driver
from tests.scenes.matches import left, sat, tables
from tests.scenes.resuming import started
from tests.scenes.sheets import EVERYWHERE, Language, said_words
from tests.scenes.tables.robots import people

__all__ = ["sat", "tables"]


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    """The newest first: going on, over, broken."""
    made = Shelf(tmp_path)
    left(made, seed=1, when=3000)
    made.mark(left(made, "tordu", moves=-1, seed=2, when=2000), over=True)
    broken = left(made, seed=3)
    broken.write_bytes(b"noise")
    os.utime(broken, (1000, 1000))
    return made


@pytest.fixture
def hands(shelf: Shelf) -> Driver:
    return Driver(KeptPage(), language="en", shelf=shelf)


def page(hands: Driver) -> KeptPage:
    assert isinstance(hands.app.top, KeptPage)
    return hands.app.top


def button(hands: Driver, text: str) -> Button | None:
    widgets = hands.app.top.widgets  # type: ignore[union-attr]
    return next((widget for widget in widgets if isinstance(widget, Button) and widget.text == text), None)


def choose(hands: Driver, row: int) -> None:
    listing = page(hands).widgets[1]
    hands.click(listing.box.x + 30, listing.box.y + 56 * row + 20)


def test_a_match_is_told_by_its_game_people_and_moves(hands: Driver) -> None:
    words = said_words(hands)
    assert words.count("Trépido") == 2 and "Camille, Bastien, Zoé" in words and "12 moves" in words


def test_a_match_is_resumed_by_its_button(hands: Driver, sat: list[Sitting]) -> None:
    resume = button(hands, "Resume")
    assert resume is not None
    hands.click_on(resume)
    assert [sitting._match.seed for sitting in sat] == [1]


def test_a_match_is_resumed_by_enter(hands: Driver, sat: list[Sitting]) -> None:
    for code in (pygame.K_TAB, pygame.K_RETURN):
        hands.key(code)
    assert [sitting._match.seed for sitting in sat] == [1]


def test_a_match_that_is_over_cannot_be_resumed(hands: Driver, sat: list[Sitting]) -> None:
    choose(hands, 1)
    assert "This match is over." in said_words(hands) and button(hands, "Resume") is None
    hands.key(pygame.K_RETURN)
    assert sat == []


def test_a_click_on_a_row_only_chooses_it(hands: Driver, sat: list[Sitting]) -> None:
    choose(hands, 0)
    choose(hands, 0)
    assert sat == [] and page(hands).place == 0


def test_a_broken_file_is_named_with_its_sentence(hands: Driver) -> None:
    for code in (pygame.K_TAB, pygame.K_DOWN, pygame.K_DOWN):
        hands.key(code)
    words = " ".join(said_words(hands))
    assert "This file is not a match of Tablée" in words and page(hands).kept[2].path.name in words
    assert button(hands, "Resume") is None


def test_deleting_is_asked_first(hands: Driver, shelf: Shelf) -> None:
    hands.click_on(button(hands, "Delete"))  # type: ignore[arg-type]
    assert isinstance(hands.app.top, Dialog) and len(shelf.listed()) == 3
    hands.key(pygame.K_ESCAPE)
    assert len(shelf.listed()) == 3


def test_a_match_is_deleted_and_gone_from_the_list(hands: Driver, shelf: Shelf) -> None:
    path = page(hands).kept[0].path
    hands.click_on(button(hands, "Delete"))  # type: ignore[arg-type]
    hands.click_on(button(hands, "Delete"))  # type: ignore[arg-type]
    assert not path.exists() and path not in [kept.path for kept in page(hands).kept]


def test_the_last_of_the_list_can_be_deleted(hands: Driver, shelf: Shelf) -> None:
    for rest in (2, 1, 0):
        choose(hands, rest)
        hands.click_on(button(hands, "Delete"))  # type: ignore[arg-type]
        hands.click_on(button(hands, "Delete"))  # type: ignore[arg-type]
        assert len(shelf.listed()) == rest
    assert "No match is kept yet." in said_words(hands)


def test_a_match_that_cannot_be_opened_says_why(hands: Driver, sat: list[Sitting]) -> None:
    kept = page(hands).kept[0]
    lines = kept.path.read_bytes().splitlines(keepends=True)
    kept.path.write_bytes(lines[0] + b"".join(lines[2:]))
    hands.click_on(button(hands, "Resume"))  # type: ignore[arg-type]
    hands.events()
    assert sat == [] and "damaged" in hands.app.toasts.shown


@pytest.mark.parametrize(("size", "text_size", "language"), EVERYWHERE)
def test_nothing_is_cut_or_overlaps(
    tmp_path: Path, tables: Any, size: tuple[int, int], text_size: float, language: Language
) -> None:
    tables("trepido", "defizz")
    shelf = Shelf(tmp_path)
    for seed in range(9):
        left(shelf, seed=seed)
    shelf.keep(Match("defizz", None, [Seat(name=f"Barthélemy n°{place}") for place in range(12)], 1))
    hands = Driver(KeptPage(), size, text_size, language, shelf)
    for _ in page(hands).kept:
        assert hands.faults() == []
        paper = page(hands).paper
        assert all(paper.contains(item.box) or not paper.overlaps(item.box) for item in hands.drawn() if item.text)
        page(hands)._moved((page(hands).place + 1) % len(page(hands).kept))


def test_the_table_comes_by_itself_after_the_program_was_stopped(tmp_path: Path) -> None:
    match = Match("trepido", None, people(1, 3), 5, salt="x")
    Shelf(tmp_path).keep(match)
    for _ in range(4):
        match.play(*laws.random_move(match.state, Random(1)))
    app, table, _, by_itself = started(tmp_path)
    assert by_itself and table is not None and table.sitting._match.moves[:4] == match.moves
    app.quit()
    assert not started(tmp_path).by_itself


def test_no_more_matches_are_looked_for_than_are_wanted(tmp_path: Path) -> None:
    made = Shelf(tmp_path)
    paths = [left(made, seed=seed, when=1000 * seed) for seed in (1, 2, 3)]
    assert [match.path for match in unfinished(made, ("trepido",), 2)] == paths[:0:-1]


def stopped(folder: Path) -> Driver:
    """The program started again after it was stopped in the middle of a match."""
    match = Match("trepido", None, people(1, 3), 5, salt="x")
    Shelf(folder).keep(match)
    match.play(*laws.random_move(match.state, Random(1)))
    return Driver(Page(), language="en", shelf=Shelf(folder))


AGAIN = "Tablée was stopped in the middle of this match. Here it is again."


def test_whoever_finds_the_table_by_itself_is_told_why(tmp_path: Path) -> None:
    hands = stopped(tmp_path)
    pick_up(hands.app)
    assert AGAIN in hands.app.toasts.waiting


def test_a_match_that_does_not_come_back_is_not_said_to_be_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuses(app: App, path: Path) -> None:
        raise ShelfError("the file can't be read")

    hands = stopped(tmp_path)
    monkeypatch.setattr(seating, "resume", refuses)
    pick_up(hands.app)
    assert len(hands.app.toasts.waiting) == 1 and AGAIN not in hands.app.toasts.waiting


def test_a_match_that_can_not_be_deleted_stays_and_the_reason_is_told(
    hands: Driver, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuses(path: Path) -> None:
        raise ShelfError("nothing can be kept in {path}: {why}", path=path.name, why="the disk is full")

    monkeypatch.setattr(shelf, "delete", refuses)
    hands.click_on(button(hands, "Delete"))  # type: ignore[arg-type]
    hands.click_on(button(hands, "Delete"))  # type: ignore[arg-type]
    assert "the disk is full" in str(hands.app.toasts.shown) and len(page(hands).kept) == 3

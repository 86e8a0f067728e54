"""The ways out of a match: left for later, ended for good, dealt anew."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game import GAMES
from game.match import Seat
from game.shelf import Shelf
from scenes.app.dialog import Dialog
from scenes.app.lang import t
from scenes.app.page import Page
from scenes.kit.button import Button
from scenes.pages import seating
from scenes.pages.unfinished import unfinished
from scenes.sitting.tally import Records
from scenes.tables import records
from scenes.tables.exits import Exits
from scenes.tables.scene import TableScene
from tests.scenes.driver import Driver


def sit(game: str, folder: Path) -> Driver:
    """A new match of a game on a shelf, with one person and a page below it."""
    hands = Driver(Page(), shelf=Shelf(folder))
    hands.app.push(Page())
    seats = [
        Seat(name="Zoé"),
        *(Seat(name=f"P{place}", level="easy") for place in range(1, max(3, GAMES[game].seats[0]))),
    ]
    seating.begin(hands.app, game, GAMES[game].options({}), seats)
    hands.app.step(0.1)
    return hands


def press(hands: Driver, text: str) -> None:
    """Click on the button with these words."""
    top = hands.app.top
    assert isinstance(top, Page)
    hands.click_on(next(widget for widget in top.widgets if isinstance(widget, Button) and widget.text == text))


def left(hands: Driver) -> int:
    """The number of matches that can be gone on with."""
    assert hands.app.shelf is not None
    return len(unfinished(hands.app.shelf, tuple(GAMES), 99))


@pytest.mark.parametrize("game", GAMES)
def test_a_match_can_be_ended_from_the_pause(game: str, tmp_path: Path) -> None:
    hands = sit(game, tmp_path)
    hands.key(pygame.K_ESCAPE)
    press(hands, t("End the match"))
    press(hands, t("End the match"))
    assert not any(isinstance(scene, TableScene) for scene in hands.app.scenes)
    assert left(hands) == 0 and hands.app.shelf.listed()[0].over


@pytest.mark.parametrize("game", GAMES)
def test_a_match_can_be_started_over_from_the_pause(game: str, tmp_path: Path) -> None:
    hands = sit(game, tmp_path)
    before = hands.app.top
    assert isinstance(before, TableScene)
    hands.key(pygame.K_ESCAPE)
    press(hands, t("Start over"))
    press(hands, t("Start over"))
    after = hands.app.top
    assert isinstance(after, TableScene) and before not in hands.app.scenes
    assert after.sitting.facts.names == before.sitting.facts.names and after.sitting.sealed != before.sitting.sealed
    assert left(hands) == 1


def test_nothing_stays_of_a_match_that_is_started_over_though_something_lies_on_its_table(tmp_path: Path) -> None:
    hands = sit("trio", tmp_path)
    before, drawer = hands.app.top, Page()
    assert isinstance(before, TableScene)
    below = len(hands.app.scenes)
    hands.app.push(drawer)
    Exits(hands.app, before.sitting, before.above, before._uncover).start_over()
    assert len(hands.app.scenes) == below and not {before, drawer} & set(hands.app.scenes)


def test_nothing_ends_before_it_was_asked_twice(tmp_path: Path) -> None:
    hands = sit("trio", tmp_path)
    table = hands.app.top
    for words in (t("End the match"), t("Start over")):
        hands.key(pygame.K_ESCAPE)
        press(hands, words)
        assert isinstance(hands.app.top, Dialog)
        hands.key(pygame.K_ESCAPE)
        assert hands.app.top is table


def test_leaving_keeps_the_match(tmp_path: Path) -> None:
    hands = sit("tordu", tmp_path)
    hands.key(pygame.K_ESCAPE)
    press(hands, t("Leave"))
    assert left(hands) == 1


def test_a_match_that_was_ended_counts_for_nobody(tmp_path: Path) -> None:
    hands = sit("trepido", tmp_path)
    hands.key(pygame.K_ESCAPE)
    press(hands, t("End the match"))
    press(hands, t("End the match"))
    assert records.load(hands.app) == Records()


@pytest.mark.parametrize("size", [100, 125, 150])
def test_the_pause_has_room_for_all_its_answers(size: int, tmp_path: Path) -> None:
    hands = sit("trio", tmp_path)
    hands.app.prefer(text_size=size)
    hands.key(pygame.K_ESCAPE)
    assert hands.faults() == []

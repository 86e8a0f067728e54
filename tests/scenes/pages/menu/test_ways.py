"""A game that somebody has never played: to learn it or to play it, by mouse, by keys, by pad; and its mark."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game import NAMES
from game.shelf import Shelf
from scenes.app.person import Person
from scenes.kit.button import Button
from scenes.lessons.scene import LessonScene
from scenes.pages.menu import learning
from scenes.pages.menu.page import Menu
from scenes.pages.menu.tiles import TileButton
from scenes.pages.menu.ways import WayButton, WaysPage
from scenes.pages.settings.page import YOU, SettingsPage
from scenes.pages.setup.page import SetupPage
from scenes.pages.setup.widgets import SeatPlate
from scenes.sitting.lesson import load, names
from tests.scenes.driver import Driver
from tests.scenes.sheets import EVERYWHERE, Language, said_words


def menu(folder: Path, person: Person | None = None) -> Driver:
    """The menu of a person; None: of nobody in particular."""
    hands = Driver(Menu(), language="en", shelf=Shelf(folder))
    if person is not None:
        hands.app.people.introduce(person)
    for _ in range(3):
        hands.events()
    return hands


def tile(hands: Driver, game: str = "trepido") -> TileButton:
    assert isinstance(hands.app.top, Menu)
    return next(w for w in hands.app.top.widgets if isinstance(w, TileButton) and w.game == game)


def ways(hands: Driver) -> list[WayButton]:
    assert isinstance(hands.app.top, WaysPage)
    return [widget for widget in hands.app.top.widgets if isinstance(widget, WayButton)]


def test_a_game_never_played_offers_two_ways_of_the_same_size(tmp_path: Path) -> None:
    hands = menu(tmp_path, Person(name="Zoé", played=("trio",)))
    hands.click_on(tile(hands))
    learn, play = ways(hands)
    assert (learn.way.name, play.way.name) == (f"Learn in {load('trepido-1').minutes} minutes", "Play right away")
    assert (learn.box.width, learn.box.height, learn.box.y) == (play.box.width, play.box.height, play.box.y)


def test_nobody_in_particular_is_offered_them_too(tmp_path: Path) -> None:
    hands = menu(tmp_path)
    hands.click_on(tile(hands))
    assert isinstance(hands.app.top, WaysPage)


def test_learning_leads_to_the_lesson_and_back_to_the_menu(tmp_path: Path) -> None:
    hands = menu(tmp_path)
    hands.click_on(tile(hands))
    hands.click_on(ways(hands)[0])
    assert isinstance(hands.app.top, LessonScene) and isinstance(hands.app.scenes[-2], Menu)
    assert hands.app.top.course.lesson == load("trepido-1")


def test_playing_leads_to_the_setup_and_back_to_the_menu(tmp_path: Path) -> None:
    hands = menu(tmp_path)
    hands.click_on(tile(hands))
    hands.click_on(ways(hands)[1])
    assert isinstance(hands.app.top, SetupPage) and isinstance(hands.app.scenes[-2], Menu)
    assert hands.app.top.game == "trepido"


@pytest.mark.parametrize(("steps", "scene"), [(0, LessonScene), (1, SetupPage)])
def test_by_keys_the_first_way_has_the_focus_at_once(tmp_path: Path, steps: int, scene: type) -> None:
    hands = menu(tmp_path)
    hands.key(pygame.K_TAB)
    hands.key(pygame.K_RETURN)
    assert ways(hands)[0].ringed
    for _ in range(steps):
        hands.key(pygame.K_RIGHT)
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.app.top, scene)


def test_by_pad(tmp_path: Path) -> None:
    hands = menu(tmp_path)
    for button in (5, 0, 14, 0):  # next, confirm, right, confirm
        hands.pad(button)
    assert isinstance(hands.app.top, SetupPage)


def test_by_mouse_nothing_has_the_focus(tmp_path: Path) -> None:
    hands = menu(tmp_path)
    hands.click_on(tile(hands))
    assert not any(widget.ringed for widget in hands.app.top.widgets)  # type: ignore[union-attr]


@pytest.mark.parametrize("by", ["escape", "button"])
def test_the_way_back_leads_to_the_menu(tmp_path: Path, by: str) -> None:
    hands = menu(tmp_path)
    hands.click_on(tile(hands))
    if by == "escape":
        hands.key(pygame.K_ESCAPE)
    else:
        hands.app.step(1.0)
        hands.click_on(next(w for w in hands.app.top.widgets if isinstance(w, Button)))  # type: ignore[union-attr]
    assert isinstance(hands.app.top, Menu)


def test_a_game_once_played_is_set_up_at_once(tmp_path: Path) -> None:
    hands = menu(tmp_path, Person(name="Zoé", played=("trepido",)))
    hands.click_on(tile(hands))
    assert isinstance(hands.app.top, SetupPage)


def test_it_is_about_the_current_person(tmp_path: Path) -> None:
    hands = menu(tmp_path, Person(name="Zoé", played=("trepido",)))
    hands.app.people.introduce(Person(name="Lou"))
    hands.click_on(tile(hands))
    assert isinstance(hands.app.top, WaysPage)


def test_a_game_without_lessons_is_set_up_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "names", lambda game: [])
    hands = menu(tmp_path)
    assert not tile(hands).learnt
    hands.click_on(tile(hands))
    assert isinstance(hands.app.top, SetupPage)


def test_somebody_who_has_learnt_all_of_it_plays(tmp_path: Path) -> None:
    hands = menu(tmp_path)
    for name in names("trepido"):
        hands.app.people.finish_lesson(name)
    hands.click_on(tile(hands))
    assert isinstance(hands.app.top, SetupPage)


def test_the_first_lesson_that_is_not_finished_is_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "names", lambda game: ["trepido-1", "trepido-2"])
    hands = menu(tmp_path)
    assert learning.next_lesson(hands.app, "trepido") == "trepido-1"
    hands.app.people.finish_lesson("trepido-1")
    assert learning.next_lesson(hands.app, "trepido") == "trepido-2" and not learning.learnt(hands.app, "trepido")
    hands.app.people.finish_lesson("trepido-2")
    assert learning.next_lesson(hands.app, "trepido") is None and learning.learnt(hands.app, "trepido")


# the mark


def test_a_game_that_was_learnt_is_marked_once_one_is_back(tmp_path: Path) -> None:
    hands = menu(tmp_path, Person(name="Zoé"))
    assert not any(tile(hands, game).learnt for game in NAMES)
    hands.app.push(SetupPage("trio"))
    for name in names("tordu"):
        hands.app.people.finish_lesson(name)
    hands.app.pop()
    hands.events(), hands.events()
    assert [game for game in NAMES if tile(hands, game).learnt] == ["tordu"]
    drawn = [item.box for item in hands.drawn() if item.what == "picture"]
    seal = tile(hands, "tordu").picture
    assert [box for box in drawn if box.width < 24 and seal.contains(box)]


# who one is


def test_the_menu_shows_who_sits_here_and_leads_to_the_settings_about_them(tmp_path: Path) -> None:
    hands = menu(tmp_path, Person(name="Zoé", emblem="girl"))
    assert "Zoé" in said_words(hands)
    hands.click_on(next(w for w in hands.app.top.widgets if isinstance(w, SeatPlate)))  # type: ignore[union-attr]
    assert isinstance(hands.app.top, SettingsPage) and hands.app.top.section == YOU


def test_the_first_frame_shows_nobody(tmp_path: Path) -> None:
    hands = Driver(Menu(), shelf=Shelf(tmp_path))
    assert not [w for w in hands.app.top.widgets if isinstance(w, SeatPlate)]  # type: ignore[union-attr]


@pytest.mark.parametrize(("size", "text_size", "language"), EVERYWHERE)
@pytest.mark.parametrize("name", names())
def test_nothing_is_cut_or_overlaps(
    name: str, size: tuple[int, int], text_size: float, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(WaysPage, "_cards", lambda *given: None)
    hands = Driver(WaysPage(load(name).game, name), size, text_size, language)
    assert hands.faults() == []
    page: Any = hands.app.top
    boxes = [widget.box for widget in page.widgets if widget.focusable]
    assert all(hands.app.canvas.whole.contains(box) for box in boxes)
    assert not [1 for place, box in enumerate(boxes) for other in boxes[place + 1 :] if box.overlaps(other)]
    assert all(box.height - way.words > 80 for box, way in zip(boxes, ways(hands), strict=False))

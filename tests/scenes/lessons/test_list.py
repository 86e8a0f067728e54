"""The list of lessons, the ways to it, and what is offered at the end of a lesson."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pygame
import pytest

from game import NAMES
from game.shelf import Shelf
from scenes.app.dialog import Dialog
from scenes.app.page import Page
from scenes.games import ON_SCREEN
from scenes.kit.button import Button
from scenes.lessons.scene import LessonScene
from scenes.pages.lessonlist import LessonList
from scenes.pages.lessons import LessonEnd, LessonsPage
from scenes.pages.menu.page import Menu
from scenes.pages.rules.page import RulesPage
from scenes.pages.setup.page import SetupPage
from scenes.sitting.lesson import game_of, load, names
from tests.scenes.driver import Driver
from tests.scenes.lessons.pupil import Pupil
from tests.scenes.tables.robots import people, sit, table

LAST = [name for name in names() if name == names(game_of(name))[-1]]
"""The last lesson of each game."""


@pytest.fixture
def hands() -> Driver:
    return Driver(Page(), shelf=Shelf(Path(tempfile.mkdtemp())))


def listed(hands: Driver, game: str | None = None) -> LessonList:
    """The list, just opened."""
    hands.app.push(LessonsPage(game))
    hands.app.step(0.1)
    return the_list(hands)


def the_list(hands: Driver) -> LessonList:
    assert isinstance(hands.app.top, LessonsPage)
    return next(widget for widget in hands.app.top.widgets if isinstance(widget, LessonList))


def press(hands: Driver, text: str) -> None:
    """Click the button with this text on the top page."""
    assert isinstance(hands.app.top, Page)
    hands.click_on(next(w for w in hands.app.top.widgets if isinstance(w, Button) and w.text == text))
    hands.app.step(0.1)


def point(shown: LessonList, number: int) -> tuple[float, float]:
    """The middle of a lesson's card on the page."""
    x, y = shown.cards[number].box.centre
    return shown.box.x + x, shown.box.y + y - shown.at


# the list


def test_every_lesson_is_listed_under_its_game(hands: Driver) -> None:
    shown = listed(hands)
    games = [game for game in NAMES if names(game)]
    assert [chapter.title for chapter in shown.chapters] == [ON_SCREEN[game].title() for game in games]
    titles = [[entry.title for entry in chapter.entries] for chapter in shown.chapters]
    assert titles == [[str(load(name).title) for name in names(game)] for game in games]
    drawn = " ".join(item.text for item in hands.drawn())
    assert str(load("trio-1").title) in drawn and "4 minutes" in drawn


def test_a_finished_lesson_has_a_check_and_one_that_was_begun_its_step(hands: Driver) -> None:
    hands.app.people.finish_lesson("trepido-1")
    hands.app.people.reach_step("trio-1", 3)
    entries = [entry for chapter in listed(hands).chapters for entry in chapter.entries]
    marks = dict(zip(names(), [(entry.done, entry.begun) for entry in entries], strict=True))
    assert marks == {name: (name == "trepido-1", name == "trio-1") for name in names()}
    steps = len(load("trio-1").steps)
    assert [entry.words for entry in entries if "étape" in entry.words] == [f"étape 4 sur {steps} · 4 minutes"]
    assert [item.what for item in hands.drawn()].count("picture") == 1  # the check


def test_the_list_is_up_to_date_after_a_lesson(hands: Driver) -> None:
    shown = listed(hands)
    hands.click(*point(shown, 0))
    scene = hands.app.top
    assert isinstance(scene, LessonScene)
    scene.skip()
    hands.app.step(0.1)
    scene.leave_lesson()
    assert the_list(hands).chapters[0].entries[0].begun


@pytest.mark.parametrize("game", [game for game in NAMES if names(game)])
def test_it_is_opened_at_the_lessons_of_a_game(hands: Driver, game: str) -> None:
    hands = Driver(Page(), (960, 540), 1.6, shelf=hands.app.shelf)
    shown = listed(hands, game)
    first = names().index(names(game)[0])
    assert shown.index == first
    assert shown.at <= shown._head(first) and shown.cards[first].box.bottom <= shown.at + shown.box.height


def test_a_click_opens_a_lesson_and_beside_the_cards_nothing(hands: Driver) -> None:
    shown = listed(hands)
    x, y = point(shown, 0)
    hands.click(shown.box.x + 2, y)
    assert isinstance(hands.app.top, LessonsPage)
    hands.click(x, y)
    assert isinstance(hands.app.top, LessonScene) and hands.app.top.course.name == names()[0]


def test_the_card_under_the_pointer_is_marked(hands: Driver) -> None:
    shown = listed(hands)
    hands.move(*point(shown, 1))
    assert shown.over == 1
    hands.move(5, 5)
    assert shown.over is None


def test_arrows_lead_from_card_to_card_and_enter_opens_one(hands: Driver) -> None:
    lesson = load("trio-1")
    hands.app.push(LessonsPage(lessons=dict.fromkeys(["trepido-1", "trepido-2", "trio-1", "tordu-1"], lesson)))
    shown = the_list(hands)
    hands.key(pygame.K_TAB)
    seen = []
    for key in (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_DOWN, pygame.K_UP, pygame.K_UP, pygame.K_RIGHT, pygame.K_LEFT):
        hands.key(key)
        seen.append(shown.index)
    assert seen == [1, 2, 3, 2, 0, 1, 0]
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.app.top, LessonScene) and hands.app.top.course.name == "trepido-1"


def test_below_the_last_card_comes_the_way_back(hands: Driver) -> None:
    shown = listed(hands)
    hands.key(pygame.K_TAB)
    for _ in shown.cards:
        hands.key(pygame.K_DOWN)
    assert isinstance(hands.app.top, LessonsPage) and isinstance(hands.app.top.focused, Button)


def test_cards_stand_side_by_side_where_there_is_room(hands: Driver) -> None:
    wide = listed(hands)
    assert len({card.box.x for card in wide.cards}) == 2
    narrow = listed(Driver(Page(), (960, 540), 1.5, shelf=hands.app.shelf))
    assert len({card.box.x for card in narrow.cards}) == 1


# ways to it


def test_the_menu_the_rules_and_the_pause_lead_to_the_list(hands: Driver) -> None:
    hands.app.push(Menu())
    hands.app.step(0.1)
    hands.app.step(0.1)
    press(hands, "Leçons")
    assert isinstance(hands.app.top, LessonsPage)
    hands.app.pop()
    hands.app.push(RulesPage("trio"))
    press(hands, "Leçons")
    assert game_of(list(names())[the_list(hands).index]) == "trio"
    at_table = sit("trio", people(1, 3), 1, 0)
    table(at_table).back()
    press(at_table, "Leçons")
    assert game_of(list(names())[the_list(at_table).index]) == "trio"


# the end of a lesson


def finished(name: str) -> Pupil:
    """A pupil before the dialog at the end of a lesson, opened from the list."""
    pupil = Pupil(name)
    pupil.hands.app.setup = SetupPage
    while not pupil.over:
        pupil.scene.skip()
        pupil.settle()
    assert isinstance(pupil.hands.app.top, LessonEnd)
    return pupil


@pytest.mark.parametrize("name", [name for name in names() if name not in LAST])
def test_the_next_lesson_follows(name: str) -> None:
    hands = finished(name).hands
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.app.top, LessonScene)
    assert hands.app.top.course.name == names()[names().index(name) + 1]
    assert len(hands.app.scenes) == 2


@pytest.mark.parametrize("name", LAST)
def test_after_the_last_lesson_of_a_game_the_game_itself_follows(name: str) -> None:
    hands = finished(name).hands
    assert isinstance(hands.app.top, Dialog)
    assert [text for text, _, _ in hands.app.top.answers] == ["Terminé", "Jouer tout de suite"]
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.app.top, SetupPage)


def test_playing_now_opens_the_setup_of_the_game_in_the_place_of_the_lesson() -> None:
    hands = finished("trio-1").hands
    press(hands, "Jouer tout de suite")
    assert isinstance(hands.app.top, SetupPage) and hands.app.top.draft.game.name == "trio"
    assert not any(isinstance(scene, LessonScene) for scene in hands.app.scenes)


@pytest.mark.parametrize("way", ["Terminé", "Escape"])
def test_being_done_leads_back_and_begins_nothing(way: str) -> None:
    hands = finished("trio-1").hands
    hands.key(pygame.K_ESCAPE) if way == "Escape" else press(hands, way)
    assert type(hands.app.top) is Page and len(hands.app.scenes) == 1

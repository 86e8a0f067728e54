"""The first start: a friendly page, asked once and never again; by mouse, by keys, by pad."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.match import Match, Seat
from game.shelf import Shelf
from scenes import start
from scenes.app import lang
from scenes.app.page import Page
from scenes.app.person import Person
from scenes.kit.button import Button
from scenes.kit.entry import Entry
from scenes.kit.segments import Segments
from scenes.pages.discs import Discs
from scenes.pages.menu.page import Menu
from scenes.pages.welcome import FIRST, WelcomePage
from scenes.stage.likeness import LIKENESSES
from tests.scenes.driver import Driver
from tests.scenes.sheets import EVERYWHERE, Language, said_words

PAD_CONFIRM, PAD_CANCEL, PAD_DOWN, PAD_NEXT = 0, 1, 12, 5


def opened(folder: Path) -> Driver:
    """The program as it is after its first frame, with this folder."""
    hands = Driver(Menu(), language="en", shelf=Shelf(folder))
    start.pick_up(hands.app)
    hands.events()
    return hands


def page(hands: Driver) -> WelcomePage:
    assert isinstance(hands.app.top, WelcomePage)
    return hands.app.top


def button(hands: Driver, text: str) -> Button:
    return next(w for w in page(hands).widgets if isinstance(w, Button) and w.text == text)


def discs(hands: Driver) -> list[Discs]:
    return [widget for widget in page(hands).widgets if isinstance(widget, Discs)]


@pytest.fixture
def hands(tmp_path: Path) -> Driver:
    return opened(tmp_path)


# once


@pytest.mark.parametrize("leave", [pygame.K_RETURN, pygame.K_ESCAPE])
def test_whoever_has_never_been_here_is_asked_once_and_never_again(tmp_path: Path, leave: int) -> None:
    hands = opened(tmp_path)
    assert isinstance(hands.app.top, WelcomePage)
    hands.key(leave)
    assert isinstance(hands.app.top, Menu) and not hands.app.people.strangers
    assert isinstance(opened(tmp_path).app.top, Menu)


def test_whoever_has_played_with_an_older_version_is_not_asked(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    match = Match("trio", None, [Seat(name="Zoé"), Seat(name="Bo", level="easy"), Seat(name="Ed", level="easy")], 1)
    shelf.keep(match)
    shelf.release(match)
    assert isinstance(opened(tmp_path).app.top, Menu)


def test_a_window_closed_without_an_answer_asks_again(tmp_path: Path) -> None:
    opened(tmp_path).app.quit()
    assert isinstance(opened(tmp_path).app.top, WelcomePage)


def test_without_a_folder_nobody_is_asked() -> None:
    hands = Driver(Menu())
    start.pick_up(hands.app)
    assert isinstance(hands.app.top, Menu)


# what is said


def test_a_name_can_be_typed_at_once_and_enter_is_enough(hands: Driver) -> None:
    hands.type("Zoé")
    hands.key(pygame.K_RETURN)
    assert hands.app.people.current == Person(name="Zoé", emblem=FIRST, colour=0)


def test_likeness_and_colour_by_mouse(hands: Driver) -> None:
    hands.click(*discs(hands)[0].cells()[LIKENESSES.index("fox")].centre)
    hands.click(*discs(hands)[1].cells()[4].centre)
    hands.click_on(next(w for w in page(hands).widgets if isinstance(w, Entry)))
    hands.type("Malik")
    hands.click_on(button(hands, "Off we go!"))
    assert hands.app.people.current == Person(name="Malik", emblem="fox", colour=4)


def test_everything_by_keys(hands: Driver) -> None:
    hands.type("Lou")
    hands.key(pygame.K_TAB)
    hands.key(pygame.K_UP)
    hands.key(pygame.K_TAB)
    hands.key(pygame.K_RIGHT)
    hands.key(pygame.K_TAB)
    assert isinstance(page(hands).focused, Button) and page(hands).focused.text == "Later"  # type: ignore[union-attr]
    hands.key(pygame.K_TAB)
    hands.key(pygame.K_SPACE)
    assert hands.app.people.current == Person(name="Lou", emblem="mother", colour=1)


def test_by_pad_without_a_name(hands: Driver) -> None:
    """Who has no keyboard is called Player."""
    hands.pad(PAD_NEXT)
    hands.pad(PAD_DOWN)
    assert page(hands).person.emblem == LIKENESSES[14]
    for _ in range(3):
        hands.pad(PAD_NEXT)
    hands.pad(PAD_CONFIRM)
    assert isinstance(hands.app.top, Menu) and hands.app.people.current.name == "Player"


@pytest.mark.parametrize("skip", ["key", "pad", "button"])
def test_one_key_skips_and_nobody_is_made_up(hands: Driver, skip: str) -> None:
    hands.type("Zo")
    if skip == "key":
        hands.key(pygame.K_ESCAPE)
    elif skip == "pad":
        hands.pad(PAD_CANCEL)
    else:
        hands.click_on(button(hands, "Later"))
    assert isinstance(hands.app.top, Menu) and hands.app.people.all == ()


def test_the_language_switches_at_once_and_what_was_said_stays(hands: Driver) -> None:
    hands.type("Zoé")
    spoken = next(w for w in page(hands).widgets if isinstance(w, Segments))
    assert spoken.chosen == "en"
    hands.click(*spoken._segments()[0].centre)
    assert lang.spoken() == "fr" and "Bienvenue\u202f!" in said_words(hands) and "Zoé" in said_words(hands)
    assert hands.app.preferences.language == "fr"


def test_the_language_of_the_machine_is_chosen_already(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "fr")
    hands = Driver(Page(), shelf=Shelf(tmp_path))
    hands.app.prefer(language=None)
    hands.app.push(WelcomePage())
    assert next(w for w in page(hands).widgets if isinstance(w, Segments)).chosen == "fr"


@pytest.mark.parametrize(("size", "text_size", "language"), EVERYWHERE)
def test_nothing_is_cut_or_overlaps(size: tuple[int, int], text_size: float, language: Language) -> None:
    hands = Driver(WelcomePage(), size, text_size, language)
    hands.type("Anne-Charlotte")
    assert hands.faults() == []
    boxes = [widget.box for widget in page(hands).widgets if widget.focusable]
    assert all(hands.app.canvas.whole.contains(box) for box in boxes)
    assert not [1 for place, box in enumerate(boxes) for other in boxes[place + 1 :] if box.overlaps(other)]
    assert discs(hands)[0].side >= 44

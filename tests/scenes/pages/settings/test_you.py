"""The section about whoever sits here: name, likeness, colour, somebody else, somebody forgotten and brought back."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.shelf import Shelf
from scenes.app.person import LessonProgress, Person
from scenes.kit.button import Button
from scenes.kit.entry import Entry
from scenes.pages.discs import Discs
from scenes.pages.settings.page import YOU, SettingsPage
from scenes.pages.setup.who import WhoPage
from scenes.pages.setup.widgets import SeatPlate
from scenes.stage.likeness import LIKENESSES
from tests.scenes.driver import Driver
from tests.scenes.sheets import said_words

ZOE = Person(name="Zoé", emblem="girl", colour=3, key=20, lessons={"trio-1": LessonProgress(done=True)})
MALIK = Person(name="Malik", emblem="fox", colour=4)


def opened(folder: Path, *people: Person) -> Driver:
    """The section with these people kept, the last of them the current one."""
    hands = Driver(SettingsPage(YOU), language="en", shelf=Shelf(folder))
    for person in people:
        hands.app.people.introduce(person)
    page(hands).rebuild()
    return hands


def page(hands: Driver) -> SettingsPage:
    assert isinstance(hands.app.top, SettingsPage)
    return hands.app.top


def entry(hands: Driver) -> Entry:
    return next(widget for widget in page(hands).widgets if isinstance(widget, Entry))


def discs(hands: Driver) -> list[Discs]:
    return [widget for widget in page(hands).widgets if isinstance(widget, Discs)]


def texts(hands: Driver) -> list[str]:
    return [widget.text for widget in page(hands).widgets if isinstance(widget, Button)]


def push(hands: Driver, text: str) -> None:
    hands.app.step(1.0)
    hands.click_on(next(w for w in page(hands).widgets if isinstance(w, Button) and w.text == text))


def write(hands: Driver, name: str) -> None:
    """Type a name in the place of the one that stands there."""
    hands.click_on(entry(hands))
    hands.key(pygame.K_a, pygame.KMOD_CTRL)
    hands.type(name)


def test_a_likeness_and_a_colour_are_kept_at_once(tmp_path: Path) -> None:
    hands = opened(tmp_path, MALIK, ZOE)
    hands.click(*discs(hands)[0].cells()[LIKENESSES.index("snail")].centre)
    hands.click(*discs(hands)[1].cells()[7].centre)
    assert opened(tmp_path).app.people.current == ZOE.changed(emblem="snail", colour=7)


@pytest.mark.parametrize("end", ["enter", "click elsewhere", "tab", "section", "escape"])
def test_a_name_is_kept_when_it_is_finished_and_everything_stays_theirs(tmp_path: Path, end: str) -> None:
    hands = opened(tmp_path, MALIK, ZOE)
    write(hands, "Zoë")
    assert hands.app.people.current == ZOE, "not at every letter"
    if end == "enter":
        hands.key(pygame.K_RETURN)
    elif end == "click elsewhere":
        hands.click(*discs(hands)[1].cells()[3].centre)
    elif end == "tab":
        hands.key(pygame.K_TAB)
    elif end == "section":
        page(hands).show(0)
    else:
        hands.key(pygame.K_ESCAPE)
    assert hands.app.people.current == ZOE.changed(name="Zoë") and hands.app.people.named("Malik") == MALIK


def test_the_name_of_somebody_else_is_refused_in_words_and_the_own_put_back(tmp_path: Path) -> None:
    hands = opened(tmp_path, MALIK, ZOE)
    write(hands, "malik")
    hands.key(pygame.K_RETURN)
    assert hands.app.people.current == ZOE and entry(hands).line.text == "Zoé"
    assert "Malik" in hands.app.toasts.shown


def test_an_empty_name_changes_nothing(tmp_path: Path) -> None:
    hands = opened(tmp_path, ZOE)
    write(hands, " ")
    hands.key(pygame.K_RETURN)
    assert hands.app.people.current == ZOE and entry(hands).line.text == "Zoé"


def test_somebody_who_never_said_who_they_are_can_say_so_here(tmp_path: Path) -> None:
    hands = opened(tmp_path)
    assert entry(hands).line.text == "" and texts(hands) == ["Back", "Somebody else"]
    write(hands, "Lou")
    hands.key(pygame.K_RETURN)
    assert hands.app.people.current.name == "Lou" and "Forget" in texts(hands)


# somebody else


def test_somebody_else_is_chosen_with_two_clicks(tmp_path: Path) -> None:
    hands = opened(tmp_path, MALIK, ZOE)
    push(hands, "Somebody else")
    who = hands.app.top
    assert isinstance(who, WhoPage) and [person.name for person in who.people] == ["Malik"]
    hands.app.step(1.0)
    hands.click_on(next(widget for widget in who.widgets if isinstance(widget, SeatPlate)))
    assert hands.app.people.current == MALIK and entry(hands).line.text == "Malik"


def test_somebody_new_types_their_name_at_once_and_nobody_is_lost(tmp_path: Path) -> None:
    hands = opened(tmp_path, ZOE)
    push(hands, "Somebody else")
    assert hands.app.people.all == (ZOE,), "nobody is kept without a name"
    hands.type("Lou")
    hands.click(*discs(hands)[0].cells()[0].centre)
    people = hands.app.people
    assert (people.current.name, people.current.emblem) == ("Lou", LIKENESSES[0]) and people.named("Zoé") == ZOE


def test_somebody_new_who_gives_no_name_is_nobody(tmp_path: Path) -> None:
    hands = opened(tmp_path, ZOE)
    push(hands, "Somebody else")
    hands.click(*discs(hands)[0].cells()[5].centre)
    hands.key(pygame.K_ESCAPE)
    assert opened(tmp_path).app.people.all == (ZOE,)


# forgotten


def test_somebody_is_forgotten_and_brought_back_as_they_were(tmp_path: Path) -> None:
    hands = opened(tmp_path, MALIK, ZOE)
    push(hands, "Forget")
    assert hands.app.people.current == MALIK and hands.app.people.named("Zoé") is None
    assert "Bring back Zoé" in texts(hands) and "Forget" not in texts(hands)
    push(hands, "Bring back Zoé")
    assert hands.app.people.current == ZOE and hands.app.people.named("Malik") == MALIK
    assert opened(tmp_path).app.people.current == ZOE


def test_the_last_one_can_be_forgotten_too(tmp_path: Path) -> None:
    hands = opened(tmp_path, ZOE)
    push(hands, "Forget")
    assert hands.app.people.all == () and entry(hands).line.text == ""
    assert not opened(tmp_path).app.people.strangers, "nobody is asked again"


def test_after_another_choice_nobody_comes_back(tmp_path: Path) -> None:
    """Who was forgotten before stays so: bringing back would undo the choice too."""
    hands = opened(tmp_path, MALIK, ZOE)
    push(hands, "Forget")
    write(hands, "Malika")
    hands.key(pygame.K_RETURN)
    assert "Bring back Zoé" not in said_words(hands) and hands.app.people.current.name == "Malika"

"""Whoever is known at this machine sits down as they are, in every game."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.match import Seat
from game.shelf import Shelf
from scenes import command_line
from scenes.app.person import Person
from scenes.kit.iconbutton import IconButton
from scenes.pages.setup import memory
from scenes.pages.setup.draft import Draft
from scenes.pages.setup.memory import Memory, Party
from scenes.pages.setup.page import SetupPage
from scenes.pages.setup.who import WhoPage
from scenes.pages.setup.widgets import SeatPlate
from scenes.stage.likeness import LIKENESSES
from tests.scenes.driver import Driver

ZOE = Person(name="Zoé", emblem="fox", colour=3, key=20)
MALIK = Person(name="Malik", emblem="boat", colour=4, key=26)


def setup(folder: Path, *people: Person, game: str = "trio", last: Party | None = None) -> SetupPage:
    """The setup of a game, with these people kept, the last of them the current one."""
    hands = Driver(SetupPage("tordu"), shelf=Shelf(folder))
    for person in people:
        hands.app.people.introduce(person)
    if last is not None:
        memory.keep(hands.app, Memory(last={game: last}))
    page = SetupPage(game)
    hands.app.replace(page)
    return page


def test_the_first_seat_of_a_new_table_is_the_current_persons(tmp_path: Path) -> None:
    seat = setup(tmp_path, MALIK, ZOE).draft.seats[0]
    assert (seat.name, seat.emblem, seat.colour, seat.key, seat.person) == ("Zoé", "fox", 3, 20, True)


def test_a_table_of_one_person_is_the_current_persons_whoever_sat_there(tmp_path: Path) -> None:
    last = Party(seats=(Seat(name="Ada", level="easy"), MALIK.seat, Seat(name="Bo", level="hard")))
    names = [seat.name for seat in setup(tmp_path, MALIK, ZOE, last=last).draft.seats]
    assert names == ["Ada", "Zoé", "Bo"]


def test_a_table_of_several_people_is_as_it_was_and_they_as_they_are_now(tmp_path: Path) -> None:
    last = Party(seats=(Seat(name="Malik", emblem="cat"), Seat(name="Inès", emblem="boat"), ZOE.seat))
    seats = setup(tmp_path, MALIK, ZOE, last=last).draft.seats
    assert [seat.name for seat in seats] == ["Malik", "Inès", "Zoé"]
    assert [seat.emblem for seat in seats] == ["boat", "cat", "fox"]


def test_whatever_somebody_chooses_for_themself_is_kept_for_all_games(tmp_path: Path) -> None:
    page = setup(tmp_path, ZOE)
    page.players._likeness(LIKENESSES.index("girl"))
    page.players._colour(7)
    assert page.app.people.current == ZOE.changed(emblem="girl", colour=7)


def test_a_likeness_taken_from_somebody_else_changes_only_their_seat(tmp_path: Path) -> None:
    page = setup(tmp_path, MALIK, ZOE, last=Party(seats=(ZOE.seat, MALIK.seat, Seat(name="Bo", level="easy"))))
    page.players._likeness(LIKENESSES.index("boat"))
    assert page.draft.seats[1].emblem == "fox" and page.app.people.named("Malik") == MALIK


def test_a_name_typed_in_one_game_is_there_in_all(tmp_path: Path) -> None:
    page = setup(tmp_path, ZOE)
    page.draft.rename(0, "Inès")
    page.deal()
    assert page.app.people.current.name == "Inès"
    other = SetupPage("tordu")
    page.app.push(other)
    assert other.draft.seats[0].name == "Inès"


@pytest.mark.parametrize("leave", ["tab", "plate", "section", "deal"])
def test_who_types_the_name_of_somebody_known_is_that_person(tmp_path: Path, leave: str) -> None:
    page = setup(tmp_path, MALIK, ZOE)
    hands = Driver.at(page.app)
    page.type_name()
    hands.type("malik")
    assert page.draft.seats[0].emblem == "fox", "not before the name is finished"
    if leave == "tab":
        hands.key(pygame.K_TAB)
    elif leave == "plate":
        hands.click_on([w for w in page.widgets if isinstance(w, SeatPlate)][1])
    elif leave == "section":
        page.show(1)
    else:
        page.players.settle()
    seat = page.draft.seats[0]
    assert (seat.name, seat.emblem, seat.colour, seat.key) == ("Malik", "boat", 4, 26)


def test_a_name_that_nobody_typed_changes_nobody(tmp_path: Path) -> None:
    """Somebody's likeness may be another's at this table; looking at the name does not take it back."""
    page = setup(tmp_path, MALIK, ZOE, last=Party(seats=(ZOE.seat, MALIK.seat, Seat(name="Bo", level="easy"))))
    page.players._likeness(LIKENESSES.index("boat"))
    page.players.choose(1)
    page.type_name()
    Driver.at(page.app).key(pygame.K_TAB)
    assert [seat.emblem for seat in page.draft.seats[:2]] == ["boat", "fox"]


def test_nobody_has_anothers_key_after_somebody_sat_down() -> None:
    draft = Draft("trepido")
    draft.level(1, None)
    draft.seat(1, ZOE.changed(key=draft.seats[0].key))
    assert len({seat.key for seat in draft.people}) == 2


@pytest.mark.parametrize(("asked", "name"), [([], "Zoé"), (["--name", "Lou"], "Lou")])
def test_the_terminal_calls_the_current_person_by_name(
    asked: list[str], name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Shelf(tmp_path).write("people", {"people": [{"name": "Zoé"}], "current": "Zoé"})
    called = []
    monkeypatch.setattr("game.shelf.home", lambda *_: tmp_path)
    monkeypatch.setattr("scenes.sitting.text.run", lambda *given: called.append(given[4]))
    command_line.run(["--text", "trio", *asked])
    assert called == [name]


def test_somebody_who_has_sat_here_is_chosen_with_two_clicks(tmp_path: Path) -> None:
    page = setup(tmp_path, MALIK, ZOE)
    hands = Driver.at(page.app)
    hands.click_on(next(w for w in page.widgets if isinstance(w, IconButton) and w.icon == "person"))
    who = page.app.top
    assert isinstance(who, WhoPage) and [person.name for person in who.people] == ["Malik"], "Zoé sits there already"
    hands.app.step(1.0)
    hands.click_on(next(w for w in who.widgets if isinstance(w, SeatPlate)))
    seat = page.draft.seats[0]
    assert page.app.top is page and (seat.name, seat.emblem, seat.colour, seat.key) == ("Malik", "boat", 4, 26)


def test_somebody_new_is_one_click_and_their_name_typed_at_once(tmp_path: Path) -> None:
    page = setup(tmp_path, ZOE)
    hands = Driver.at(page.app)
    hands.click_on(next(w for w in page.widgets if isinstance(w, IconButton) and w.icon == "plus"))
    hands.type("Lou")
    assert page.draft.seats[0].name == "Lou" and page.draft.seats[0].person


def test_nobody_can_be_chosen_where_everyone_sits_already(tmp_path: Path) -> None:
    page = setup(tmp_path, ZOE)
    assert not next(w for w in page.widgets if isinstance(w, IconButton) and w.icon == "person").enabled

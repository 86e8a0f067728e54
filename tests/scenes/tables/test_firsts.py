"""First times: each comes in a match, once to each person and to nobody else, while the match stands still."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, NamedTuple

import pygame
import pytest

from game import NAMES
from game.match import Match
from game.shelf import Shelf
from game.table import TABLE
from scenes.app.page import Page
from scenes.games import ON_SCREEN
from scenes.pages.lessons import taught
from scenes.sitting.lesson import names
from scenes.tables.firsttime import STARTLED, FirstTime
from tests.scenes.driver import Driver
from tests.scenes.lessons.pupil import Pupil
from tests.scenes.tables.firstmatches import played
from tests.scenes.tables.newcomer import Newcomers
from tests.scenes.tables.robots import people

LOOKS: list[tuple[Literal["fr", "en"], int]] = [("en", 100), ("fr", 100), ("en", 125), ("fr", 150), ("en", 160)]


class Evening(NamedTuple):
    """The findings in the matches of a game, each bubble looked at in every language and text size."""

    told: list[Counter[tuple[str, str]]]
    """Of each match: person and first time → how often it was told."""
    missing: set[tuple[str, ...]]
    """First times with lit things that are not on the table."""
    covered: set[tuple[str, ...]]
    """First times whose bubble covers what it speaks of, with the look."""
    faults: set[tuple[str, ...]]
    """First times whose words are cut, off the screen or over each other."""


def evening(game: str) -> Evening:
    found = Evening([], set(), set(), set())
    seen: set[str] = set()

    def look(bubble: FirstTime) -> None:
        name, app = bubble.met.first.name, bubble.app
        found.missing.update({(name, thing) for thing in bubble.lights.missing})
        for language, text in LOOKS if name not in seen else []:
            app.prefer(language=language, text_size=text)
            about, boxes = (name, language, str(text)), bubble.lights.boxes(bubble.reach.stage)
            if any(box.overlaps(bubble.box, slack=1) for box in boxes):
                found.covered.add(about)
            found.faults.update((*about, fault) for fault in Driver.at(app).faults())
        app.prefer(language="en", text_size=100)
        seen.add(name)

    found.told.extend(party.told for party in played(game, look))
    return found


@pytest.mark.parametrize("game", NAMES)
def test_each_comes_once_with_what_it_speaks_of_lit_and_no_word_cut(game: str) -> None:
    """One test a game, as its matches take long to play."""
    found = evening(game)
    told = {name for match in found.told for _, name in match}
    assert {first.name for first in ON_SCREEN[game].table().firsts} - told == set(), "some never come"
    assert [told for match in found.told for told, times in match.items() if times > 1] == [], "some come twice"
    assert found.missing == set(), "what a bubble speaks of is not there"
    assert found.covered == set(), "a bubble covers what it speaks of"
    assert found.faults == set(), "words are cut"


@pytest.mark.parametrize("game", NAMES)
def test_names_are_of_their_own_and_lessons_exist(game: str) -> None:
    firsts = ON_SCREEN[game].table().firsts
    assert len({first.name for first in firsts}) == len(firsts)
    assert {first.lesson for first in firsts} <= {0, 1, 2}


# while it is open


def racing(**more: Any) -> Newcomers:
    """Somebody in their first race, with the bubble about it open."""
    party = Newcomers("trepido", 4, 3, limits=True, match="challenge", **more)
    party.until("race")
    return party


def test_time_stands_still_for_limits_and_computer_players() -> None:
    party = racing()
    left, made = party.scene.sitting.left, len(party.match.moves)
    party.wait(30)
    assert left is not None and party.scene.sitting.left == left
    assert len(party.match.moves) == made and party.bubble is not None


def test_the_race_goes_on_once_it_is_closed() -> None:
    party = racing()
    made = len(party.match.moves)
    party.read()
    party.wait(10)
    assert len(party.match.moves) > made


def test_a_question_is_not_read_out_meanwhile() -> None:
    party = Newcomers("defizz", 4, 3, limits=True)
    party.until("chrono")
    words, left = party.scene.table.words_read, party.scene.sitting.left  # type: ignore[attr-defined]
    party.wait(30)
    assert party.scene.table.words_read == words and party.scene.sitting.left == left  # type: ignore[attr-defined]


WAYS: dict[str, Callable[[Driver, FirstTime], None]] = {
    "a letter": lambda hands, bubble: hands.key(pygame.K_b),
    "a short cut": lambda hands, bubble: hands.key(pygame.K_l),
    "Space": lambda hands, bubble: hands.key(pygame.K_SPACE),
    "Enter": lambda hands, bubble: hands.key(pygame.K_RETURN),
    "Escape": lambda hands, bubble: hands.key(pygame.K_ESCAPE),
    "F2": lambda hands, bubble: hands.key(pygame.K_F2),
    "a pad": lambda hands, bubble: hands.pad(0),
    "a pad's way back": lambda hands, bubble: hands.pad(1),
    "its button": lambda hands, bubble: hands.click_on(bubble.widgets[0]),
    "a click on a card": lambda hands, bubble: hands.click(*bubble.lights.boxes(bubble.reach.stage)[-1].centre),
}


@pytest.mark.parametrize("way", WAYS)
def test_any_key_button_or_click_closes_it_and_does_nothing_else(way: str) -> None:
    party = Newcomers("trepido", 4, 3)
    bubble = party.until("turn")
    made = len(party.match.moves)
    party.wait(STARTLED)
    WAYS[way](party.hands, bubble)
    assert party.hands.app.top is party.scene and len(party.match.moves) == made


@pytest.mark.parametrize("way", WAYS)
def test_what_was_meant_for_the_table_does_not_close_it(way: str) -> None:
    party = Newcomers("trepido", 4, 3)
    bubble = party.until("turn")
    WAYS[way](party.hands, bubble)
    assert party.bubble is bubble


def test_a_pointer_that_only_moves_leaves_it_open() -> None:
    party = Newcomers("trepido", 4, 3)
    bubble = party.until("turn")
    party.wait(STARTLED)
    party.hands.move(100, 100)
    assert party.bubble is bubble


def test_a_hand_is_hidden_in_its_light_too_while_the_window_is_away() -> None:
    party = Newcomers("trepido", 4, 3)
    bubble, app = party.until("turn"), party.hands.app
    party.wait(STARTLED)
    x, y = app.view.to_pixels(*bubble.lights.boxes(bubble.reach.stage)[-1].centre)
    around = pygame.Rect(x - 4, y - 4, 9, 9)
    faces = app.surface.subsurface(around).copy().get_buffer().raw
    party.hands.events(pygame.Event(pygame.WINDOWFOCUSLOST))
    backs = app.surface.subsurface(around).copy().get_buffer().raw
    app.pop()
    app.step(0.0)
    assert app.surface.subsurface(around).copy().get_buffer().raw == backs != faces


# to whom


def test_nobody_is_told_twice_however_often_they_come(tmp_path: Path) -> None:
    first = Newcomers("trepido", 4, 3, shelf=Shelf(tmp_path), match="challenge")
    first.play(200)
    again = Newcomers("trepido", 4, 3, shelf=Shelf(tmp_path), match="challenge")
    again.play(200)
    assert len(first.names()) > 5 and not first.names() & again.names()


def test_whoever_starts_over_is_told_again(tmp_path: Path) -> None:
    party = Newcomers("trepido", 4, 3, shelf=Shelf(tmp_path), match="challenge")
    party.until("race")
    party.read()
    party.hands.app.people.start_over("Zoé")
    party.hands.app.push(Page())
    party.hands.app.pop()
    party.until("race")


def test_nothing_is_told_to_those_who_do_not_want_it() -> None:
    party = Newcomers("trepido", 4, 3, match="challenge")
    party.hands.app.prefer(first_times=False)
    party.play(100)
    assert party.names() == set()


def test_whoever_wants_it_in_the_middle_of_a_match_is_told_nothing_of_before() -> None:
    party = Newcomers("trio", 4, 3)
    party.hands.app.prefer(first_times=False)
    party.play(30)
    assert any(seen.by == 0 and seen.became == "back" for seen in party.scene.table.view.history)
    party.hands.app.prefer(first_times=True)
    party.hands.app.step(0.1)
    assert party.bubble is None or party.bubble.met.first.name not in ("miss", "asked")


def test_whoever_has_played_a_game_long_ago_is_told_nothing_about_it(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    match = Match("trepido", None, people(1, 3), 1)
    shelf.keep(match)
    shelf.release(match)
    party = Newcomers("trepido", 4, 3, shelf=shelf, match="challenge")
    party.play(100)
    other = Newcomers("trio", 4, 3, shelf=shelf)
    other.play(10)
    assert party.names() == set() and "turn" in other.names()


def test_nobody_is_told_anything_at_a_table_without_people() -> None:
    party = Newcomers("tordu", people(0, 3), 3)
    party.play(20)
    assert party.names() == set()


@pytest.mark.parametrize("game", NAMES)
def test_of_several_people_only_whoever_acts_is_told(game: str) -> None:
    heard: list[tuple[int, ...]] = []

    def look(bubble: FirstTime) -> None:
        scene = party.scene
        seats = tuple(situation.seat for situation in bubble.met.situations)
        asked = (*scene.sitting.people, *scene.table.voters()) if scene.sharing.eyes == TABLE else (scene.sharing.eyes,)
        assert set(seats) <= set(asked), bubble.met.first.name
        assert scene.sharing.eyes == TABLE or seats == (scene.sharing.actor,)
        one = len(seats) == 1
        assert bubble.met.told().title.startswith(f"{scene.table.names[seats[0]]} · ") == one
        heard.append(seats)

    party = Newcomers(game, people(2, 4), 3, sees=look)
    party.play(60)
    assert {seat for seats in heard for seat in seats} == {0, 1}
    assert max(party.told.values()) == 1


def test_in_a_race_all_who_may_press_are_told_at_once() -> None:
    party = Newcomers("trepido", people(3, 4), 3, match="challenge")
    bubble = party.until("race")
    seats = [situation.seat for situation in bubble.met.situations]
    assert party.scene.sharing.eyes == TABLE and len(seats) > 1
    assert {f"seat:{seat}" for seat in seats} <= set(bubble.met.lit())
    assert [name for name in bubble.met.lit() if name.startswith("card:")] == [f"card:{top(party)}"]


def top(party: Newcomers) -> str:
    """The card on top, which all see."""
    return str(party.scene.table.view.discard[-1])


# lessons


@pytest.mark.parametrize("name", names())
def test_nothing_is_told_in_a_lesson_and_what_it_teaches_needs_no_telling(name: str) -> None:
    pupil = Pupil(name)
    app = pupil.hands.app
    app.prefer(first_times=True)
    while not pupil.over:
        pupil.scene.skip()
        pupil.settle()
        assert not any(isinstance(scene, FirstTime) for scene in app.scenes)
    assert taught(name) and set(app.people.current.met) == set(taught(name))

"""Faces around the table follow what everyone there knows, and fade."""

from __future__ import annotations

from typing import Any

import pytest

from game.match import Seat
from game.table import TABLE, Event
from scenes.sitting.port import Happened
from scenes.tables.moods import LASTS, PONDERS, Moods
from scenes.tables.reactions import Reaction


class Rang(Event, frozen=True):
    """An event that a seat reacts to."""

    seat: int


class Told:
    """A port through which these events are seen, one a move."""

    view: Any = None

    def __init__(self, *events: Event) -> None:
        self.happened = [Happened(move, event) for move, event in enumerate(events, 1)]

    def events(self, since: int = 0) -> list[Happened]:
        return [each for each in self.happened if each.move > since]


SEATS = [
    Seat(name="Ada"),
    Seat(name="Colette", level="easy"),
    Seat(name="Basile", level="easy"),
]
REACTIONS = {Rang: lambda event, view: [Reaction(event.seat, "annoyed", "took_many")]}


def moods(*events: Event, moves: int = 0) -> Moods:
    return Moods(Told(*events), SEATS, REACTIONS, moves)  # type: ignore[arg-type]


def test_a_face_follows_an_event_and_fades() -> None:
    found = moods(Rang(2))
    assert found.hear(1) == [Reaction(2, "annoyed", "took_many")] and found.faces == {2: "annoyed"}
    found.update(LASTS / 2, [0])
    assert found.faces == {2: "annoyed"} and found.wake == pytest.approx(LASTS / 2)
    found.update(LASTS / 2, [0])
    assert found.faces == {} and found.wake is None


def test_a_face_follows_as_soon_as_its_event_is_shown() -> None:
    found = moods(Rang(2), Rang(1))
    found.see(Rang, 2)
    assert found.faces == {2: "annoyed"}, "the second one is not shown yet"
    found.see(Rang, 2)
    assert found.faces == {2: "annoyed", 1: "annoyed"}
    assert [each.seat for each in found.hear(2)] == [2, 1], "there is still something to be said about both"
    found.update(LASTS, [0])
    found.see(Rang, 2)
    assert found.faces == {}, "both were heard"


def test_a_face_follows_nothing_that_has_not_happened() -> None:
    found = moods(Rang(2))
    found.see(Rang, 0)
    found.see(Event, 1)
    assert found.faces == {}


def test_each_event_is_heard_once() -> None:
    found = moods(Rang(2), Rang(1))
    assert [each.seat for each in found.hear(2)] == [2, 1] and found.hear(2) == []


def test_a_match_picked_up_again_begins_with_calm_faces() -> None:
    found = moods(Rang(2), moves=1)
    assert found.hear(1) == [] and found.faces == {}


def test_a_move_taken_back_calms_all_faces() -> None:
    found = moods(Rang(2), Rang(1))
    found.hear(2)
    assert found.hear(1) == [] and found.faces == {}


def test_a_computer_player_thinks_after_a_moment() -> None:
    found = moods()
    found.update(0.0, [1])
    assert found.faces == {} and found.wake == pytest.approx(PONDERS)
    found.update(PONDERS, [1])
    assert found.faces == {1: "thinking"} and found.wake is None
    found.update(0.1, [2])
    assert found.faces == {}


@pytest.mark.parametrize("actors", ([0], [1, 2], [], [TABLE]))
def test_people_racers_and_the_table_do_not_look_as_if_they_thought(actors: list[int]) -> None:
    found = moods()
    found.update(0.0, actors)
    found.update(2 * PONDERS, actors)
    assert found.faces == {} and found.wake is None


def test_a_reaction_shows_over_thinking() -> None:
    found = moods(Rang(1))
    found.update(0.0, [1])
    found.update(PONDERS, [1])
    found.hear(1)
    assert found.faces == {1: "annoyed"}

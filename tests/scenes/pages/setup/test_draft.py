"""A table being set: names, likenesses, colours and keys are kept apart, and the rules have the last word."""

from __future__ import annotations

import pygame
import pytest

from ai.characters import NAMED, someone
from game import GAMES
from game.dealcode import encode
from game.match import Seat
from game.table import Said
from scenes.app.racekeys import PLACES, SPREAD
from scenes.pages.setup.draft import COMPUTERS, LONGEST_NAME, Draft
from scenes.pages.setup.memory import Party
from scenes.stage import likeness
from scenes.stage.emblem import EMBLEMS

LETTER = {letter: place for place, letter in PLACES.items()}


def apart(draft: Draft) -> bool:
    """Whether everyone has a name, a likeness and a colour of their own."""
    seats = draft.seats
    kinds = [
        [seat.name.casefold() for seat in seats],
        [likeness.of(seat) for seat in seats],
        [seat.colour for seat in seats],
    ]
    return all(len(set(kind)) == len(seats) and None not in kind and "" not in kind for kind in kinds)


@pytest.mark.parametrize("game", GAMES)
def test_a_new_table_can_be_dealt_at_once(game: str) -> None:
    draft = Draft(game)
    around = 6 if game == "defizz" else 4
    assert draft.trouble() is None and [seat.person for seat in draft.seats] == [True] + [False] * (around - 1)


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_seats_can_be_had_and_no_other(game: str) -> None:
    draft = Draft(game)
    for count in (*GAMES[game].seats, 99, 0):
        draft.resize(count)
        assert len(draft.seats) == min(max(count, GAMES[game].seats[0]), GAMES[game].seats[-1]) and apart(draft)


def test_a_computer_player_has_the_name_of_its_emblem() -> None:
    draft = Draft("defizz")
    draft.resize(12)
    assert all(COMPUTERS[seat.emblem] == seat.name for seat in draft.seats if not seat.person)


def test_a_seat_becomes_a_person_with_a_name_of_their_own_and_back() -> None:
    draft = Draft("trepido")
    draft.level(1, None)
    assert draft.seats[1].person and draft.seats[1].name == "Player 2"
    draft.level(1, "hard")
    assert draft.seats[1].level == "hard" and draft.seats[1].name in COMPUTERS.values() and apart(draft)


def test_a_change_of_level_keeps_the_name() -> None:
    draft = Draft("trepido")
    draft.rename(1, "Hugo")
    draft.level(1, "easy")
    assert draft.seats[1].name == "Hugo"


# names


def test_an_empty_name_is_filled_in() -> None:
    draft = Draft("trepido")
    draft.rename(0, "   ")
    draft.settle()
    assert draft.seats[0].name == "Player"


def test_two_of_one_name_are_told_apart_whatever_their_letters() -> None:
    draft = Draft("trepido")
    draft.rename(0, "Léa")
    draft.rename(1, " léa ")
    draft.rename(2, "LÉA")
    draft.settle()
    assert [seat.name for seat in draft.seats[:3]] == ["Léa", "léa 2", "LÉA 3"]


def test_a_long_name_is_told_apart_within_its_length() -> None:
    draft = Draft("trepido")
    for place in (0, 1):
        draft.rename(place, "Anne-Charlotte de Bourbon")
    draft.settle()
    assert apart(draft) and max(len(seat.name) for seat in draft.seats) == LONGEST_NAME


# likenesses and colours


def test_a_person_who_had_a_likeness_takes_that_of_the_one_who_wants_it() -> None:
    draft = Draft("trepido")
    draft.level(2, None)
    draft.likeness(2, "girl")
    mine = draft.seats[0].emblem
    draft.likeness(0, "girl")
    assert (draft.seats[0].emblem, draft.seats[2].emblem) == ("girl", mine)


def test_a_person_may_have_the_emblem_of_a_computer_player_who_shows_a_face_anyway() -> None:
    draft = Draft("trepido")
    before = draft.seats[1:]
    draft.likeness(0, before[1].emblem)
    assert draft.seats[1:] == before and draft.seats[0].emblem == before[1].emblem and apart(draft)


def test_a_person_with_a_portrait_who_makes_room_for_a_computer_player_leaves_a_character_there() -> None:
    draft = Draft("trepido")
    draft.likeness(0, "girl")
    draft.level(0, "easy")
    assert someone(draft.seats[0].name, draft.seats[0].emblem) is not None and apart(draft)


def test_another_character_comes_with_their_name_and_who_was_that_one_takes_the_place() -> None:
    draft = Draft("trepido")
    before = draft.seats[1:3]
    draft.character(1, NAMED[before[1].name])
    assert [(seat.name, seat.emblem) for seat in draft.seats[1:3]] == [
        (seat.name, seat.emblem) for seat in before[::-1]
    ]


def test_a_computer_player_with_a_name_of_their_own_keeps_it_whatever_their_face() -> None:
    draft = Draft("trepido")
    draft.rename(1, "Hugo")
    draft.character(1, NAMED["Odile"])
    assert draft.seats[1].name == "Hugo" and likeness.of(draft.seats[1]) == "odile"


def test_a_character_has_their_own_emblem_again_whatever_an_older_table_gave_them() -> None:
    draft = Draft.of(
        "trepido", Party(seats=(Seat(name="Zoé", emblem="cat"), Seat(name="Basile", level="easy", emblem="lamp")))
    )
    assert [seat.emblem for seat in draft.seats] == ["cat", "cat"] and apart(draft)


def test_whoever_had_a_colour_takes_that_of_the_one_who_wants_it() -> None:
    draft = Draft("trepido")
    draft.colour(0, 2)
    assert [seat.colour for seat in draft.seats] == [2, 1, 0, 3]


# places


def test_neighbours_change_places_and_the_ends_stay() -> None:
    draft = Draft("trepido")
    names = [seat.name for seat in draft.seats]
    assert draft.move(0, -1) == 0 and draft.move(0, 1) == 1
    assert [seat.name for seat in draft.seats] == [names[1], names[0], *names[2:]]


def test_whoever_is_to_begin_begins_wherever_they_sit() -> None:
    draft = Draft("trio")
    draft.choose("first", 1)
    draft.move(1, 1)
    assert draft.value("first") == 2
    draft.remove(0)
    assert draft.value("first") == 1


def test_when_the_one_who_was_to_begin_leaves_the_lot_decides() -> None:
    draft = Draft("trio")
    draft.choose("first", 3)
    draft.resize(3)
    assert draft.value("first") is None and draft.trouble() is None


# keys


def test_a_person_alone_needs_no_key() -> None:
    assert not Draft("trepido").keys_matter and all(seat.key is None for seat in Draft("trepido").dealt())


@pytest.mark.parametrize(("game", "races"), [("trepido", True), ("defizz", True), ("trio", False), ("tordu", False)])
def test_people_need_keys_where_there_are_races(game: str, races: bool) -> None:
    draft = Draft(game)
    draft.level(1, None)
    assert draft.keys_matter is races
    assert [seat.key is not None for seat in draft.dealt()][:4] == [races, races, False, False]


def test_the_keys_of_two_people_lie_far_apart() -> None:
    draft = Draft("trepido")
    draft.level(1, None)
    assert {seat.key for seat in draft.people} == {LETTER["Q"], LETTER["P"]}


def test_twelve_people_have_twelve_keys_over_three_rows() -> None:
    draft = Draft("defizz")
    draft.resize(12)
    for place in range(12):
        draft.level(place, None)
    assert {seat.key for seat in draft.seats} == {LETTER[sign] for sign in "QRUPAFJ;ZVM/"} == set(SPREAD)


def test_a_key_that_somebody_has_is_refused_with_their_name() -> None:
    draft = Draft("trepido")
    draft.level(1, None)
    draft.rename(1, "Zoé")
    with pytest.raises(Said, match="Zoé has that key already"):
        draft.press(0, LETTER["P"], "p")
    draft.press(0, LETTER["Q"], "q")


@pytest.mark.parametrize(
    ("scancode", "letter"),
    [
        (pygame.KSCAN_LSHIFT, "left shift"),
        (pygame.KSCAN_RCTRL, "right ctrl"),
        (pygame.KSCAN_LALT, "left alt"),
        (pygame.KSCAN_LGUI, "left meta"),
        (pygame.KSCAN_CAPSLOCK, "caps lock"),
        (pygame.KSCAN_F1, "f1"),
        (pygame.KSCAN_F12, "f12"),
        (pygame.KSCAN_SPACE, "space"),
        (pygame.KSCAN_ESCAPE, "escape"),
        (pygame.KSCAN_TAB, "tab"),
        (pygame.KSCAN_RETURN, "return"),
        (-1, ""),
    ],
)
def test_a_key_with_work_of_its_own_is_refused(scancode: int, letter: str) -> None:
    draft = Draft("trepido")
    with pytest.raises(Said, match="a letter, a digit or a sign"):
        draft.press(0, scancode, letter)


def test_a_key_of_the_number_pad_is_welcome() -> None:
    draft = Draft("trepido")
    draft.press(0, pygame.KSCAN_KP7, "[7]")
    assert draft.seats[0].key == pygame.KSCAN_KP7


# the rules have the last word


@pytest.mark.parametrize(("game", "seats"), [("trepido", 5), ("trio", 3)])
def test_teams_that_the_seats_do_not_allow_are_refused_in_words(game: str, seats: int) -> None:
    draft = Draft(game)
    draft.resize(seats)
    trouble = draft.trouble(teams=True)
    assert trouble is not None and "4 or 6 seats" in trouble.text and draft.trouble() is None


def test_a_code_is_the_seed_and_none_is_chance() -> None:
    draft = Draft("trio")
    assert draft.seed is None
    draft.code = encode(123456789).lower()
    assert draft.seed == 123456789


# large parties


def test_a_crowd_at_defizz_is_offered_a_shorter_match() -> None:
    draft = Draft("defizz")
    assert not draft.long
    draft.resize(7)
    assert draft.long
    draft.shorten()
    assert not draft.long and draft.value("escalate_every") == 2 and len(draft.seats) == 7


def test_a_crowd_of_people_makes_teams_of_two() -> None:
    draft = Draft("defizz")
    draft.resize(7)
    for place, name in enumerate(("Ana", "Bob", "Camille", "Dominique", "Eve", "Fred", "Gus")):
        draft.level(place, None)
        draft.rename(place, name)
    draft.shorten()
    assert [seat.name for seat in draft.seats] == ["Ana & Bob", "Cam. & Dom.", "Eve & Fred", "Gus"]
    assert draft.value("teams") is True and draft.trouble() is None


# remembered


def test_a_remembered_table_is_the_same_again() -> None:
    draft = Draft("trepido")
    draft.resize(6)
    draft.level(2, None)
    draft.choose("teams", True)
    again = Draft.of("trepido", draft.party)
    assert again.seats == draft.seats and again.options == draft.options


@pytest.mark.parametrize(
    "party",
    [
        Party(seats=(Seat(),) * 13),
        Party(),
        Party(options={"edition": "none"}, seats=(Seat(), Seat(level="easy"))),
        Party(options={"colour": 3}, seats=(Seat(), Seat(level="easy"))),
        Party(options={"teams": True}, seats=(Seat(),) * 3),
    ],
)
def test_a_remembered_table_that_the_rules_refuse_is_refused_in_words(party: Party) -> None:
    with pytest.raises(Said):
        Draft.of("trepido", party)


def test_what_is_odd_in_a_remembered_table_is_put_right() -> None:
    odd = Seat(name="A" * 99, emblem="dragon", colour=77)
    draft = Draft.of("trepido", Party(seats=(odd, odd)))
    assert apart(draft) and all(seat.emblem in EMBLEMS and len(seat.name) <= LONGEST_NAME for seat in draft.seats)

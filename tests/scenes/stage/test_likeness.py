"""Likenesses: an emblem or a portrait for everyone at the table, and a face for every character."""

from __future__ import annotations

import pytest

from ai.characters import CHARACTERS
from game.match import Seat
from scenes.app.page import Page
from scenes.kit.box import Box
from scenes.kit.theme import TEAL
from scenes.stage import likeness, plate, portrait
from scenes.stage.emblem import EMBLEMS
from scenes.stage.likeness import FACES, LIKENESSES
from scenes.stage.portrait import PORTRAITS
from tests.scenes.driver import Driver


def test_no_emblem_has_the_name_of_a_portrait() -> None:
    assert not set(EMBLEMS) & FACES and len(LIKENESSES) == len(set(LIKENESSES))
    assert (*PORTRAITS, *EMBLEMS) == LIKENESSES, "portraits are offered first"


@pytest.mark.parametrize("name", LIKENESSES)
def test_a_person_has_the_likeness_that_they_chose(name: str) -> None:
    assert likeness.of(Seat(name="Basile", emblem=name)) == name


@pytest.mark.parametrize("character", CHARACTERS, ids=[each.name for each in CHARACTERS])
def test_a_computer_player_has_the_face_of_their_character_whatever_they_are_called(character) -> None:  # type: ignore[no-untyped-def]
    face = portrait.CHARACTERS[character.name]
    assert likeness.of(Seat(name=character.name, level="easy")) == face
    assert likeness.of(Seat(name="Hugo", level="easy", emblem=character.emblem)) == face


def test_a_computer_player_who_is_no_character_has_what_was_chosen_for_them() -> None:
    assert likeness.of(Seat(name="Hugo", level="hard", emblem="girl")) == "girl"
    assert likeness.of(Seat(name="Hugo", level="hard")) == ""


@pytest.mark.parametrize("odd", ["dragon", "basile", "../../main"])
def test_a_person_with_a_likeness_that_nobody_can_choose_shows_a_letter(odd: str) -> None:
    """A journal may come from a later version, or from a bad hand."""
    assert likeness.of(Seat(name="Zoé", emblem=odd)) == ""


def faces(name: str, out: bool = False) -> Box:
    hands = Driver(Page())
    hands.app.canvas.drawn = []
    likeness.draw(hands.app.canvas, Box(100, 100, 44, 44), name, TEAL, out)
    [drawn] = hands.app.canvas.drawn
    return drawn.box


@pytest.mark.parametrize("out", [False, True])
def test_the_disc_of_a_portrait_fills_the_box_of_an_emblems(out: bool) -> None:
    emblem, face = faces("cat", out), faces("girl", out)
    assert emblem == Box(100, 100, 44, 44)
    radius = face.width * portrait.RADIUS / 100
    assert face.centre[0] == pytest.approx(122, abs=1) and radius == pytest.approx(22, abs=0.5)
    assert face.y + face.height * portrait.MIDDLE / 100 == pytest.approx(122, abs=1)


def test_who_is_out_is_grey_face_or_not() -> None:
    coloured, grey = portrait.picture("girl", TEAL, 60), portrait.grey("girl", TEAL, 60)
    assert grey is portrait.grey("girl", TEAL, 60) and grey.get_size() == coloured.get_size()
    seen = [grey.get_at((x, y)) for x in range(60) for y in range(60)]
    assert all(dot.r == dot.g == dot.b for dot in seen if dot.a)
    assert [dot.a for dot in seen] == [coloured.get_at((x, y)).a for x in range(60) for y in range(60)]


def test_a_plate_with_a_portrait_shows_no_letter() -> None:
    hands = Driver(Page())
    hands.app.canvas.drawn = []
    plate.face(hands.app.canvas, Box(100, 100, 44, 44), plate.Plate(0, "Zoé", "", None, emblem="girl"))
    assert [item.what for item in hands.app.canvas.drawn] == ["picture"]

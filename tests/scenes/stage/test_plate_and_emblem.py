"""Plates and emblems: who sits there, at a glance."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.shelf import ASSETS
from scenes.app.scene import Scene
from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.theme import BRASS, CREAM, Colour
from scenes.stage import emblem, plate
from scenes.stage.emblem import EMBLEMS
from scenes.stage.plate import COLOURS, SOFT, Plate
from scenes.stage.seats import plate_size
from tests.scenes.driver import Driver
from tests.scenes.legible import reading

SMALL = 30


class Shown(Scene):
    """One plate on the cloth."""

    def __init__(self, shown: Plate, seats: int = 4) -> None:
        self.shown = shown
        self.seats = seats

    def draw(self, canvas: Canvas) -> None:
        plate.draw(canvas, Box(100, 100, *plate_size(self.seats, canvas.type.text_size)), self.shown)


def words(shown: Plate) -> list[str]:
    return [item.text for item in Driver(Shown(shown)).drawn() if item.what == "text"]


def pixels(shown: Plate) -> bytes:
    return pygame.image.tobytes(Driver(Shown(shown)).app.surface.subsurface((80, 80, 260, 110)), "RGB")


# emblems


def test_every_emblem_is_drawn_and_every_drawing_is_an_emblem() -> None:
    assert {path.stem for path in (ASSETS / "art" / "emblems").glob("*.svg")} == set(EMBLEMS) and len(EMBLEMS) == 12


@pytest.mark.parametrize("name", EMBLEMS)
def test_an_emblem_has_its_size_and_keeps_within_its_board(name: str) -> None:
    picture = emblem.picture(name, 120)
    assert picture.get_size() == (120, 120)
    drawn = picture.get_bounding_rect(min_alpha=16)
    assert drawn.width > 40 and drawn.height > 60 and picture.get_rect().inflate(-4, -4).contains(drawn)


@pytest.mark.parametrize(("one", "other"), list(combinations(EMBLEMS, 2)))
def test_no_two_emblems_look_alike_when_small(one: str, other: str) -> None:
    """A tenth of all pixels at least is drawn in one and not in the other."""
    masks = [pygame.mask.from_surface(emblem.picture(name, SMALL)) for name in (one, other)]
    both = masks[0].overlap_area(masks[1], (0, 0))
    differing = masks[0].count() + masks[1].count() - 2 * both
    assert differing > SMALL * SMALL / 10


def test_an_emblem_is_made_once() -> None:
    assert emblem.picture("cat", 31) is emblem.picture("cat", 31)


@pytest.mark.parametrize("name", EMBLEMS)
def test_the_renderer_knows_everything_in_the_drawings(name: str) -> None:
    text = (ASSETS / "art" / "emblems" / f"{name}.svg").read_text(encoding="utf-8")
    assert not any(f"<{word}" in text for word in ("clipPath", "mask", "filter", "pattern", "text", "use"))


# plates


def test_a_plate_without_an_emblem_shows_the_letter_of_the_name() -> None:
    assert words(Plate(0, "élise", "10 pts", 3)) == ["É", "élise", "10 pts", "3"]


def test_a_plate_with_an_emblem_shows_no_letter() -> None:
    assert words(Plate(0, "Élise", "10 pts", 3, emblem="cat")) == ["Élise", "10 pts", "3"]


def test_in_a_race_the_key_lies_where_the_cards_do() -> None:
    assert words(Plate(0, "Élise", "10 pts", 3, emblem="cat", key="Q")) == ["Élise", "10 pts", "Q"]


def test_a_badge_hangs_below() -> None:
    drawn = Driver(Shown(Plate(0, "Lou", "3,100", None, emblem="fox", badge="reader"))).drawn()
    badge = next(item for item in drawn if item.text == "reader")
    assert badge.box.y >= 100 + plate_size(4)[1]


def test_a_name_alone_stands_in_the_middle() -> None:
    drawn = Driver(Shown(Plate(0, "Lou", "", None, emblem="fox"))).drawn()
    name = next(item for item in drawn if item.text == "Lou")
    assert abs(name.box.centre[1] - (100 + plate_size(4)[1] / 2)) < 3


@pytest.mark.parametrize("change", [{"active": True}, {"ready": True}, {"out": True}, {"colour": 5}, {"key": "A"}])
def test_every_state_looks_different(change: dict[str, object]) -> None:
    usual = Plate(0, "Lou", "easy", None, emblem="fox")
    assert pixels(usual) != pixels(usual._replace(**change))


def test_a_seat_has_the_colour_of_its_place_unless_it_chose_one() -> None:
    assert (
        plate.tone(Plate(3, "", "", None)) == COLOURS[3] and plate.tone(Plate(3, "", "", None, colour=7)) == COLOURS[7]
    )


@pytest.mark.parametrize("text_size", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("seats", [4, 8])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
def test_nothing_on_a_plate_is_cut_or_overlaps(size: tuple[int, int], seats: int, text_size: float) -> None:
    for shown in (
        Plate(0, "Bastien", "40 pts", 12, True, "fox"),
        Plate(1, "Camille", "easy", None, emblem="cat", key="A"),
        Plate(2, "Séléné", "1,900", None, emblem="moon", badge="reader"),
    ):
        assert Driver(Shown(shown, seats), size, text_size).faults() == []


@pytest.mark.parametrize(("active", "ready", "tone"), ((False, False, SOFT), (True, False, BRASS), (True, True, CREAM)))
def test_whose_turn_it_is_is_told_in_brass(active: bool, ready: bool, tone: Colour) -> None:
    with reading(pytest.MonkeyPatch()) as found:
        Driver(Shown(Plate(1, "Zoé", "joue", None, active=active, ready=ready)))
    assert {read.colour for read in found if read.text == "joue"} == {tone}

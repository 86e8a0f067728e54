"""The cards of Trio on the screen: twelve that nobody mistakes for each other, and copies that nobody tells apart."""

from __future__ import annotations

from itertools import combinations
from math import cos, dist, radians, sin

import pygame
import pytest

from game.trio.cards import LINKS, NUMBERS
from scenes.games.trio import art as trio
from scenes.games.trio.art import Art
from scenes.kit.theme import CARD, CONTRASTS, PAPER
from scenes.stage.art.shapes import render
from tests.scenes.eyesight import EYES, contrast, seen

SCALES = (40 / 104, 0.75, 1.0, 1.5)


@pytest.fixture(autouse=True, scope="module")
def fonts() -> None:
    pygame.font.init()


@pytest.fixture(scope="module")
def art() -> Art:
    return Art(1.0)


def pixels(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


def runs(colours: list[bool]) -> int:
    """How many stretches of True there are, going round."""
    return sum(now and not before for before, now in zip([colours[-1], *colours], colours, strict=False))


@pytest.mark.parametrize("scale", SCALES)
def test_every_number_has_a_face_of_the_exact_size(scale: float) -> None:
    art = Art(scale)
    assert {art.face(number).get_size() for number in NUMBERS} == {(round(CARD[0] * scale), round(CARD[1] * scale))}


def test_copies_share_one_picture(art: Art) -> None:
    """TI-01: a card is its number, however it is written, and nothing more."""
    assert art.face(7) is art.face("7")


def test_a_number_is_told_without_colours(art: Art) -> None:
    assert len({pixels(pygame.transform.grayscale(art.face(number))) for number in NUMBERS}) == len(NUMBERS)


def test_a_fanned_card_can_be_told_from_its_left_fifth(art: Art) -> None:
    fifth = art.size[0] // 5, art.size[1]
    greys = [pygame.transform.grayscale(art.face(number)).subsurface(((0, 0), fifth)) for number in NUMBERS]
    assert len({pixels(grey) for grey in greys}) == len(NUMBERS)


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("name", trio.TONES)
def test_the_colours_stay_apart_for_every_eye(name: str, eye: str) -> None:
    tones = [seen(tone, eye) for tone in trio.TONES[name]]
    assert min(dist(one, two) for one, two in combinations(tones, 2)) > 12


@pytest.mark.parametrize("name", trio.TONES)
@pytest.mark.parametrize("number", NUMBERS)
def test_the_number_is_dark_on_its_medallion(name: str, number: int) -> None:
    assert contrast(trio.deep(trio.TONES[name][number - 1]), PAPER) > 4.5


@pytest.mark.parametrize("name", trio.TONES)
@pytest.mark.parametrize("number", NUMBERS)
def test_the_index_stands_out_from_its_ground(name: str, number: int) -> None:
    index = trio.draw(number, name, links=False).words[0]
    assert contrast(index.colour, trio.TONES[name][number - 1]) > 4.5


def test_there_are_colours_for_every_contrast_set() -> None:
    assert tuple(trio.TONES) == CONTRASTS


@pytest.mark.parametrize("number", range(2, 13))
def test_a_medallion_has_as_many_petals_or_points_as_the_number(number: int) -> None:
    """Going round between the hollows and the tips, one leaves the shape and comes back for each of them."""
    shape = trio.MEDALLIONS[number]
    inner = shape.notch if isinstance(shape, trio.Petals) else shape.hollow
    picture = render(f'<path d="{trio.outline(number)}" fill="#000000"/>', (CARD[0] * 8, CARD[1] * 8), CARD)
    around = []
    for angle in range(360):
        x = trio.MIDDLE + (inner + 2.5) * sin(radians(angle))
        y = trio.MEDALLION - (inner + 2.5) * cos(radians(angle))
        around.append(picture.get_at((round(x * 8), round(y * 8))).a > 127)
    assert runs(around) == number


@pytest.mark.parametrize("number", NUMBERS)
def test_linked_numbers_stand_in_the_lower_corners(number: int) -> None:
    """TI-02: each in its own colour; seven has none."""
    words = trio.draw(number, "usual", links=True).words[3:]
    assert {int(word.text) for word in words} == LINKS[number]


def test_a_badge_has_the_colour_of_its_number() -> None:
    x, y, radius = trio.LINK
    face = Art(2.0).face(1)
    edge = round((x - radius + 3.4) * 2), round(y * 2)
    assert face.get_at(edge)[:3] == pytest.approx(trio.TONES["usual"][6 - 1], abs=3)


def test_cards_without_links_show_none(art: Art) -> None:
    plain = Art(1.0, links=False)
    assert pixels(plain.face(1)) != pixels(art.face(1))
    assert pixels(plain.face(7)) == pixels(art.face(7))


@pytest.mark.parametrize("number", NUMBERS)
def test_nothing_is_drawn_on_the_paper_border(number: int) -> None:
    art = Art(2.0)
    face = art.face(number)
    border = range(3, int(art.size[0] * 0.045))
    down = range(40, art.size[1] - 40)
    assert all(
        max(abs(a - b) for a, b in zip(face.get_at((x, y)), PAPER, strict=False)) < 6 for x in border for y in down
    )


@pytest.mark.parametrize("scale", (*SCALES, 1.237))
def test_a_back_has_no_orientation(scale: float) -> None:
    back = Art(scale).back()
    upside_down = pygame.transform.rotate(back, 180)
    assert max(abs(a - b) for a, b in zip(pixels(back), pixels(upside_down), strict=True)) <= 2


def test_the_strong_set_looks_different(art: Art) -> None:
    assert pixels(Art(1.0, "strong").face(9)) != pixels(art.face(9))


def test_poses_are_made_as_for_every_card(art: Art) -> None:
    width, height = art.size
    assert art.face(4, zoom=1.06).get_size() == (round(width * 1.06), round(height * 1.06))
    assert art.face(4, width=0.5).get_width() == round(width * 0.5)
    assert art.face(4, 7.2) is art.face(4, 6.8)
    assert art.back(10) is art.back(190)
    assert pixels(art.face(4, dimmed=True)) != pixels(art.face(4))

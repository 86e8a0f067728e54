"""Seats drawn large: a portrait, so many backs before it, the name below or beside; clear of each other."""

from __future__ import annotations

from itertools import pairwise
from math import atan2

import pygame
import pytest

from scenes.kit.box import Box
from scenes.stage import bust, seats
from scenes.stage.seats import HIGHEST, Large

WIDTHS = (1152.0, 1280.0, 1680.0)
NEEDS = {
    "cards": Large(),
    "marks": Large(below=29.0),
    "trios": Large(across=216.0, below=50.0, half=108.0, top=370.0),
}
"""The room that games need for large seats."""
PILES = Box(0, 221, 0, 150)
CASES = [
    pytest.param(count, width, needs, id=f"{count}-{width:.0f}-{name}")
    for name, needs in NEEDS.items()
    for width in WIDTHS
    for count in range(2, 7)
    if seats.fits(count, width, needs)
]


def whole(count: int, place: int, box: Box, needs: Large) -> Box:
    """The box of a seat with the room beneath it that its game needs, and with the hair above its portrait."""
    below = 0.0 if seats.at_top(count, place) else needs.below
    return Box(box.x, box.y - 10, box.width, box.height + below + 10)


def test_only_a_crowd_and_a_narrow_table_have_no_large_seats() -> None:
    tables = [(count, width) for count in range(2, 13) for width in (960.0, *WIDTHS)]
    found = [table for table in tables if seats.fits(*table, Large())]
    assert found == [(count, width) for count in range(2, 7) for width in WIDTHS]


def test_two_at_the_top_need_room_for_buttons_and_names() -> None:
    assert seats.fits(5, 1280, NEEDS["trios"]) and not seats.fits(5, 1152, NEEDS["trios"])
    assert seats.fits(4, 1280, Large(), seats.WATCHED) and not seats.fits(5, 1280, Large(), seats.WATCHED)


@pytest.mark.parametrize("size", (1.25, 1.5, 1.6))
@pytest.mark.parametrize("needs", NEEDS.values(), ids=NEEDS)
def test_larger_text_takes_its_room_from_the_portraits(needs: Large, size: float) -> None:
    """Two to four others never have to do without; names grow as the text does, cards stay as they are."""
    grown = needs.at(size)
    for count in (2, 3, 4):
        assert seats.fits(count, 1280, grown)
        for place, box in enumerate(seats.large(count, 1280, grown)):
            top = seats.at_top(count, place)
            found = bust.top(box, needs.half, size) if top else bust.below(box, size)
            assert found.head.height >= seats.LEAST_HEAD and found.words.height == bust.WORDS * size
            assert found.words.width >= bust.WIDTH * size and found.cards.height == bust.below(box).cards.height
            assert found.badge(5).width == bust.BADGE[0] * size


def test_portraits_that_would_grow_too_small_make_room_for_plates() -> None:
    assert seats.fits(6, 1280, Large()) and not seats.fits(6, 1280, Large(), lowest=400.0)


@pytest.mark.parametrize(("count", "width", "needs"), CASES)
def test_large_seats_stand_apart_and_inside_the_window(count: int, width: float, needs: Large) -> None:
    boxes = seats.large(count, width, needs)
    assert len(boxes) == count - 1
    found = [whole(count, place, box, needs) for place, box in enumerate(boxes)]
    assert not any(one.overlaps(other) for index, one in enumerate(found) for other in found[:index])
    for box in found:
        assert box.x >= 0 and box.right <= width and box.y >= 0 and box.bottom <= seats.FLOOR


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("count", range(2, 7))
def test_large_seats_leave_the_piles_free(count: int, width: float) -> None:
    piles = PILES._replace(x=width / 2 - 140, width=260)
    assert not any(box.overlaps(piles) for box in seats.large(count, width, Large()))


@pytest.mark.parametrize("count", range(2, 7))
def test_the_order_is_that_of_the_plates(count: int) -> None:
    """Clockwise: up at the left, over the top, down at the right."""
    middles = [box.centre for box in seats.large(count, 1280, Large())]
    turns = [atan2(x - 640, 312 - y) for x, y in middles]
    assert turns == sorted(turns)


@pytest.mark.parametrize("count", range(2, 7))
def test_portraits_are_as_large_as_they_should_be(count: int) -> None:
    """112 to 120 at the sides, down to 98 at the top, and where two sit at each side."""
    for place, box in enumerate(seats.large(count, 1280, Large())):
        top = seats.at_top(count, place)
        head = (bust.top(box) if top else bust.below(box)).head
        assert head.width == head.height
        assert 98 <= head.width <= 120 and (head.width >= 112 or top or count == 6)


def test_a_wide_hand_pushes_seats_up_and_makes_them_smaller() -> None:
    usual, pushed = (seats.large(6, 1280, Large(), lowest) for lowest in (seats.FLOOR, 474.0))
    assert max(box.bottom for box in pushed) <= 474 < max(box.bottom for box in usual)
    assert pushed[0].height < usual[0].height


def test_in_a_lesson_the_top_is_lower() -> None:
    assert seats.large(4, 1280, Large())[1].y == HIGHEST
    assert seats.large(4, 1280, Large(), highest=seats.GUIDED)[1].y == seats.GUIDED


def test_at_a_watched_table_the_seat_at_the_top_leaves_room_for_more_buttons() -> None:
    (box,) = seats.large(2, 1280, NEEDS["trios"], corner=seats.WATCHED)
    assert bust.top(box, NEEDS["trios"].half).words.right <= 1280 - seats.WATCHED


def test_the_parts_of_a_seat_lie_in_its_box_from_top_to_bottom() -> None:
    box = Box(20, 200, bust.WIDTH, bust.height(bust.HEAD))
    found = bust.below(box)
    assert found.head.width == found.head.height == bust.HEAD and found.head.y == box.y
    assert found.head.bottom > found.cards.y and found.cards.bottom <= found.words.y
    assert found.words.bottom == pytest.approx(box.bottom)


def test_at_the_top_the_plate_is_beside_the_portrait() -> None:
    box = Box(500, 10, bust.TOP_WIDE, bust.top_height(bust.TOP_HEAD))
    found = bust.top(box)
    assert found.beside and found.words.right == box.right and found.words.bottom < found.cards.y + 12
    assert found.room.x > found.head.right and found.label.x >= found.head.centre[0] + bust.HALF


def test_without_cards_the_portrait_is_as_high_as_the_seat() -> None:
    box = Box(22, 608, bust.OWN_WIDE, bust.OWN_HEAD)
    found = bust.beside(box)
    assert found.head == box._replace(width=box.height) and found.label.x == found.head.right
    assert box.y < found.words.y and found.words.bottom < box.bottom


def test_a_fan_is_even_and_leans_outwards() -> None:
    slots = list(bust.fan(5))
    assert [x for x, _, _ in slots] == [-x for x, _, _ in reversed(slots)]
    assert [angle for _, _, angle in slots] == sorted((angle for _, _, angle in slots), reverse=True)
    assert slots[0][2] > 0 > slots[-1][2]


@pytest.mark.parametrize(("cards", "backs"), ((0, 0), (1, 1), (7, 7), (12, 12), (25, 12)))
def test_as_many_backs_as_cards_up_to_a_dozen(cards: int, backs: int) -> None:
    assert len(list(bust.fan(cards))) == backs


def test_many_cards_stand_closer() -> None:
    wide = [2 * list(bust.fan(count))[-1][0] for count in (7, 12)]
    assert wide == [pytest.approx(84), pytest.approx(bust.MOST_WIDE)]


def test_the_number_stands_right_of_the_last_back() -> None:
    found = bust.below(Box(20, 200, bust.WIDTH, bust.height(bust.HEAD)))
    assert found.badge(2).x < found.badge(9).x and found.badge(9).right < 20 + bust.WIDTH + 16


def test_the_number_of_a_hand_laid_open_stands_on_the_plate() -> None:
    found = bust.below(Box(20, 200, bust.WIDTH, bust.height(bust.HEAD)))
    assert found.words.contains(found.badge(0, 7)) and not found.words.overlaps(found.badge(0, 0), slack=4)


@pytest.mark.parametrize("angle", (-10.0, 0.0, 3.5, 12.0))
def test_the_edges_of_a_back_are_smooth_and_shaded(angle: float) -> None:
    """No pixel of an opaque back is beside a clear one."""
    back = pygame.Surface((104, 150), pygame.SRCALPHA, 32)
    back.fill((150, 40, 40, 255))
    turned = bust.turned(back, angle)
    width, height = turned.get_size()
    alphas = [[turned.get_at((x, y)).a for x in range(width)] for y in range(height)]
    lines = [*alphas, *map(list, zip(*alphas, strict=True))]
    assert max(map(max, alphas)) >= 254
    assert max(abs(one - other) for line in lines for one, other in pairwise(line)) <= 200
    assert all(line[0] < 255 > line[-1] for line in lines)

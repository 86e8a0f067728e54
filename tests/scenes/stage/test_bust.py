"""Seats drawn large: a portrait, so many backs before it, the name below; clear of each other and of the middle."""

from __future__ import annotations

import pytest

from scenes.kit.box import Box
from scenes.stage import bust, seats

WIDTHS = (1100.0, 1280.0, 1680.0)
PILES = Box(0, 221, 0, 150)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("count", range(2, 7))
def test_large_seats_stand_apart_and_inside_the_window(count: int, width: float) -> None:
    found = seats.large(count, width)
    assert len(found) == count - 1
    assert not any(one.overlaps(other) for index, one in enumerate(found) for other in found[:index])
    for box in found:
        assert box.x >= 0 and box.right <= width and box.y >= 0 and box.bottom <= 530


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("count", range(2, 7))
def test_large_seats_leave_the_piles_free(count: int, width: float) -> None:
    piles = PILES._replace(x=width / 2 - 140, width=260)
    assert not any(box.overlaps(piles) for box in seats.large(count, width))


@pytest.mark.parametrize("count", range(2, 7))
def test_the_order_is_that_of_the_plates(count: int) -> None:
    middles = [box.centre[0] for box in seats.others(count, 1280)]
    large = [box.centre[0] for box in seats.large(count, 1280)]
    assert all(abs(one - other) < 60 for one, other in zip(middles, large, strict=True))


def test_the_parts_of_a_seat_lie_in_its_box_from_top_to_bottom() -> None:
    box = Box(20, 200, bust.WIDTH, bust.height(bust.HEAD))
    head, cards, words = bust.parts(box)
    assert head.width == head.height == bust.HEAD and head.y == box.y
    assert head.bottom > cards.y and cards.bottom <= words.y and words.bottom == pytest.approx(box.bottom)


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
    found = bust.parts(Box(20, 200, bust.WIDTH, bust.height(bust.HEAD)))
    assert found.badge(2).x < found.badge(9).x and found.badge(9).right < 20 + bust.WIDTH + 16

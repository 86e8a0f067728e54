"""Hands from one card to fifty, tables from two seats to twelve: nothing overlaps, nothing is cut."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from scenes.kit.box import Box
from scenes.kit.theme import CARD, HEIGHT
from scenes.stage.hand import CORNERS, fan, hold
from scenes.stage.seats import others
from scenes.stage.slots import Back

WIDTHS = [960.0, 1280.0, 1680.0]
MIDDLE = (330, 210)
"""The room that piles, tricks and rows of cards take around the middle of the table."""


def shown(slots: list, least: int = 0) -> float:
    """How much of the least visible card can be seen."""
    xs = [slot.x for slot in slots]
    return min(b - a for a, b in pairwise(xs))


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("count", [1, 2, 3, 7, 12, 24, 25, 38])
def test_a_hand_lies_inside_the_table_in_one_row(count: int, width: float) -> None:
    slots = fan([count], width).slots
    assert len(slots) == count and len({round(slot.y) for slot in slots}) <= (count + 1) // 2
    assert all(CARD[0] / 2 <= slot.x <= width - CARD[0] / 2 for slot in slots)
    assert all(slot.y < HEIGHT - 40 for slot in slots)


def test_a_hand_of_24_shows_forty_units_of_each_card() -> None:
    assert shown(fan([8, 8, 8], 1280).slots) >= 40


def test_groups_are_told_apart_by_a_gap() -> None:
    xs = [slot.x for slot in fan([3, 2], 1280).slots]
    assert xs[3] - xs[2] > xs[2] - xs[1] + 10


def test_beyond_38_cards_there_are_two_rows() -> None:
    slots = fan([20, 20], 1280).slots
    assert len(slots) == 40 and slots[0].y < slots[-1].y - 40
    assert shown(slots[:20]) >= 40


def test_a_small_hand_leaves_the_corners_free() -> None:
    hand = fan([7], 1280)
    assert hand.corners
    assert all(CORNERS + CARD[0] / 2 - 1 <= slot.x <= 1280 - CORNERS - CARD[0] / 2 + 1 for slot in hand.slots)
    assert not fan([24], 1280).corners


def test_a_hand_is_the_same_from_both_sides() -> None:
    slots = fan([9], 1280).slots
    for left, right in zip(slots, reversed(slots), strict=True):
        assert left.x + right.x == pytest.approx(1280) and left.angle == pytest.approx(-right.angle)


def test_what_may_be_laid_stands_out_and_what_is_raised_stands_above_all() -> None:
    cards = hold(fan([3], 1280), ["r1", "p2", "s3"], may={"p2", "s3"}, raised="s3")
    assert cards["r1"].lift == 0 < cards["p2"].lift < cards["s3"].lift
    assert cards["s3"].z > max(cards["r1"].z, cards["p2"].z) and cards["s3"].angle == 0 and cards["s3"].scale > 1


def test_for_other_eyes_a_hand_is_so_many_backs() -> None:
    cards = hold(fan([3], 1280), None, may=(), raised=None)
    assert list(cards) == [Back("hand", place) for place in range(3)]
    assert not any(slot.face_up for slot in cards.values())


def test_no_cards_need_no_slots() -> None:
    assert fan([], 1280).slots == [] and fan([0, 0], 1280).slots == []


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("seats", range(2, 13))
def test_plates_lie_apart_inside_the_table_and_off_its_middle(seats: int, width: float) -> None:
    plates = others(seats, width)
    assert len(plates) == seats - 1
    table = Box(0, 64, width, 500)
    middle = Box(width / 2 - MIDDLE[0] / 2, 312 - MIDDLE[1] / 2, *MIDDLE)
    for plate in plates:
        assert table.contains(plate) and not plate.overlaps(middle), plate
    for one, other in combinations(plates, 2):
        assert not one.overlaps(other), (one, other)


@pytest.mark.parametrize("seats", range(2, 13))
def test_the_left_neighbour_comes_first_and_the_table_is_even(seats: int) -> None:
    plates = others(seats, 1280)
    assert plates[0].centre[0] <= plates[-1].centre[0]
    for one, other in zip(plates, reversed(plates), strict=True):
        assert one.centre[0] + other.centre[0] == pytest.approx(1280)

"""The callout beside what is asked for, and the dotted way from there."""

from __future__ import annotations

import pygame
import pytest

from scenes.kit.box import Box
from scenes.kit.text import Type
from scenes.stage.coach.pointing import along, callout_box, ends

AREA = Box(12, 56, 1256, 652)
CARD = Box(600, 560, 100, 150)
"""A card of the hand."""
SLOT = Box(590, 260, 108, 158)


@pytest.fixture(scope="module")
def kind() -> Type:
    pygame.font.init()
    return Type(1.0)


def test_a_callout_stands_above_what_it_is_about(kind: Type) -> None:
    box = callout_box(kind, "Either one", CARD, AREA, [CARD])
    assert box.bottom < CARD.y and box.centre[0] == pytest.approx(CARD.centre[0])


def test_a_callout_keeps_within_the_table(kind: Type) -> None:
    box = callout_box(kind, "The lowest card of all", CARD._replace(x=12), AREA, [])
    assert AREA.contains(box) and box.bottom < CARD.y


def test_a_callout_is_beside_a_thing_below_the_bar(kind: Type) -> None:
    high = Box(600, 60, 100, 150)
    assert callout_box(kind, "This one", high, AREA, [high]).x > high.right
    taken = Box(700, 60, 500, 150)
    assert callout_box(kind, "This one", high, AREA, [high, taken]).right < high.x


def test_a_callout_is_below_a_thing_with_a_plate_above_it(kind: Type) -> None:
    button, plate, fan = Box(20, 240, 34, 46), Box(20, 180, 200, 56), Box(20, 240, 150, 46)
    box = callout_box(kind, "The lowest", button, AREA, [plate, fan])
    assert box.y > button.bottom and not box.overlaps(fan)


def test_a_callout_without_a_free_place_stands_above(kind: Type) -> None:
    assert callout_box(kind, "Here", CARD, AREA, [AREA]).bottom < CARD.y


def test_the_way_from_a_card_of_the_hand_ends_below_the_slot() -> None:
    callout = Box(900, 500, 140, 36)
    start, end = ends(CARD._replace(x=920), callout, SLOT)
    assert start == (callout.x - 10, callout.centre[1])
    assert end == (SLOT.centre[0], SLOT.bottom + 14)


def test_a_way_from_above_ends_at_the_nearer_upper_corner() -> None:
    left, right = Box(100, 120, 34, 46), Box(1100, 120, 34, 46)
    assert ends(left, None, SLOT)[1][0] < SLOT.x + 1 and ends(right, None, SLOT)[1][0] > SLOT.right - 1
    assert all(ends(thing, None, SLOT)[1][1] < SLOT.y for thing in (left, right))


def test_a_way_from_the_side_ends_there() -> None:
    assert ends(Box(1100, 320, 34, 46), None, SLOT)[1] == (SLOT.right + 14, SLOT.centre[1])


def test_a_way_leaves_the_thing_itself_if_the_callout_is_beside_it() -> None:
    thing, callout = Box(900, 60, 100, 150), Box(1016, 110, 140, 36)
    start, _ = ends(thing, callout, SLOT)
    assert start in ((thing.x - 10, thing.centre[1]), (thing.centre[0], thing.bottom + 10))


def test_the_boxes_along_a_way_lead_from_its_start_to_its_end() -> None:
    boxes = along((100, 500), (500, 300))
    assert boxes[-1].holds(500, 300)
    assert [box.x for box in boxes] == sorted(box.x for box in boxes)

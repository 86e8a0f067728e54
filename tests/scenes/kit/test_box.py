"""Boxes: corners and edges, parts, rows and columns."""

from __future__ import annotations

import pytest

from scenes.kit.box import Box, centred

BOX = Box(10, 20, 30, 40)


def test_edges_and_centre() -> None:
    assert (BOX.right, BOX.bottom, BOX.centre) == (40, 60, (25, 40))


@pytest.mark.parametrize(
    ("point", "inside"),
    [
        ((10, 20), True),
        ((39.9, 59.9), True),
        ((40, 30), False),
        ((20, 60), False),
        ((9.9, 30), False),
        ((20, 19), False),
    ],
)
def test_a_box_holds_its_left_and_upper_edges_only(point: tuple[float, float], inside: bool) -> None:
    assert BOX.holds(*point) is inside


@pytest.mark.parametrize("by", [(-0.5, 0, 0, 0), (0, -0.5, 0, 0), (0, 0, 0.5, 0), (0, 0, 0, 0.5)])
def test_a_box_contains_what_stands_out_by_no_more_than_a_sliver(by: tuple[float, ...]) -> None:
    out = Box(*(side + more for side, more in zip(BOX, by, strict=True)))
    further = Box(*(side + 1.2 * more for side, more in zip(BOX, by, strict=True)))
    assert BOX.contains(BOX) and BOX.contains(out) and not BOX.contains(further) and BOX.contains(further, slack=1)


@pytest.mark.parametrize("way", [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_boxes_overlap_if_they_share_more_than_a_sliver(way: tuple[int, int]) -> None:
    def moved(by: float) -> Box:
        return Box(10 + way[0] * (30 - by), 20 + way[1] * (40 - by), 30, 40)

    assert BOX.overlaps(moved(0.6)) and not BOX.overlaps(moved(0.5)) and not BOX.overlaps(moved(0.6), slack=1)


def test_the_shared_part_of_two_boxes() -> None:
    assert BOX.shared(Box(25, 5, 100, 30)) == Box(25, 20, 15, 15)
    assert Box(25, 5, 100, 30).shared(BOX) == Box(25, 20, 15, 15)
    assert BOX.shared(Box(41, 61, 5, 5))[2:] == (0, 0)


def test_insets() -> None:
    assert BOX.inset(3) == Box(13, 23, 24, 34)
    assert BOX.inset(3, 0) == Box(13, 20, 24, 40)
    assert BOX.inset(0, 5) == Box(10, 25, 30, 30)


def test_rows_and_columns_share_the_room_evenly() -> None:
    assert list(BOX.row(2, 4)) == [Box(10, 20, 13, 40), Box(27, 20, 13, 40)]
    assert list(BOX.column(3, 2)) == [Box(10, 20, 30, 12), Box(10, 34, 30, 12), Box(10, 48, 30, 12)]
    assert list(BOX.row(1, 4)) == [BOX] == list(BOX.column(1, 4))


def test_a_box_around_its_centre() -> None:
    assert centred(25, 40, 30, 40) == BOX

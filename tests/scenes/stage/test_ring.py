"""Marks on the table: the ring of arrows and the dashes round a target."""

from __future__ import annotations

from itertools import pairwise
from math import cos, hypot, sin

import pygame
import pytest

from scenes.stage.ring import ANGLES, DASH, SPACE, _outline, arrows, dashes

WIDTH, HEIGHT, RADIUS, INSET = 300, 200, 40, 5
COLOUR = (242, 177, 52)


def opaque(picture: pygame.Surface) -> list[tuple[int, int]]:
    """The pixels of which at least half is seen."""
    width, height = picture.get_size()
    return [(x, y) for x in range(width) for y in range(height) if picture.get_at((x, y)).a >= 100]


def test_an_outline_lies_on_its_rounded_rectangle() -> None:
    points = list(_outline(WIDTH, HEIGHT, RADIUS, INSET))
    assert (min(x for x, _ in points), max(x for x, _ in points)) == pytest.approx((5, 295))
    assert (min(y for _, y in points), max(y for _, y in points)) == pytest.approx((5, 195))
    for x, y in points:
        aside = max(5 + RADIUS - x, x - (295 - RADIUS), 0)
        away = max(5 + RADIUS - y, y - (195 - RADIUS), 0)
        edge = min(abs(x - 5), abs(x - 295), abs(y - 5), abs(y - 195))
        assert (hypot(aside, away) == pytest.approx(RADIUS, abs=0.1)) if aside and away else edge < 0.1


def test_an_outline_goes_clockwise_in_small_steps_and_comes_back() -> None:
    points = list(_outline(WIDTH, HEIGHT, RADIUS, INSET))
    steps = [hypot(to_x - x, to_y - y) for (x, y), (to_x, to_y) in pairwise([*points, points[0]])]
    assert max(steps) < 6.1
    area = sum(x * to_y - to_x * y for (x, y), (to_x, to_y) in pairwise([*points, points[0]])) / 2
    assert 280 * 180 < area < 290 * 190
    assert 2 * (290 + 190) - 8 * RADIUS < sum(steps) < 2 * (290 + 190)


def test_an_outline_without_room_for_its_corners_is_round() -> None:
    points = list(_outline(40, 20, 30, 0))
    assert (min(y for _, y in points), max(y for _, y in points)) == pytest.approx((0, 20))
    assert (min(x for x, _ in points), max(x for x, _ in points)) == pytest.approx((0, 40))


def test_dashes_and_spaces_are_as_long_as_they_should_be() -> None:
    picture = dashes(600, 120, 10, 2, COLOUR, 1.0)
    assert picture.get_size() == (600, 120)
    row = [picture.get_at((x, 1)).a >= 100 for x in range(20, 580)]
    assert sum(row) / len(row) == pytest.approx((DASH + 1.3) / (DASH + SPACE), abs=0.08)
    begun = [at for at, (before, now) in enumerate(pairwise(row)) if now and not before]
    assert sum(to - at for at, to in pairwise(begun)) / (len(begun) - 1) == pytest.approx(DASH + SPACE, abs=0.6)
    assert not any(picture.get_at((x, y)).a for x in range(40, 560) for y in range(10, 110))


def test_dashes_are_larger_on_a_larger_table() -> None:
    picture = dashes(600, 120, 10, 2, COLOUR, 2.0)
    row = [picture.get_at((x, 1)).a >= 100 for x in range(20, 580)]
    begun = [at for at, (before, now) in enumerate(pairwise(row)) if now and not before]
    assert sum(to - at for at, to in pairwise(begun)) / (len(begun) - 1) == pytest.approx(2 * (DASH + SPACE), abs=1)


def test_arrows_stand_along_their_ellipse() -> None:
    picture = arrows(100, 60, 12, True, COLOUR, 255)
    assert picture.get_size() == (224, 144)
    seen = opaque(picture)
    shares = [hypot((x - 112) / 100, (y - 72) / 60) for x, y in seen]
    assert min(shares) > 0.75 and max(shares) < 1.25
    assert sum(x for x, _ in seen) / len(seen) == pytest.approx(112, abs=1)
    assert sum(y for _, y in seen) / len(seen) < 72, "most stand in the upper half"
    assert len(seen) == pytest.approx(len(ANGLES) * 12 * 12 * 0.46, rel=0.25)


def test_arrows_the_other_way_are_the_mirror_image() -> None:
    one, other = (arrows(100, 60, 12, clockwise, COLOUR, 255) for clockwise in (True, False))
    mirrored = set(opaque(pygame.transform.flip(other, True, False)))
    seen = set(opaque(one))
    assert len(seen & mirrored) > 0.95 * len(seen) and len(seen & set(opaque(other))) < 0.9 * len(seen)


@pytest.mark.parametrize("clockwise", [True, False])
def test_arrows_point_the_way_play_goes(clockwise: bool) -> None:
    """An arrow head is full in front of its middle and hollow behind it."""
    picture, way = arrows(100, 100, 40, clockwise, COLOUR, 255), 1 if clockwise else -1
    for angle in ANGLES:
        x, y = 140 + 100 * cos(angle), 140 + 100 * sin(angle)
        ahead = (-way * sin(angle), way * cos(angle))
        seen = [picture.get_at((round(x + by * ahead[0]), round(y + by * ahead[1]))).a > 128 for by in (18, -15)]
        assert seen == [True, False]


def test_arrows_are_as_faint_as_asked() -> None:
    picture = arrows(100, 60, 12, True, COLOUR, 90)
    assert max(picture.get_at((x, y)).a for x in range(224) for y in range(144)) == pytest.approx(90, abs=3)


def test_no_arrow_points_at_the_foot_of_the_ring_where_words_lie() -> None:
    ring = arrows(186, 122, 9, True, COLOUR, 105)
    foot = ring.subsurface((60, ring.get_height() - 24, ring.get_width() - 120, 24))
    assert not pygame.mask.from_surface(foot, 0).count()

"""The dark with its lights, and the place of the coach's bubble."""

from __future__ import annotations

from scenes.app.page import Page
from scenes.kit.box import Box
from scenes.stage.coach.dark import Dark
from scenes.stage.coach.placing import CLEAR, away, place
from tests.scenes.driver import Driver

AREA = Box(12, 56, 1256, 652)


def darkness(lit: Box, x: float, y: float) -> int:
    """The alpha of the dark at this point of the usual table."""
    canvas = Driver(Page()).app.canvas
    return Dark()._made(canvas, (lit,)).get_at((round(x), round(y)))[3]


def test_all_of_a_large_thing_is_lit() -> None:
    card = Box(150, 160, 680, 450)
    inner = card.inset(20)
    corners = [(x, y) for x in (inner.x, inner.right) for y in (inner.y, inner.bottom)]
    assert all(darkness(card, x, y) < darkness(card, 1200, 80) / 2 for x, y in corners)
    assert darkness(card, *card.centre) < 3


def test_the_bubble_leaves_room_for_its_tail() -> None:
    lit = Box(400, 300, 120, 60)
    box = place(AREA, lambda width: 240, [lit], [])
    assert away(box, lit) >= CLEAR - 6


def test_the_bubble_covers_nothing_lit_where_there_is_hardly_room() -> None:
    lit = Box(152, 150, 700, 452)
    box = place(AREA, lambda width: 240, [lit], [])
    assert not box.overlaps(lit)

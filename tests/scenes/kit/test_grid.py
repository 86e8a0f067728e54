"""Tables of text: what stays, what scrolls, what wraps, what is marked."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from scenes.app.page import Page
from scenes.kit.box import Box
from scenes.kit.grid import TOTALS, Cell, Grid, Heading
from scenes.kit.theme import BRASS
from scenes.kit.widget import Widget
from tests.scenes.driver import Driver
from tests.scenes.sheets import said_words

HEADINGS = (Heading("Round", False), Heading("Zoé"), Heading("Malik"))
ROOM = Box(100, 100, 500, 300)
TALLY = (Cell("Total"), Cell("120"), Cell("7"))


def rows(count: int) -> list[tuple[Cell, ...]]:
    return [(Cell(f"{place}. Zoé"), Cell(str(place * 10), "+10"), Cell("7")) for place in range(1, count + 1)]


class Holder(Page):
    def __init__(self, count: int, box: Box = ROOM, **more: Any) -> None:
        super().__init__()
        self.count, self.box, self.more = count, box, more

    def build(self) -> list[Widget]:
        return [Grid(self.box, HEADINGS, rows(self.count), TALLY, **self.more)]

    @property
    def grid(self) -> Grid:
        grid = self.widgets[0]
        assert isinstance(grid, Grid)
        return grid


def where(hands: Driver, text: str) -> Box:
    return next(item.box for item in hands.drawn() if item.text == text)


def test_numbers_end_where_the_column_ends_and_words_begin_where_it_begins() -> None:
    hands = Driver(Holder(3))
    assert where(hands, "10").right == pytest.approx(where(hands, "120").right, abs=1.5)
    assert where(hands, "1. Zoé").x == pytest.approx(where(hands, "Total").x, abs=1.5)


def test_how_a_number_came_about_stands_before_it() -> None:
    hands = Driver(Holder(1))
    assert where(hands, "+10").right < where(hands, "10").x


def test_headings_and_totals_stay_when_it_scrolls() -> None:
    page = Holder(30)
    hands = Driver(page)
    hands.key(pygame.K_TAB)
    hands.key(pygame.K_END)
    texts = said_words(hands)
    assert "30. Zoé" in texts and "1. Zoé" not in texts and {"Round", "Total"} <= set(texts)


def test_it_scrolls_row_by_row_to_its_end_and_back_by_keys() -> None:
    page = Holder(30)
    hands = Driver(page)
    hands.key(pygame.K_TAB)
    tops = {piece.top for piece in page.grid.pieces}
    for _ in range(40):
        hands.key(pygame.K_DOWN)
        assert page.grid.at in tops
    assert page.grid.at == page.grid.most
    for _ in range(40):
        hands.key(pygame.K_UP)
    assert page.grid.at == 0


def test_it_is_moved_by_its_bar() -> None:
    page = Holder(30)
    hands = Driver(page)
    box = page.grid.box
    hands.drag(box.right - 4, box.y + 5, box.right - 4, box.bottom - 1)
    assert page.grid.at == page.grid.most > 0


def test_rows_are_drawn_whole_or_not_at_all() -> None:
    page = Holder(30)
    hands = Driver(page)
    inside = [item.box for item in hands.drawn() if item.text.endswith(". Zoé")]
    assert inside and all(page.grid.box.contains(box, slack=2) for box in inside)


def test_a_short_table_can_not_be_reached_by_keys() -> None:
    page = Holder(2)
    Driver(page)
    assert not page.grid.reachable


def test_it_begins_with_the_row_that_is_asked_for_or_as_far_down_as_it_goes() -> None:
    page = Holder(40)
    Driver(page)
    page.grid.begin(12)
    assert page.grid.first == 12
    page.grid.begin(39)
    assert page.grid.at == page.grid.most


def test_a_name_too_long_for_its_column_breaks_behind_its_hyphen() -> None:
    class Narrow(Page):
        def build(self) -> list[Widget]:
            heads = [Heading("", False), *[Heading("Jean-Baptiste")] * 3]
            return [Grid(Box(50, 50, 300, 300), heads, [tuple(map(Cell, ("x", "1", "2", "3")))])]

    texts = said_words(Driver(Narrow()))
    assert texts.count("Jean-") == texts.count("Baptiste") == 3


def test_a_mark_lies_behind_its_cell() -> None:
    def brass(hands: Driver, text: str) -> bool:
        box = where(hands, text)
        x, y = hands.app.view.to_pixels(box.x - 4, box.centre[1])
        return hands.app.surface.get_at((x, y))[:3] == BRASS

    hands = Driver(Holder(3, marks={(TOTALS, 1)}))
    assert brass(hands, "120") and not brass(hands, "7")


def test_a_line_to_cross_stands_between_its_rows() -> None:
    hands = Driver(Holder(3, lines={2: "15 points"}))
    assert where(hands, "2. Zoé").bottom <= where(hands, "15 points").y
    assert where(hands, "15 points").bottom <= where(hands, "3. Zoé").y


@pytest.mark.parametrize("ground", ["paper", "cloth"])
@pytest.mark.parametrize("text_size", [1.0, 1.25, 1.5])
def test_nothing_is_cut_or_overlaps(text_size: float, ground: str) -> None:
    page = Holder(12, Box(40, 40, 380, 400), ground=ground, lines={12: "15 points to cross"})
    assert Driver(page, text_size=text_size).faults() == []


def test_a_number_never_breaks_at_its_thin_space() -> None:
    class Narrow(Page):
        def build(self) -> list[Widget]:
            rows = [(Cell("Jean-Baptiste a tout pris"), *[Cell("22\u202f800", "+100")] * 4)]
            return [Grid(Box(50, 50, 420, 300), [Heading("", False), *[Heading("Zoé")] * 4], rows)]

    hands = Driver(Narrow())
    assert said_words(hands).count("22\u202f800") == 4 and hands.faults() == []

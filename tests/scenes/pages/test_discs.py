"""Discs to pick one from: with the pointer, and with the arrow keys from row to row."""

from __future__ import annotations

import pygame
import pytest

from scenes.app.page import Page
from scenes.kit.box import Box
from scenes.kit.label import Label
from scenes.kit.theme import TEAL
from scenes.kit.widget import Widget
from scenes.pages.discs import Discs
from tests.scenes.driver import Driver

WAY = {"left": pygame.K_LEFT, "right": pygame.K_RIGHT, "up": pygame.K_UP, "down": pygame.K_DOWN}


class Shown(Page):
    """A page with three rows of discs: 4, 4 and 3."""

    def __init__(self, index: int | None) -> None:
        super().__init__()
        self.picked: list[int] = []
        self.discs = Discs(
            Box(100, 100, 400, 400),
            [[(TEAL, "cat")] * 4, [(TEAL, "girl")] * 4, [(TEAL, "")] * 3],
            index,
            self.picked.append,
        )

    def build(self) -> list[Widget]:
        return [self.discs, Label(Box(0, 0, 10, 10), "")]


def at(index: int | None) -> tuple[Driver, Shown]:
    page = Shown(index)
    return Driver(page), page


def test_every_disc_has_room_of_its_own_inside_the_box() -> None:
    cells = at(0)[1].discs.cells()
    assert len(cells) == 11 and all(Box(100, 100, 400, 400).contains(cell) for cell in cells)
    assert not [1 for place, cell in enumerate(cells) for other in cells[place + 1 :] if cell.overlaps(other)]


@pytest.mark.parametrize("index", range(11))
def test_a_press_picks_the_disc_under_it(index: int) -> None:
    hands, page = at(None)
    hands.press(*page.discs.cells()[index].centre)
    assert page.picked == [index] and page.discs.index == index


def test_a_press_beside_all_discs_picks_none() -> None:
    hands, page = at(3)
    hands.click(101, 499)
    assert page.picked == [] and page.discs.index == 3


@pytest.mark.parametrize(
    ("index", "way", "after"),
    [
        (0, "right", 1), (3, "right", 4), (4, "left", 3), (0, "left", 0), (10, "right", 10),
        (1, "down", 5), (5, "up", 1), (4, "down", 8), (7, "down", 10), (9, "up", 5),
        (0, "up", 0), (9, "down", 9), (None, "right", 0), (None, "down", 0),
    ],
)  # fmt: skip
def test_arrows_pick_the_neighbour(index: int | None, way: str, after: int) -> None:
    hands, page = at(index)
    page._set_focus(page.discs, True)
    hands.key(WAY[way])
    assert page.discs.index == after


def test_beyond_the_first_and_the_last_row_the_focus_may_leave() -> None:
    from scenes.kit.intents import Action

    assert not at(0)[1].discs.handle(Action("up")) and not at(9)[1].discs.handle(Action("down"))
    assert at(0)[1].discs.handle(Action("down")) and at(9)[1].discs.handle(Action("up"))


def test_enter_goes_round() -> None:
    hands, page = at(9)
    page._set_focus(page.discs, True)
    hands.key(pygame.K_RETURN)
    hands.key(pygame.K_RETURN)
    assert page.picked == [10, 0]


def test_the_disc_under_the_pointer_is_larger() -> None:
    hands, page = at(0)
    sizes = [item.box.width for item in hands.drawn() if item.what == "picture"]
    hands.move(*page.discs.cells()[2].centre)
    over = [item.box.width for item in hands.drawn() if item.what == "picture"]
    assert [place for place, (one, other) in enumerate(zip(sizes, over, strict=True)) if other > one] == [2]

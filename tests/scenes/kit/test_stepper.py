"""A number between two buttons."""

from __future__ import annotations

import pygame
import pytest

from scenes.app.page import Page
from scenes.kit.box import Box
from scenes.kit.panel import Panel
from scenes.kit.stepper import Stepper
from scenes.kit.widget import Widget
from tests.scenes.driver import Driver


class Seats(Page):
    def __init__(self) -> None:
        super().__init__()
        self.done: list[int] = []

    def build(self) -> list[Widget]:
        box = Box(100, 100, 220, 48)
        return [
            Panel(Box(80, 80, 260, 90), "dark"),
            Stepper(box, 4, 2, 8, self.done.append, step=2, shown=lambda value: f"{value} places"),
        ]


@pytest.fixture
def page() -> Seats:
    return Seats()


@pytest.fixture
def hands(page: Seats) -> Driver:
    return Driver(page)


def test_a_click_on_a_sign_is_a_step(hands: Driver, page: Seats) -> None:
    hands.click(300, 124)
    hands.click(120, 124)
    hands.click(120, 124)
    assert page.done == [6, 4, 2]


def test_a_click_on_the_number_changes_nothing(hands: Driver, page: Seats) -> None:
    hands.click(210, 124)
    assert page.done == []


def test_it_stops_at_both_ends(hands: Driver, page: Seats) -> None:
    for _ in range(5):
        hands.click(300, 124)
    for _ in range(9):
        hands.click(120, 124)
    assert page.done == [6, 8, 6, 4, 2]


def test_left_and_right_change_it(hands: Driver, page: Seats) -> None:
    for code in (pygame.K_TAB, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_LEFT):
        hands.key(code)
    assert page.done == [6, 4, 2]


def test_enter_goes_round(hands: Driver, page: Seats) -> None:
    for code in (pygame.K_TAB, pygame.K_RETURN, pygame.K_RETURN, pygame.K_RETURN):
        hands.key(code)
    assert page.done == [6, 8, 2]


def test_a_disabled_one_does_nothing(hands: Driver, page: Seats) -> None:
    page.widgets[1].enabled = False
    hands.click(300, 124)
    assert page.done == []


@pytest.mark.parametrize("text_size", [1.0, 1.5])
def test_the_value_is_said_in_words(text_size: float) -> None:
    hands = Driver(Seats(), text_size=text_size)
    assert hands.faults() == []
    assert "4 places" in [item.text for item in hands.drawn()]

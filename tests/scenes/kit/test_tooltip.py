"""Tips: they come after a while, keep out of the way, and go."""

from __future__ import annotations

import pygame
import pytest

from scenes.app.dialog import Dialog
from scenes.app.page import Page
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.tooltip import FOCUSED, HOVERED
from scenes.kit.widget import Widget
from tests.scenes.driver import FRAME, Driver

TIP = "Reprend le dernier coup, tant que rien de nouveau n’a été vu, et autant de fois qu’il y a de coups à reprendre."


class Corners(Page):
    """A button in every corner and one in the middle."""

    def __init__(self, tip: str = TIP) -> None:
        super().__init__()
        self.tip = tip
        self.done = 0

    def build(self) -> list[Widget]:
        width, height = self.app.view.width, self.app.view.height
        places = [(4, 4), (width - 124, 4), (4, height - 52), (width - 124, height - 52), (width / 2, 300)]
        return [Button(Box(x, y, 120, 48), "Reprendre", self._do, tip=self.tip) for x, y in places]

    def _do(self) -> None:
        self.done += 1


def wait(hands: Driver, seconds: float) -> None:
    for _ in range(round(seconds / FRAME) + 1):
        hands.events()


def shown(hands: Driver) -> str:
    """The words of the tip."""
    return " ".join(item.text for item in hands.drawn() if item.what == "text" and item.text != "Reprendre")


@pytest.fixture
def page() -> Corners:
    return Corners()


@pytest.fixture
def hands(page: Corners) -> Driver:
    return Driver(page)


def test_a_tip_comes_after_a_while_under_the_pointer(hands: Driver, page: Corners) -> None:
    hands.move(*page.widgets[0].box.centre)
    wait(hands, HOVERED - 0.1)
    assert shown(hands) == ""
    wait(hands, 0.1)
    assert shown(hands) == TIP


def test_a_tip_comes_after_a_while_with_the_focus(hands: Driver) -> None:
    hands.key(pygame.K_TAB)
    wait(hands, FOCUSED - 0.1)
    assert shown(hands) == ""
    wait(hands, 0.1)
    assert shown(hands) == TIP


def test_the_tip_of_the_focus_goes_with_it_when_the_mouse_is_used(hands: Driver, page: Corners) -> None:
    hands.key(pygame.K_TAB)
    wait(hands, FOCUSED)
    hands.move(640, 600)
    hands.move(600, 500)
    assert page.focused is None and shown(hands) == ""


def test_a_tip_goes_when_the_pointer_leaves(hands: Driver, page: Corners) -> None:
    hands.move(*page.widgets[0].box.centre)
    wait(hands, HOVERED)
    hands.move(640, 600)
    assert shown(hands) == ""


def test_a_tip_goes_when_the_pointer_leaves_the_window(hands: Driver, page: Corners) -> None:
    hands.move(*page.widgets[0].box.centre)
    wait(hands, HOVERED)
    hands.events(pygame.Event(pygame.WINDOWLEAVE))
    assert shown(hands) == "" and not page.widgets[0].hover


def test_a_tip_goes_with_a_press_and_stays_away(hands: Driver, page: Corners) -> None:
    hands.move(*page.widgets[0].box.centre)
    wait(hands, HOVERED)
    hands.press(*page.widgets[0].box.centre)
    assert shown(hands) == ""
    hands.release(*page.widgets[0].box.centre)
    wait(hands, 2 * HOVERED)
    assert shown(hands) == "" and page.done == 1


def test_a_tip_comes_back_when_the_pointer_does(hands: Driver, page: Corners) -> None:
    hands.click_on(page.widgets[0])
    hands.move(640, 600)
    hands.move(*page.widgets[0].box.centre)
    wait(hands, HOVERED)
    assert shown(hands) == TIP


def test_a_key_sends_a_tip_away(hands: Driver) -> None:
    hands.key(pygame.K_TAB)
    wait(hands, FOCUSED)
    hands.key(pygame.K_RETURN)
    assert shown(hands) == ""


def test_a_tip_stays_when_the_page_is_laid_out_again(hands: Driver, page: Corners) -> None:
    hands.move(*page.widgets[0].box.centre)
    wait(hands, HOVERED)
    page.rebuild()
    assert shown(hands) == TIP


def test_a_tip_of_something_that_is_gone_goes_with_it(hands: Driver, page: Corners) -> None:
    hands.move(*page.widgets[0].box.centre)
    wait(hands, HOVERED)
    page.tip = "Autre chose."
    page.rebuild()
    assert shown(hands) == ""


def test_without_a_tip_nothing_comes() -> None:
    page = Corners("")
    hands = Driver(page)
    hands.move(*page.widgets[0].box.centre)
    wait(hands, 2 * HOVERED)
    assert shown(hands) == "" and page.wake is None


def test_something_disabled_still_says_what_it_is_for(hands: Driver, page: Corners) -> None:
    page.widgets[0].enabled = False
    hands.move(*page.widgets[0].box.centre)
    wait(hands, HOVERED)
    assert shown(hands) == TIP


def test_the_loop_is_asked_to_wake_for_a_tip_and_only_for_that(hands: Driver, page: Corners) -> None:
    assert hands.app.wake is None
    hands.move(*page.widgets[0].box.centre)
    assert hands.app.wake is not None and 0 < hands.app.wake <= HOVERED
    wait(hands, HOVERED)
    assert hands.app.wake is None


def test_a_tip_that_waits_draws_nothing(hands: Driver, page: Corners) -> None:
    hands.move(*page.widgets[0].box.centre)
    before = hands.app.redraws
    wait(hands, HOVERED)
    wait(hands, HOVERED)
    assert hands.app.redraws == before + 1


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1024, 768), (2560, 1080)])
@pytest.mark.parametrize("text_size", [1.0, 1.5])
@pytest.mark.parametrize("place", range(5))
def test_a_tip_lies_on_the_table_beside_its_widget(size: tuple[int, int], text_size: float, place: int) -> None:
    page = Corners()
    hands = Driver(page, size, text_size)
    hands.move(*page.widgets[place].box.centre)
    wait(hands, HOVERED)
    tip = page.tips.box(hands.app.canvas.type, hands.app.canvas.whole)
    assert hands.app.canvas.whole.contains(tip) and not tip.overlaps(page.widgets[place].box)


def test_a_tip_of_something_as_large_as_the_table_keeps_from_under_the_pointer() -> None:
    class Large(Page):
        def build(self) -> list[Widget]:
            return [Button(Box(0, 0, self.app.view.width, 720), "Reprendre", lambda: None, tip=TIP)]

    page = Large()
    hands = Driver(page)
    for x, y in ((5, 5), (640, 360), (1270, 710)):
        hands.move(x, y)
        wait(hands, HOVERED)
        tip = page.tips.box(hands.app.canvas.type, hands.app.canvas.whole)
        assert hands.app.canvas.whole.contains(tip) and not tip.holds(x, y)


def test_dialogs_have_tips_too() -> None:
    hands = Driver(Page())
    dialog = Dialog("Effacer ?", "Pour toujours.", [("Reprendre", lambda: None, "do")])
    hands.app.push(dialog)
    dialog.widgets[-1].tip = TIP
    hands.move(*dialog.widgets[-1].box.centre)
    wait(hands, HOVERED)
    assert TIP in shown(hands)

"""Widgets on a page, by mouse alone, by keyboard alone, by pad alone."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from scenes.app.page import Page
from scenes.kit.box import Box, centred
from scenes.kit.button import Button
from scenes.kit.entry import Entry
from scenes.kit.label import Label
from scenes.kit.segments import Segments
from scenes.kit.slider import Slider
from scenes.kit.text import HEADING_STYLE
from scenes.kit.toggle import Toggle
from scenes.kit.widget import Widget
from tests.scenes.driver import Driver


class Settings(Page):
    """A page with one of each, that remembers what was done."""

    def __init__(self) -> None:
        super().__init__()
        self.done: list[Any] = []

    def build(self) -> list[Widget]:
        middle = self.app.view.width / 2
        do = self.done.append
        return [
            Label(centred(middle, 60, 600, 60), "Réglages", HEADING_STYLE, align="centre"),
            Segments(centred(middle, 160, 420, 44), [("fr", "Français"), ("en", "English")], "fr", do),
            Toggle(centred(middle, 230, 420, 44), "Mouvements réduits", False, do),
            Slider(centred(middle, 300, 420, 44), 7, 10, do),
            Button(centred(middle - 120, 400, 220, 48), "Reprendre", lambda: do("resume"), "urgent"),
            Button(centred(middle + 120, 400, 220, 48), "Quitter", lambda: do("quit")),
        ]


@pytest.fixture
def page() -> Settings:
    return Settings()


@pytest.fixture
def hands(page: Settings) -> Driver:
    return Driver(page)


def test_a_click_is_a_press_and_a_release_inside(hands: Driver, page: Settings) -> None:
    hands.click_on(page.widgets[4])
    assert page.done == ["resume"]


def test_letting_go_outside_is_no_click(hands: Driver, page: Settings) -> None:
    hands.press(*page.widgets[4].box.centre)
    hands.release(5, 5)
    assert page.done == []


def test_a_disabled_button_does_nothing(hands: Driver, page: Settings) -> None:
    page.widgets[4].enabled = False
    hands.click_on(page.widgets[4])
    assert page.done == []


def test_a_toggle_turns_on_and_off(hands: Driver, page: Settings) -> None:
    hands.click_on(page.widgets[2])
    hands.click_on(page.widgets[2])
    assert page.done == [True, False]


def test_a_choice_is_made_by_clicking_it(hands: Driver, page: Settings) -> None:
    box = page.widgets[1].box
    hands.click(box.right - 40, box.centre[1])
    hands.click(box.right - 40, box.centre[1])
    assert page.done == ["en"], "choosing what is chosen changes nothing"


def test_a_slider_is_dragged(hands: Driver, page: Settings) -> None:
    box = page.widgets[3].box
    hands.drag(box.x + 200, box.centre[1], box.x - 300, box.centre[1])
    assert page.done[-1] == 0
    hands.drag(box.x + 14, box.centre[1], box.right + 300, box.centre[1])
    assert page.done[-1] == 10


def test_everything_by_keyboard_alone(hands: Driver, page: Settings) -> None:
    for code in (
        pygame.K_TAB, pygame.K_RIGHT,
        pygame.K_TAB, pygame.K_RETURN,
        pygame.K_TAB, pygame.K_LEFT, pygame.K_LEFT,
        pygame.K_TAB, pygame.K_RETURN,
        pygame.K_TAB, pygame.K_SPACE,
    ):  # fmt: skip
        hands.key(code)
    assert page.done == ["en", True, 6, 5, "resume", "quit"]


def test_everything_by_pad_alone(hands: Driver, page: Settings) -> None:
    for button in (5, 5, 0, 5, 5, 0):
        hands.pad(button)
    assert page.done == [True, "resume"]


def test_tab_goes_round_and_back(hands: Driver, page: Settings) -> None:
    hands.key(pygame.K_TAB, pygame.KMOD_LSHIFT)
    assert page.focused is page.widgets[5]
    hands.key(pygame.K_TAB)
    assert page.focused is page.widgets[1], "labels can't be reached"


def test_arrows_go_to_the_nearest_on_that_side(hands: Driver, page: Settings) -> None:
    hands.click_on(page.widgets[4])
    hands.key(pygame.K_RIGHT)
    assert page.focused is page.widgets[5]
    hands.key(pygame.K_UP)
    assert page.focused is page.widgets[3]


def test_escape_leads_back(hands: Driver) -> None:
    hands.key(pygame.K_ESCAPE)
    assert hands.app.over


def test_hovering_draws_in_the_same_step_and_resting_draws_nothing(hands: Driver, page: Settings) -> None:
    before = hands.app.redraws
    hands.move(*page.widgets[4].box.centre)
    assert hands.app.redraws == before + 1 and page.widgets[4].hover
    hands.move(page.widgets[4].box.centre[0] + 3, page.widgets[4].box.centre[1])
    assert hands.app.redraws == before + 1


def test_the_focus_stays_in_place_when_the_page_is_laid_out_again(hands: Driver, page: Settings) -> None:
    hands.key(pygame.K_TAB)
    page.rebuild()
    assert page.focused is page.widgets[1] and page.focused.focus


def test_a_slider_stays_in_the_hand_when_the_page_is_laid_out_again(hands: Driver, page: Settings) -> None:
    box = page.widgets[3].box
    hands.press(box.x + 200, box.centre[1])
    page.rebuild()
    hands.move(box.x - 50, box.centre[1])
    assert page.done[-1] == 0


def test_keys_go_on_from_what_was_clicked_even_if_the_click_lays_the_page_out_again(
    hands: Driver, page: Settings
) -> None:
    page.widgets[3].changed = lambda value: page.rebuild()  # type: ignore[attr-defined]
    hands.click(*page.widgets[3].box.centre)
    hands.key(pygame.K_LEFT)
    assert page.focused is page.widgets[3] and page.focused.ringed
    assert page.done == [6], "the arrow moves the slider that was clicked"


def test_nothing_has_the_focus_after_mouse_alone(hands: Driver, page: Settings) -> None:
    for widget in page.widgets[1:]:
        hands.click_on(widget)
        assert page.focused is None and not any(shown.ringed for shown in page.widgets)


def test_the_focus_leaves_with_the_mouse_and_comes_back_with_the_keys(hands: Driver, page: Settings) -> None:
    hands.key(pygame.K_TAB)
    hands.key(pygame.K_TAB)
    hands.move(20, 20)
    assert page.focused is None and not page.widgets[2].ringed
    hands.key(pygame.K_TAB)
    assert page.focused is page.widgets[3], "from where it was"


def test_enter_does_nothing_once_the_focus_has_left(hands: Driver, page: Settings) -> None:
    hands.click_on(page.widgets[4])
    hands.key(pygame.K_RETURN)
    assert page.done == ["resume"]


def test_the_focus_follows_its_widget_not_its_number(hands: Driver, page: Settings) -> None:
    for _ in range(5):
        hands.key(pygame.K_TAB)
    assert page.focused is page.widgets[5]
    made = page.build
    page.build = lambda: [widget for widget in made() if not isinstance(widget, Toggle)]  # type: ignore[method-assign]
    page.rebuild()
    assert isinstance(page.focused, Button) and page.focused.text == "Quitter"


def test_the_focus_goes_with_its_widget(hands: Driver, page: Settings) -> None:
    for _ in range(4):
        hands.key(pygame.K_TAB)
    made = page.build
    page.build = lambda: [w for w in made() if not isinstance(w, Button) or w.text != "Reprendre"]  # type: ignore[method-assign]
    page.rebuild()
    assert page.focused is None, "nothing else gets it"


def test_what_comes_under_a_resting_pointer_is_hovered_and_what_leaves_it_is_not(hands: Driver, page: Settings) -> None:
    hands.move(*page.widgets[4].box.centre)
    made = page.build
    page.build = lambda: list(reversed(made()))  # type: ignore[method-assign]
    page.rebuild()
    assert [widget.hover for widget in page.widgets] == [False, True, False, False, False, False]
    page.build = lambda: [Button(Box(5, 5, 90, 40), "Reprendre", print)]  # type: ignore[method-assign]
    page.rebuild()
    assert not page.widgets[0].hover


class Replaced(Page):
    """A button that another takes the place of as soon as it is clicked."""

    def __init__(self) -> None:
        super().__init__()
        self.done: list[str] = []

    def build(self) -> list[Widget]:
        text = "S’arrêter" if self.done else "Prendre une carte"
        return [Button(Box(100, 100, 200, 48), text, lambda: self.do(text))]

    def do(self, text: str) -> None:
        self.done.append(text)
        self.rebuild()


def test_a_button_that_comes_under_a_pointer_that_has_just_clicked_can_not_be_pressed_by_the_same_pointer() -> None:
    page = Replaced()
    hands = Driver(page)
    hands.click(150, 120)
    hands.press(150, 120)
    hands.release(150, 120)
    assert page.done == ["Prendre une carte"]


def test_after_a_while_or_a_move_it_can() -> None:
    for later in (lambda hands: hands.app.step(0.1), lambda hands: hands.move(155, 120)):
        page = Replaced()
        hands = Driver(page)
        hands.click(150, 120)
        for _ in range(5):
            later(hands)
        hands.press(155, 120)
        hands.release(155, 120)
        assert page.done == ["Prendre une carte", "S’arrêter"]


def test_the_loop_wakes_when_haste_is_over() -> None:
    hands = Driver(Replaced())
    hands.click(150, 120)
    assert hands.app.wake is not None


class Naming(Page):
    """An entry that closes when its text is handed over."""

    def __init__(self) -> None:
        super().__init__()
        self.open = True

    def build(self) -> list[Widget]:
        entry = Entry(Box(100, 100, 300, 48), "", str, done=self.close)
        return [entry, Button(Box(100, 300, 90, 48), "Non", print)] if self.open else []

    def close(self, text: str) -> None:
        self.open = False
        self.rebuild()


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Each switch of text input, True for on."""
    found: list[bool] = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: found.append(True))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: found.append(False))
    return found


def test_an_entry_has_the_keyboard_after_a_click_and_no_ring(typing: list[bool]) -> None:
    page = Naming()
    hands = Driver(page)
    hands.click_on(page.widgets[0])
    assert page.focused is page.widgets[0] and not page.focused.ringed and typing[-1]
    hands.move(600, 500)
    assert page.focused is page.widgets[0], "it keeps the keyboard while the mouse moves"
    hands.click_on(page.widgets[1])
    assert page.focused is None and not typing[-1]


def test_no_text_is_typed_once_the_entry_has_closed(typing: list[bool]) -> None:
    """Letters would go to the input method, and short cuts be dead."""
    page = Naming()
    hands = Driver(page)
    hands.click_on(page.widgets[0])
    hands.key(pygame.K_RETURN)
    assert page.focused is None and not typing[-1]


def test_an_entry_takes_text_again_after_another_page(typing: list[bool]) -> None:
    page = Naming()
    hands = Driver(page)
    hands.click_on(page.widgets[0])
    hands.app.push(Page())
    assert not typing[-1]
    hands.app.pop()
    assert typing[-1]


def test_nothing_is_hovered_under_another_scene(hands: Driver, page: Settings) -> None:
    hands.move(*page.widgets[4].box.centre)
    hands.app.push(Page())
    assert not page.widgets[4].hover
    hands.app.pop()
    assert page.widgets[4].hover


def test_a_long_word_has_the_room_it_needs_in_a_choice() -> None:
    class Speeds(Page):
        def build(self) -> list[Widget]:
            values = [(1, "½"), (2, "1×"), (3, "2×"), (4, "4×"), (0, "Instantané")]
            return [Segments(Box(100, 100, 330, 48), values, 1, print)]

    hands = Driver(Speeds(), text_size=1.5)
    assert hands.faults() == []


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080), (1024, 768), (2560, 1080)])
@pytest.mark.parametrize("text_size", [1.0, 1.25, 1.5])
def test_nothing_is_cut_or_overlaps(size: tuple[int, int], text_size: float) -> None:
    assert Driver(Settings(), size, text_size).faults() == []


def test_the_driver_sees_cut_and_overlapping_text() -> None:
    class Bad(Page):
        def build(self) -> list[Widget]:
            return [
                Label(Box(10, 10, 60, 30), "beaucoup trop long pour cela"),
                Label(Box(300, 300, 300, 30), "l’un"),
                Label(Box(305, 305, 300, 30), "l’autre"),
            ]

    faults = Driver(Bad()).faults()
    assert any(fault.startswith("cut") for fault in faults)
    assert any(fault.startswith("over each other") for fault in faults)

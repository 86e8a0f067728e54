"""Widgets of the kit under a pointer and under keys: values, steps and positions to the unit."""

from __future__ import annotations

import pytest

from scenes.kit.box import Box
from scenes.kit.intents import Action, Name, Pointer
from scenes.kit.scroll import NOTCH, Listing, Scroll
from scenes.kit.segments import Segments
from scenes.kit.slider import KNOB, NUMBER, Slider
from scenes.kit.stepper import Stepper
from scenes.kit.text import Type
from scenes.kit.toast import SECONDS, Toasts
from scenes.kit.toggle import Toggle
from scenes.kit.widget import Widget

BOX = Box(100, 80, 300, 40)


class Clicked(Widget):
    """Counts its clicks."""

    clicks = 0

    def click(self) -> None:
        self.clicks += 1


def press(x: float, y: float) -> Pointer:
    return Pointer("press", x, y)


def release(x: float, y: float) -> Pointer:
    return Pointer("release", x, y)


def test_a_press_let_go_inside_is_a_click_and_outside_is_none() -> None:
    widget = Clicked(BOX)
    assert widget.handle(press(110, 90)) and widget.pressed and widget.clicks == 0
    assert widget.handle(release(120, 90)) and not widget.pressed and widget.clicks == 1
    assert widget.handle(press(110, 90)) and widget.handle(release(10, 90)) and widget.clicks == 1
    assert not widget.handle(press(10, 90)) and not widget.pressed and not widget.handle(release(110, 90))
    assert not widget.handle(Pointer("move", 110, 90))


def test_a_widget_is_clicked_by_confirming_unless_it_is_disabled() -> None:
    widget = Clicked(BOX)
    assert widget.handle(Action("confirm")) and widget.handle(Action("skip")) and widget.clicks == 2
    assert not widget.handle(Action("left"))
    widget.enabled = False
    assert not widget.handle(Action("confirm")) and not widget.handle(press(110, 90)) and not widget.reachable


def test_a_widget_takes_over_a_press() -> None:
    before, after = Widget(BOX), Widget(BOX)
    before.pressed = True
    after.follow(before)
    assert after.pressed


def test_a_slider_is_dragged_along_its_line_and_stays_within_it() -> None:
    values: list[int] = []
    slider = Slider(BOX, 5, 10, values.append)
    left, width = BOX.x + KNOB / 2, BOX.width - KNOB - NUMBER
    assert slider.handle(press(left + width * 0.3, 100)) and slider.value == 3
    assert slider.handle(Pointer("move", left + width * 0.74, 500)) and slider.value == 7
    assert slider.handle(Pointer("move", 0, 100)) and slider.handle(Pointer("move", 1000, 100))
    assert slider.handle(release(0, 100)) and not slider.handle(release(0, 100))
    assert not slider.handle(Pointer("move", left, 100)) and not slider.handle(press(0, 0))
    assert values == [3, 7, 0, 10]


def test_a_slider_goes_by_keys_up_to_its_ends() -> None:
    values: list[int] = []
    slider = Slider(BOX, 9, 10, values.append)
    for name in ("right", "right", "left"):
        assert slider.handle(Action(name))
    assert values == [10, 9] and not slider.handle(Action("up"))
    slider.enabled = False
    assert not slider.handle(Action("left")) and slider.value == 9


def test_a_stepper_is_changed_by_its_ends_by_keys_and_round() -> None:
    values: list[int] = []
    stepper = Stepper(BOX, 4, 2, 8, values.append, step=2)
    assert stepper.handle(press(110, 90)) and stepper.handle(press(390, 90)) and stepper.handle(press(250, 90))
    assert stepper.handle(Action("right")) and stepper.handle(Action("left")) and not stepper.handle(press(0, 0))
    for _ in range(4):
        stepper.handle(Action("confirm"))
    assert values == [2, 4, 6, 4, 6, 8, 2, 4]
    assert not stepper.handle(release(110, 90)) and not stepper.handle(Action("up"))


def test_a_choice_is_made_by_clicks_by_keys_and_round() -> None:
    values: list[str] = []
    choice = Segments(BOX, [("a", "A"), ("b", "B"), ("c", "C")], "a", values.append)
    choice.fit(Type(1.0))
    assert choice.handle(press(310, 90)) and choice.handle(Action("right")) and choice.handle(Action("left"))
    assert choice.handle(Action("confirm")) and choice.handle(Action("confirm")) and choice.handle(press(110, 90))
    assert choice.handle(Action("left")) and not choice.handle(press(0, 0)) and choice.index == 0
    assert values == ["c", "b", "c", "a"]


def test_a_toggle_goes_on_and_off() -> None:
    values: list[bool] = []
    toggle = Toggle(BOX, "", False, values.append)
    toggle.click()
    toggle.click()
    assert values == [True, False]


@pytest.fixture
def scroll() -> Scroll:
    scroll = Scroll(Box(100, 80, 300, 200))
    scroll.length = 1000.0
    return scroll


@pytest.mark.parametrize(
    ("name", "at"),
    [("down", 448), ("up", 352), ("page_down", 552), ("page_up", 248), ("home", 0), ("end", 800)],
)
def test_keys_scroll(scroll: Scroll, name: Name, at: float) -> None:
    scroll.at = 400.0
    assert scroll.handle(Action(name)) and scroll.at == at


def test_there_is_nothing_to_scroll_beyond_the_ends(scroll: Scroll) -> None:
    assert not scroll.handle(Action("up")) and not scroll.handle(Action("left")) and scroll.most == 800
    scroll.length = 150.0
    assert not scroll.handle(Action("down")) and scroll.most == 0


def test_the_wheel_scrolls_by_notches_inside_the_box_alone(scroll: Scroll) -> None:
    assert scroll.handle(Pointer("wheel", 110, 90, -2)) and scroll.at == 2 * NOTCH
    assert not scroll.handle(Pointer("wheel", 10, 90, -2)) and scroll.at == 2 * NOTCH
    assert scroll.handle(Pointer("wheel", 110, 90, 1)) and scroll.at == NOTCH


def test_the_bar_is_dragged_to_where_the_pointer_is_in_the_middle(scroll: Scroll) -> None:
    assert scroll.handle(press(390, 180)) and scroll.pressed and scroll.at == 400
    assert scroll.handle(Pointer("move", 0, 200)) and scroll.at == 500
    assert scroll.handle(release(0, 0)) and not scroll.pressed and scroll.at == 500
    assert not scroll.handle(press(370, 180)) and scroll.at == 500


def test_a_list_is_gone_through_by_keys_and_shows_its_row_whole() -> None:
    chosen: list[int] = []
    moved: list[int] = []
    listing = Listing(Box(100, 80, 300, 150), [(str(row), "") for row in range(5)], chosen.append, 0, moved.append)
    listing.fit(Type(1.0))
    for _ in range(4):
        assert listing.handle(Action("down"))
    assert moved == [1, 2, 3, 4] and listing.at == 5 * 56 - 150
    assert not listing.handle(Action("down")) and listing.handle(Action("confirm")) and chosen == [4]
    for _ in range(4):
        assert listing.handle(Action("up"))
    assert listing.at == 0 and not listing.handle(Action("up"))


def test_a_click_in_a_list_makes_a_row_current_and_chooses_it_where_nobody_hears_of_moves() -> None:
    chosen: list[int] = []
    box, rows = Box(100, 80, 300, 150), [(str(row), "") for row in range(5)]
    listing = Listing(box, rows, chosen.append)
    listing.fit(Type(1.0))
    assert listing.handle(press(150, 80 + 57)) and (listing.index, chosen) == (1, [1])
    quiet = Listing(box, rows[:2], chosen.append, 0, lambda row: None)
    quiet.fit(Type(1.0))
    assert quiet.handle(press(150, 80 + 57)) and (quiet.index, chosen) == (1, [1])
    assert not quiet.handle(press(150, 80 + 2 * 56 + 1)) and not quiet.handle(press(390, 90)) and quiet.index == 1


def test_a_toast_stays_longer_the_longer_it_is_then_makes_room() -> None:
    toasts = Toasts()
    assert toasts.wake is None and not toasts.update(1.0)
    toasts.say("0123456789")
    toasts.say("0123456789")
    toasts.say("next")
    assert toasts.wake == 0.0 and toasts.update(0.0) and toasts.left == pytest.approx(SECONDS + 0.3)
    assert toasts.wake == pytest.approx(SECONDS + 0.3) and not toasts.update(SECONDS)
    assert not toasts.update(0.1) and toasts.shown == "0123456789" and toasts.wake == pytest.approx(0.2)
    assert toasts.update(0.3) and toasts.shown == "next" and toasts.waiting == []
    assert toasts.update(10) and toasts.shown == "" and not toasts.update(10)


@pytest.mark.parametrize(("rows", "at"), [(20, 90.0), (19, 0.0)])
def test_a_list_made_anew_stands_where_it_stood_and_another_one_at_its_top(rows: int, at: float) -> None:
    before, after = (
        Listing(Box(0, 0, 300, 150), [(str(row), "") for row in range(count)], print) for count in (20, rows)
    )
    before.at = 90.0
    after.follow(before)
    assert after.at == at

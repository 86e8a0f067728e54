"""Writing a line: by keys, by mouse, by clipboard, by input method."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from scenes.app.page import Page
from scenes.kit.box import Box
from scenes.kit.editing import Line
from scenes.kit.entry import Entry
from scenes.kit.widget import Widget
from tests.scenes.driver import Driver


class Form(Page):
    def __init__(self, text: str = "") -> None:
        super().__init__()
        self.first = text
        self.changes: list[str] = []
        self.done: list[str] = []

    def build(self) -> list[Widget]:
        box = Box(100, 100, 300, 44)
        return [Entry(box, self.first, self.changes.append, done=self.done.append, ghost="Votre nom", most=12)]

    @property
    def entry(self) -> Any:
        return self.widgets[0]


def seated(text: str = "") -> tuple[Driver, Form]:
    form = Form(text)
    hands = Driver(form)
    hands.key(pygame.K_TAB)
    return hands, form


def test_accents_are_written_as_they_come() -> None:
    hands, form = seated()
    hands.type("Hélène œ")
    assert form.entry.line.text == "Hélène œ" and form.changes[-1] == "Hélène œ"


def test_nothing_is_written_without_the_focus() -> None:
    form = Form()
    Driver(form).type("non")
    assert form.entry.line.text == ""


def test_there_is_only_so_much_room() -> None:
    hands, form = seated()
    hands.type("abcdefghijklmnop")
    assert form.entry.line.text == "abcdefghijkl"


def test_enter_hands_it_over() -> None:
    hands, form = seated("Zoé")
    hands.key(pygame.K_RETURN)
    assert form.done == ["Zoé"]


def test_enter_belongs_to_the_input_method_while_it_composes() -> None:
    hands, form = seated()
    hands.events(pygame.Event(pygame.TEXTEDITING, text="に", start=0, length=1))
    hands.key(pygame.K_RETURN)
    assert form.done == [] and form.entry.line.text == ""
    hands.type("二")
    hands.key(pygame.K_RETURN)
    assert form.done == ["二"]


@pytest.mark.parametrize(
    ("keys", "text"),
    [
        ([(pygame.K_BACKSPACE, 0)], "Zo"),
        ([(pygame.K_LEFT, 0), (pygame.K_BACKSPACE, 0)], "Zé"),
        ([(pygame.K_HOME, 0), (pygame.K_DELETE, 0)], "oé"),
        ([(pygame.K_LEFT, pygame.KMOD_LSHIFT), (pygame.K_LEFT, pygame.KMOD_LSHIFT), (pygame.K_BACKSPACE, 0)], "Z"),
        ([(pygame.K_a, pygame.KMOD_LCTRL), (pygame.K_DELETE, 0)], ""),
    ],
)
def test_erasing(keys: list[tuple[int, int]], text: str) -> None:
    hands, form = seated("Zoé")
    for code, mod in keys:
        hands.key(code, mod)
    assert form.entry.line.text == text


def test_cut_and_paste(monkeypatch: pytest.MonkeyPatch) -> None:
    board: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", board.append)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: board[-1])
    hands, form = seated("Zoé")
    for code in (pygame.K_a, pygame.K_x, pygame.K_v, pygame.K_v):
        hands.key(code, pygame.KMOD_LCTRL)
    assert board == ["Zoé"] and form.entry.line.text == "ZoéZoé"


def test_the_mouse_puts_the_caret_and_selects() -> None:
    hands, form = seated("Zoé")
    box = form.entry.box
    hands.drag(box.x + 1, box.centre[1], box.right - 1, box.centre[1])
    assert form.entry.line.selected == "Zoé"
    hands.click(box.x + 1, box.centre[1])
    assert form.entry.line.caret == 0 and form.entry.line.selected == ""


def test_control_characters_are_not_written() -> None:
    line = Line(most=50)
    line.write("a\nb\tc\u202ed\u2028e\x00")
    assert line.text == "abcde"


def test_control_characters_are_not_composed_either() -> None:
    hands, form = seated()
    hands.events(pygame.Event(pygame.TEXTEDITING, text="\u202ea\x00", start=0, length=1))
    assert form.entry.line.composed == "a"


def test_a_step_from_a_selection_goes_to_its_end_on_that_side() -> None:
    line = Line("abcdef")
    line.select_all()
    line.step(-1)
    assert line.caret == 0 and line.selected == ""


def test_a_click_before_the_first_drawing_goes_to_the_end() -> None:
    """Only a drawing tells how wide the letters are."""
    entry = Entry(Box(100, 100, 300, 44), "Zoé", lambda text: None)
    assert entry._index_at(100) == 3

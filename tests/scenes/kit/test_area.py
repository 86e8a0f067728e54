"""Writing several lines: wrapped or one an entry, by keys, by mouse, by clipboard, by input method."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from scenes.app.page import Page
from scenes.kit.area import Area, wrapped
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.editing import Lines
from scenes.kit.text import BODY_STYLE
from scenes.kit.widget import Widget
from tests.scenes.driver import Driver

LONG = "Quelle ville, bâtie exprès pour ce rôle, est la capitale de l'Australie depuis le siècle dernier ?"


class Form(Page):
    """An area with a button above it and one below."""

    def __init__(self, text: str = "", breaks: bool = False) -> None:
        super().__init__()
        self.text = text
        self.breaks = breaks
        self.changes: list[str] = []

    def build(self) -> list[Widget]:
        area = Area(Box(100, 200, 300, 90), self.text, self._write, ghost="Écrivez ici", breaks=self.breaks)
        above, below = Box(100, 100, 300, 44), Box(100, 400, 300, 44)
        return [Button(above, "above", lambda: None), area, Button(below, "below", lambda: None)]

    def _write(self, text: str) -> None:
        self.text = text
        self.changes.append(text)
        self.rebuild()

    @property
    def area(self) -> Any:
        return self.widgets[1]


def seated(text: str = "", breaks: bool = False) -> tuple[Driver, Form]:
    form = Form(text, breaks)
    hands = Driver(form)
    hands.key(pygame.K_TAB)
    hands.key(pygame.K_TAB)
    return hands, form


def test_what_is_typed_is_kept_while_the_page_is_laid_out_anew() -> None:
    hands, form = seated("bon")
    hands.key(pygame.K_HOME)
    hands.type("Très ")
    assert form.text == "Très bon" and form.area.line.caret == 5


def test_enter_begins_a_line_only_in_a_list() -> None:
    hands, form = seated("roi", breaks=True)
    hands.key(pygame.K_RETURN)
    hands.type("dame")
    assert form.text == "roi\ndame"
    hands, form = seated("roi")
    hands.key(pygame.K_RETURN)
    hands.type("s")
    assert form.text == "rois"


def test_enter_belongs_to_the_input_method_while_it_composes() -> None:
    hands, form = seated("", breaks=True)
    hands.events(pygame.Event(pygame.TEXTEDITING, text="に\u202e", start=0, length=1))
    assert form.area.line.composed == "に"
    hands.key(pygame.K_RETURN)
    assert form.text == ""
    hands.type("二")
    hands.key(pygame.K_RETURN)
    assert form.text == "二\n"


def test_arrows_go_between_lines_and_leave_at_the_ends() -> None:
    hands, form = seated("roi\ndame\nvalet", breaks=True)
    hands.key(pygame.K_UP)
    assert form.area.focus and 4 <= form.area.line.caret <= 8
    hands.key(pygame.K_UP)
    assert form.area.focus and form.area.line.caret <= 3
    hands.key(pygame.K_UP)
    assert not form.area.focus and form.widgets[0].focus
    hands.key(pygame.K_DOWN)
    for _ in range(3):
        hands.key(pygame.K_DOWN)
    assert not form.area.focus and form.widgets[2].focus


def test_home_and_end_are_those_of_the_line() -> None:
    hands, form = seated("roi\ndame\nvalet", breaks=True)
    hands.key(pygame.K_UP)
    hands.key(pygame.K_HOME)
    assert form.area.line.caret == 4
    hands.key(pygame.K_END, pygame.KMOD_LSHIFT)
    assert form.area.line.selected == "dame"


def test_the_mouse_puts_the_caret_in_any_line_and_selects_across_lines() -> None:
    hands, form = seated("roi\ndame\nvalet", breaks=True)
    high, box = hands.app.canvas.type.line(BODY_STYLE), form.area.box
    hands.click(box.x + 13, box.y + 8 + high * 1.5)
    assert form.area.line.caret == 4
    hands.drag(box.x + 13, box.y + 8, box.x + 290, box.y + 8 + high * 1.5)
    assert form.area.line.selected == "roi\ndame"


def test_lines_are_pasted_as_entries_or_as_one_paragraph(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "roi\r\ndame\x00\u2028\nfou")
    for breaks, text in ((True, "roi\ndame\nfou"), (False, "roi dame fou")):
        hands, form = seated("", breaks)
        hands.key(pygame.K_v, pygame.KMOD_LCTRL)
        assert form.text == text


def test_there_is_only_so_much_room() -> None:
    line = Lines("ab", 6, breaks=True)
    line.write("c\nde\nf")
    assert line.text == "abc\nde"


@pytest.mark.parametrize("width", [60, 130, 276, 700])
def test_wrapping_loses_no_sign_and_stays_in_its_width(width: float) -> None:
    kind = Driver(Page()).app.canvas.type
    for text in (LONG, "x" * 90, "a  b   c" * 9, "", " ", "mot " * 30):
        rows = wrapped(kind, text, width)
        assert "".join(row.text for row in rows) == text
        assert [row.start for row in rows] == [sum(len(each.text) for each in rows[:n]) for n in range(len(rows))]
        assert all(kind.width(row.text.rstrip(" "), BODY_STYLE) <= width for row in rows)


def test_the_line_with_the_caret_is_seen() -> None:
    hands, form = seated("\n".join(map(str, range(30))), breaks=True)
    seen = [item.text for item in hands.drawn() if item.what == "text"]
    assert "29" in seen and "0" not in seen
    for _ in range(29):
        hands.key(pygame.K_UP)
    seen = [item.text for item in hands.drawn() if item.what == "text"]
    assert form.area.focus and "0" in seen and "29" not in seen


def test_the_wheel_scrolls_without_moving_the_caret() -> None:
    from scenes.kit.intents import Pointer

    hands, form = seated("\n".join(map(str, range(30))), breaks=True)
    area, caret = form.area, form.area.line.caret
    assert area.handle(Pointer("wheel", *area.box.centre, 99)) and area.line.caret == caret
    assert "29" not in [item.text for item in hands.drawn()]
    assert not area.handle(Pointer("wheel", *area.box.centre, 1))
    hands.type("x")
    assert "29x" in [item.text for item in hands.drawn()]


def test_nothing_is_written_without_the_focus_and_the_ghost_is_seen() -> None:
    form = Form()
    hands = Driver(form)
    hands.type("non")
    assert form.text == "" and any(item.text == "Écrivez ici" for item in hands.drawn())


def test_control_y_and_control_shift_z_ask_for_it_again() -> None:
    from scenes.kit.intents import Action

    heard: list[Any] = []

    class Ear(Page):
        def handle(self, intent: Any) -> bool:
            heard.append(intent)
            return True

    hands = Driver(Ear())
    hands.key(pygame.K_y, pygame.KMOD_LCTRL)
    hands.key(pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT)
    hands.key(pygame.K_z, pygame.KMOD_LCTRL)
    assert heard == [Action("redo"), Action("redo"), Action("undo")]

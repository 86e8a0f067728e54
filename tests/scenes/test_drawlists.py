"""Every screen, and everything that Défizz! paints, is drawn line by line as it was."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from scenes.kit.box import Box
from tests.scenes import drawlist
from tests.scenes.driver import Driver
from tests.scenes.goldens import LISTS
from tests.scenes.screens import Page


@pytest.mark.parametrize("name", LISTS)
def test_everything_is_drawn_as_it_was(name: str, tmp_path: Path) -> None:
    """Where a change is wanted: `python3 build/dev.py screens` writes the lists anew."""
    assert drawlist.difference(name, LISTS[name](tmp_path)) == ""


def test_no_golden_list_is_left_of_a_screen_that_has_gone() -> None:
    kept = {path.relative_to(drawlist.FOLDER).with_suffix("").as_posix() for path in drawlist.FOLDER.rglob("*.txt")}
    assert kept == set(LISTS)


def recorder() -> drawlist.Recorder:
    return drawlist.Recorder(Driver(Page()).app.canvas)


PLAIN = ["panel   10.0,20.0 100.0×40.0 #2a7f76 radius 12", "icon    45.0,25.0 30.0×30.0 check #fdf6e8"]


def drawn(x: float = 10, colour: tuple[int, int, int] = (0x2A, 0x7F, 0x76), icon: str = "check") -> list[str]:
    canvas = recorder()
    canvas.panel(Box(x, 20, 100, 40), colour)
    if icon:
        canvas.icon(icon, 60, 40, 30, (0xFD, 0xF6, 0xE8))
    return canvas.lines


@pytest.mark.parametrize(
    ("lines", "same"),
    [
        (drawn, True),
        (lambda: drawn(colour=(0x2B, 0x7E, 0x76)), True),
        (lambda: drawn(colour=(0x2C, 0x7F, 0x76)), False),
        (lambda: drawn(x=13), False),
        (lambda: drawn(x=10.2), False),
        (lambda: drawn(icon=""), False),
        (lambda: drawn(icon="star"), False),
        (lambda: drawn() + drawn(), False),
    ],
    ids=["the same", "rounded", "colour", "moved", "moved a little", "left out", "another icon", "twice"],
)
def test_a_difference_is_found(
    lines: Callable[[], list[str]], same: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drawlist, "FOLDER", tmp_path)
    drawlist.keep("plain", PLAIN)
    assert (drawlist.difference("plain", lines()) == "") is same

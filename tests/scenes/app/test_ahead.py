"""Modules loaded ahead, one a call, in the order of the packages."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from scenes.app.ahead import Ahead
from scenes.app.loop import App

FILES = ("one/__init__.py", "one/first.py", "one/inner/__init__.py", "one/inner/deep.py", "one/__main__.py")
OTHER = ("other/__init__.py", "other/last.py")


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, str]]:
    """Two packages that can be imported, and are forgotten afterwards."""
    names = ("ahead_one", "ahead_other")
    for file, text in [*((name, "") for name in (*FILES, *OTHER)), ("one/__main__.py", "raise SystemExit(1)")]:
        path = tmp_path / f"ahead_{file}"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield names
    for name in [name for name in sys.modules if name.startswith(names)]:
        del sys.modules[name]


def loaded() -> list[str]:
    return [name for name in sys.modules if name.startswith("ahead_")]


def test_a_call_loads_one_module(packages: tuple[str, str]) -> None:
    assert Ahead(packages)() and loaded() == ["ahead_one"]


def test_all_modules_are_loaded_package_by_package(packages: tuple[str, str]) -> None:
    ahead = Ahead(packages)
    while ahead():
        pass
    assert loaded() == [
        "ahead_one", "ahead_one.first", "ahead_one.inner", "ahead_one.inner.deep", "ahead_other", "ahead_other.last",
    ]  # fmt: skip


def test_what_is_there_already_costs_no_call(packages: tuple[str, str]) -> None:
    __import__("ahead_one.inner.deep")
    ahead = Ahead(packages)
    assert ahead() and loaded()[-1] == "ahead_one.first"


def test_a_program_at_rest_does_what_can_wait_until_nothing_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    app, left = App(pygame.Surface((640, 360))), [True, True, False]
    monkeypatch.setattr(pygame.event, "get", list)
    app.idle = lambda: left.pop(0)
    app._sleep(pygame.Clock())
    assert (left, app.idle) == ([], None)


def test_whoever_does_something_does_not_wait_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    app, asked = App(pygame.Surface((640, 360))), []
    app.idle = lambda: bool(asked.append(1))
    monkeypatch.setattr(pygame.event, "get", lambda: [pygame.Event(pygame.KEYDOWN, key=pygame.K_a)])
    app._sleep(pygame.Clock())
    assert asked == []

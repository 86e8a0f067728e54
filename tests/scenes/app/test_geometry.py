"""Where the window stands: remembered, and found again if it can be seen there."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pygame
import pytest

from game.shelf import Shelf
from scenes.app.geometry import SIZE, Frame, can_stand, fitted, open_window
from scenes.app.loop import App
from scenes.app.preferences import Preferences
from scenes.app.scene import Scene

ONE, TWO = [(1920, 1080)], [(1920, 1080), (2560, 1440)]


@pytest.mark.parametrize(
    ("place", "screens", "before", "stands"),
    [
        ((100, 80, 1280, 720), ONE, ONE, True),
        ((-2000, 80, 1280, 720), TWO, TWO, True),
        ((-2000, 80, 1280, 720), ONE, TWO, False),
        ((2200, 80, 1280, 720), ONE, TWO, False),
        ((100, 80, 1280, 720), ONE, TWO, True),
        ((100, 500, 1280, 720), ONE, TWO, False),
        ((100, 80, 400, 300), ONE, ONE, False),
    ],
)
def test_a_window_stands_where_it_can_be_seen(
    place: tuple[int, int, int, int], screens: list[tuple[int, int]], before: list[tuple[int, int]], stands: bool
) -> None:
    assert can_stand(place, screens, before) is stands


class Window:
    """A window as far as its place goes."""

    def __init__(self) -> None:
        self.position: tuple[int, int] | int = (100, 80)
        self.size = (1280, 720)
        self.full = False

    def set_fullscreen(self, desktop: bool) -> None:
        self.full, self.position, self.size = True, (0, 0), (1920, 1080)

    def set_windowed(self) -> None:
        self.full, self.position, self.size = False, (100, 80), (1280, 720)

    def get_surface(self) -> pygame.Surface:
        return pygame.Surface(self.size)

    def flip(self) -> None:
        pass


def app(window: Window, shelf: Shelf | None = None) -> App:
    made = App(window.get_surface(), window, preferences=Preferences(language="en"), shelf=shelf)  # type: ignore[arg-type]
    made.push(Scene())
    return made


@pytest.fixture(autouse=True)
def screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: ONE)


def test_the_place_is_remembered_at_the_end(tmp_path: Path) -> None:
    window, shelf = Window(), Shelf(tmp_path)
    table = app(window, shelf)
    window.position = (300, 200)
    table.step(0.01)
    table._remember()
    kept = shelf.read("preferences", Preferences, Preferences())
    assert kept.geometry == (300, 200, 1280, 720) and kept.screens == ((1920, 1080),)


def test_full_screen_is_written_when_it_is_turned_on_and_the_place_before_it_is_kept(tmp_path: Path) -> None:
    window, shelf = Window(), Shelf(tmp_path)
    table = app(window, shelf)
    table.step(0.01)
    table.toggle_fullscreen()
    table.step(0.01)
    kept = shelf.read("preferences", Preferences, Preferences())
    assert window.full and kept.fullscreen and kept.geometry == (100, 80, 1280, 720)
    table._remember()
    assert table.preferences.geometry == (100, 80, 1280, 720)


def test_the_switch_of_the_settings_drives_the_window() -> None:
    window = Window()
    table = app(window)
    table.prefer(fullscreen=True)
    assert window.full
    table.prefer(fullscreen=False)
    assert not window.full


def test_every_picture_fills_the_window_that_it_is_shown_in(monkeypatch: pytest.MonkeyPatch) -> None:
    window = Window()
    table = app(window)
    table.step(0.01)
    shown: list[bool] = []
    monkeypatch.setattr(window, "flip", lambda: shown.append(table.surface.get_size() == window.size))
    table.toggle_fullscreen()
    table.step(0.01)
    table.toggle_fullscreen()
    table.step(0.01)
    assert len(shown) == 4 and all(shown)


def test_the_empty_table_is_shown_before_scenes_are_laid_out_for_another_size(monkeypatch: pytest.MonkeyPatch) -> None:
    window = Window()
    table = app(window)
    done: list[str] = []
    monkeypatch.setattr(window, "flip", lambda: done.append("shown"))
    monkeypatch.setattr(table.top, "fit", lambda: done.append("laid out"))
    window.size = (1920, 1080)
    table.step(0.01, [pygame.Event(pygame.WINDOWSIZECHANGED)] * 3)
    assert done == ["shown", "laid out", "shown"]


@pytest.mark.parametrize(
    ("screen_size", "size"),
    [((1920, 1080), (1280, 720)), ((1366, 768), (1280, 672)), ((1280, 720), (1264, 624)), ((1024, 600), (1008, 540))],
)
def test_the_first_window_leaves_room_for_a_title_bar_and_a_task_bar(
    monkeypatch: pytest.MonkeyPatch, screen_size: tuple[int, int], size: tuple[int, int]
) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [screen_size])
    assert fitted(SIZE) == size


def test_leaving_full_screen_on_a_smaller_screen_leaves_a_window_that_fits_it(monkeypatch: pytest.MonkeyPatch) -> None:
    window = Window()
    frame = Frame(window, Preferences(geometry=(100, 80, 1800, 950), screens=((1920, 1080),), fullscreen=True))  # type: ignore[arg-type]
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1366, 768)])
    frame.fill(fullscreen=False)
    assert (window.position, window.size) == (pygame.WINDOWPOS_CENTERED, (1350, 672))


class Unmanaged(Window):
    """On a bare X server a window only goes where it is told to: full screen alone changes nothing."""

    def set_fullscreen(self, desktop: bool) -> None:
        self.full = True

    def set_windowed(self) -> None:
        self.full = False


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.delenv("XDG_CURRENT_DESKTOP", raising=False)


@pytest.mark.usefixtures("bare")
def test_where_nobody_manages_windows_it_fills_the_screen_and_comes_back_by_itself() -> None:
    window = Unmanaged()
    table = app(window)
    table.step(0.01)
    table.toggle_fullscreen()
    assert window.full and (window.position, window.size) == ((0, 0), (1920, 1080))
    table.toggle_fullscreen()
    assert not window.full and (window.position, window.size) == ((100, 80), (1280, 720))


@pytest.mark.usefixtures("bare")
def test_a_window_that_always_filled_a_bare_screen_becomes_one_of_the_usual_size_in_its_middle() -> None:
    window = Unmanaged()
    Frame(window, Preferences(fullscreen=True)).fill(fullscreen=False)  # type: ignore[arg-type]
    assert (window.position, window.size) == (pygame.WINDOWPOS_CENTERED, (1280, 720))


def test_on_a_desktop_full_screen_is_left_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "GNOME")
    window = Unmanaged()
    app(window).toggle_fullscreen()
    assert window.full and (window.position, window.size) == ((100, 80), (1280, 720))


def test_a_maximised_window_keeps_the_place_it_had(tmp_path: Path) -> None:
    window = Window()
    table = app(window)
    table.step(0.01)
    window.position, window.size = (0, 0), (1920, 1040)
    table.step(0.01, [pygame.Event(pygame.WINDOWMAXIMIZED)])
    table.step(0.01)
    table._remember()
    assert table.preferences.maximised and table.preferences.geometry == (100, 80, 1280, 720)


def test_a_restored_window_is_where_it_is() -> None:
    window = Window()
    frame = Frame(window, Preferences(maximised=True))  # type: ignore[arg-type]
    frame.remember(fullscreen=False)
    assert frame.geometry is None
    frame.hear(pygame.Event(pygame.WINDOWRESTORED))
    frame.remember(fullscreen=False)
    assert frame.geometry == (100, 80, 1280, 720) and not frame.maximised


def test_nothing_is_written_when_nothing_changed(tmp_path: Path) -> None:
    window, shelf = Window(), Shelf(tmp_path)
    table = app(window, shelf)
    table.step(0.01)
    table._remember()
    (tmp_path / "preferences.json").unlink()
    table._remember()
    assert not (tmp_path / "preferences.json").exists()


def test_a_window_opens_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.init()
    window = open_window("Tablée", Preferences(geometry=(120, 90, 1100, 640)))
    try:
        assert (*window.position, *window.size) == (120, 90, 1100, 640)
    finally:
        window.destroy()


def test_a_place_that_is_gone_is_not_taken() -> None:
    pygame.display.init()
    window = open_window("Tablée", Preferences(geometry=(5000, 90, 1100, 640)))
    try:
        assert window.size == (1280, 720)
    finally:
        window.destroy()


def test_settings_of_every_version_keep_the_geometry_under_the_same_name() -> None:
    text = b'{"place":[300,200,1280,720]}'
    kept = msgspec.json.decode(text, type=Preferences)
    assert kept.geometry == (300, 200, 1280, 720)
    assert msgspec.json.decode(msgspec.json.encode(kept))["place"] == [300, 200, 1280, 720]

"""Where the window stands: remembered while it is neither maximised nor full screen, and found again."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

import pygame

from game.shelf import ASSETS
from scenes.app.preferences import Preferences
from scenes.kit.theme import LEAST

SIZE = (1280, 720)
"""The first time."""
ICON, ICON_SIZE = ASSETS / "tablee.svg", 64

Size = tuple[int, int]
Place = tuple[int, int, int, int]


class Frame:
    """The window as a thing on the desktop."""

    def __init__(self, window: pygame.Window, preferences: Preferences) -> None:
        self.window = window
        self.maximised = preferences.maximised
        self.place = preferences.place

    def hear(self, event: pygame.Event) -> None:
        """Only events tell whether a window is maximised."""
        if event.type == pygame.WINDOWMAXIMIZED:
            self.maximised = True
        elif event.type == pygame.WINDOWRESTORED:
            self.maximised = False

    def settle(self, fullscreen: bool) -> None:
        """Nothing happens to the window now: this is where it stands."""
        if not fullscreen and not self.maximised:
            self.place = (*self.window.position, *self.window.size)

    def fill(self, fullscreen: bool) -> None:
        """Fill the screen, or stand where it stood."""
        if fullscreen:
            spread(self.window)
            return
        self.window.set_windowed()
        if unmanaged():
            self.window.size = self.place[2:] if self.place else first_size()
            self.window.position = self.place[:2] if self.place else pygame.WINDOWPOS_CENTERED

    def told(self) -> dict[str, Any]:
        """What the preferences remember of it."""
        return {"place": self.place, "maximised": self.maximised, "screens": tuple(pygame.display.get_desktop_sizes())}


def open_window(title: str, preferences: Preferences) -> pygame.Window:
    """A window that people can resize, never smaller than what fits, where it was the last time."""
    screens = pygame.display.get_desktop_sizes()
    size = first_size()
    position = pygame.WINDOWPOS_CENTERED
    place = preferences.place
    if place is not None and can_stand(place, screens, preferences.screens):
        position, size = place[:2], place[2:]
    window = pygame.Window(title, size, position, resizable=True, allow_high_dpi=True)
    window.minimum_size = LEAST
    window.set_icon(pygame.image.load_sized_svg(ICON, (ICON_SIZE, ICON_SIZE)))
    if isinstance(position, tuple):
        window.position = position  # once more: only now is its frame known, which would shift it a little every time
    if preferences.maximised:
        window.maximize()
    if preferences.fullscreen:
        spread(window)
    return window


def first_size() -> Size:
    """The usual one, or all of a smaller screen."""
    wide, high = pygame.display.get_desktop_sizes()[0]
    return min(SIZE[0], wide), min(SIZE[1], high)


def spread(window: pygame.Window) -> None:
    """All over the screen. Where nobody manages windows, nobody would do it for us: it takes its place first."""
    if unmanaged():
        window.position, window.size = (0, 0), pygame.display.get_desktop_sizes()[0]
    window.set_fullscreen(desktop=True)


def unmanaged() -> bool:
    """Whether this looks like a bare X server (a kiosk, a picture frame): every desktop says its name."""
    return pygame.display.get_driver() == "x11" and "XDG_CURRENT_DESKTOP" not in os.environ


def can_stand(place: Place, screens: Sequence[Size], before: Sequence[Size]) -> bool:
    """Whether a window can be seen there. Screens tell their sizes but not how they stand side by side:
    where they are the same as before, so is the window's place, unless no screen can be there; otherwise it must lie on
    the first one."""
    left, top, width, height = place
    if width < LEAST[0] or height < LEAST[1]:
        return False
    if list(map(tuple, screens)) == list(map(tuple, before)):
        wide, high = map(sum, zip(*screens, strict=True))
        return -wide < left < wide and -high < top < high
    return left >= 0 and top >= 0 and left + width <= screens[0][0] and top + height <= screens[0][1]

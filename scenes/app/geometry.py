"""The window's geometry: its position and size, remembered while it is neither maximised nor full screen."""

from __future__ import annotations

import os
from collections.abc import Sequence

import pygame

from game.shelf import ASSETS
from scenes.app.preferences import Preferences
from scenes.kit.theme import LEAST

SIZE = (1280, 720)
"""The size of the window at the first start."""
FURNITURE = (16, 96)
"""The width and height of a screen that borders, a title bar and a task bar may take; no system tells that here."""
ICON, ICON_SIZE = ASSETS / "tablee.svg", 64

Size = tuple[int, int]
Geometry = tuple[int, int, int, int]
"""Left, top, width, height of the window on the desktop."""


class Frame:
    """The window on the desktop: remembers its geometry, and fills the screen or leaves it."""

    def __init__(self, window: pygame.Window, preferences: Preferences) -> None:
        self.window = window
        self.maximised = preferences.maximised
        self.geometry = preferences.geometry
        self.screens: Sequence[Size] = preferences.screens
        """The sizes of the screens when the geometry was remembered."""

    def hear(self, event: pygame.Event) -> None:
        """Note if the window was maximised or restored: only events tell."""
        if event.type == pygame.WINDOWMAXIMIZED:
            self.maximised = True
        elif event.type == pygame.WINDOWRESTORED:
            self.maximised = False

    def remember(self, fullscreen: bool) -> None:
        """Remember the window's position and size; called when no move or resize is under way."""
        if not fullscreen and not self.maximised:
            geometry = (*self.window.position, *self.window.size)
            if geometry != self.geometry:
                self.geometry, self.screens = geometry, tuple(pygame.display.get_desktop_sizes())

    def fill(self, fullscreen: bool) -> None:
        """Fill the screen, or go back to the remembered geometry, unless the screens now have no room for it."""
        if fullscreen:
            spread(self.window)
            return
        self.window.set_windowed()
        if self.geometry is None or not can_stand(self.geometry, pygame.display.get_desktop_sizes(), self.screens):
            self.window.size = fitted(self.geometry[2:] if self.geometry else SIZE)
            self.window.position = pygame.WINDOWPOS_CENTERED
        elif unmanaged():
            self.window.size = self.geometry[2:]
            self.window.position = self.geometry[:2]

    def fields(self) -> dict[str, object]:
        """The fields of the preferences that keep the window's geometry, with their present values."""
        return {"geometry": self.geometry, "maximised": self.maximised, "screens": tuple(self.screens)}


def open_window(title: str, preferences: Preferences) -> pygame.Window:
    """Open a resizable window with the geometry it had last time, or in the middle of the screen."""
    screens = pygame.display.get_desktop_sizes()
    size = fitted(SIZE)
    position: int | tuple[int, int] = pygame.WINDOWPOS_CENTERED
    geometry = preferences.geometry
    if geometry is not None and can_stand(geometry, screens, preferences.screens):
        position, size = geometry[:2], geometry[2:]
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


def fitted(size: Size) -> Size:
    """This size, or as much of it as stands whole on the first screen beside the system's own bars."""
    screen = pygame.display.get_desktop_sizes()[0]
    taken = (0, 0) if unmanaged() else FURNITURE
    rooms = (max(whole - bars, least) for whole, bars, least in zip(screen, taken, LEAST, strict=True))
    wide, high = (min(*each) for each in zip(size, screen, rooms, strict=True))
    return wide, high


def spread(window: pygame.Window) -> None:
    """Fill the screen. Without a window manager nobody would move and size the window, so that is done first."""
    if unmanaged():
        window.position, window.size = (0, 0), pygame.display.get_desktop_sizes()[0]
    window.set_fullscreen(desktop=True)


def unmanaged() -> bool:
    """Tell if this looks like an X server without a window manager (a kiosk): every desktop sets its name."""
    return pygame.display.get_driver() == "x11" and "XDG_CURRENT_DESKTOP" not in os.environ


def can_stand(geometry: Geometry, screens: Sequence[Size], before: Sequence[Size]) -> bool:
    """Tell if a window with this geometry can be seen on these screens; `before` are those it was remembered with.

    Screens tell their sizes but not how they stand side by side. If the sizes are as before, the geometry is trusted
    unless no screen can be there; otherwise the window must lie on the first screen.
    """
    left, top, width, height = geometry
    if width < LEAST[0] or height < LEAST[1]:
        return False
    if list(map(tuple, screens)) == list(map(tuple, before)):
        wide, high = map(sum, zip(*screens, strict=True))
        return -wide < left < wide and -high < top < high
    return left >= 0 and top >= 0 and left + width <= screens[0][0] and top + height <= screens[0][1]

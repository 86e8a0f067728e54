"""Intents: what a person means by a click, a key or a pad, in one vocabulary for all devices."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal, NamedTuple

import pygame

from scenes.kit.viewport import Viewport

Name = Literal[
    "confirm", "cancel", "next", "previous", "left", "right", "up", "down", "page_up", "page_down", "home", "end",
    "skip", "menu", "rules", "log", "scores", "hint", "explain", "again", "undo", "fullscreen", "repeat", "where",
    "erase", "delete", "copy", "cut", "paste", "all", "redo",
]  # fmt: skip
"""The names of actions."""
Shortcut = Literal["rules", "log", "scores", "hint"]
"""The actions whose keys people may change."""


class Pointer(NamedTuple):
    """The mouse at (x, y) on the table: moved, pressed, let go, its wheel turned by `turn`, or out of the window."""

    kind: Literal["move", "press", "release", "wheel", "leave"]
    x: float
    y: float
    turn: float = 0


class Action(NamedTuple):
    """Something to be done, by name, whichever key or button asked for it; `extend` while Shift is held."""

    name: Name
    extend: bool = False


class KeyPress(NamedTuple):
    """A key that means no action by itself: its position on the keyboard (for races) and its letter."""

    scancode: int
    letter: str


class Typed(NamedTuple):
    """Text that was typed, as the keyboard or an input method hands it over."""

    text: str


class Composed(NamedTuple):
    """Text that an input method is still composing."""

    text: str


class Dropped(NamedTuple):
    """A file let go over the window."""

    path: str


Intent = Pointer | Action | KeyPress | Typed | Composed | Dropped
"""One thing that a person wants, from any device. Scenes and widgets `handle` it, or leave it to others."""

ACTIONS: dict[int, Name] = {
    pygame.K_RETURN: "confirm",
    pygame.K_KP_ENTER: "confirm",
    pygame.K_SPACE: "skip",
    pygame.K_ESCAPE: "cancel",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_PAGEUP: "page_up",
    pygame.K_PAGEDOWN: "page_down",
    pygame.K_HOME: "home",
    pygame.K_END: "end",
    pygame.K_BACKSPACE: "erase",
    pygame.K_DELETE: "delete",
    pygame.K_F2: "explain",
    pygame.K_F3: "again",
    pygame.K_F7: "where",
    pygame.K_F8: "repeat",
    pygame.K_F10: "menu",
    pygame.K_F11: "fullscreen",
}
"""Key → its action."""
WITH_CONTROL: dict[int, Name] = {
    pygame.K_c: "copy",
    pygame.K_x: "cut",
    pygame.K_v: "paste",
    pygame.K_a: "all",
    pygame.K_z: "undo",
    pygame.K_y: "redo",
}
"""Key → its action while Ctrl (or Cmd) is held."""
KEYS: dict[Shortcut, int] = {
    "rules": pygame.KSCAN_F1,
    "log": pygame.KSCAN_L,
    "scores": pygame.KSCAN_I,
    "hint": pygame.KSCAN_H,
}
"""Short cut → its usual key, by position on the keyboard."""
PAD: dict[int, Name] = {
    0: "confirm", 1: "cancel", 2: "skip", 3: "rules", 4: "previous", 5: "next", 6: "explain", 7: "menu", 9: "again",
    11: "up", 12: "down", 13: "left", 14: "right",
}  # fmt: skip
"""Button of a pad → its action."""
HAT: dict[tuple[int, int], Name] = {(-1, 0): "left", (1, 0): "right", (0, 1): "up", (0, -1): "down"}
"""Direction of a pad's hat → its action."""
SILENT = 1 << 30
"""Key codes from here on write no letter: F1, Insert, Print Screen…"""


def read(events: Iterable[pygame.Event], view: Viewport, keys: Mapping[Shortcut, int] = KEYS) -> Iterator[Intent]:
    """The intents in some events of the window; `keys` are the short cuts.

    A key that writes a letter and is a short cut too gives both intents, the letter first: if an entry or a race takes
    it, the short cut is dropped.
    """
    for event in events:
        if event.type == pygame.KEYDOWN:
            yield from _key(event, {scancode: name for name, scancode in keys.items()})
        elif event.type == pygame.TEXTINPUT:
            yield Typed(event.text)
        elif event.type == pygame.TEXTEDITING:
            yield Composed(event.text)
        elif event.type == pygame.DROPFILE:
            yield Dropped(event.file)
        elif event.type == pygame.JOYBUTTONDOWN and event.button in PAD:
            yield Action(PAD[event.button])
        elif event.type == pygame.JOYHATMOTION and event.value in HAT:
            yield Action(HAT[event.value])
        else:
            yield from _pointer(event, view)


def _key(event: pygame.Event, shortcuts: Mapping[int, Shortcut]) -> Iterator[Intent]:
    """The intents of a key that went down; `shortcuts` are by scancode."""
    shift, control = bool(event.mod & pygame.KMOD_SHIFT), bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
    if event.key == pygame.K_TAB:
        yield Action("previous" if shift else "next")
    elif control and shift and event.key == pygame.K_z:
        yield Action("redo")
    elif control and event.key in WITH_CONTROL:
        yield Action(WITH_CONTROL[event.key])
    elif event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT:
        yield Action("fullscreen")
    elif event.key in ACTIONS:
        yield Action(ACTIONS[event.key], shift)
    else:
        shortcut = None if control or event.mod & pygame.KMOD_ALT else shortcuts.get(event.scancode)
        if shortcut is None or event.key < SILENT:
            yield KeyPress(event.scancode, pygame.key.name(event.key))
        if shortcut is not None:
            yield Action(shortcut)


def _pointer(event: pygame.Event, view: Viewport) -> Iterator[Intent]:
    """The intent of a mouse event, if it is one."""
    if event.type == pygame.MOUSEMOTION:
        yield Pointer("move", *view.to_table(*event.pos))
    elif event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
        yield Pointer("press", *view.to_table(*event.pos))
    elif event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT:
        yield Pointer("release", *view.to_table(*event.pos))
    elif event.type == pygame.MOUSEWHEEL:
        yield Pointer("wheel", *view.to_table(*pygame.mouse.get_pos()), event.precise_y)
    elif event.type == pygame.WINDOWLEAVE:
        yield Pointer("leave", -1, -1)

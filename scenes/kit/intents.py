"""What people mean by what they press: one vocabulary for mouse, keyboard and pad."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal, NamedTuple

import pygame

from scenes.kit.viewport import Viewport

Name = Literal[
    "confirm", "cancel", "next", "previous", "left", "right", "up", "down", "page_up", "page_down", "home", "end",
    "skip", "menu", "rules", "log", "scores", "hint", "undo", "fullscreen",
    "erase", "delete", "copy", "cut", "paste", "all",
]  # fmt: skip


class Pointer(NamedTuple):
    """The mouse: moved, pressed, let go, its wheel turned by `turn`, or gone out of the window."""

    kind: Literal["move", "press", "release", "wheel", "leave"]
    x: float
    y: float
    turn: float = 0


class Action(NamedTuple):
    """Something named; `extend` when Shift is held (selections)."""

    name: Name
    extend: bool = False


class Key(NamedTuple):
    """A key by its place on the keyboard (races) and by its letter (short cuts)."""

    scancode: int
    letter: str


class Typed(NamedTuple):
    text: str


class Composed(NamedTuple):
    """Text that an input method is still composing."""

    text: str


class Dropped(NamedTuple):
    """A file let go over the window."""

    path: str


Intent = Pointer | Action | Key | Typed | Composed | Dropped

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
    pygame.K_F10: "menu",
    pygame.K_F11: "fullscreen",
}
WITH_CONTROL: dict[int, Name] = {
    pygame.K_c: "copy",
    pygame.K_x: "cut",
    pygame.K_v: "paste",
    pygame.K_a: "all",
    pygame.K_z: "undo",
}
KEYS: dict[Name, int] = {
    "rules": pygame.KSCAN_F1,
    "log": pygame.KSCAN_L,
    "scores": pygame.KSCAN_I,
    "hint": pygame.KSCAN_H,
}
"""The short cuts that people may change, by their place on the keyboard."""
PAD: dict[int, Name] = {
    0: "confirm", 1: "cancel", 2: "skip", 3: "rules", 4: "previous", 5: "next", 7: "menu",
    11: "up", 12: "down", 13: "left", 14: "right",
}  # fmt: skip
HAT: dict[tuple[int, int], Name] = {(-1, 0): "left", (1, 0): "right", (0, 1): "up", (0, -1): "down"}
"""What keys and pad buttons mean."""
SILENT = 1 << 30
"""Keys from here on write nothing: F1, Insert, Print Screen…"""


def read(events: Iterable[pygame.Event], view: Viewport, keys: Mapping[Name, int] = KEYS) -> Iterator[Intent]:
    """The intents in what the window has heard.

    A key that writes a letter and is a short cut too comes as both, the letter first: whoever takes it (an entry, a
    race) has it, and only then is it a short cut.
    """
    for event in events:
        if event.type == pygame.KEYDOWN:
            yield from _key(event, {place: name for name, place in keys.items()})
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


def _key(event: pygame.Event, shortcuts: Mapping[int, Name]) -> Iterator[Intent]:
    shift, control = bool(event.mod & pygame.KMOD_SHIFT), bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
    if event.key == pygame.K_TAB:
        yield Action("previous" if shift else "next")
    elif control and event.key in WITH_CONTROL:
        yield Action(WITH_CONTROL[event.key])
    elif event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT:
        yield Action("fullscreen")
    elif event.key in ACTIONS:
        yield Action(ACTIONS[event.key], shift)
    else:
        shortcut = None if control or event.mod & pygame.KMOD_ALT else shortcuts.get(event.scancode)
        if shortcut is None or event.key < SILENT:
            yield Key(event.scancode, pygame.key.name(event.key))
        if shortcut is not None:
            yield Action(shortcut)


def _pointer(event: pygame.Event, view: Viewport) -> Iterator[Intent]:
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

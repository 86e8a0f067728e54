"""Game pads: keeps those that are plugged in open, and turns pushes of their sticks into actions."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import pygame

from scenes.kit.intents import Action, Name

STICK: dict[int, tuple[Name, Name]] = {0: ("left", "right"), 1: ("up", "down")}
"""The actions of the left stick's axes, pushed one way or the other; other axes mean nothing."""
PUSHED, LET_GO = 0.6, 0.35
"""A stick counts as pushed from the first on, as let go up to the second; in between nothing changes."""


class Pads:
    """The pads that are plugged in. They are only heard through events, never polled."""

    def __init__(self) -> None:
        self._open: dict[int, pygame.joystick.JoystickType] = {}
        """Open pads by instance id: a pad sends events only while its object is kept."""
        self._pushed: dict[tuple[int, int], int] = {}
        """(pad, axis) → the way it is pushed: -1, 0 or 1."""

    def open(self) -> None:
        """Listen to pads from now on; those already plugged in announce themselves by an event."""
        with suppress(pygame.error):
            pygame.joystick.init()

    def hear(self, event: pygame.Event) -> Iterator[Action]:
        """The actions in an event: one for each push of a stick, however long it is held."""
        if event.type == pygame.JOYDEVICEADDED:
            with suppress(pygame.error):
                pad = pygame.joystick.Joystick(event.device_index)
                self._open[pad.get_instance_id()] = pad
        elif event.type == pygame.JOYDEVICEREMOVED:
            self._open.pop(event.instance_id, None)
            self._pushed = {key: way for key, way in self._pushed.items() if key[0] != event.instance_id}
        elif event.type == pygame.JOYAXISMOTION and event.axis in STICK:
            yield from self._push((event.instance_id, event.axis), event.value)

    def _push(self, axis: tuple[int, int], value: float) -> Iterator[Action]:
        before = self._pushed.get(axis, 0)
        if abs(value) >= PUSHED:
            self._pushed[axis] = way = 1 if value > 0 else -1
            if way != before:
                yield Action(STICK[axis[1]][way > 0])
        elif abs(value) <= LET_GO:
            self._pushed[axis] = 0

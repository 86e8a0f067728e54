"""Pads speak in events: sticks as steps, and nothing breaks when one is unplugged."""

from __future__ import annotations

from weakref import WeakSet

import pygame
import pytest

from scenes.app.scene import Scene
from scenes.kit.intents import Action
from scenes.kit.pads import Pads
from tests.scenes.driver import Driver


def pushed(pads: Pads, axis: int, *values: float, pad: int = 0) -> list[str]:
    """What a stick says while it goes through these places."""
    events = [pygame.Event(pygame.JOYAXISMOTION, instance_id=pad, axis=axis, value=value) for value in values]
    return [action.name for event in events for action in pads.hear(event)]


@pytest.mark.parametrize(("axis", "sign", "way"), [(0, -1, "left"), (0, 1, "right"), (1, -1, "up"), (1, 1, "down")])
@pytest.mark.parametrize("far", [0.6, 0.8, 1.0])
def test_the_left_stick_goes_four_ways(axis: int, sign: int, way: str, far: float) -> None:
    assert pushed(Pads(), axis, sign * far) == [way]


def test_a_push_is_one_step_however_long_it_is_held() -> None:
    assert pushed(Pads(), 0, 0.3, 0.7, 0.9, 1.0, 0.8, 0.65) == ["right"]


def test_a_stick_must_be_let_go_before_it_steps_again() -> None:
    assert pushed(Pads(), 0, 1.0, 0.5, 1.0, 0.1, 1.0) == ["right", "right"]


def test_a_stick_thrown_to_the_other_side_steps_at_once() -> None:
    assert pushed(Pads(), 0, 1.0, -1.0) == ["right", "left"]


def test_a_trembling_stick_says_nothing() -> None:
    assert pushed(Pads(), 1, 0.1, -0.2, 0.34, -0.5, 0.0) == []


def test_triggers_and_the_other_stick_say_nothing() -> None:
    assert pushed(Pads(), 2, -1.0, 1.0) == [] == pushed(Pads(), 5, -1.0, 1.0)


class Plugged:
    """A pad that is plugged in; SDL sends its events for as long as somebody holds it."""

    def __init__(self, index: int) -> None:
        held.add(self)
        self.index = index

    def get_instance_id(self) -> int:
        return 40 + self.index


held: WeakSet[Plugged] = WeakSet()


def test_a_pad_is_held_from_when_it_is_plugged_in_until_it_is_unplugged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.joystick, "Joystick", Plugged)
    pads = Pads()
    for index in (0, 1):
        assert list(pads.hear(pygame.Event(pygame.JOYDEVICEADDED, device_index=index))) == []
    assert {pad.index for pad in held} == {0, 1}
    assert list(pads.hear(pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=40))) == []
    assert {pad.index for pad in held} == {1}


def test_every_pad_has_its_own_stick() -> None:
    pads = Pads()
    assert pushed(pads, 0, 1.0, pad=1) == ["right"] == pushed(pads, 0, 1.0, pad=2)


def test_a_pad_that_is_unplugged_is_forgotten() -> None:
    pads = Pads()
    pushed(pads, 0, 1.0)
    assert list(pads.hear(pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=0))) == []
    assert pushed(pads, 0, 1.0) == ["right"]


def test_a_pad_that_is_gone_before_it_is_opened_breaks_nothing() -> None:
    pads = Pads()
    pads.open()
    assert list(pads.hear(pygame.Event(pygame.JOYDEVICEADDED, device_index=99))) == []


def test_the_app_hears_sticks_like_arrows() -> None:
    class Ear(Scene):
        heard: list[object] = []  # noqa: RUF012

        def handle(self, intent: object) -> bool:
            self.heard.append(intent)
            return True

    hands = Driver(Ear())
    hands.events(pygame.Event(pygame.JOYAXISMOTION, instance_id=0, axis=1, value=1.0))
    assert Ear.heard == [Action("down")]

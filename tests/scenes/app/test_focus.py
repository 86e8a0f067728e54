"""Scenes are told when the window loses the focus and when it has it again."""

from __future__ import annotations

import pygame

from scenes.app.scene import Scene
from tests.scenes.driver import Driver


class Watchful(Scene):
    """Writes down what it is told."""

    def __init__(self) -> None:
        self.lost: list[bool] = []

    def away(self, lost: bool) -> None:
        self.lost.append(lost)


def test_a_scene_is_told_that_the_window_lost_the_focus_and_has_it_again() -> None:
    scene = Watchful()
    hands = Driver(scene)
    hands.events(pygame.Event(pygame.WINDOWFOCUSLOST), pygame.Event(pygame.WINDOWFOCUSGAINED))
    assert scene.lost == [True, False]

"""The cards of high card: a number on paper."""

from __future__ import annotations

import pygame

from scenes.kit.theme import CARD, TEAL
from scenes.stage.art.card import Cards, Drawing, Pose, Word, frame, panel


def draw(key: str) -> Drawing:
    return Drawing(frame(), (Word(str(int(key[1:])), CARD[0] / 2, CARD[1] / 2, 48),))


class Art(Cards):
    """Faces and one back."""

    def face(
        self, key: str, angle: float = 0.0, zoom: float = 1.0, width: float = 1.0, dimmed: bool = False
    ) -> pygame.Surface:
        return self._press.show(key, lambda: draw(key), Pose.near(angle, zoom, width, dimmed))

    def back(self, angle: float = 0.0, zoom: float = 1.0, width: float = 1.0, dimmed: bool = False) -> pygame.Surface:
        return self._press.show("back", lambda: Drawing(panel(TEAL)), Pose.near(angle, zoom, width, dimmed))

"""Fonts and surfaces need pygame awake; whatever a test has spoken, the next one begins in English."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from scenes.app import lang


@pytest.fixture(autouse=True)
def awake_and_in_english() -> Iterator[None]:
    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((8, 8))
    yield
    lang.use("en")

"""Fonts and surfaces need pygame awake."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from scenes import lang


@pytest.fixture(scope="session", autouse=True)
def awake() -> Iterator[None]:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((8, 8))
    yield
    pygame.quit()


@pytest.fixture(autouse=True)
def in_english_again() -> Iterator[None]:
    """Whatever a test has spoken, the next one begins in English."""
    yield
    lang.use("en")

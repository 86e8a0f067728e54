"""What the tests of all sheets need: the sizes they must fit, and what is said on them."""

from __future__ import annotations

from typing import Literal

from tests.scenes.driver import Driver

Language = Literal["fr", "en"]
EVERYWHERE: list[tuple[tuple[int, int], float, Language]] = [
    (size, text_size, language)
    for size in ((960, 540), (1280, 720), (1920, 1080), (1024, 768), (2560, 1080))
    for text_size in (1.0, 1.25, 1.5)
    for language in ("fr", "en")
]
"""Every size, text size and language."""


def said_words(hands: Driver) -> list[str]:
    """The texts on the screen."""
    return [item.text for item in hands.drawn() if item.what == "text"]

"""Every screen on every cloth: each word and icon is read at least as well as on the green one."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenes.app.loop import App
from scenes.kit.cloths import CLOTHS, USUAL
from tests.scenes.legible import Read, outlined, reading
from tests.scenes.screens import LESSONS, SCREENS

SMALLEST = ((960, 540), "fr", 100)
WORD, LARGE, ICON = 4.5, 3.0, 3.0
"""The contrast that is enough for words, for large words and for icons."""
LARGE_TYPE = 22
SLACK = 0.95
"""The ground under the same word is not the same to the last pixel."""


def reads(app: App, cloth: str) -> list[Read]:
    app.prefer(cloth=cloth)
    with reading(pytest.MonkeyPatch()) as found:
        app.touch()
        app.step(0.0)
    return outlined(found)


def asked(read: Read) -> float:
    if read.text.startswith("<"):
        return ICON
    return LARGE if read.size >= LARGE_TYPE else WORD


@pytest.mark.parametrize("name", SCREENS)
def test_every_word_is_read_on_every_cloth(name: str, tmp_path: Path) -> None:
    app = SCREENS[name](SMALLEST, tmp_path).app
    green = reads(app, USUAL)
    assert green
    for cloth in CLOTHS:
        worse = [
            (cloth, read, usual.contrast)
            for read, usual in zip(reads(app, cloth), green, strict=True)
            if read.contrast < min(asked(read), usual.contrast * SLACK)
        ]
        assert worse == []


@pytest.mark.parametrize("name", LESSONS)
def test_lessons_keep_the_green_cloth(name: str, tmp_path: Path) -> None:
    app = LESSONS[name](SMALLEST, tmp_path).app
    app.prefer(cloth="linen")
    assert app.canvas.cloth is CLOTHS[USUAL]
    app.pop()
    assert app.canvas.cloth is CLOTHS["linen"]

"""A lesson for people who see little: the coach's sentences are told, and what is asked for."""

from __future__ import annotations

import pytest

from game import NAMES
from scenes.sitting.lesson import names
from scenes.voice.plain import plain
from tests.scenes.lessons.pupil import Pupil


@pytest.mark.parametrize("game", NAMES)
def test_every_sentence_of_the_coach_is_told(game: str) -> None:
    pupil = Pupil(next(name for name in names() if name.startswith(game)), (1280, 720), "en", 100)
    pupil.hands.app.prefer(told_aloud="brief")
    for _ in range(6):
        if pupil.over:
            break
        pupil.hands.app.step(0.1)
        assert pupil.scene.shown is not None
        says = pupil.scene.shown.bubble.says
        heard = " ".join(pupil.hands.tape.heard())
        assert plain(says.text).rstrip(".!?") in heard
        pupil.go_on("keys")

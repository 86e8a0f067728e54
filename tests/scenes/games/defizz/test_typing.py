"""Letters typed around a press for the floor: none is lost, whatever comes between."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.defizz.moves import PASS, PRESS, Answer
from game.defizz.pack import use
from tests.game.defizz.table import TINY, packed
from tests.scenes.driver import FRAME, Driver
from tests.scenes.games.defizz.test_people import family, only
from tests.scenes.games.defizz.test_people import until as together_until
from tests.scenes.games.defizz.test_table import alone, until
from tests.scenes.tables.robots import KEYS
from tests.scenes.tables.seated import make

SPACE = pygame.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, scancode=44, unicode=" ")
LONG = 0.4
"""Seconds of a frame on a machine that is busy."""


class Keyboard:
    """A keyboard as SDL sees it: text that comes while nobody asked for text is dropped."""

    def __init__(self) -> None:
        self.on = False

    def comes(self, hands: Driver, *events: pygame.Event, text: str = "", dt: float = FRAME) -> None:
        """One frame with these events, and with what they and the next keys write."""
        written = [pygame.Event(pygame.TEXTINPUT, text=letter) for letter in text] if self.on else []
        hands.app.step(dt, [*events, *written])


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch) -> Iterator[Keyboard]:
    made = Keyboard()
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: setattr(made, "on", True))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: setattr(made, "on", False))
    yield made


def pressing() -> tuple[Driver, Any]:
    hands = alone(4, 3)
    return hands, until(hands, "press", 3)


def others(scene: Any) -> list[int]:
    """The seats of the computer players who may press."""
    return [seat for seat in scene.table.view.actors if not scene.table.seats[seat].person]


@pytest.mark.parametrize("dt", [FRAME, LONG])
def test_letters_in_the_frame_of_the_press_are_the_beginning_of_the_answer(keyboard: Keyboard, dt: float) -> None:
    hands, scene = pressing()
    keyboard.comes(hands, SPACE, text=" ch", dt=dt)
    keyboard.comes(hands, text="at", dt=dt)
    assert scene.table.view.phase == "floor" and scene.table.written.text == "chat"


@pytest.mark.parametrize("dt", [FRAME, LONG])
def test_letters_a_frame_after_the_press_are_the_beginning_of_the_answer(keyboard: Keyboard, dt: float) -> None:
    hands, scene = pressing()
    keyboard.comes(hands, SPACE, text=" ", dt=dt)
    for letter in "chat":
        keyboard.comes(hands, text=letter, dt=dt)
    assert scene.table.written.text == "chat"


def test_letters_after_the_button_are_the_beginning_of_the_answer(keyboard: Keyboard) -> None:
    hands, scene = pressing()
    button = next(widget for widget in scene.widgets if getattr(widget, "text", "").startswith("Press"))
    at = hands.app.view.to_pixels(*button.box.centre)
    hands.move(*button.box.centre)
    down, up = (pygame.Event(kind, button=1, pos=at) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP))
    keyboard.comes(hands, down, up, text="ch")
    keyboard.comes(hands, text="at")
    assert scene.table.written.text == "chat"


def test_letters_with_a_press_after_a_pause_are_the_beginning_of_the_answer(keyboard: Keyboard) -> None:
    """Another page over the table wants no text; the table does when it comes back."""
    hands, scene = pressing()
    hands.key(pygame.K_ESCAPE)
    assert hands.app.top is not scene and not keyboard.on
    hands.app.pop()
    hands.app.step(FRAME)
    keyboard.comes(hands, SPACE, text=" chat")
    assert scene.table.written.text == "chat"


def test_a_press_of_another_side_in_a_tie_takes_no_letter_away(keyboard: Keyboard) -> None:
    hands, scene = pressing()
    keyboard.comes(hands, SPACE, text=" c")
    make(scene, others(scene)[0] if others(scene) else 2, PRESS)
    assert len(scene.table.view.floor) == 2
    keyboard.comes(hands, text="hat")
    assert scene.table.written.text == "chat"


def test_the_answer_of_another_side_in_a_tie_takes_no_letter_away(keyboard: Keyboard) -> None:
    hands, scene = pressing()
    rival = others(scene)[0]
    scene.sitting.update = lambda dt: []
    keyboard.comes(hands, SPACE, text=" ")
    make(scene, rival, PRESS)
    keyboard.comes(hands, text="c", dt=0.0)
    make(scene, rival, Answer("Rio"))
    keyboard.comes(hands, text="hat")
    assert scene.table.view.phase == "floor" and scene.table.written.text == "chat"


def test_the_answer_before_is_no_beginning_of_the_next_one(keyboard: Keyboard) -> None:
    hands, scene = pressing()
    keyboard.comes(hands, SPACE, text=" chat")
    scene.progress.do(PASS)
    until(hands, "press", 3)
    keyboard.comes(hands, SPACE, text=" ch")
    assert scene.table.written.text == "ch"


@pytest.mark.parametrize("frames", [0, 1, 3])
def test_an_answer_may_begin_with_the_letter_of_the_key_that_pressed(keyboard: Keyboard, frames: int) -> None:
    """The first `q` is what the press wrote; the second one is a letter, even in the same frame."""
    use(packed(TINY))
    hands = family(3, 4, 1, pack=only("chrono"))
    scene = together_until(hands, "press")
    hands.app.step(FRAME)
    code = KEYS[scene.table.view.actors[0]]
    down = pygame.Event(pygame.KEYDOWN, key=pygame.K_q, mod=0, scancode=code, unicode="q")
    write = pygame.Event(pygame.TEXTINPUT, text="q")
    assert keyboard.on
    if frames:
        hands.events(down, write)
        for _ in range(frames - 1):
            hands.app.step(FRAME)
        hands.events(down, write)
    else:
        hands.events(down, write, down, write)
    keyboard.comes(hands, text="ui")
    assert scene.table.view.phase == "floor" and scene.table.written.text == "qui"


@pytest.mark.parametrize("speed", [50, 100, 400])
def test_letters_typed_before_the_entry_is_there_begin_the_answer(keyboard: Keyboard, speed: int) -> None:
    """Several people: whoever pressed gets the entry when the press has been seen; short cuts wait as long."""
    use(packed(TINY))
    hands = family(3, 4, 1, pack=only("chrono"))
    scene = together_until(hands, "press")
    hands.app.prefer(speed=speed)
    hands.app.step(FRAME)
    code = KEYS[scene.table.view.actors[0]]
    keyboard.comes(hands, pygame.Event(pygame.KEYDOWN, key=pygame.K_q, mod=0, scancode=code, unicode="q"), text="q")
    for letter in "hello":
        event = pygame.Event(pygame.KEYDOWN, key=ord(letter), mod=0, scancode=4 + ord(letter) - 97, unicode=letter)
        keyboard.comes(hands, event, text=letter)
    for _ in range(200):
        hands.app.step(FRAME)
    assert scene.table.written.text == "hello" and hands.app.top is scene

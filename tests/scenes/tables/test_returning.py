"""The first click on coming back to the window: it counts on a control and says what it did, never on a hidden card."""

from __future__ import annotations

import os

import pygame
import pytest

from game.table import Said
from scenes.app import window
from scenes.kit.box import centred
from scenes.kit.button import Button
from scenes.kit.iconbutton import IconButton
from scenes.tables.cards import HandCard
from scenes.tables.scene import TableScene
from tests.scenes.driver import Driver
from tests.scenes.tables.robots import people, sit, table
from tests.scenes.tables.test_focus import own_turn


def back(seed: int = 4) -> tuple[Driver, TableScene]:
    """A table before somebody who has just come back to it."""
    hands = sit("trepido", people(1, 3), seed)
    scene = own_turn(hands, "turn")
    hands.events(pygame.Event(pygame.WINDOWFOCUSLOST))
    hands.events(pygame.Event(pygame.WINDOWFOCUSGAINED))
    return hands, scene


def toasts(hands: Driver) -> list[str]:
    return [hands.app.toasts.shown, *hands.app.toasts.waiting]


def playable(scene: TableScene) -> HandCard:
    used = [getattr(move, "card", None) for move in scene.table.legal]
    return next(w for w in scene.widgets if isinstance(w, HandCard) and used.count(w.card) == 1)


def test_the_click_that_brings_the_window_back_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    """SDL drops it unless it is told otherwise before the display is opened."""
    told: list[str | None] = []
    monkeypatch.delenv("SDL_MOUSE_FOCUS_CLICKTHROUGH", raising=False)
    monkeypatch.setattr(pygame.display, "init", lambda: told.append(os.environ.get("SDL_MOUSE_FOCUS_CLICKTHROUGH")))
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
    with pytest.raises(Said):
        window.run(None, None, None, None, None, None)  # type: ignore[arg-type]
    assert told == ["1"]


def test_a_click_on_a_button_counts_and_says_what_it_did() -> None:
    hands, scene = back()
    button = next(w for w in scene.widgets if isinstance(w, Button) and not isinstance(w, IconButton))
    moves = scene.sitting.moves
    hands.click_on(button)
    assert scene.sitting.moves > moves
    assert any(text.startswith("De retour à la table") for text in toasts(hands))


def test_a_click_on_a_card_that_lay_face_down_plays_nothing_and_says_so() -> None:
    hands, scene = back()
    moves = scene.sitting.moves
    hands.click_on(playable(scene))
    assert scene.sitting.moves == moves
    assert any("un clic de plus" in text for text in toasts(hands))
    hands.click_on(playable(scene))
    assert scene.sitting.moves > moves, "the second click does"


def test_an_explanation_lies_beside_the_sentence_and_not_below_it() -> None:
    """A pointer that has clicked on a card rests there: the card is explained while the sentence is still shown."""
    hands, scene = back()
    hands.click_on(playable(scene))
    for _ in range(12):
        hands.app.step(0.1)
    tip = scene.tips.box(hands.app.canvas.type, hands.app.canvas.whole)
    sentence = centred(*scene.toast_at(), *hands.app.toasts.size(hands.app.canvas))
    assert scene.tips.shown and "un clic de plus" in hands.app.toasts.shown
    assert not tip.overlaps(sentence)


def test_a_click_on_the_cloth_does_nothing() -> None:
    hands, _ = back()
    hands.press(640, 420)
    hands.release(640, 420)
    assert toasts(hands) == [""]


def test_whoever_looks_first_and_clicks_later_plays_at_once() -> None:
    hands, scene = back()
    for _ in range(5):
        hands.app.step(0.1)
    moves = scene.sitting.moves
    hands.click_on(playable(scene))
    assert scene.sitting.moves > moves and table(hands) is scene


def test_time_passes_after_the_return_though_nothing_moves() -> None:
    """The loop sleeps at a table at rest, unless it is asked to wake."""
    hands, scene = back()
    hands.sleep(5)
    moves = scene.sitting.moves
    hands.click_on(playable(scene))
    assert scene.sitting.moves > moves

"""Keys, mouse and pad say the same things."""

from __future__ import annotations

import pygame
import pytest

from scenes.kit.intents import Action, Composed, Intent, KeyPress, Pointer, Typed, read
from scenes.kit.viewport import Viewport

VIEW = Viewport.of((1920, 1080))


def heard(kind: int, **values: object) -> list[Intent]:
    return list(read([pygame.Event(kind, **values)], VIEW))


def key(code: int, mod: int = 0, scancode: int = 0) -> list[Intent]:
    return heard(pygame.KEYDOWN, key=code, mod=mod, scancode=scancode, unicode="")


@pytest.mark.parametrize(
    ("code", "mod", "action"),
    [
        (pygame.K_RETURN, 0, Action("confirm")),
        (pygame.K_ESCAPE, 0, Action("cancel")),
        (pygame.K_TAB, 0, Action("next")),
        (pygame.K_TAB, pygame.KMOD_LSHIFT, Action("previous")),
        (pygame.K_LEFT, pygame.KMOD_LSHIFT, Action("left", True)),
        (pygame.K_RETURN, pygame.KMOD_LALT, Action("fullscreen")),
        (pygame.K_F11, 0, Action("fullscreen")),
        (pygame.K_v, pygame.KMOD_LCTRL, Action("paste")),
        (pygame.K_SPACE, 0, Action("skip")),
    ],
)
def test_keys_are_actions(code: int, mod: int, action: Action) -> None:
    assert key(code, mod) == [action]


def test_other_keys_keep_their_place_and_letter() -> None:
    assert key(pygame.K_k, scancode=14) == [KeyPress(14, "k")]


def test_the_mouse_speaks_in_the_tables_units() -> None:
    assert heard(pygame.MOUSEBUTTONDOWN, button=1, pos=(960, 540)) == [Pointer("press", 640, 360)]
    assert heard(pygame.MOUSEMOTION, pos=(0, 0)) == [Pointer("move", 0, 0)]
    assert heard(pygame.MOUSEBUTTONDOWN, button=3, pos=(960, 540)) == []


def test_the_pad_says_the_same() -> None:
    assert heard(pygame.JOYBUTTONDOWN, button=0) == [Action("confirm")]
    assert heard(pygame.JOYHATMOTION, value=(0, 1)) == [Action("up")]
    assert heard(pygame.JOYHATMOTION, value=(0, 0)) == []


def test_text_comes_from_text_events_alone() -> None:
    assert heard(pygame.TEXTINPUT, text="é") == [Typed("é")]
    assert heard(pygame.TEXTEDITING, text="ˆ", start=0, length=1) == [Composed("ˆ")]


def test_a_letter_that_is_a_short_cut_is_a_letter_first() -> None:
    assert key(pygame.K_l, scancode=pygame.KSCAN_L) == [KeyPress(pygame.KSCAN_L, "l"), Action("log")]


def test_a_short_cut_that_writes_nothing_is_a_short_cut_alone() -> None:
    assert key(pygame.K_F1, scancode=pygame.KSCAN_F1) == [Action("rules")]


@pytest.mark.parametrize("mod", [pygame.KMOD_LCTRL, pygame.KMOD_LALT, pygame.KMOD_LMETA])
def test_a_short_cut_is_pressed_without_modifiers(mod: int) -> None:
    assert key(pygame.K_l, mod, pygame.KSCAN_L) == [KeyPress(pygame.KSCAN_L, "l")]


def test_short_cuts_can_be_other_keys() -> None:
    event = pygame.Event(pygame.KEYDOWN, key=pygame.K_k, mod=0, scancode=pygame.KSCAN_K, unicode="")
    assert list(read([event], VIEW, {"log": pygame.KSCAN_K})) == [KeyPress(pygame.KSCAN_K, "k"), Action("log")]


def test_the_pointer_can_leave_the_window() -> None:
    assert [intent.kind for intent in heard(pygame.WINDOWLEAVE) if isinstance(intent, Pointer)] == ["leave"]

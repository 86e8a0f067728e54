"""Keys: a table of those with a fixed meaning, to be read, and the short cuts that can be changed."""

from __future__ import annotations

from typing import NamedTuple, get_args

import pygame

from scenes.app.lang import p, t
from scenes.app.preferences import Preferences
from scenes.kit.intents import Action, KeyPress, Shortcut

SHORTCUTS: tuple[Shortcut, ...] = get_args(Shortcut)
PRINTED: dict[Shortcut, str] = {"rules": "F1", "log": "L", "scores": "I", "hint": "H"}
"""Short cut → the name printed on its usual key, on nearly every keyboard."""
HELD = {pygame.KSCAN_CAPSLOCK, pygame.KSCAN_SCROLLLOCK, pygame.KSCAN_NUMLOCKCLEAR, *range(224, 232)}
"""Scancodes of keys that do nothing alone: Shift, Ctrl, Alt and their like."""


class KeyLine(NamedTuple):
    """A line of the table: key codes of one meaning or one family, their names, and what they do."""

    codes: tuple[int, ...]
    names: tuple[str, ...]
    does: str


def key_lines() -> tuple[KeyLine, ...]:
    """The table of keys with a fixed meaning, in the language spoken."""
    return (
        KeyLine((pygame.K_TAB,), (p("key", "Tab"),), t("goes to the next thing; with Shift, to the one before")),
        KeyLine(
            (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN),
            (p("key", "Arrows"),),
            t("go to the nearest thing on that side, or change a value"),
        ),
        KeyLine((pygame.K_RETURN,), (p("key", "Enter"),), t("does what is framed, plays the card")),
        KeyLine((pygame.K_SPACE,), (p("key", "Space"),), t("finishes what is moving, like a click")),
        KeyLine((pygame.K_ESCAPE,), (p("key", "Esc"),), t("leads back; at the table, a pause")),
        KeyLine((pygame.K_z,), (p("key", "Ctrl + Z"),), t("takes a move back")),
        KeyLine((pygame.K_F2,), ("F2",), t("explains what is framed or pointed at; arrows lead on")),
        KeyLine((pygame.K_F3,), ("F3",), t("shows once more, slowly, what happened since the last turn")),
        KeyLine((pygame.K_F7,), ("F7",), t("says where you are, and what can be done")),
        KeyLine((pygame.K_F8,), ("F8",), t("says the last sentences again, if a voice speaks")),
        KeyLine((pygame.K_F10,), ("F10",), t("opens the menu of the table")),
        KeyLine((pygame.K_F11,), ("F11", p("key", "Alt + Enter")), t("full screen, and back")),
        KeyLine(
            (pygame.K_PAGEUP, pygame.K_PAGEDOWN),
            (p("key", "PgUp"), p("key", "PgDn")),
            t("leaf through a long text"),
        ),
    )


def shortcut_name(shortcut: Shortcut) -> str:
    """The name of a short cut in the language spoken."""
    return {
        "rules": t("Rules"),
        "log": p("shortcut", "Log"),
        "scores": p("shortcut", "Scores"),
        "hint": p("shortcut", "Hint"),
    }[shortcut]


def printed(preferences: Preferences, shortcut: Shortcut) -> str:
    """The name printed on the key of a short cut."""
    return preferences.key_names.get(shortcut, PRINTED[shortcut])


def refusal(preferences: Preferences, shortcut: Shortcut, pressed: KeyPress | Action) -> str | None:
    """The sentence that says why a key can't be the key of a short cut; None if it can."""
    if isinstance(pressed, Action):
        other = next((one for one in SHORTCUTS if one == pressed.name), None)
        if other is None:
            return t("This key always means the same: choose another one.")
    else:
        if pressed.scancode in HELD:
            return t("Shift, Ctrl, Alt and their like do nothing alone: choose another key.")
        other = next((one for one, code in preferences.shortcuts.items() if code == pressed.scancode), None)
    if other is None or other == shortcut:
        return None
    return t("This key is taken already: “{action}”.", action=shortcut_name(other))


def chosen(
    preferences: Preferences, shortcut: Shortcut, key: KeyPress
) -> dict[str, dict[Shortcut, int] | dict[Shortcut, str]]:
    """The changes of the preferences that make this key the key of a short cut."""
    letter = key.letter.upper() if len(key.letter) <= 3 else key.letter.capitalize()
    return {
        "keys": {**preferences.keys, shortcut: key.scancode},
        "key_names": {**preferences.key_names, shortcut: letter},
    }

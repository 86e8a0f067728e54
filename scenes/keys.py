"""What the keys do, as a table to be read: the keys, their names, and what they are for."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from scenes.lang import p, t


class KeyLine(NamedTuple):
    """A line of the table. `codes` are the keys themselves, all of one meaning or of one family."""

    codes: tuple[int, ...]
    names: tuple[str, ...]
    does: str


def key_lines() -> tuple[KeyLine, ...]:
    """Every key that means something everywhere, in the language spoken."""
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
        KeyLine((pygame.K_F1,), ("F1",), t("shows the rules, wherever you are")),
        KeyLine((pygame.K_F10,), ("F10",), t("opens the menu of the table")),
        KeyLine((pygame.K_F11,), ("F11", p("key", "Alt + Enter")), t("full screen, and back")),
        KeyLine(
            (pygame.K_PAGEUP, pygame.K_PAGEDOWN),
            (p("key", "PgUp"), p("key", "PgDn")),
            t("leaf through a long text"),
        ),
    )

"""Sealed deals on the screen: the fingerprint in short groups, its check in a sentence, and what can be copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.app.lang import t
from scenes.sitting.sealed import Check

if TYPE_CHECKING:
    from scenes.app.loop import App

SHORT, LONG = 4, 8
"""The number of letters in a group: in the short form, and in the whole fingerprint."""
GROUPS = 4
"""The number of groups in the short form."""


def short(sealed: str) -> str:
    """The beginning of a fingerprint, such as `3fa9 c01d 77b2 9e10`: enough to compare at a glance."""
    return " ".join(sealed[at : at + SHORT] for at in range(0, SHORT * GROUPS, SHORT))


def whole(sealed: str) -> str:
    """The whole fingerprint, in groups that can be read aloud, on two lines."""
    groups = [sealed[at : at + LONG] for at in range(0, len(sealed), LONG)]
    half = len(groups) // 2
    return " ".join(groups[:half]) + "\n" + " ".join(groups[half:])


def about() -> str:
    """A sentence on the use of a fingerprint, for a match that is going on."""
    return t("This fingerprint seals the deal: at the end you can check that no card was changed on the way.")


def unsealed() -> str:
    """A sentence on the use of a fingerprint, for a match that is over."""
    return t("This fingerprint sealed the deal before the first move. Check it, or play the same deal with its code.")


def verdict(check: Check) -> str:
    """The outcome of a check in a sentence."""
    return {
        "agrees": t("It matches: these cards were sealed before the first move, and every move follows from them."),
        "other deal": t("The fingerprint does not match: this is not the deal that was sealed."),
        "other moves": t("The fingerprint matches, but the moves lead elsewhere: something was changed on the way."),
    }[check]


def copy(app: App, text: str) -> None:
    """Copy a text to the clipboard and say so; without a clipboard, show the text."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        app.toasts.say(t("There is no clipboard here: {text}", text=text))
    else:
        app.toasts.say(t("Copied."))

"""Sealed deals on the screen: the fingerprint in short groups, its check in a sentence, and what can be copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game import seal
from game.match import Match
from game.table import IllegalMove
from scenes.app.lang import t

if TYPE_CHECKING:
    from scenes.app.loop import App

SHORT, LONG = 4, 8
"""Letters in a group of the short form, and of the whole."""
GROUPS = 4
"""Groups of the short form."""


def fingerprint(match: Match) -> str:
    """What seals this deal: shown from the first move on, it tells nothing about the cards."""
    return seal.fingerprint(match)


def short(sealed: str) -> str:
    """`3fa9 c01d 77b2 9e10`: enough to compare at a glance."""
    return " ".join(sealed[at : at + SHORT] for at in range(0, SHORT * GROUPS, SHORT))


def whole(sealed: str) -> str:
    """All of it, in groups that can be read aloud, on two lines."""
    groups = [sealed[at : at + LONG] for at in range(0, len(sealed), LONG)]
    half = len(groups) // 2
    return " ".join(groups[:half]) + "\n" + " ".join(groups[half:])


def about() -> str:
    """What a fingerprint is for, in a sentence."""
    return t("This fingerprint seals the deal: at the end you can check that no card was changed on the way.")


def unsealed() -> str:
    """The same once the match is over."""
    return t("This fingerprint sealed the deal before the first move. Check it, or play the same deal with its code.")


def verdict(match: Match, sealed: str) -> str:
    """Seal the deal again from its seed, and play every move again on it: does it all agree?"""
    again = Match(match.game, match.options, match.seats, match.seed, salt=match.salt)
    if not seal.check(again, sealed):
        return t("The fingerprint does not match: this is not the deal that was sealed.")
    try:
        for played in match.moves:
            again.play(played.seat, played.move)
    except IllegalMove:
        return _elsewhere()
    if again.state != match.state:
        return _elsewhere()
    return t("It matches: these cards were sealed before the first move, and every move follows from them.")


def _elsewhere() -> str:
    return t("The fingerprint matches, but the moves lead elsewhere: something was changed on the way.")


def copy(app: App, text: str) -> None:
    """To the clipboard, with a word that it is there."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        app.toasts.say(t("There is no clipboard here: {text}", text=text))
    else:
        app.toasts.say(t("Copied."))

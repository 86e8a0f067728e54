"""The lines of Trépido's table that say what a person is to do now."""

from __future__ import annotations

from collections.abc import Sequence

from game.table import Move
from game.trepido.moves import KEEP, Give
from game.trepido.view import TrepidoView
from scenes.app.lang import n, t


def asks(view: TrepidoView, legal: Sequence[Move], chosen: object = None) -> str:
    """The question to a person with these moves who has chosen this card (None: no card); "" if there is none."""
    if chosen is not None:
        return _about_card([move for move in legal if getattr(move, "card", None) == chosen])
    if view.phase == "drawn":
        return _drawn(legal)
    return {
        "open": t("Open with any card."),
        "direction": t("Which way round shall play go?"),
        "choose": t("Play again, or turn the direction round?"),
        "give": t("Give a card away: which one?"),
        "swap": t("Swap hands: with whom?"),
    }.get(view.phase, "")


def _about_card(moves: Sequence[Move]) -> str:
    """The question about a card that was chosen; "" if it leaves no choice."""
    if any(isinstance(move, Give) for move in moves):
        return t("Whom do you give it to?")
    return t("Which symbol do you announce?") if len(moves) > 1 else ""


def _drawn(legal: Sequence[Move]) -> str:
    """The line about a card just drawn: it does not fit, must be laid, or may be (TR-12)."""
    if list(legal) == [KEEP]:
        return t("The card just drawn does not fit: you keep it.")
    if KEEP not in legal:
        return t("Nothing else fitted: lay the card just drawn.")
    return t("Lay the card just drawn, or keep it.")


def threat(view: TrepidoView) -> str:
    """The line about a +3: the cards to take, and what answers it (TR-20)."""
    if view.options.any_plus3:
        return n("{count} to take: a joker or a +3 parries", "{count} to take: a joker or a +3 parries", view.threat)
    return n(
        "{count} to take: a joker or a higher +3 parries",
        "{count} to take: a joker or a higher +3 parries",
        view.threat,
    )


def race(by_key: bool) -> str:
    """The line that says what those in a race are to do; `by_key`: each presses a key of their own first."""
    return t("Race: your key, or your plate!") if by_key else t("Race: lay a higher card!")

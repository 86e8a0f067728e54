"""The coach's words at Le Tordu: moves as one advises them, cards with their article."""

from __future__ import annotations

from typing import Any

from game.table import Move
from game.tordu import moves
from scenes.app.lang import p, t
from scenes.games.tordu import words
from scenes.sitting.wording import Names


def card(name: str) -> str:
    """A card with its article: « the ace of hearts »."""
    of = words.suit(name[1])
    match name[0]:
        case "A":
            return t("the ace of {suit}", suit=of)
        case "K":
            return t("the king of {suit}", suit=of)
        case "Q":
            return t("the queen of {suit}", suit=of)
        case "J":
            return t("the jack of {suit}", suit=of)
        case _:
            return t("the {number} of {suit}", number=words.rank(name[0]), suit=of)


def advice(move: Move, view: Any, names: Names) -> str:
    """A move as one advises it."""
    match move:
        case moves.Play(name):
            return t("play {card}", card=card(name))
        case moves.Bid():
            return t("bid {bid}", bid=words.move(move, view, names))
        case moves.Double():
            return p("advice", "double")
        case _:
            return p("advice", "pass")


def told(key: str, raw: Any, view: Any) -> Any:
    """A value of the coach's sentences in words."""
    return card(raw) if key == "card" else words.value(key, raw, view)


def odds(view: Any, names: Names) -> str:
    """A line about the chances that are marked on the table."""
    return t("On the grid: how likely each bid comes out right")

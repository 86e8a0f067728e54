"""The coach's words at Trio: moves as one advises them, numbers with their article."""

from __future__ import annotations

from typing import Any

from game.table import Move
from game.trio import moves
from scenes.app.lang import n, p, t
from scenes.sitting.wording import Names

WITH_AN = (8, 11)
"""The numbers that begin with a vowel in English."""


def advice(move: Move, view: Any, names: Names) -> str:
    """A move as one advises it."""
    match move:
        case moves.Reveal("middle", int(place)):
            return t("turn up card {place} of the middle", place=place + 1)
        case moves.Reveal(source, _, end) if source == view.seat:
            return t("turn up your own lowest card") if end == "low" else t("turn up your own highest card")
        case moves.Reveal(int(source), _, "low"):
            return t("ask {name} for the lowest card", name=names[source])
        case moves.Reveal(int(source), _, _):
            return t("ask {name} for the highest card", name=names[source])
        case moves.Offer(number):
            return t("offer {number}", number=with_article(number))
        case _:
            return p("advice", "exchange nothing")


def with_article(number: int) -> str:
    """A number as the name of a card: « a 7 », « an 8 »."""
    return t("an {number}", number=number) if number in WITH_AN else t("a {number}", number=number)


def told(key: str, raw: Any, view: Any) -> Any:
    """A value of the coach's sentences in words."""
    if key == "cards":
        return n("{count} card", "{count} cards", raw)
    return with_article(raw) if key == "one" else raw


def odds(view: Any, names: Names) -> str:
    """A line about the chances that are marked on the table."""
    if not view.revealed:
        return t("On the arrows and cards: how likely a trio begins there")
    return t("On the arrows and cards: how likely the number lies there")

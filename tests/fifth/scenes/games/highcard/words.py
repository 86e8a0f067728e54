"""High card in words."""

from __future__ import annotations

from typing import Any

from game.highcard import HighCardView, Laid, TrickWon

from scenes.sitting.wording import Names, score_line


def card(name: str) -> str:
    """`c07` as it is said: the 7."""
    return f"the {int(name[1:])}"


def value(key: str, raw: Any, view: Any) -> Any:
    return raw


def move(move: Any, view: Any, names: Names) -> str:
    return f"lay {card(move.card)}"


def event(event: Any, names: Names) -> str | None:
    match event:
        case Laid(seat, laid):
            return f"{names[seat]} lays {card(laid)}."
        case TrickWon(seat):
            return f"{names[seat]} takes the point."
    return None


def table(view: HighCardView, names: Names) -> list[str]:
    return [score_line(view.scores, names), "On the table: " + (", ".join(map(card, view.laid)) or "nothing")]

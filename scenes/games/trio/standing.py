"""Who is one trio from winning, and with which."""

from __future__ import annotations

from collections.abc import Sequence

from game.trio.cards import LINKS, SEVEN
from game.trio.memory import partner
from game.trio.view import TrioView
from scenes.app.lang import t

Trios = Sequence[Sequence[int]]
"""Won so far, by seat."""


def team(view: TrioView, seat: int) -> tuple[int, ...]:
    """TI-14: partners sit opposite. Without teams, a seat is alone."""
    return (seat, partner(seat, view.seats)) if view.options.teams else (seat,)


def near(view: TrioView, seat: int, trios: Trios) -> list[int] | None:
    """The trios with which a seat would win, 7 aside: these, any (an empty list), or none (TI-10, TI-11, TI-17)."""
    won = {number for mate in team(view, seat) for number in trios[mate]}
    if SEVEN in won:
        return None
    if view.options.mode == "simple":
        return [] if len(won) == 2 else None
    links = {link for number in won for link in LINKS[number]}
    if links & won:
        return None
    return sorted(links - {number for numbers in trios for number in numbers}) or None


def told(name: str, numbers: Sequence[int]) -> str:
    """The same in words."""
    if not numbers:
        return t("{name} wins with one more trio.", name=name)
    return t("{name} wins with the trio of {numbers}.", name=name, numbers=", ".join(map(str, numbers)))

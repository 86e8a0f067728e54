"""The seats that are one trio from winning, and the trios that would do it."""

from __future__ import annotations

from collections.abc import Sequence

from game.trio.cards import LINKS, SEVEN
from game.trio.memory import partner
from game.trio.view import TrioView
from scenes.app.lang import t

Trios = Sequence[Sequence[int]]
"""The trios won so far, by seat."""


def team(view: TrioView, seat: int) -> tuple[int, ...]:
    """The seats of a team (TI-14): partners sit opposite; without teams a seat is alone."""
    return (seat, partner(seat, view.seats)) if view.options.teams else (seat,)


def near(view: TrioView, seat: int, trios: Trios) -> list[int] | None:
    """The trios with which a seat would win now, 7 aside; an empty list: any trio; None: no trio.

    TI-10, TI-11, TI-17.
    """
    won = {number for mate in team(view, seat) for number in trios[mate]}
    if SEVEN in won:
        return None
    if view.options.mode == "simple":
        return [] if len(won) == 2 else None
    links = {link for number in won for link in LINKS[number]}
    if links & won:
        return None
    return sorted(links - {number for numbers in trios for number in numbers}) or None


def sentence(name: str, numbers: Sequence[int]) -> str:
    """A sentence that says with which trios somebody would win; no numbers: with any."""
    if not numbers:
        return t("{name} wins with one more trio.", name=name)
    return t("{name} wins with the trio of {numbers}.", name=name, numbers=", ".join(map(str, numbers)))

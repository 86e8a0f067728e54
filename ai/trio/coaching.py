"""The coach's knowledge of Trio: what is worth how much, what is plain, and where the number that is needed may lie."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from ai.coach.saying import Coaching, Mapped
from ai.player import Choice
from ai.trio.odds import Overlay
from ai.trio.player import INDEX
from ai.trio.sayings import SAYINGS
from ai.trio.sequels import TrioSequels
from ai.trio.why import PLAINLY
from ai.trio.worlds import Imagined, World
from game.table import Move
from game.trio.moves import PLACES, REVEALS, Reveal
from game.trio.view import TrioView

EVEN, DEAR = 0.004, 0.12
"""Chances to win now: the difference below which two reveals are as good, and that from which one costs much."""
MAPPED, FEWEST = 60, 8
"""The worlds for a map: at most, and whatever the clock says."""


def worth(view: TrioView, choice: Choice) -> tuple[tuple[Move, float], ...]:
    """The worth of the moves that were weighed; an exchange has no scale of its own."""
    if view.phase == "exchange":
        return ()
    return tuple((each.move, each.worth) for each in choice.weighed)


def plain(view: TrioView, move: Move) -> float:
    """The plainness of a reveal: one's own hand first, the middle last."""
    if not isinstance(move, Reveal):
        return 0.0
    return -1.0 if move.source == "middle" else 1.0 if move.source == view.seat else 0.0


def odds(view: TrioView, legal: list[Move], rng: Random, player: Any, late: Callable[[], bool]) -> tuple[Mapped, ...]:
    """The chance of every reveal to show the number that is needed; before the first one, to begin a trio."""
    reveals = [INDEX[move] for move in legal if isinstance(move, Reveal)]
    if not reveals or late():
        return ()
    imagined = Imagined(view, rng)
    worlds: list[World] = []
    while len(worlds) < MAPPED and (len(worlds) < FEWEST or not late()):
        worlds.append(imagined.draw(rng))
    if not view.revealed:
        found = {one.reveal: one.share for one in Overlay(view, worlds, reveals).weigh(rng)}
        return tuple(Mapped(REVEALS[reveal], found[reveal]) for reveal in reveals)
    number = view.revealed[0].number
    return tuple(
        Mapped(REVEALS[at], sum(_shown(world, at) == number for world in worlds) / len(worlds)) for at in reveals
    )


def _shown(world: Any, reveal: int) -> int:
    """The number that a reveal shows in a world; 0 if there is no card."""
    if reveal < PLACES:
        return int(world.middle[reveal])
    seat, high = divmod(reveal - PLACES, 2)
    hand = world.hands[seat]
    return int(hand[-high]) if hand else 0


COACHING = Coaching(
    sayings=SAYINGS,
    sequels=TrioSequels,
    plain=plain,
    even=EVEN,
    dear=DEAR,
    worth=worth,
    odds=odds,
    plainly=PLAINLY,
)

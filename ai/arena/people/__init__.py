"""Model people: stand-ins for those who sit down, to tell how strong a level is to them. They are ours to argue about.

- *evening*, a first evening: knows the rules, plays what looks good, forgets most, a third of the moves at random.
- *casual*, who plays now and then: sound habits, 15 % of the moves at random, a memory that fades.
- *keen*, who plays often: remembers, counts, rarely errs.

Each game has a module with its three people. They are written apart from the levels, with rules of thumb of their own
and no part of `ai/<game>/` in them, so that a level isn't measured against itself; but in Défizz! what somebody knows
has to come from the one door to the answers, which is the same for all. What each assumes stands in its module.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import cast

from ai.arena.people.kinds import KINDS, Kind
from ai.player import Player

__all__ = ["KINDS", "Kind", "person"]


def person(game: str, kind: Kind) -> Player:
    """Make the model person of this kind for a game."""
    make = cast(Callable[[Kind], Player], import_module(f"ai.arena.people.{game}").make)
    return make(kind)

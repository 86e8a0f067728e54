"""What a computer player is: a view in, a move out."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from game.table import View


class Player(Protocol):
    """Chooses one of the legal moves from what its seat may know, and nothing else."""

    def choose(self, view: View, legal: list[Any], rng: Random) -> Any: ...


class Chance:
    """The simplest player: any legal move."""

    def choose(self, view: View, legal: list[Any], rng: Random) -> Any:
        return rng.choice(legal)

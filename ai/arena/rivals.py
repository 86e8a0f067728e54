"""Simple players to measure the others by; people never meet them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ai.arena.limits import SEERS, Paced
from ai.arena.people import KINDS, person
from ai.arena.stubborn import STUBBORN
from ai.player import LEVELS, REFLEXES, Chance, Choice, Player
from ai.players import player
from ai.trio.levels import PERFECT
from ai.trio.player import Trio
from game.table import Move, View
from game.trepido.moves import Draw, Give, Pass, Play


class Greedy(Chance):
    """Trépido: lays whenever it can, jokers last, and gives its skulls away."""

    def choose(self, view: View, legal: list[Move], rng: Random, budget: float | None = None) -> Choice:
        best = min(map(self.order, legal))
        return Choice(rng.choice([move for move in legal if self.order(move) == best]))

    @staticmethod
    def order(move: Move) -> int:
        match move:
            case Play(card) | Give(card) if card[0] != "j":
                return 0 if card[0] == "x" or isinstance(move, Play) else 1
            case Play():
                return 2
            case Draw() | Pass():
                return 4
        return 3


def memory() -> Player:
    """A player of Trio that forgets nothing that was turned up, and concludes nothing from it."""
    return Trio("normal", attention=PERFECT._replace(sense=0.0))


class Quick:
    """A player of the normal level with instant reflexes: it has to find the card or the answer like anybody, but needs
    no time to react."""

    def __init__(self, game: str) -> None:
        self.player = player(game, "normal")

    def choose(self, view: View, legal: list[Move], rng: Random, budget: float | None = None) -> Choice:
        return self.player.choose(view, legal, rng, budget)

    def reflex(self, kind: str, rng: Random) -> float:
        return rng.uniform(*REFLEXES[kind]["normal"])


RIVALS: dict[str, Callable[[], Player]] = {"random": Chance, "greedy": Greedy, "memory": memory, **STUBBORN}
INSTANT = "quick"
"""The name of the player with instant reflexes."""
CEILING = "ceiling"
"""The name of the player that sees all cards, where there is one."""


def named(game: str, name: str) -> Player:
    """The player of this name: a level of the game's own (`expert@0.2`: at 0.2 seconds a choice), one of the
    model people, or one of these."""
    if name == CEILING:
        return SEERS[game]()
    if name == INSTANT:
        return Quick(game)
    level, _, seconds = name.partition("@")
    if level in KINDS:
        return person(game, level)
    if level not in LEVELS:
        return RIVALS[name]()
    return Paced(game, level, float(seconds)) if seconds else player(game, level)

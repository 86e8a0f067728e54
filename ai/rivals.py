"""Simple players to measure the others by. They are not for people."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from ai.limits import SEERS, Paced
from ai.player import LEVELS, Chance, Choice, Player
from ai.players import player
from game.defizz.moves import ACCEPT, Stake
from game.trepido.moves import Draw, Give, Pass, Play
from game.trio.moves import Offer, Reveal
from game.trio.view import Seen, TrioView


class Greedy(Chance):
    """Trépido: lays whenever it can, jokers last, and gives its skulls away."""

    def choose(self, view: Any, legal: list[Any], rng: Random, budget: float | None = None) -> Choice:
        best = min(map(self.order, legal))
        return Choice(rng.choice([move for move in legal if self.order(move) == best]))

    @staticmethod
    def order(move: Any) -> int:
        match move:
            case Play(card) | Give(card) if card[0] != "j":
                return 0 if card[0] == "x" or isinstance(move, Play) else 1
            case Play():
                return 2
            case Draw() | Pass():
                return 4
        return 3


class Memory(Chance):
    """Trio: forgets nothing that was turned up, and concludes nothing from it.

    It turns up something new first, then what it remembers to be the same; a trio that it knows, it takes.
    """

    def choose(self, view: Any, legal: list[Any], rng: Random, budget: float | None = None) -> Choice:
        asks = [move for move in legal if isinstance(move, Reveal)]
        if not asks:
            return Choice(rng.choice([move for move in legal if not isinstance(move, Offer)] or legal))
        known = {ask: number for ask in asks if (number := remembered(view, ask)) is not None}
        lying = [seen.number for seen in view.revealed]
        wanted = lying[0] if lying else self._whole(known)
        fitting = [ask for ask, number in known.items() if number == wanted]
        unknown = [ask for ask in asks if ask not in known]
        return Choice(rng.choice(fitting or unknown or asks))

    @staticmethod
    def _whole(known: dict[Reveal, int]) -> int | None:
        """A number of which three cards can be turned up."""
        numbers = list(known.values())
        return next((number for number in numbers if numbers.count(number) >= 3), None)


def remembered(view: TrioView, ask: Reveal) -> int | None:
    """The number that this would turn up, if it has been seen there; one's own cards are always seen."""
    if ask.place is not None:
        return view.middle[ask.place]
    hand = view.hands[ask.source] if isinstance(ask.source, int) else None
    if hand is not None:
        return (hand[0] if ask.end == "low" else hand[-1]) if hand else None
    if any(seen.source == ask.source and seen.end == ask.end for seen in view.revealed):
        return None
    for seen in reversed(view.history):
        if not isinstance(seen, Seen):
            return None
        if seen.source == ask.source and seen.became == "trio":
            return None
        if seen.source == ask.source and seen.end == ask.end and _outermost(view, seen):
            return seen.number
    return None


def _outermost(view: TrioView, seen: Seen) -> bool:
    """Whether this was the first card that its turn took from that end."""
    same = [
        each
        for each in view.history
        if isinstance(each, Seen) and (each.turn, each.source, each.end) == (seen.turn, seen.source, seen.end)
    ]
    return same[0] == seen


class Keeper:
    """Défizz: knows as much as a hard player, always keeps the minimum and accepts."""

    def __init__(self) -> None:
        self.player = player("defizz", "hard")

    def choose(self, view: Any, legal: list[Any], rng: Random, budget: float | None = None) -> Choice:
        stakes = [move for move in legal if isinstance(move, Stake)]
        if stakes:
            return Choice(min(stakes, key=lambda stake: stake.amount))
        return Choice(ACCEPT) if ACCEPT in legal else self.player.choose(view, legal, rng, budget)

    def reflex(self, kind: str, rng: Random) -> float:
        return self.player.reflex(kind, rng)


RIVALS: dict[str, Callable[[], Player]] = {"random": Chance, "greedy": Greedy, "memory": Memory, "keeper": Keeper}
CEILING = "ceiling"
"""Whoever sees all cards, where that can be measured."""


def named(game: str, name: str) -> Player:
    """A level of the game's own player (`hard@0.2`: at 0.2 seconds a choice), or one of these."""
    if name == CEILING:
        return SEERS[game]()
    level, _, seconds = name.partition("@")
    if level not in LEVELS:
        return RIVALS[name]()
    return Paced(game, level, float(seconds)) if seconds else player(game, level)

"""The twelve who play when nobody else does: a name, an emblem, a temperament. They colour a level, never weaken it.

Between moves that are worth the same as far as they can count, each follows their own taste; nothing else is theirs.
"""

from __future__ import annotations

from random import Random
from typing import Literal, NamedTuple

import msgspec

from ai.player import Choice, Player, Reason, Weighed
from game.table import Move, View

Temperament = Literal[
    "serene", "playful", "adventurous", "careful", "dazzling", "thoughtful",
    "cunning", "dreamy", "whimsical", "patient", "secretive", "cheerful",
]  # fmt: skip


class Character(NamedTuple):
    """Someone at the table."""

    name: str
    emblem: str
    temperament: Temperament
    subjects: tuple[str, str]
    """The two subjects they know best in Défizz!, by the categories of its packs."""
    bold: float
    """Their taste between equal moves, from -1 (waits) to 1 (dares)."""
    pace: float
    """The factor on their level's reaction times; its mean over the twelve is 1."""


CHARACTERS = (
    Character("Colette", "lamp", "serene", ("lit", "lang"), -0.3, 1.00),
    Character("Basile", "cat", "playful", ("games", "nature"), 0.4, 0.96),
    Character("Marius", "boat", "adventurous", ("geo", "sport"), 0.9, 0.97),
    Character("Sylvie", "leaf", "careful", ("nature", "food"), -0.8, 1.03),
    Character("Estelle", "star", "dazzling", ("music", "screen"), 0.7, 0.96),
    Character("Odile", "teapot", "thoughtful", ("hist", "food"), -0.4, 1.02),
    Character("Renaud", "fox", "cunning", ("hist", "games"), 0.6, 0.98),
    Character("Séléné", "moon", "dreamy", ("myth", "art"), 0.1, 1.03),
    Character("Zéphyr", "kite", "whimsical", ("absurd", "sport"), 0.5, 0.97),
    Character("Anatole", "snail", "patient", ("sci", "lit"), -0.9, 1.04),
    Character("Clovis", "key", "secretive", ("tech", "sci"), -0.6, 1.02),
    Character("Pépin", "umbrella", "cheerful", ("life", "screen"), 0.2, 1.02),
)

NAMED = {character.name: character for character in CHARACTERS}

DARING: dict[str, float] = {
    "play": 1, "double": 2, "bid": 1, "swap": 1, "replay": 1, "accept": 1, "press": 1, "offer": 1, "reveal": 1,
    "pass": -1, "draw": -1, "keep": -1, "refuse": -1, "decline": -1, "help": -1,
}  # fmt: skip
"""The daring of a move by its kind; a bid or a stake is the more daring the higher it is."""
EQUAL = 0.01
"""The share of the range between the best and the worst worth within which two moves are equal."""


def someone(name: str, emblem: str) -> Character | None:
    """The character of this name, else the one with this emblem (a renamed one); None if there is neither."""
    return NAMED.get(name) or next((one for one in CHARACTERS if one.emblem == emblem), None)


def daring(move: Move) -> float:
    """The daring of a move, comparable among the moves of one moment."""
    amount = getattr(move, "tricks", 0) + getattr(move, "amount", 0) / 1000
    return DARING.get(msgspec.to_builtins(move)["type"], 0) + float(amount)


def tie(weighed: tuple[Weighed, ...]) -> list[Weighed]:
    """The moves that are worth as much as the best, the best first."""
    margin = EQUAL * (weighed[0].worth - min(each.worth for each in weighed)) if weighed else 0.0
    return [each for each in weighed if weighed[0].worth - each.worth <= margin]


class Coloured:
    """A player with a character: the choice of its level, or one worth the same that is more to their taste."""

    def __init__(self, player: Player, character: Character) -> None:
        self.player = player
        self.character = character

    def choose(self, view: View, legal: list[Move], rng: Random, budget: float | None = None) -> Choice:
        choice = self.player.choose(view, legal, rng, budget)
        equal = tie(choice.weighed)
        if len(equal) < 2 or equal[0].move != choice.move:
            return choice
        bold = self.character.bold
        taken = max(equal, key=lambda each: bold * daring(each.move))
        if bold * daring(taken.move) <= bold * daring(choice.move):
            return choice
        return Choice(taken.move, _taste(bold, taken.move, choice.move), choice.weighed)

    def reflex(self, kind: str, rng: Random) -> float:
        return self.player.reflex(kind, rng) * self.character.pace


def _taste(bold: float, taken: Move, best: Move) -> Reason:
    if bold > 0:
        return Reason("{move}: worth as much as “{other}” as far as I can count, and bolder", move=taken, other=best)
    return Reason("{move}: worth as much as “{other}” as far as I can count, and safer", move=taken, other=best)

"""Matches for the tests of what is shown about them: played by chance, whole or up to a move."""

from __future__ import annotations

from random import Random
from typing import Any

from game import GAMES
from game.match import Match, Seat

NAMES = (
    "Jean-Baptiste", "Zoé", "Malik", "Anne-Sophie", "Inès", "Lou",
    "Bastien", "Huguette", "Colette", "Maximilienne", "Théo", "Félix",
)  # fmt: skip


def played(game: str, seats: int, seed: int = 3, moves: int | None = None, **options: Any) -> Match:
    """A match that chance has played, to its end or so many moves."""
    rules = GAMES[game]
    around = [Seat(name=name, level="easy" if place else None) for place, name in enumerate(NAMES[:seats])]
    match = Match(rules, rules.Options(**options), around, 987_654_321_012 + seed, salt="grain")
    rng = Random(seed)
    while match.state.outcome is None and (moves is None or len(match.moves) < moves):
        seat = rng.choice(match.state.actors())
        match.play(seat, rng.choice(match.state.legal(seat)))
    return match


def names(match: Match) -> list[str]:
    return [seat.name for seat in match.seats]

"""The coach's sentences over many positions, and their claims looked for again in worlds drawn afresh."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from ai.coach.coach import Coach, coaching
from ai.coach.tally import holds, study
from ai.player import Advice, Choice
from game import GAMES
from tests.ai.minds import player, positions

A_MATCH = 6
"""The positions that are taken from one match."""
AGAIN = 3
"""The factor by which more worlds are drawn afresh than a sentence was made from."""


class Told(NamedTuple):
    """A sentence, and the position in which it was said."""

    game: str
    view: Any
    choice: Choice
    advice: Advice
    warns: Any = None
    """The move that it warns of; None for the hint itself."""


def told(game: str, seed: int, worlds: int, count: int = A_MATCH) -> Iterator[Told]:
    """The sentences of the coach in some positions of one match."""
    rng = Random(f"claims {game} {seed}")
    coach = Coach(player(game, "hard"), game, worlds)
    for state, seat in positions(game, seed, count):
        view = state.view(seat)
        choice = coach.choose(view, state.legal(seat), rng)
        if choice.advice is not None:
            yield Told(game, view, choice, choice.advice)
        for move, warning in choice.warnings:
            yield Told(game, view, choice, warning, move)


def held(said: Told, seed: int) -> bool | None:
    """Tell if the claim of a sentence is found again; None if it tells a fact of the view."""
    claim, knows = said.advice.claim, coaching(said.game)
    if claim is None or knows is None:
        return None
    move = said.choice.move
    other = said.warns if said.warns is not None else said.advice.other
    sequels = knows.sequels(said.view, Random(f"again {said.game} {seed}"), player(said.game, "hard"))
    mine, theirs = study(sequels, [move, other], lambda: False, AGAIN * claim.worlds)
    return holds(claim.share - claim.against, mine.share(claim.event) - theirs.share(claim.event))


def games() -> list[str]:
    """The games that the coach knows."""
    return [name for name in GAMES if coaching(name) is not None]

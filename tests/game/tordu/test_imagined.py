"""Imagined worlds of Le Tordu go on where the match stands; a claim is made in turn."""

from __future__ import annotations

from random import Random

import pytest

from game import GAMES
from game.match import Match
from game.table import IllegalMove
from game.tordu import claim
from game.tordu.options import Options
from tests.game import laws


@pytest.mark.parametrize("variant", ["simple", "complete"])
def test_an_imagined_world_offers_each_seat_what_the_match_offers_in_the_auction(variant: str) -> None:
    options, rng = Options(variant=variant), Random(variant)  # type: ignore[arg-type]
    for seed in range(30):
        match = Match("tordu", options, 3, seed)
        while match.state.view(0).phase != "play" and len(match.moves) < 20:
            seat = match.state.actors()[0]
            world = GAMES["tordu"].sample(match.state.view((seat + 1) % 3), rng)
            assert world.actors() == match.state.actors()
            assert world.legal(seat) == match.state.legal(seat)
            ends = max(match.state.legal(seat), key=str) if rng.random() < 0.3 else rng.choice(match.state.legal(seat))
            world.apply(seat, ends)
            match.play(seat, ends)
            assert world.view(-1) == match.state.view(-1)
            assert world.actors() == match.state.actors()


KNOWN = ("auction", "silent", "waiting", "declarer", "trump", "wanted", "doubled")
KNOWN += ("played", "won", "due", "led", "best", "taker", "turn")
"""All of a state that everyone knows while a deal is played."""


@pytest.mark.parametrize("variant", ["simple", "complete"])
def test_an_imagined_world_stands_where_the_match_stands_in_all_that_everyone_knows(variant: str) -> None:
    options, rng = Options(variant=variant), Random(variant)  # type: ignore[arg-type]
    for seed in range(12):
        match = Match("tordu", options, 3, seed)
        while not match.state.view(0).deals:
            world = GAMES["tordu"].sample(match.state.view(seed % 3), rng)
            assert [getattr(world, name) for name in KNOWN] == [getattr(match.state, name) for name in KNOWN]
            match.play(*laws.random_move(match.state, rng))


def test_the_rest_is_claimed_in_turn() -> None:
    match, rng = Match("tordu", None, 3, 1), Random(1)
    while match.state.view(0).phase != "play":
        match.play(*laws.random_move(match.state, rng))
    (turn,) = match.state.actors()
    with pytest.raises(IllegalMove, match="not your turn"):
        claim.check(match.state.view((turn + 1) % 3))  # type: ignore[arg-type]

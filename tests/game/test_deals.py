"""Deals are fair: a hundred thousand cards, each in every place as often as chance has it. Long form: `make soak`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from game import GAMES
from tests.game.deals import FURTHEST, Pair, Spread, counted, fit, fits, spreads

SPREADS = {spread.name: spread for spread in spreads()}
DEALT = {"trepido ciao 4": 80, "trio 4": 600, "tordu 3": 200, "tordu 4 from the dealer": 200, "defizz D": 220}
"""Matches of each, so that together about a hundred thousand cards are dealt."""
DRAWN = 600


@pytest.mark.parametrize("name", DEALT)
def test_every_card_comes_to_every_seat_and_place_equally_often(name: str) -> None:
    found = fit(SPREADS[name], counted(SPREADS[name], range(DEALT[name])))
    assert abs(found.z) < FURTHEST, found


def test_lots_dice_and_draws_fall_equally_often() -> None:
    lots = [spread for spread in SPREADS.values() if spread.lot]
    cells = sum((counted(spread, range(DRAWN)) for spread in lots), Counter())
    assert abs(fits(cells)["lots"].z) < FURTHEST


def test_a_deal_that_leans_is_found_out() -> None:
    """In one deal of ten two cards of Le Tordu change hands in favour of the first seat."""
    fair = SPREADS["tordu 4"]

    def leaning(seed: int) -> Iterator[list[Pair]]:
        for pairs in fair.deals(seed):
            where = dict(pairs)
            top = next(card for card, seat in pairs if seat == "seat 0")
            if seed % 10 == 0:
                where[39], where[top] = where[top], where[39]
            yield list(where.items())

    assert fit(fair, counted(fair._replace(deals=leaning), range(1000))).z > FURTHEST


def test_every_game_is_dealt_at_several_seat_counts() -> None:
    for game in GAMES:
        assert len([name for name in SPREADS if name.startswith(game)]) > 2


def test_a_card_that_never_comes_is_found_out() -> None:
    spread = Spread("odd", 2, 2, 2, lambda seed: iter([[(0, "seat 0"), (0, "seat 1")]]))
    with pytest.raises(AssertionError, match="something never came up"):
        fit(spread, counted(spread, range(10)))

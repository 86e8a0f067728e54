"""Arranged deals with a hand for nobody."""

from __future__ import annotations

import pytest

from game import GAMES
from game.arranging import BadDeal
from game.tordu import arranged
from game.tordu.options import Options
from game.trio import arranged as trio


def test_a_hand_for_nobody_is_refused_though_cards_are_left_for_it() -> None:
    state = GAMES["tordu"].start(Options(), 3, 1)
    with pytest.raises(BadDeal, match="4 hands are too many for 3 seats"):
        arranged.arrange(state, arranged.Deal(hands=((), (), (), ())))  # type: ignore[arg-type]


def test_a_hand_for_nobody_takes_no_cards_of_the_middle_in_trio() -> None:
    state = GAMES["trio"].start(seats=3, seed=1)
    with pytest.raises(BadDeal, match="4 hands are too many for 3 seats"):
        trio.arrange(state, trio.Deal(hands=((), (), (), ())))  # type: ignore[arg-type]

"""Parts that all games share: the words for an option's values."""

from __future__ import annotations

from typing import Literal

import pytest

from game import GAMES
from game.table import choices


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        (bool, "true, false"),
        (int, "a whole number"),
        (int | None, "a whole number"),
        (str, "a text"),
        (Literal["one", "two"], "one, two"),
        (Literal["one", "two"] | None, "one, two"),
        (tuple[int, ...], "a whole number"),
        (tuple[str, ...], "a text"),
    ],
)
def test_the_values_of_an_option_in_words(kind: object, words: str) -> None:
    assert choices(kind) == words


def test_a_state_is_like_no_other_thing() -> None:
    state = GAMES["trio"].start(None, 3, 1)
    assert (state == 5) is False and (state == state.copy()) is True


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_that_nobody_numbers_is_the_first_for_the_fewest_seats(game: str) -> None:
    rules = GAMES[game]
    assert rules.start() == rules.start(None, rules.seats[0], 0) != rules.start(None, rules.seats[0], 1)

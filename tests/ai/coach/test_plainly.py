"""Reasons in words instead of figures."""

from __future__ import annotations

import re

import pytest

from ai.coach.coach import coaching
from ai.coach.plainly import Plainly, often, plainly
from ai.player import Reason
from game import NAMES
from scenes.sitting.reasons import frequency

FIGURES = re.compile(r"\{(percent|less|matches|worlds|rounds|points|accepts)\}")


@pytest.mark.parametrize(("percent", "step"), [(100, 0), (88, 0), (87, 1), (62, 1), (50, 2), (12, 3), (11, 4), (0, 4)])
def test_a_share_has_a_step(percent: int, step: int) -> None:
    assert often(percent) == step and frequency(step)


@pytest.mark.parametrize("game", NAMES)
def test_no_words_have_figures_and_all_name_the_move(game: str) -> None:
    knows = coaching(game)
    assert knows is not None and knows.plainly
    for known in knows.plainly.values():
        for text in filter(None, known):
            assert text.startswith("{move}: ") and not FIGURES.search(text)


@pytest.mark.parametrize("game", NAMES)
def test_words_use_only_values_that_the_reason_has(game: str) -> None:
    knows = coaching(game)
    assert knows is not None
    for text, known in knows.plainly.items():
        had = {*re.findall(r"\{(\w+)\}", text), "often"}
        assert set(re.findall(r"\{(\w+)\}", "".join(known))) <= had


def test_a_reason_without_words_stays_as_it_is() -> None:
    reason = Reason("{move}: the last card", move=1)
    assert plainly(reason, {}) == reason


def test_the_step_of_the_per_cent_is_a_value() -> None:
    told = plainly(Reason("{move} {percent}", move=1, percent=50), {"{move} {percent}": Plainly("{move}: {often}")})
    assert (told.text, told.values["often"]) == ("{move}: {often}", 2)


def test_two_moves_of_the_same_figure_are_not_called_better_and_worse() -> None:
    texts = {"{percent} {less}": Plainly("better", "even")}
    assert plainly(Reason("{percent} {less}", percent=40, less=40), texts).text == "even"
    assert plainly(Reason("{percent} {less}", percent=41, less=40), texts).text == "better"


def test_matches_are_compared_where_they_decide() -> None:
    texts = {"x": Plainly("better", "even")}
    assert plainly(Reason("x", percent=40, matches=300, less=300), texts).text == "even"
    assert plainly(Reason("x", percent=300, matches=310, less=300), texts).text == "better"

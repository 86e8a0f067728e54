"""The lines that say what a person is to do."""

from __future__ import annotations

import pytest

from game.trepido.moves import DRAW
from scenes.games.trepido import prompts
from tests.game.trepido.table import Table


@pytest.mark.parametrize(
    ("hand", "drawn", "edition", "said"),
    [
        ("s1a", "r1b", "trepido", "does not fit: you keep it"),
        ("s1a", "p1a", "trepido", "or keep it"),
        ("s1a", "p1a", "defifoo", "Nothing else fitted"),
        ("s1a p1c", "p1a", "defifoo", "or keep it"),
    ],
)
def test_a_card_just_drawn_may_be_laid_must_be_or_can_not(hand: str, drawn: str, edition: str, said: str) -> None:
    """TR-12"""
    table = Table(hand, "p1b", pile=drawn, edition=edition)
    table.does(0, DRAW)
    assert said in prompts.asks(table.state.view(0), table.state.legal(0))


@pytest.mark.parametrize(("any_plus3", "said"), [(False, "a joker or a higher +3"), (True, "a joker or a +3")])
def test_a_threat_says_what_answers_it(any_plus3: bool, said: str) -> None:
    """TR-20"""
    table = Table("p1Pa r1b", "s1a r2a", edition="ciao", any_plus3=any_plus3)
    table.plays(0, "p1Pa")
    assert said in prompts.threat(table.state.view(1))

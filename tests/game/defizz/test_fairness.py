"""DE-20: no place at the table wins a game of chance more often than another."""

from __future__ import annotations

from collections import Counter

import pytest

from game.defizz import chance
from game.defizz.chance import KINDS
from tests.game.defizz.fairness import CASES, FURTHEST, SIZES, Case, counted, fit

GAMES = 300


def test_every_kind_is_tried_at_every_size() -> None:
    assert {(case.kind, case.sides) for case in CASES} == {(kind, sides) for kind in KINDS for sides in SIZES}


@pytest.mark.parametrize("case", [case for case in CASES if case.sides in (3, 5)], ids=str)
def test_every_place_wins_as_often(case: Case) -> None:
    """DE-20"""
    found = fit(case, counted(case, range(GAMES)))
    assert found.games == GAMES and found.z < FURTHEST


def test_a_place_that_wins_more_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without lots, thoughtful sides get on better in one place of `closest` than in another."""
    case = Case("closest", 3, True)
    monkeypatch.setattr(chance, "order", lambda kind, players, stream: players)
    assert fit(case, counted(case, range(GAMES))).z > FURTHEST


def test_a_place_that_always_wins_is_far_off() -> None:
    case = Case("coin", 2)
    assert fit(case, Counter({(case, 0): 20})).off == 50

"""Races where speed counts: a person of 350 ms wins her share among normal players, and less among experts."""

from __future__ import annotations

from random import Random

import pytest

from ai.arena.races import judged, person, won
from ai.arena.rivals import INSTANT, named
from ai.player import LEVELS, REFLEXES

SOME = 3_000


@pytest.mark.parametrize("kind", ["race", "press"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_person_wins_her_share_among_normal_and_less_among_experts(kind: str, seats: int) -> None:
    shares = [won(kind, level, seats, SOME).mean for level in LEVELS]
    assert shares == sorted(shares, reverse=True)
    assert shares[2] == pytest.approx(1 / seats, abs=0.03) and shares[4] < min(0.5, 1 / seats) - 0.05


def test_the_verdict_of_a_race_is_about_normal_and_expert() -> None:
    share = won("race", "normal", 4, SOME)
    assert judged("normal", share, 0.25) == "met" and judged("normal", share, 0.5) == "missed"
    assert judged("expert", share, 0.5) == "met" and judged("expert", share, 0.2) == "missed"
    assert judged("hard", share, 0.25) == ""


@pytest.mark.parametrize("game", ["trepido", "defizz"])
def test_instant_reflexes_spare_the_reaction_and_not_the_finding(game: str) -> None:
    quick = named(game, INSTANT)
    times = [quick.reflex("press", Random(seed)) for seed in range(200)]
    least, most = REFLEXES["press"]["normal"]
    assert least <= min(times) and max(times) <= most
    assert sum(times) < sum(person("press", Random(seed)) for seed in range(200))

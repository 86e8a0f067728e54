"""À ma mesure: the standing follows results by small steps, and finds where somebody wins their share."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from ai.arena.following import PEOPLE, windows
from ai.measure import FIRST, MOST, SEARCHING, SPAN, Standing, levels


def test_levels_lie_beside_the_standing() -> None:
    assert levels(0.0, 3) == ["first"] * 3 and levels(4.0, 3) == ["expert"] * 3
    assert levels(1.34, 3) == ["normal", "easy", "easy"] and levels(2.5, 1) in (["normal"], ["hard"])
    assert levels(1.0, 0) == []


def test_a_win_moves_it_up_and_a_loss_down_by_less_than_a_level() -> None:
    before = Standing(level=2.0, matches=FIRST)
    up, down = before.after(1.0, 0.25), before.after(0.0, 0.25)
    assert 2 < up.level < 3 and 1 < down.level < 2 and up.matches == down.matches == FIRST + 1
    assert Standing(level=1.0).after(1.0, 0.25).level - 1 == pytest.approx((up.level - 2) * SEARCHING, abs=0.01)


def test_it_stays_within_the_ladder() -> None:
    assert Standing(level=0.0).after(0.0, 0.25).level == 0 and Standing(level=MOST).after(1.0, 0.25).level == MOST


@pytest.mark.parametrize("seats", [2, 4])
def test_whoever_wins_as_often_as_they_should_stays_where_they_are(seats: int) -> None:
    rng, standing = Random(seats), Standing(level=2.0, matches=FIRST)
    found = []
    for _ in range(4000):
        standing = standing.after(float(rng.random() < 1.1 / seats), 1 / seats)
        found.append(standing.level)
    assert SPAN < 1 and min(found) >= 0 and max(found) <= MOST


@pytest.mark.parametrize("who", PEOPLE)
def test_people_who_learn_and_tire_win_about_their_share_over_twenty_matches(who: str) -> None:
    found = windows(who, 4, people=120, matches=60, seed=3)
    assert all(0.9 <= fmean(each) <= 1.3 for each in found[1:])

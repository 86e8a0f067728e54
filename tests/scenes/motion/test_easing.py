"""Easings start at 0 and end at 1; bumps come back."""

from __future__ import annotations

from itertools import pairwise

import pytest

from scenes.app.sound import SOUNDS
from scenes.kit import timing
from scenes.motion.easing import BUMPS, DECELERATE, EASINGS, Easing, decelerate, in_back, shake, suspense

each = pytest.mark.parametrize("ease", EASINGS.values(), ids=EASINGS)


@each
def test_an_easing_goes_from_nothing_to_all(ease: Easing) -> None:
    assert ease(0.0) == pytest.approx(0.0, abs=1e-12)
    assert ease(1.0) == pytest.approx(1.0)


@each
def test_only_in_back_ever_goes_back(ease: Easing) -> None:
    way = [ease(step / 500) for step in range(501)]
    assert (min(b - a for a, b in pairwise(way)) < -1e-12) == (ease is in_back)


@pytest.mark.parametrize("bump", BUMPS.values(), ids=BUMPS)
def test_a_bump_comes_back(bump: Easing) -> None:
    assert bump(0.0) == pytest.approx(0.0) and bump(1.0) == pytest.approx(0.0)
    assert max(abs(bump(step / 100)) for step in range(101)) <= 1.0


def test_decelerate_is_the_curve_it_says() -> None:
    x1, y1, x2, y2 = DECELERATE
    for step in range(1, 100):
        s = step / 100
        x = 3 * x1 * s * (1 - s) ** 2 + 3 * x2 * s * s * (1 - s) + s**3
        y = 3 * y1 * s * (1 - s) ** 2 + 3 * y2 * s * s * (1 - s) + s**3
        assert decelerate(x) == pytest.approx(y, abs=0.003)


def test_a_refusal_shakes_twice_to_each_side() -> None:
    signs = [shake(step / 200) > 0 for step in range(1, 200)]
    assert sum(a != b for a, b in pairwise(signs)) == 3


def test_suspense_waits_at_seven_tenths_for_350_ms() -> None:
    ms = timing.MOVEMENTS["suspense"].ms
    waiting = [step for step in range(ms + 1) if suspense(step / ms) == pytest.approx(0.7)]
    assert waiting[-1] - waiting[0] == pytest.approx(350, abs=2)


def test_every_moment_moves_in_a_known_way() -> None:
    assert {movement.ease for movement in timing.MOVEMENTS.values()} <= EASINGS.keys()


def test_every_moment_sounds_as_the_table_can() -> None:
    named = {name for movement in timing.MOVEMENTS.values() for name in (movement.starts, movement.lands) if name}
    assert named <= SOUNDS.keys()


def test_a_play_takes_180_to_320_ms_by_distance_and_rises_90_at_most() -> None:
    assert [timing.play_ms(distance) for distance in (0, 320, 640, 5000)] == [180, 250, 320, 320]
    assert timing.arc_height(100) < timing.arc_height(300) < timing.arc_height(5000) == 90


@pytest.mark.parametrize("cards", [0, 1, 2, 20, 42, 110, 2000])
def test_a_deal_is_short_however_many_cards(cards: int) -> None:
    gap = timing.stagger_ms(cards, 390)
    assert 0 <= gap <= 60 and gap * max(0, cards - 1) + 390 <= 1400

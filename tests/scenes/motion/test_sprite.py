"""Slots, and sprites that drift to them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes.stage.slots import POSE, Back, Slot, tilt, turn
from scenes.stage.sprite import Sprite

HERE, THERE = Slot(0, 0), Slot(100, 50, angle=20, scale=0.5, face_up=False, z=7, alpha=0.5, lift=10)


def pose(sprite: Sprite) -> tuple[float, ...]:
    return tuple(getattr(sprite, name) for name in POSE)


def test_a_new_sprite_rests_in_its_slot() -> None:
    sprite = Sprite("r1a", THERE)
    assert pose(sprite) == THERE.pose and sprite.z == 7 and sprite.settled


def test_a_sprite_drifts_home_and_is_then_exactly_there() -> None:
    sprite = Sprite("r1a", HERE)
    sprite.home = THERE
    for _ in range(40):
        sprite.follow(1 / 60)
    assert pose(sprite) == THERE.pose and sprite.z == 7 and sprite.settled


def test_a_hover_rises_in_90_ms_and_sinks_in_120() -> None:
    sprite = Sprite("r1a", HERE)
    sprite.home = replace(HERE, lift=15)
    sprite.follow(0.09)
    assert sprite.lift == pytest.approx(15 * 0.95, rel=0.01)
    sprite.rest()
    sprite.home = HERE
    sprite.follow(0.12)
    assert sprite.lift == pytest.approx(15 * 0.05, rel=0.02)


def test_a_drift_is_the_same_at_any_frame_rate() -> None:
    one, many = Sprite("r1a", HERE), Sprite("r1a", HERE)
    one.home = many.home = THERE
    one.follow(0.05)
    for _ in range(10):
        many.follow(0.005)
    assert pose(one) == pytest.approx(pose(many))


def test_no_time_moves_nothing() -> None:
    sprite = Sprite("r1a", HERE)
    sprite.home = replace(HERE, x=0.1)
    sprite.follow(0.0)
    assert sprite.x == 0 and not sprite.settled


def test_an_angle_goes_the_short_way_round() -> None:
    sprite = Sprite("r1a", Slot(0, 0, angle=170))
    sprite.home = Slot(0, 0, angle=-170)
    sprite.follow(0.03)
    assert 170 < sprite.angle < 190


def test_a_flip_shows_the_other_face_at_half() -> None:
    sprite = Sprite("r1a", HERE)
    sprite.flip = 0.49
    assert not sprite.shows_face and sprite.width < 0.05
    sprite.flip = 0.51
    assert sprite.shows_face
    sprite.flip = 1.0
    assert sprite.width == 1.0


def test_what_is_lifted_is_seen_higher() -> None:
    assert Sprite("r1a", THERE).drawn_at == (100, 40)


def test_a_back_has_no_name_but_its_place() -> None:
    assert Back("hand:2", 5) != Back("hand:2", 4)


@given(st.floats(-720, 720), st.floats(-720, 720))
def test_a_turn_is_never_more_than_half(start: float, end: float) -> None:
    way = turn(start, end)
    assert -180 <= way <= 180
    assert (start + way - end) % 360 == pytest.approx(0, abs=1e-6) or (start + way - end) % 360 == pytest.approx(360)


@given(st.text())
def test_a_card_lands_askew_by_three_degrees_at_most_and_always_alike(seed: str) -> None:
    assert -3 <= tilt(seed) <= 3 and tilt(seed) == tilt(seed)


@pytest.mark.parametrize(("most", "given"), [(3.0, ()), (14.0, (14.0,))])
def test_cards_land_askew_all_the_way_to_either_side(most: float, given: tuple[float, ...]) -> None:
    angles = [tilt(str(seed), *given) for seed in range(500)]
    assert min(angles) == pytest.approx(-most, rel=0.02) and max(angles) == pytest.approx(most, rel=0.02)

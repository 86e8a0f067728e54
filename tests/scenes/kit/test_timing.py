"""Durations of plays and deals."""

from __future__ import annotations

import pytest

from scenes.kit.timing import arc_height, play_ms, stagger_ms


@pytest.mark.parametrize(("distance", "ms"), [(0, 180), (320, 250), (640, 320), (2000, 320)])
def test_a_play_takes_longer_from_afar_up_to_a_limit(distance: float, ms: int) -> None:
    assert play_ms(distance) == ms


@pytest.mark.parametrize(("distance", "height"), [(0, 0), (100, 16), (562.5, 90), (1000, 90)])
def test_a_card_rises_by_a_share_of_its_way_up_to_a_limit(distance: float, height: float) -> None:
    assert arc_height(distance) == pytest.approx(height)


@pytest.mark.parametrize(("cards", "ms", "gap"), [(0, 170, 60), (5, 170, 60), (31, 170, 41), (31, 500, 30)])
def test_a_deal_of_many_cards_is_closer_together(cards: int, ms: int, gap: int) -> None:
    assert stagger_ms(cards, ms) == gap

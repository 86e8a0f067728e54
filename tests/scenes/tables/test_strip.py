"""The standings after a round: the order of everyone, as it changes."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from scenes.kit.text import Type
from scenes.tables.strip import MOVES, WAITS, Strip

KIND = Type(1.0)


def reach(reduced: bool = False, instant: bool = False) -> Any:
    clock = SimpleNamespace(instant=instant)
    return SimpleNamespace(stage=SimpleNamespace(reduced=reduced), director=SimpleNamespace(clock=clock))


def test_the_best_come_first() -> None:
    assert Strip((0, 0, 0), (5, 9, 5)).order((5, 9, 5)) == [1, 0, 2]
    assert Strip((0, 0, 0), (5, 9, 5), lowest=True).order((5, 9, 5)) == [0, 2, 1]


def test_those_who_are_level_share_a_place() -> None:
    strip = Strip((0, 0, 0, 0), (5, 9, 5, 1))
    assert [strip.place(seat) for seat in range(4)] == [2, 1, 2, 4]
    assert [Strip(strip.before, strip.after, lowest=True).place(seat) for seat in range(4)] == [2, 4, 2, 1]


def test_old_places_are_seen_first_and_then_change() -> None:
    strip = Strip((1, 2), (3, 2))
    assert strip.update(WAITS, reach()) and strip.share == 0.0
    assert strip.update(MOVES / 2, reach()) and strip.share == pytest.approx(0.5)
    assert strip.update(MOVES, reach()) and strip.share == 1.0
    assert not strip.update(1.0, reach())


@pytest.mark.parametrize("still", [reach(reduced=True), reach(instant=True)])
def test_where_nothing_moves_the_new_places_are_there_at_once(still: Any) -> None:
    strip = Strip((1, 2), (3, 2))
    assert strip.update(0.01, still) and strip.share == 1.0
    assert not strip.update(0.01, still)


@pytest.mark.parametrize("seats", range(2, 13))
def test_it_fits_the_room_that_it_is_given(seats: int) -> None:
    strip = Strip((0,) * seats, tuple(range(100, 100 + seats)))
    for width, height in ((500, 90), (300, 180), (200, 300)):
        shape = strip.shape(KIND, width, height)
        if shape is None:
            assert strip.height(KIND, width, height) == 0.0
            continue
        row, disc = shape
        across, _ = strip._cell(KIND, disc)
        assert row * across <= width and strip.height(KIND, width, height) <= height


def test_without_room_there_is_none() -> None:
    assert Strip((0, 0), (1, 2)).shape(KIND, 20, 200) is None
    assert Strip((0, 0), (1, 2)).shape(KIND, 200, 20) is None

"""The clock: real time in, the motion's time out."""

from __future__ import annotations

from math import inf

import pytest

from scenes.motion.clock import INSTANT, RATES, Clock


@pytest.mark.parametrize("rate", RATES)
def test_time_passes_at_the_rate(rate: float) -> None:
    assert Clock(rate).advance(0.02) == 0.02 * rate


@pytest.mark.parametrize("rate", RATES)
def test_no_time_is_no_time_at_any_rate(rate: float) -> None:
    assert Clock(rate).advance(0.0) == 0.0


def test_a_paused_clock_stands() -> None:
    clock = Clock(INSTANT)
    clock.paused = True
    assert clock.advance(1.0) == 0.0


def test_instant_is_all_the_time_there_is() -> None:
    clock = Clock(INSTANT)
    assert clock.instant and clock.advance(0.001) == inf


def test_only_the_known_rates() -> None:
    with pytest.raises(ValueError, match="not at 3"):
        Clock(3)

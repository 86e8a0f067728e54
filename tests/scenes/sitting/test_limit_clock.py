"""The clock of a sitting: a limit that is held neither runs nor grows."""

from __future__ import annotations

from game.table import Timer
from scenes.sitting.limit_clock import LimitClock

PRESS = Timer(id=3, kind="press", seconds=15, seats=(0, 1))


def opened() -> LimitClock:
    clock = LimitClock()
    clock.pass_time(2.3)
    clock.open(PRESS.id)
    return clock


def test_a_limit_does_not_run_while_it_is_held() -> None:
    clock = opened()
    for _ in range(200):
        clock.hold(1 / 60)
        clock.pass_time(1 / 60)
    assert abs((clock.left(PRESS) or 0.0) - 15) < 1e-6
    clock.pass_time(4.0)
    assert abs((clock.left(PRESS) or 0.0) - 11) < 1e-6


def test_a_limit_never_has_more_than_its_whole_time() -> None:
    clock = opened()
    clock.hold(0.1)
    assert clock.left(PRESS) == 15


def test_where_the_clock_stands_still_nothing_is_given_back() -> None:
    """A match that was opened again: its question is read out before anybody has touched anything."""
    clock = opened()
    for _ in range(300):
        clock.hold(0.1)
    clock.pass_time(5.0)
    assert abs((clock.left(PRESS) or 0.0) - 10.1) < 1e-6

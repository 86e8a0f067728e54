"""What the evening on screen is judged by."""

from __future__ import annotations

import evening
import pytest
from part import Tally

MINUTES = 60


def flat() -> Tally:
    """An evening in which nothing grows: a match of each game every four minutes, everything held as before."""
    tally = Tally("evening", done=MINUTES)
    for minute in range(MINUTES):
        tally.cells["blit", minute] = 300
        for game in evening.GAMES:
            tally.cells["frame", minute, game, 2000] = 1000
            tally.cells["frame", minute, game, 9000] = 20
        tally.cells["memory", minute] = 100_000 + 500 * (minute % 4)
        tally.cells["worker memory", minute] = 50_000
        for name in evening.FLAT:
            tally.cells[name, minute] = 5
    return tally


def test_an_evening_in_which_nothing_grows_is_well() -> None:
    assert evening.verdict(flat()) == []


def test_the_first_minutes_may_take_what_they_need() -> None:
    tally = flat()
    for minute in range(evening.WARM):
        tally.cells["memory", minute] = 50_000 + 1000 * minute
    assert evening.verdict(tally) == []


@pytest.mark.parametrize("name", ["memory", "worker memory"])
def test_memory_that_grows_by_two_megabytes_an_hour_is_found(name: str) -> None:
    tally = flat()
    for minute in range(MINUTES):
        tally.cells[name, minute] += 2048 * minute // 60
    assert [wrong for wrong in evening.verdict(tally) if wrong.startswith(name)]


@pytest.mark.parametrize("name", evening.FLAT)
def test_handles_threads_and_processes_that_stay_are_found(name: str) -> None:
    tally = flat()
    tally.cells[name, MINUTES - 1] += evening.FLAT[name] + 1
    assert len(evening.verdict(tally)) == 1


@pytest.mark.parametrize(("usual", "slow"), [(2000, 3000), (9000, 15000)], ids=["most frames", "the worst frames"])
def test_frames_of_one_game_that_get_slower_are_found(usual: int, slow: int) -> None:
    tally = flat()
    for minute in range(40, MINUTES):
        tally.cells["frame", minute, "trio", slow] = tally.cells.pop(("frame", minute, "trio", usual))
    assert len(evening.verdict(tally)) == 1


def test_a_slower_machine_is_no_slower_frame() -> None:
    tally = flat()
    for minute in range(40, MINUTES):
        tally.cells["blit", minute] = 600
        for game in evening.GAMES:
            for cost in (2000, 9000):
                tally.cells["frame", minute, game, 2 * cost] = tally.cells.pop(("frame", minute, game, cost))
    assert evening.verdict(tally) == []

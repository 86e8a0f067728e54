"""build/bench/starts.py: two programs started in turns, the best start of each compared."""

from __future__ import annotations

from pathlib import Path

import pytest
import starts
from starts import Start


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing measured earlier, and no dots."""
    starts.frozen_starts.cache_clear()
    monkeypatch.setattr(starts.progress, "tick", lambda: None)


def test_the_best_start_of_each_side_counts_whatever_else_the_machine_did(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {"ours": [Start(2, 9), Start(3, 4), Start(2.5, 8)], "theirs": [Start(4, 5), Start(5, 5), Start(1, 6)]}
    monkeypatch.setattr(starts, "timed", lambda command: found[command[0]].pop(0))
    assert starts.best(["ours"], ["theirs"], quick=True) == (Start(2, 4), Start(1, 5))


def test_both_clocks_are_read_from_the_same_starts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("FROZEN", "UNFROZEN"):
        monkeypatch.setattr(starts, name, tmp_path)
    monkeypatch.setattr(starts, "best", lambda ours, theirs, quick: (Start(11, 9), Start(10, 10)))
    assert starts.frozen_cpu(False) == 1.1
    monkeypatch.delattr(starts, "best")
    assert starts.frozen_wall(False) == 0.9


def test_without_a_frozen_program_nothing_is_made_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(starts, "FROZEN", tmp_path / "none")
    assert starts.frozen_cpu(False) is None
    assert starts.frozen_wall(False) is None

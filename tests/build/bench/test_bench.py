"""build/bench/bench.py: every row says how long it takes, is stopped when it hangs, and all end in time."""

from __future__ import annotations

import argparse
import subprocess
from collections import Counter

import bench
import pytest
from rows import FACTS, MEMORY, ROWS

ALL = [*ROWS, *FACTS, *MEMORY]
ASKED = argparse.Namespace(quick=False, no_peers=True)
MINUTES = 15
"""The whole, on two cores."""


def test_no_two_rows_have_the_same_name() -> None:
    assert [name for name, count in Counter(row.name for row in ALL).items() if count > 1] == []


def test_all_rows_together_say_that_they_end_in_time() -> None:
    assert bench.about(ALL, quick=False) < MINUTES * 60


@pytest.mark.parametrize("row", [ROWS[0], FACTS[0], MEMORY[0]], ids=lambda row: row.name)
def test_a_row_that_hangs_is_stopped_and_missed(row: bench.AnyRow, monkeypatch: pytest.MonkeyPatch) -> None:
    def hang(command: list[str], timeout: float, **rest: object) -> None:
        raise subprocess.TimeoutExpired(command, timeout)

    monkeypatch.setattr(bench.subprocess, "run", hang)
    assert [(result["name"], result["met"]) for result in bench.apart([row], ASKED)] == [(row.name, False)]


@pytest.mark.parametrize(("running", "limits"), [(0.5, (60, 200)), (2.0, (60, 200)), (12.0, (360, 1200))])
def test_a_row_has_more_time_where_others_use_the_machine(
    running: float, limits: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench.os, "getloadavg", lambda: (running, 0.0, 0.0))
    monkeypatch.setattr(bench.os, "cpu_count", lambda: 2)
    assert (bench.patience(2), bench.patience(40)) == limits


def test_a_row_that_was_stopped_can_be_shown() -> None:
    assert "MISSED" in bench.table([{**bench.told(ROWS[0]), "met": False}])


def test_a_row_says_beforehand_how_long_it_takes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said: list[str] = []

    def listen(rows: list[bench.AnyRow], asked: object) -> list[bench.Result]:
        said.append(capsys.readouterr().err)
        return [{**bench.told(row), "met": True} for row in rows]

    monkeypatch.setattr(bench, "apart", listen)
    bench.all_of([ROWS[0], FACTS[0]], ASKED)
    assert [text.split(", about ")[-1].strip() for text in said] == [f"{ROWS[0].seconds} s", f"{FACTS[0].seconds} s"]


def test_rows_that_share_a_measurement_are_measured_together(monkeypatch: pytest.MonkeyPatch) -> None:
    together: list[list[str]] = []
    monkeypatch.setattr(bench, "apart", lambda rows, asked: together.append([row.name for row in rows]) or [])
    bench.all_of([row for row in ALL if row.name.startswith("frame-trio")], ASKED)
    assert together == [["frame-trio-ratio", "frame-trio-ours"]]

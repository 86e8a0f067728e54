"""A second start hands its file to the window that is open already."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from game import shelf_door
from game.shelf_door import HANDED, SIGN, Door, hand_over
from tests.processes import ROOT

HANDS_OVER = """
import sys
from pathlib import Path
from game.shelf_door import hand_over
print(hand_over(Path(sys.argv[1]), Path(sys.argv[2]), 10.0))
"""
HOLDS = """
import sys
from pathlib import Path
from game.shelf_door import Door
door = Door(Path(sys.argv[1]))
print(door.open(), flush=True)
sys.stdin.read()
"""


def started(code: str, *words: Path | str) -> subprocess.Popen[str]:
    """Another program that runs this code; a lock binds only others, so one process can't stand for two."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    command = [sys.executable, "-c", code, *map(str, words)]
    return subprocess.Popen(command, cwd=ROOT, text=True, **pipes)  # type: ignore[call-overload, no-any-return]


def ended(process: subprocess.Popen[str]) -> str:
    return process.communicate(timeout=30)[0].strip()


@pytest.mark.parametrize("name", ["match.tablee", "Élodie à table.tablee", "a\nb.tablee"])
def test_the_open_window_takes_the_file_of_a_second_start(tmp_path: Path, name: str) -> None:
    door = Door(tmp_path)
    assert door.open()
    second = started(HANDS_OVER, tmp_path, tmp_path / name)
    taken = None
    while taken is None and second.poll() is None:
        taken = door.handed()
    assert taken == tmp_path / name
    assert ended(second) == "True"
    assert door.handed() is None
    door.close()


def test_without_a_window_nothing_is_handed_over(tmp_path: Path) -> None:
    assert not shelf_door._watched(tmp_path), "so nobody is waited for"
    assert not hand_over(tmp_path, tmp_path / "match.tablee")
    assert list(tmp_path.iterdir()) == []


def test_a_window_that_was_killed_takes_nothing(tmp_path: Path) -> None:
    (tmp_path / SIGN).write_bytes(b"")
    assert not shelf_door._watched(tmp_path), "so nobody is waited for"
    assert not hand_over(tmp_path, tmp_path / "match.tablee")


def test_a_window_that_does_not_look_is_not_waited_for_for_ever(tmp_path: Path) -> None:
    window = started(HOLDS, tmp_path)
    assert window.stdout is not None
    assert window.stdout.readline().strip() == "True"
    assert not hand_over(tmp_path, tmp_path / "match.tablee", patience=0.1)
    assert not (tmp_path / HANDED).exists()
    assert ended(window) == ""


def test_a_window_is_given_time_between_two_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr(shelf_door, "_watched", lambda folder: True)
    monkeypatch.setattr(shelf_door, "sleep", lambda seconds: (slept.append(seconds), (tmp_path / HANDED).unlink()))
    assert hand_over(tmp_path, tmp_path / "match.tablee")
    assert slept == [shelf_door.LOOK]


def test_a_second_window_leaves_the_door_to_the_first(tmp_path: Path) -> None:
    door = Door(tmp_path)
    door.open()
    second = started(HOLDS, tmp_path)
    assert ended(second) == "False"
    door.close()
    assert not (tmp_path / SIGN).exists()


def test_what_was_handed_to_an_earlier_window_is_forgotten(tmp_path: Path) -> None:
    (tmp_path / HANDED).write_bytes(b"/old.tablee")
    door = Door(tmp_path)
    door.open()
    assert door.handed() is None
    door.close()


def test_a_folder_that_cannot_be_written_has_no_door(tmp_path: Path) -> None:
    nowhere = tmp_path / "missing" / "folder"
    assert not Door(nowhere).open()
    assert not hand_over(nowhere, tmp_path / "match.tablee")


@pytest.mark.parametrize("length", [64 * 1024, 64 * 1024 + 1])
def test_a_path_is_taken_up_to_64_kibibytes(tmp_path: Path, length: int) -> None:
    door = Door(tmp_path)
    assert door.open()
    path = "/" + "p" * (length - 1)
    (tmp_path / HANDED).write_text(path)
    assert door.handed() == (Path(path) if length == 64 * 1024 else None)
    assert door.handed() is None
    door.close()


def test_an_empty_path_is_none(tmp_path: Path) -> None:
    door = Door(tmp_path)
    door.open()
    (tmp_path / HANDED).write_bytes(b"")
    assert door.handed() is None
    door.close()


def test_a_door_that_is_closed_takes_nothing_and_can_be_opened_again(tmp_path: Path) -> None:
    door = Door(tmp_path)
    for _ in range(2):
        assert door.open()
        door.close()
        door.close()
        (tmp_path / HANDED).write_bytes(b"/late.tablee")
        assert door.handed() is None and (tmp_path / HANDED).exists()
        assert list(tmp_path.iterdir()) == [tmp_path / HANDED]


def test_a_window_has_two_seconds_and_is_asked_fifty_times_a_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [100.0]
    monkeypatch.setattr(shelf_door, "_watched", lambda folder: True)
    monkeypatch.setattr(shelf_door, "monotonic", lambda: now[0])
    monkeypatch.setattr(shelf_door, "sleep", lambda seconds: now.__setitem__(0, now[0] + seconds))
    assert not hand_over(tmp_path, tmp_path / "match.tablee")
    assert 102.0 < now[0] <= 102.0 + 1.5 / 50
    assert not (tmp_path / HANDED).exists()

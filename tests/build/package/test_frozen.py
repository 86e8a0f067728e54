"""build/package/frozen.py: what is packed, weighed and tried out."""

from __future__ import annotations

import json
import sys
import tarfile
import zipfile
from pathlib import Path

import frozen
import pytest

from scenes.app.version import VERSION

# --- Packing ---


@pytest.fixture
def dist(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty dist/ with a program of one file."""
    monkeypatch.setattr(frozen, "DIST", tmp_path)
    (tmp_path / "tablee").mkdir()
    (tmp_path / "tablee" / "tablee").write_text("program")
    return tmp_path


def test_what_freezing_lacks_is_named_as_debian_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(frozen.shutil, "which", lambda name: None)
    with pytest.raises(frozen.Stop, match="sudo apt install binutils"):
        frozen.check()


def test_an_archive_for_linux_is_portable(dist: Path) -> None:
    with tarfile.open(frozen.archive(dist / "tablee", "linux-x86_64")) as file:
        assert f"tablee-{VERSION}/tablee-data/README.txt" in file.getnames()


def test_an_archive_for_windows_is_portable(dist: Path) -> None:
    with zipfile.ZipFile(frozen.archive(dist / "tablee", "windows-x86_64")) as file:
        assert f"tablee-{VERSION}/tablee-data/README.txt" in file.namelist()


def test_what_has_grown_too_large_is_not_published(dist: Path) -> None:
    with pytest.raises(frozen.Stop, match="too large"):
        frozen.weigh(dist / "tablee", 0)


def test_checksums_are_of_what_is_downloaded(dist: Path) -> None:
    for name in ("a.deb", "b.txt"):
        (dist / name).write_bytes(b"")
    assert [line.split()[1] for line in frozen.checksums().read_text().splitlines()] == ["a.deb"]


# --- Trying out ---


def told(folder: Path, trouble: str = "") -> Path:
    path = folder / "report.json"
    path.write_text(json.dumps({"trouble": trouble}), encoding="utf-8")
    return path


def test_a_program_that_tells_nothing_has_failed(tmp_path: Path) -> None:
    with pytest.raises(frozen.Stop, match="told nothing"):
        frozen.judged(tmp_path / "report.json", 0)


def test_a_program_that_tells_of_trouble_has_failed(tmp_path: Path) -> None:
    with pytest.raises(frozen.Stop, match="no fonts"):
        frozen.judged(told(tmp_path, "no fonts"), 0)


def test_a_program_that_ends_badly_has_failed(tmp_path: Path) -> None:
    with pytest.raises(frozen.Stop, match="ended with 3"):
        frozen.judged(told(tmp_path), 3)


def test_a_program_that_went_through_everything_passes(tmp_path: Path) -> None:
    assert frozen.judged(told(tmp_path), 0) == {"trouble": ""}

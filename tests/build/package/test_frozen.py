"""build/package/frozen.py: what is packed, weighed and tried out."""

from __future__ import annotations

import json
import os
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


def test_modules_are_packed_as_they_are_since_unpacking_them_slows_every_start(
    dist: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: dict[str, str] = {}
    stub_freezing(dist, monkeypatch, told)
    frozen.freeze()
    assert told["PYINSTALLER_ZLIB_COMPRESSION_LEVEL"] == "0"


def test_nothing_frozen_earlier_is_used_again(dist: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stub_freezing(dist, monkeypatch, {})
    (dist / "pyinstaller").mkdir()
    frozen.freeze()
    assert not (dist / "pyinstaller").exists()


def stub_freezing(dist: Path, monkeypatch: pytest.MonkeyPatch, told: dict[str, str]) -> None:
    """Freeze nothing; put the variables that PyInstaller would be given into `told`."""
    monkeypatch.setattr(frozen, "WORK", dist)
    for name in ("check", "draw_icons"):
        monkeypatch.setattr(frozen, name, lambda: None)
    monkeypatch.setattr(frozen, "run", lambda command, env: told.update(env))


def test_an_archive_for_linux_is_portable(dist: Path) -> None:
    with tarfile.open(frozen.archive(dist / "tablee", "linux-x86_64")) as file:
        assert f"tablee-{VERSION}/tablee-data/README.txt" in file.getnames()


def test_an_archive_for_windows_is_portable(dist: Path) -> None:
    with zipfile.ZipFile(frozen.archive(dist / "tablee", "windows-x86_64")) as file:
        assert f"tablee-{VERSION}/tablee-data/README.txt" in file.namelist()


@pytest.mark.parametrize("target", ["linux-x86_64", "windows-x86_64"])
def test_the_same_files_make_the_same_archive_at_any_time_and_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, target: str
) -> None:
    made = []
    for number, place in enumerate(("here", "elsewhere/far")):
        folder = tmp_path / place / "tablee"
        (folder / "inner").mkdir(parents=True)
        for name in ("tablee", "inner/b", "inner/a") if number else ("inner/a", "inner/b", "tablee"):
            (folder / name).write_text(name)
            os.utime(folder / name, (1000 * number + 1, 1000 * number + 1))
            (folder / name).chmod(0o600 if number else 0o644)
        monkeypatch.setattr(frozen, "DIST", folder.parent)
        made.append(frozen.archive(folder, target).read_bytes())
    assert made[0] == made[1]


def test_a_program_can_be_run_from_its_archive(dist: Path) -> None:
    (dist / "tablee" / "tablee").chmod(0o755)
    with tarfile.open(frozen.archive(dist / "tablee", "linux-x86_64")) as file:
        assert file.getmember(f"tablee-{VERSION}/tablee").mode == 0o755


def test_nothing_is_packed_before_it_has_tried_itself_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program, tried = tmp_path / "tablee", list[str]()
    program.write_text("one")
    monkeypatch.setattr(frozen, "executable", lambda: program)
    monkeypatch.setattr(frozen, "SMOKED", tmp_path / "smoked")

    def smoke() -> None:
        tried.append(program.read_text())
        frozen.SMOKED.write_text(frozen.digest(program), encoding="utf-8")

    monkeypatch.setattr(frozen, "smoke_frozen", smoke)
    frozen.check_smoked()
    frozen.check_smoked()
    program.write_text("two")
    frozen.check_smoked()
    assert tried == ["one", "two"]


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

"""The folder that was chosen to keep everything in: remembered in a small file, and read with care."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game import shelf_home


@pytest.fixture
def note(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that names the chosen folder."""
    monkeypatch.setattr(shelf_home.platformdirs, "user_config_path", lambda *_, **__: tmp_path / "config")
    (tmp_path / "config").mkdir()
    return tmp_path / "config" / shelf_home.CHOSEN


@pytest.mark.parametrize("name", ["games", "Élodie et Zoé", os.fsdecode(b"caf\xe9"), " two "])
def test_the_chosen_folder_is_remembered_by_its_exact_name(name: str, note: Path, tmp_path: Path) -> None:
    shelf_home.choose(tmp_path / name)
    assert shelf_home.chosen() == tmp_path / name


@pytest.mark.parametrize("written", [None, b"", b" \n"], ids=["nothing", "empty", "blank"])
def test_a_note_without_a_name_chooses_no_folder(written: bytes | None, note: Path) -> None:
    if written is not None:
        note.write_bytes(written)
    assert shelf_home.chosen() is None


def test_a_note_is_read_up_to_64_kibibytes_and_a_longer_one_chooses_no_folder(note: Path) -> None:
    longest = "/" + "a" * (64 * 1024 - 1)
    note.write_text(longest)
    assert shelf_home.chosen() == Path(longest)
    note.write_text(longest + "a")
    assert shelf_home.chosen() is None

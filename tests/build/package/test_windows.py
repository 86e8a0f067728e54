"""build/package/windows.py: frozen under Wine as elsewhere; the setup, by whichever NSIS is there."""

from __future__ import annotations

from pathlib import Path

import frozen
import pytest
import windows


@pytest.fixture
def nsis(tmp_path: Path) -> Path:
    """The folder of an NSIS with the stubs that the official one has."""
    (tmp_path / "Stubs").mkdir()
    (tmp_path / "Stubs" / "lzma_solid-x86-unicode").write_bytes(b"")
    return tmp_path


def test_the_official_nsis_is_not_asked_for_what_it_can_not_make(nsis: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(windows, "DEBIAN_STUBS", nsis / "none")
    assert windows.target_of(str(nsis / "makensis.exe")) == []


def test_an_nsis_that_can_makes_a_setup_of_64_bits(nsis: Path) -> None:
    (nsis / "Stubs" / "lzma_solid-amd64-unicode").write_bytes(b"")
    assert windows.target_of(str(nsis / "makensis.exe")) == ["-XTarget amd64-unicode"]


def test_under_wine_the_program_is_frozen_with_the_same_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: dict[str, str] = {}

    def heard(*words: object, more: dict[str, str]) -> tuple[int, str]:
        told.update(more)
        return 1, "as far as this goes"

    monkeypatch.setattr(windows, "FOLDER", tmp_path)
    monkeypatch.setattr(windows, "heard", heard)
    monkeypatch.setattr(windows, "python", lambda: tmp_path / "python.exe")
    monkeypatch.setattr(windows, "end_wine", lambda: None)
    monkeypatch.setattr(frozen, "draw_icons", lambda: None)
    with pytest.raises(frozen.Stop, match="as far as this goes"):
        windows.freeze()
    assert told == frozen.settings()

"""build/package/windows.py: the setup, by whichever NSIS is there."""

from __future__ import annotations

from pathlib import Path

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

"""Where a packed program keeps things: in the user's folder, or beside itself."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from game import shelf


@pytest.fixture
def packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a packed program that runs."""
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "tablee"))
    return tmp_path.resolve()


def test_an_installed_program_keeps_things_in_the_users_folder(packed: Path) -> None:
    assert not shelf.home().is_relative_to(packed)


def test_a_packed_program_can_be_told_to_keep_things_beside_itself(packed: Path) -> None:
    assert shelf.home(portable=True) == packed / "tablee-data"


def test_a_program_that_comes_with_a_folder_keeps_things_there(packed: Path) -> None:
    (packed / "tablee-data").mkdir()
    assert shelf.home() == packed / "tablee-data"


def test_on_macos_beside_the_program_is_beside_its_bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "Tablee.app" / "Contents" / "MacOS" / "tablee"))
    assert shelf.home(portable=True) == tmp_path.resolve() / "tablee-data"


def test_a_checkout_keeps_things_in_the_users_folder_whatever_lies_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tablee-data").mkdir()
    monkeypatch.setattr(shelf, "ASSETS", tmp_path / "assets")
    assert not shelf.home().is_relative_to(tmp_path)

"""Where a packed program keeps things: in the user's folder, or beside itself."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from game import shelf, shelf_home


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


@pytest.mark.parametrize("ours", [True, False])
def test_beside_an_appimage_is_beside_its_file_and_not_where_it_is_mounted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ours: bool
) -> None:
    mounted = tmp_path / "mount" / "usr" / "lib" / "tablee"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(mounted / "tablee"))
    monkeypatch.setenv("APPIMAGE", str(tmp_path / "Téléchargements" / "tablee.AppImage"))
    monkeypatch.setenv("APPDIR", str(tmp_path / ("mount" if ours else "mount of another program")))
    beside = tmp_path.resolve() / "Téléchargements" if ours else mounted.resolve()
    assert shelf.home(portable=True) == beside / "tablee-data"


def test_a_checkout_keeps_things_in_the_users_folder_whatever_lies_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tablee-data").mkdir()
    monkeypatch.setattr(shelf_home, "CHECKOUT", tmp_path)
    assert not shelf.home().is_relative_to(tmp_path)


def test_asked_for_once_it_stays_portable_until_that_is_undone(packed: Path) -> None:
    assert shelf_home.make_portable() == packed / "tablee-data"
    assert shelf_home.make_portable() is None, "told once"
    (packed / "tablee-data" / "records.json").write_text("{}", encoding="utf-8")
    assert shelf.home() == packed / "tablee-data"
    assert shelf_home.make_installed() == packed / "tablee-data-aside"
    assert shelf_home.make_installed() is None
    assert not shelf.home().is_relative_to(packed)
    shelf_home.make_portable()
    assert (packed / "tablee-data" / "records.json").exists(), "what was there is there again"


def test_a_folder_that_was_chosen_is_used_unless_the_program_is_portable(
    packed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf_home.platformdirs, "user_config_path", lambda *_, **__: tmp_path / "config" / "tablee")
    shelf_home.choose(tmp_path / "Élodie")
    assert shelf.home() == tmp_path / "Élodie"
    shelf_home.make_portable()
    assert shelf.home() == packed / "tablee-data"

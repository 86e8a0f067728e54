"""The folder that was chosen to keep everything in: remembered in a small file, and read with care."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

import pytest

from game import shelf_home
from game.shelf_disk import ShelfError


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


@pytest.fixture
def packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a program as players download it."""
    folder = tmp_path.resolve() / "program"
    folder.mkdir()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(folder / "tablee"))
    monkeypatch.delenv("APPIMAGE", raising=False)
    monkeypatch.delenv("APPDIR", raising=False)
    return folder


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's own folder."""
    monkeypatch.setattr(shelf_home.platformdirs, "user_data_path", lambda *_, **__: tmp_path / "own")
    return tmp_path / "own"


def test_a_checkout_keeps_everything_in_the_users_own_folder_unless_it_is_portable(note: Path, own: Path) -> None:
    assert shelf_home.home() == own
    assert shelf_home.home(portable=True) == shelf_home.CHECKOUT / shelf_home.BESIDE


def test_a_chosen_folder_comes_before_the_users_own(note: Path, own: Path, tmp_path: Path) -> None:
    shelf_home.choose(tmp_path / "elsewhere")
    assert shelf_home.home() == tmp_path / "elsewhere"


def test_a_packed_program_uses_the_folder_beside_it_once_it_is_there(packed: Path, note: Path, own: Path) -> None:
    assert shelf_home.home() == own
    (packed / shelf_home.BESIDE).mkdir()
    assert shelf_home.home() == packed / shelf_home.BESIDE


def test_a_choice_is_remembered_where_no_program_had_settings_before(note: Path, tmp_path: Path) -> None:
    note.parent.rmdir()
    shelf_home.choose(tmp_path / "games")
    assert shelf_home.chosen() == tmp_path / "games"


def test_a_choice_that_can_not_be_written_says_so(note: Path, tmp_path: Path) -> None:
    note.parent.rmdir()
    note.parent.write_bytes(b"in the way")
    with pytest.raises(ShelfError, match="can't be kept"):
        shelf_home.choose(tmp_path / "games")


def test_what_lay_beside_the_program_is_put_aside_and_back(packed: Path) -> None:
    beside, aside = packed / shelf_home.BESIDE, packed / shelf_home.ASIDE
    assert shelf_home.make_installed() is None
    assert shelf_home.make_portable() == beside and beside.is_dir()
    assert shelf_home.make_portable() is None
    assert shelf_home.make_installed() == aside and aside.is_dir() and not beside.exists()
    assert shelf_home.make_portable() == beside and not aside.exists()


def test_a_folder_beside_the_program_that_can_not_be_moved_or_made_says_so(
    packed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: Path) -> None:
        raise OSError(errno.EROFS, "read only")

    monkeypatch.setattr(shelf_home.disk, "mkdir", refused)
    with pytest.raises(ShelfError, match="can't be made"):
        shelf_home.make_portable()
    (packed / shelf_home.BESIDE).mkdir()
    monkeypatch.setattr(shelf_home.disk, "replace", refused)
    with pytest.raises(ShelfError, match="can't be put aside"):
        shelf_home.make_installed()


def test_a_folder_is_tried_out_and_left_as_it_was(tmp_path: Path) -> None:
    assert shelf_home.unwritable(tmp_path / "new" / "shelf") is None
    assert list((tmp_path / "new" / "shelf").iterdir()) == []
    (tmp_path / "file").write_bytes(b"")
    assert "nothing can be kept in" in str(shelf_home.unwritable(tmp_path / "file" / "shelf"))


def test_an_appimage_keeps_its_folder_beside_its_own_file(
    packed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("APPIMAGE", str(tmp_path / "games" / "Tablée.AppImage"))
    monkeypatch.setenv("APPDIR", str(packed))
    assert shelf_home.program() == tmp_path.resolve() / "games"


@pytest.mark.parametrize(
    ("file", "mounted"), [("other.AppImage", "elsewhere"), ("other.AppImage", ""), ("", "program")]
)
def test_the_appimage_of_another_program_changes_nothing(
    file: str, mounted: str, packed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("APPIMAGE", file and str(tmp_path / "games" / file))
    monkeypatch.setenv("APPDIR", mounted and str(tmp_path / mounted))
    assert shelf_home.program() == packed


def test_a_bundle_keeps_its_folder_beside_itself(packed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inside = tmp_path.resolve() / "Applications" / "Tablée.app" / "Contents" / "MacOS"
    monkeypatch.setattr(sys, "executable", str(inside / "tablee"))
    assert shelf_home.program() == inside.parents[2]
    for other in (inside.parent / "Linux", inside.parent.parent / "MacOS"):
        monkeypatch.setattr(sys, "executable", str(other / "tablee"))
        assert shelf_home.program() == other


def test_documents_are_looked_for_where_the_user_keeps_them_else_at_home(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf_home.platformdirs, "user_documents_path", lambda: tmp_path / "Documents")
    assert shelf_home.documents() == Path.home()
    (tmp_path / "Documents").mkdir()
    assert shelf_home.documents() == tmp_path / "Documents"

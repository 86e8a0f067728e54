"""Disks that refuse: what is tried again, what is cleared away, and what waits until it can be written."""

from __future__ import annotations

import errno
import sys
from pathlib import Path
from random import Random

import pytest

from game import journal, shelf_disk
from game.match import Match
from game.shelf import Shelf, ShelfError
from game.shelf_keeper import SIGN, Keeper
from tests.game import laws
from tests.game.disks import Fault, under


def broken(*_: object) -> None:
    raise OSError(errno.EIO, "broken")


def go_on(match: Match, moves: int) -> None:
    rng = Random(moves)
    for _ in range(moves):
        match.play(*laws.random_move(match.state, rng))


def kept(match: Match) -> Keeper:
    assert isinstance(match.keep, Keeper)
    return match.keep


def test_after_a_wait_in_vain_nothing_is_waited_for_during_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    now, slept = [100.0], list[float]()
    monkeypatch.setattr(shelf_disk, "WAITS", (0.01, 0.02))
    monkeypatch.setattr(shelf_disk, "sleep", slept.append)
    monkeypatch.setattr(shelf_disk, "monotonic", lambda: now[0])
    patience = shelf_disk._Patience()

    def held() -> str:
        raise PermissionError

    for waits in (2, 2, 4):
        with pytest.raises(PermissionError):
            patience(held)
        assert len(slept) == waits
        assert patience(lambda: "done") == "done"
        now[0] += 0.5


def test_a_file_that_can_not_be_written_leaves_nothing_half_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf_disk, "write", broken)
    with pytest.raises(OSError, match="broken"):
        shelf_disk.put(tmp_path / "file", b"text", tmp_path / "file.new")
    assert list(tmp_path.iterdir()) == []


def test_a_marked_match_is_where_its_name_says_though_the_folder_can_not_be_synced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf, match = Shelf(tmp_path), Match("tordu", None, 3, 1)
    path = shelf.keep(match)
    shelf.release(match)
    monkeypatch.setattr(shelf_disk, "sync_folder", broken)
    over = shelf.mark(path, over=True)
    assert over != path and over.exists() and not path.exists()
    monkeypatch.setattr(shelf_disk, "replace", broken)
    assert shelf.mark(over, over=False) == over and over.exists()


def test_a_folder_of_matches_that_can_not_be_read_is_listed_as_what_can_not_be_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "glob", broken)
    assert [listed.path for listed in Shelf(tmp_path).listed()] == [tmp_path / "matches"]


def test_all_files_of_a_folder_are_copied(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "one")
    for seed in (1, 2):
        match = Match("tordu", None, 3, seed)
        shelf.keep(match)
        shelf.release(match)
    copy = shelf.copied_to(tmp_path / "two")
    assert len(copy.listed()) == len(shelf.listed()) == 2


def test_a_pack_that_was_moved_stays_moved_after_a_power_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf, synced = Shelf(tmp_path), list[Path]()
    shelf.questions.mkdir(parents=True)
    (shelf.questions / "ours.json").write_bytes(b"{}")
    monkeypatch.setattr(shelf_disk, "sync_folder", synced.append)
    deleted = shelf.delete_pack(shelf.questions / "ours.json")
    assert synced[-1] == deleted.parent
    shelf.restore_pack(deleted)
    assert synced[-1] == shelf.questions


def test_a_pack_that_can_not_be_moved_says_so(tmp_path: Path) -> None:
    with pytest.raises(ShelfError, match="can't be moved"):
        Shelf(tmp_path).delete_pack(tmp_path / "none.json")


def test_moves_that_may_wait_are_written_once_the_disk_has_room(tmp_path: Path) -> None:
    match = Match("tordu", None, 3, 1)
    with under(tmp_path) as disk:
        path = Shelf(tmp_path).keep(match)
        kept(match).insists = False
        disk.fault = Fault(errno.ENOSPC, ("write",))
        go_on(match, 3)
        assert "the disk is full" in str(kept(match).trouble)
        disk.fault = None
        go_on(match, 1)
        assert kept(match).trouble is None
    assert journal.decode(path.read_bytes()).moves == match.moves


def test_a_match_whose_first_line_can_not_be_written_leaves_no_file(tmp_path: Path) -> None:
    with under(tmp_path) as disk:
        disk.fault = Fault(errno.ENOSPC, ("write",))
        with pytest.raises(ShelfError):
            Shelf(tmp_path).keep(Match("tordu", None, 3, 1))
    assert [path for path in (tmp_path / "matches").iterdir() if path.suffix != SIGN] == []


def test_the_sign_of_a_match_is_put_down_with_it(tmp_path: Path) -> None:
    match = Match("tordu", None, 3, 1)
    Shelf(tmp_path).keep(match)
    keeper = kept(match)
    Shelf(tmp_path).release(match)
    assert keeper.sign.closed


def test_a_file_that_is_held_says_what_its_holder_says_and_nothing_of_before(tmp_path: Path) -> None:
    for text in (b"a long one", b"2", b""):
        shelf_disk.hold(tmp_path / "sign", text).close()
        assert (tmp_path / "sign").read_bytes() == text


@pytest.mark.skipif(sys.platform == "win32", reason="there it is another lock")
@pytest.mark.parametrize("number", [errno.EACCES, errno.EAGAIN])
def test_a_file_that_another_program_holds_is_not_held_twice(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def held(*_: object) -> None:
        raise OSError(number, "held")

    monkeypatch.setattr(shelf_disk.fcntl, "lockf", held)
    with pytest.raises(BlockingIOError):
        shelf_disk.hold(tmp_path / "sign", b"mine")
    assert (tmp_path / "sign").read_bytes() == b"", "nothing is written into what others hold"

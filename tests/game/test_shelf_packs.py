"""Manuscripts on the shelf: whole or not at all on any disk, buried and dug up; files that are handed out."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from game.shelf import LARGEST, Shelf, ShelfError
from game.shelf_packs import Manuscripts, hand_out
from tests.game.disks import CHANGES, FAULTS, Fault, under


@pytest.fixture
def kept(tmp_path: Path) -> Manuscripts:
    return Manuscripts(Shelf(tmp_path))


def test_a_manuscript_is_kept_and_read(kept: Manuscripts) -> None:
    kept.keep("ours", b"first")
    kept.keep("ours", b"second")
    assert kept.read("ours") == b"second" and kept.names() == ["ours"] and kept.read("theirs") is None


def test_it_is_no_pack(kept: Manuscripts) -> None:
    kept.keep("ours", b"{}")
    assert kept.shelf.packs() == []


@pytest.mark.parametrize("name", FAULTS)
def test_on_a_failing_disk_the_last_one_stays_whole(kept: Manuscripts, tmp_path: Path, name: str) -> None:
    from random import Random

    kept.keep("ours", b"first")
    for seed in range(12):
        with under(tmp_path) as disk:
            disk.fault = FAULTS[name](Random(seed))
            try:
                kept.keep("ours", b"second" * 50)
                fine = True
            except ShelfError as error:
                fine = False
                assert str(error)
        data = (tmp_path / "questions" / "unfinished" / "ours.manuscript").read_bytes()
        assert data == b"second" * 50 if fine else data in (b"first", b"second" * 50)


def test_a_full_disk_has_a_sentence(kept: Manuscripts, tmp_path: Path) -> None:
    with under(tmp_path) as disk, pytest.raises(ShelfError, match="can't be kept"):
        disk.fault = Fault(errno.ENOSPC, ("write",))
        kept.keep("ours", b"x")
    assert kept.names() == []


def test_it_is_dropped_once_nobody_needs_it(kept: Manuscripts, tmp_path: Path) -> None:
    kept.keep("ours", b"x")
    with under(tmp_path) as disk, pytest.raises(ShelfError, match="can't be deleted"):
        disk.fault = Fault(errno.EROFS, CHANGES)
        kept.drop("ours")
    assert kept.names() == ["ours"]
    kept.drop("ours")
    kept.drop("ours")
    assert kept.names() == []


def test_a_buried_one_can_be_dug_up(kept: Manuscripts, tmp_path: Path) -> None:
    assert not kept.dig_up("ours")
    kept.bury("ours")
    kept.keep("ours", b"x")
    kept.bury("ours")
    assert kept.names() == [] and kept.dig_up("ours") and kept.read("ours") == b"x"
    with under(tmp_path) as disk, pytest.raises(ShelfError, match="can't be moved"):
        disk.fault = Fault(errno.EROFS, CHANGES)
        kept.bury("ours")
    assert kept.names() == ["ours"]


def test_one_that_is_too_large_is_none(kept: Manuscripts) -> None:
    kept.keep("ours", b"x" * (LARGEST + 1))
    assert kept.read("ours") is None


def test_a_file_that_is_handed_out_takes_nobodys_place(tmp_path: Path) -> None:
    first = hand_out(tmp_path / "new", "ours", ".csv", b"1")
    second = hand_out(tmp_path / "new", "ours", ".csv", b"2")
    assert (first.name, second.name) == ("ours.csv", "ours-2.csv") and first.read_bytes() == b"1"
    with under(tmp_path) as disk, pytest.raises(ShelfError, match="can't be kept"):
        disk.fault = Fault(errno.ENOSPC, ("write",))
        hand_out(tmp_path / "new", "ours", ".csv", b"3")
    assert sorted(path.name for path in (tmp_path / "new").iterdir()) == ["ours-2.csv", "ours.csv"]

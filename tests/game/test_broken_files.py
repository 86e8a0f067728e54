"""Broken files never crash, never hang, never get lost: they are refused with a sentence.

What is on the screen meanwhile is in `tests/scenes/test_broken_files.py`; the long form is `dev.py soak --only broken`.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from random import Random

import pytest

from game import journal
from game.shelf import SetAside, Shelf, ShelfError
from tests.game.broken import NASTY, any_journal, broken, opened, resealed, sealed, whole_match


def test_a_match_cut_anywhere_opens_up_to_its_last_whole_line(tmp_path: Path) -> None:
    data = whole_match(moves=12)
    first = data.index(b"\n") + 1
    for length in range(len(data)):
        told = opened(tmp_path, data[:length])
        assert (told == "opened") == (length >= first - 1), (length, told)


@pytest.mark.parametrize("seed", range(4))
def test_a_broken_match_is_opened_or_refused_with_a_sentence(seed: int, tmp_path: Path) -> None:
    data, rng = whole_match(), Random(seed)
    for _ in range(150):
        assert opened(tmp_path, broken(data, rng))


@pytest.mark.parametrize("seed", range(4))
def test_a_match_that_says_nonsense_under_fitting_checksums_is_refused_with_a_sentence(
    seed: int, tmp_path: Path
) -> None:
    rng = Random(seed)
    for number in range(40):
        assert opened(tmp_path, resealed(any_journal(number), rng))


def test_what_opens_is_a_beginning_of_what_was_played(tmp_path: Path) -> None:
    """However a file was broken, no other match comes out of it."""
    data, rng = whole_match(), Random(9)
    told = journal.decode(data)
    for _ in range(300):
        try:
            found = journal.decode(broken(data, rng))
        except journal.JournalError:
            continue
        assert found.header == told.header and list(found.moves) == list(told.moves)[: len(found.moves)]


def test_a_glance_at_an_endless_number_is_no_harm(tmp_path: Path) -> None:
    texts = [line[: -journal.SEAL] for line in whole_match(moves=3).splitlines()]
    data = sealed([*texts, b'{"undo":%b}' % (b"9" * 5000)])
    assert journal.glance(data)[1] >= 0
    assert "can't be read" in opened(tmp_path, data)


@pytest.mark.parametrize("name", ["preferences", "records", "tables"])
def test_a_broken_small_file_is_set_aside_and_the_usual_values_hold(name: str, tmp_path: Path) -> None:
    for number, data in enumerate(NASTY):
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / f"{name}.json").write_bytes(data)
        value = Shelf(folder).read(name, dict[str, int], {"usual": 1})
        kept = b"".join(path.read_bytes() for path in folder.iterdir())
        assert isinstance(value, dict) and kept == data
        if value == {"usual": 1}:
            assert [path.name for path in folder.iterdir()] == [f"{name}.broken.json"]


def test_what_is_set_aside_is_told(tmp_path: Path) -> None:
    here = Shelf(tmp_path)
    (tmp_path / "records.json").write_bytes(b"{")
    here.read("records", dict[str, int], {})
    assert isinstance(here.troubles["records"], SetAside)
    here.write("records", {"a": 1})
    assert here.read("records", dict[str, int], {}) == {"a": 1} and not here.troubles


def test_a_folder_in_the_place_of_a_file_is_set_aside_too(tmp_path: Path) -> None:
    (tmp_path / "records.json").mkdir()
    here = Shelf(tmp_path)
    assert here.read("records", dict[str, int], {}) == {}
    here.write("records", {"a": 1})
    assert (tmp_path / "records.broken.json").is_dir() and here.read("records", dict[str, int], {}) == {"a": 1}


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")
@pytest.mark.parametrize("name", ["records.json", "matches/trio-0.match", "questions/ours.json"])
def test_what_never_ends_is_not_waited_for(name: str, tmp_path: Path) -> None:
    """A pipe that nobody writes to, and a device that never stops."""
    for number, make in enumerate((os.mkfifo, lambda path: Path(path).symlink_to("/dev/zero"))):
        folder = tmp_path / str(number)
        (folder / name).parent.mkdir(parents=True)
        make(folder / name)
        here = Shelf(folder)
        assert here.read("records", dict[str, int], {}) == {}
        assert all(kept.journal is None and "no ordinary file" in str(kept.trouble) for kept in here.matches())
        assert here.packs() == []


def test_what_cannot_be_read_now_is_neither_set_aside_nor_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = Shelf(tmp_path)
    here.write("records", {"a": 1})

    def held(*given: object) -> None:
        raise PermissionError(13, "held")

    with monkeypatch.context() as patch:
        patch.setattr("game.shelf_disk.opened", held)
        assert here.read("records", dict[str, int], {}) == {}
    with pytest.raises(ShelfError, match=r"records\.json can't be read: another program holds it"):
        here.write("records", {"b": 2})
    assert here.read("records", dict[str, int], {}) == {"a": 1}
    here.write("records", {"b": 2})
    assert here.read("records", dict[str, int], {}) == {"b": 2}

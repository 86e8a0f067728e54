"""Broken files never crash, never hang, never get lost: they are refused with a sentence. Long form: `make soak`."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game import journal
from game.shelf import Shelf
from tests.game.broken import NASTY, broken, opened, whole_match


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

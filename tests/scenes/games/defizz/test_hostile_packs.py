"""Packs from strangers: refused in words, or played with; nothing else happens. Long form: `make soak`."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.defizz import pack as packs
from scenes.kit.text import Type
from tests.game.defizz import hostile
from tests.scenes.games.defizz import packtrials
from tests.scenes.games.defizz.packtrials import SIZES, Trials, watch

PARTS, EACH = 4, 20


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """No pack of these stays for other tests."""
    kept = dict(packs._kept)
    yield
    packs._kept.clear()
    packs._kept.update(kept)


@pytest.mark.parametrize("part", range(PARTS))
def test_a_hostile_pack_is_refused_in_words_or_played_with(part: int, tmp_path: Path) -> None:
    trials = Trials(tmp_path, SIZES[part % len(SIZES)])
    for number in range(part * EACH, (part + 1) * EACH):
        trials.run(number)
    assert trials.met["taken"] and trials.met["refused"]


@pytest.mark.parametrize("number", [25, 31, 104])
def test_texts_as_long_as_they_may_be_stay_on_the_card(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Among them four hundred capitals in a row, in large type, on the small card of a full table."""
    monkeypatch.setattr(hostile, "made", longest)
    monkeypatch.setattr(hostile, "file", plain_file)
    trials = Trials(tmp_path, SIZES[number % len(SIZES)])
    trials.run(number)
    assert trials.met["moments"]


def test_a_long_question_stands_whole_on_its_card_once_it_is_over_too(tmp_path: Path) -> None:
    trials = Trials(tmp_path, SIZES[0])
    trials.run(13516)
    assert trials.met["taken"]


def test_the_longest_list_is_drawn_after_a_few_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred answers of a hundred letters each."""
    looks: list[str] = []
    wrapped = Type._wrapped
    monkeypatch.setattr(Type, "_wrapped", lambda kind, text, *rest: looks.append(text) or wrapped(kind, text, *rest))
    trials = Trials(tmp_path, SIZES[1])
    trials.run(19683)
    assert 0 < len([text for text in looks if text.count(", ") > 20]) < 20


@pytest.mark.parametrize(
    "spoil",
    [
        lambda pack: pack["questions"][0].update({"a\xadb": 1}),
        lambda pack: pack["questions"][0].update({"\x7f\ue000": 1}),
        lambda pack: pack["questions"][0].update(id="w" * 3_000),
        lambda pack: pack["questions"][2]["list"]["items"].extend([{"fr": {"main": "w " * 60}}] * 2),
    ],
    ids=["unseen", "private", "long", "twice"],
)
def test_a_spoilt_pack_in_the_folder_is_told_legibly_at_the_setup(
    spoil: Callable[[Any], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trials = Trials(tmp_path, SIZES[-1])
    trials.hands.app.prefer(text_size=150)
    pack = hostile.whole(Random(1))
    spoil(pack)
    monkeypatch.setattr(packtrials, "BY_HAND", 1)
    trials.lying_there(json.dumps(pack).encode(), Random(1))


def longest(rng: Random) -> tuple[str, bytes]:
    pack = hostile.whole(rng)
    hostile.long_everywhere(pack, rng)
    return "long", hostile.plain(pack, rng)


@pytest.mark.parametrize("kind", range(len(hostile.VAST)))
def test_a_pack_as_large_as_can_be_is_refused_in_words(
    kind: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hostile, "made", lambda rng: ("vast", hostile.VAST[kind](hostile.whole(rng))))
    monkeypatch.setattr(hostile, "file", plain_file)
    trials = Trials(tmp_path)
    trials.run(0)
    assert trials.met["refused"] == 1


def plain_file(folder: Path, data: bytes, rng: Random) -> tuple[str, Path]:
    path = folder / "pack.json"
    path.write_bytes(data)
    return "file", path


def test_what_is_written_elsewhere_is_noticed(tmp_path: Path) -> None:
    """The watch itself."""
    with pytest.raises(AssertionError, match="written outside"), watch().over(tmp_path / "user"):
        (tmp_path / "elsewhere").write_text("x")

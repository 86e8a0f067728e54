"""Files as they should never be: cut, flipped, nested, huge, of the wrong kind; the same again from a seed."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

from game import journal
from game.journal import SEAL
from game.match import Match
from game.shelf import Shelf
from game.table import Said
from tests.game.kills import any_match
from tests.game.laws import random_move

NASTY = (
    b"",
    b"\x00" * 64,
    b"null",
    b"[]",
    b"{}",
    b"NaN",
    b'{"a":1e999}',
    b"[" * 100_000,
    b'{"a":' * 50_000,
    b'{"speed":100,"speed":200}',
    b'"\\ud800"',
    b'{"version":99999999999999999999999999}',
    b"\xff\xfe{\x00}\x00",
    b"\xef\xbb\xbf{}",
    b'{"name":"../../../../etc/passwd"}',
    "{\u202e}".encode(),
)
VALUES = (
    None, True, False, 0, -1, 1, 2, 99, 10**6, 2**31, 2**63, -(2**63), 2**64, 10**30, 0.5, 1e308, float("nan"),
    float("inf"), "", "x", "\x00", "a\x00b", "\ud800", "\u202egnp.exe", "\u200b", "a\nb", "\x1b[31m", "{0} {name} %s",
    "../../../../etc/passwd", "C:\\nul", "é" * 300, "W" * 20_000, "\U0001f600", [], {}, [[]], [None], {"": None},
    {"type": "play"}, "base", "fr", "hard", [[[[[[[[]]]]]]]], [0] * 500, 1_000_000_007, "2026-13-45", "9999-12-31",
)  # fmt: skip
"""What is put in the place of something else."""

Way = Callable[[bytes, Random], bytes]


def whole_match(game: str = "trepido", moves: int = 15) -> bytes:
    """A journal as it should be."""
    rng, match = Random(4), Match(game, None, None, 4, salt="x")
    while len(match.moves) < moves and match.state.outcome is None:
        match.play(*random_move(match.state, rng))
    return journal.encode(match)


@cache
def any_journal(seed: int) -> bytes:
    """Any game with any options, some way on, with something taken back."""
    rng = Random(f"journal {seed}")
    match = any_match(rng)
    for _ in range(rng.randrange(25)):
        if match.state.outcome is None:
            match.play(*random_move(match.state, rng))
    lines = journal.encode(match).splitlines()
    return sealed([line[:-SEAL] for line in lines] + ([b'{"undo":1}'] if len(lines) > 3 else []))


def sealed(texts: list[bytes]) -> bytes:
    """Lines with the checksums that fit them: then what they say is all that is wrong with them."""
    seal, lines = 0, []
    for text in texts:
        seal = crc32(text, seal)
        lines.append(b"%b\t%08x\n" % (text, seal))
    return b"".join(lines)


# ways to break a file


def cut(data: bytes, rng: Random) -> bytes:
    return data[: rng.randrange(len(data) + 1)]


def flip(data: bytes, rng: Random) -> bytes:
    """A few bits the other way."""
    broken = bytearray(data or b"\x00")
    for _ in range(rng.randrange(1, 5)):
        broken[rng.randrange(len(broken))] ^= 1 << rng.randrange(8)
    return bytes(broken)


def mix(data: bytes, rng: Random) -> bytes:
    """Something nasty in the middle of it."""
    at = rng.randrange(len(data) + 1)
    return data[:at] + rng.choice(NASTY) + data[at + rng.randrange(20) :]


def swap_lines(data: bytes, rng: Random) -> bytes:
    lines = data.splitlines(keepends=True) or [b"\n"]
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return b"".join(lines)


def replaced(data: bytes, rng: Random) -> bytes:
    return rng.choice(NASTY)


def emptied(data: bytes, rng: Random) -> bytes:
    """What a disk without power leaves: nothing where something was."""
    at = rng.randrange(len(data) + 1)
    hole = rng.randrange(len(data) + 1 - at) if rng.random() < 0.5 else len(data) - at
    return data[:at] + bytes(hole) + data[at + hole :]


def changed(data: bytes, rng: Random) -> bytes:
    """Proper JSON still, but something in it is another thing, is there twice, or is not there."""
    try:
        value = json.loads(data)
    except ValueError:
        return flip(data, rng)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        value = _changed(value, rng)
    text = json.dumps(value)
    if rng.random() < 0.1:
        text = text.replace("{", '{"' + rng.choice(("tablee", "name", "lines", "cards", "id")) + '":1,', 1)
    return text.encode()


def _changed(value: Any, rng: Random) -> Any:
    """One place in it, any."""
    keys = list(value) if isinstance(value, dict) else list(range(len(value))) if isinstance(value, list) else []
    if not keys or rng.random() < 0.12:
        return rng.choice(VALUES)
    key, way = rng.choice(keys), rng.random()
    if way < 0.1:
        return _without(value, key)
    if way < 0.15:
        return {**value, f"{key}{rng.randrange(9)}": value[key]} if isinstance(value, dict) else value * 40
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[key] = _changed(value[key], rng)
    return copy


def _without(value: Any, key: Any) -> Any:
    if isinstance(value, dict):
        return {name: part for name, part in value.items() if name != key}
    return [part for place, part in enumerate(value) if place != key]


def resealed(data: bytes, rng: Random) -> bytes:
    """A journal with a line changed, left out or doubled, under checksums that fit."""
    texts = [line[:-SEAL] for line in data.splitlines()]
    place, way = rng.randrange(len(texts)) if rng.random() < 0.7 else 0, rng.random()
    if way < 0.8:
        texts[place] = changed(texts[place], rng)
    elif way < 0.87:
        del texts[place]
    elif way < 0.94:
        texts.insert(place, rng.choice(texts))
    else:
        texts.insert(
            rng.randrange(len(texts) + 1), b'{"undo":%b}' % rng.choice((b"0", b"3", b"9" * 5000, b"-1", b"NaN"))
        )
    return sealed(texts)


WAYS: tuple[Way, ...] = (cut, flip, mix, swap_lines, replaced, emptied)
"""For any file."""
JSON_WAYS: tuple[Way, ...] = (*WAYS, *(changed,) * 8)
JOURNAL_WAYS: tuple[Way, ...] = (*WAYS, *(resealed,) * 8)


def broken(data: bytes, rng: Random) -> bytes:
    return rng.choice(WAYS)(data, rng)


def opened(folder: Path, data: bytes) -> str:
    """What becomes of a match in a broken file: `opened`, or the sentence that says why not. The file stays."""
    path = folder / "matches" / "trepido-0.match"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    shelf = Shelf(folder)
    kept = shelf.matches()
    assert [each.path for each in kept] == [path] and path.exists()
    if kept[0].journal is None:
        assert str(kept[0].trouble) and path.read_bytes() == data
        return str(kept[0].trouble)
    try:
        match = shelf.resume(path)
    except Said as error:
        assert path.read_bytes() == data
        return str(error)
    shelf.release(match)
    return "opened"

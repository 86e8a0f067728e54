"""Files as they should never be: cut, flipped, nested, huge, of the wrong kind; the same again from a seed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

from game import journal
from game.match import Match
from game.shelf import Shelf

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


def whole_match(game: str = "trepido", moves: int = 15) -> bytes:
    """A journal as it should be."""
    rng, match = Random(4), Match(game, None, None, 4, salt="x")
    while len(match.moves) < moves and match.state.outcome is None:
        seat = rng.choice(match.state.actors())
        match.play(seat, rng.choice(match.state.legal(seat)))
    return journal.encode(match)


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


WAYS: tuple[Callable[[bytes, Random], bytes], ...] = (cut, flip, mix, swap_lines, replaced)


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
    except Exception as error:
        from game.table import Said

        assert isinstance(error, Said), repr(error)
        return str(error)
    shelf.release(match)
    return "opened"

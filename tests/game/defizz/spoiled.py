"""A pack with every kind of question, spoiled at one place after the other; `make golden` keeps what is said of it."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zlib import crc32

from game.defizz.check import PackError
from game.defizz.lint import lint
from game.defizz.pack import decode
from tests.game.defizz.table import card, chrono, cible, lucky, name, pingpong, text

KEPT = Path(__file__).parents[1] / "golden" / "traces" / "spoiled-packs.txt"

LIST = pingpong("life-0001") | {
    "list": {
        "count": 4,
        "items": [name(f"entry {number}", accept=[f"form {number}"]) | {"fame": 0.25} for number in range(4)],
        "closed_by": text("closed"),
        "tempting": {"fr": ["piège"], "en": ["trap"]},
    }
}
FINE: dict[str, Any] = {
    "schema": "defizz-pack/1",
    "id": "fine",
    "version": "1",
    "title": text("Fine"),
    "license": "CC0",
    "questions": [
        chrono("geo-0001", stability="D", as_of="2026-01-01", recheck="2027-01-01", culture="fr", checked=1),
        cible("sci-0001", 2.5, decimals=1, kind="measure"),
        LIST,
        lucky("absurd-0001", "dice_high", dice=2),
        cible("hist-0001", 1789, kind="year", sigma=40, min=1700, max=1800),
        lucky("absurd-0002", "stop_clock", seconds=7),
    ],
    "cards": [
        card("D001", "geo-0001", "sci-0001", "life-0001"),
        card("M001", "absurd-0001", "hist-0001", "absurd-0002"),
    ],
}

Way = tuple[str | int, ...]
GONE = object()
WORDS: tuple[Any, ...] = ("", "x", " x", "x\u200by", "D001", "geo-0001", "y" * 401)
OTHERS: tuple[Any, ...] = (GONE, None, True, -1, 0, 3, 2.25, 10**17, [], ["x", "x"], {}, {"fr": "oui"}, {"en": "yes"})


def ways(part: Any = FINE, way: Way = ()) -> Iterator[Way]:
    """The way to every part of the pack, from outside to inside."""
    if way:
        yield way
    inside = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    for step, each in inside:
        yield from ways(each, (*way, step))


def spoiled(way: Way) -> Iterator[dict[str, Any]]:
    """The pack with something else at one place, or nothing, or one more of the same; in turn, to try all somewhere."""
    number = crc32(repr(way).encode())
    for value in (*(OTHERS[(number + step) % len(OTHERS)] for step in range(6)), WORDS[number % len(WORDS)]):
        pack = copy.deepcopy(FINE)
        around: Any = pack
        for step in way[:-1]:
            around = around[step]
        if value is GONE:
            del around[way[-1]]
        else:
            around[way[-1]] = value
        yield pack
    if isinstance(way[-1], int):
        pack = copy.deepcopy(FINE)
        around = pack
        for step in way[:-1]:
            around = around[step]
        around.append(around[way[-1]])
        yield pack


def written(pack: dict[str, Any]) -> bytes:
    """A file of the pack, a line for each field."""
    return json.dumps(pack, indent=1, ensure_ascii=False).encode()


def said(pack: dict[str, Any]) -> list[str]:
    """The line and the sentence of each fault, then what refuses the pack when it should be played."""
    data = written(pack)
    found = [f"{fault.line}: {fault.error}" for fault in lint(data)]
    try:
        decode(data)
    except PackError as error:
        found.append(str(error))
    return found


def kept() -> str:
    """For every place the number of faults that were found, and a checksum of all that was said."""
    lines = []
    for way in ways():
        told = [said(pack) for pack in spoiled(way)]
        place = ".".join(map(str, way))
        lines.append(f"{place} {sum(map(len, told))} {crc32(json.dumps(told).encode()):08x}")
    return "\n".join([*lines, ""])


def keep() -> None:
    """Write anew what is said."""
    KEPT.write_text(kept(), encoding="utf-8", newline="\n")
    print(KEPT)

"""The deeds that everyone has seen in a round, a small int a deed: symbol, seat, deed and value, eight bits each."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from game.trepido.cards import NAME, SYMBOLS, Symbol

Did = Literal[
    "laid",
    "drew",
    "kept",
    "took",
    "passed",
    "gave",
    "thanked",
    "silent",
    "swapped",
    "replayed",
    "reversed",
    "directed",
    "wrong",
    "late",
    "reshuffled",
    "unraced",
]
DEEDS: tuple[Did, ...] = Did.__args__  # type: ignore[attr-defined]
(
    LAID,
    DREW,
    KEPT,
    TOOK,
    PASSED,
    GAVE,
    THANKED,
    SILENT,
    SWAPPED,
    REPLAYED,
    REVERSED,
    DIRECTED,
    WRONG,
    LATE,
    RESHUFFLED,
    UNRACED,
) = (deed << 8 for deed in range(16))

WITH_CARD = {"laid", "wrong"}
WITH_SEAT = {"gave", "swapped"}


class Deed(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that a seat did, as all saw it."""

    seat: int
    did: Did
    card: str | None = None
    symbol: Symbol | None = None
    to: int | None = None
    count: int = 0


def read(code: int) -> Deed:
    value, deed, seat, symbol = code & 255, DEEDS[code >> 8 & 255], code >> 16 & 255, code >> 24
    return Deed(
        seat,
        deed,
        card=NAME[value] if deed in WITH_CARD else None,
        symbol=SYMBOLS[symbol - 1] if symbol else None,
        to=value if deed in WITH_SEAT else None,
        count=0 if deed in WITH_CARD | WITH_SEAT else value,
    )


def write(deed: Deed) -> int:
    value = deed.count
    if deed.card is not None:
        value = NAME.index(deed.card)
    elif deed.to is not None:
        value = deed.to
    symbol = SYMBOLS.index(deed.symbol) + 1 if deed.symbol else 0
    return symbol << 24 | deed.seat << 16 | DEEDS.index(deed.did) << 8 | value


def read_all(codes: Iterable[int]) -> tuple[Deed, ...]:
    return tuple([read(code) for code in codes])

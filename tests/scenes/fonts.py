"""What characters a TrueType font can draw, read from its `cmap` table (formats 4 and 12)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from struct import unpack_from


@cache
def characters(path: Path) -> frozenset[str]:
    """Every character that has a glyph in this font."""
    data = path.read_bytes()
    table = _table(data, b"cmap")
    found: set[int] = set()
    for record in range(unpack_from(">H", data, table + 2)[0]):
        start = table + unpack_from(">I", data, table + 4 + 8 * record + 4)[0]
        read = {4: _format_4, 12: _format_12}.get(unpack_from(">H", data, start)[0])
        if read:
            found |= read(data, start)
    return frozenset(map(chr, found))


def _table(data: bytes, name: bytes) -> int:
    """Where a table of the font begins."""
    for record in range(unpack_from(">H", data, 4)[0]):
        tag, _, start, _ = unpack_from(">4sIII", data, 12 + 16 * record)
        if tag == name:
            return int(start)
    raise ValueError(f"no {name.decode()} table")


def _format_4(data: bytes, start: int) -> set[int]:
    """Segments of the first plane: ends, starts, deltas, and offsets into a list of glyphs."""
    count = unpack_from(">H", data, start + 6)[0] // 2
    lists = [start + 14, *(start + 16 + 2 * count * part for part in (1, 2, 3))]
    ends, firsts, deltas, offsets = (unpack_from(f">{count}H", data, place) for place in lists)
    found = set()
    for segment, (first, end, delta, offset) in enumerate(zip(firsts, ends, deltas, offsets, strict=True)):
        for code in range(first, min(end, 0xFFFE) + 1):
            glyph = code
            if offset:
                glyph = unpack_from(">H", data, lists[3] + 2 * segment + offset + 2 * (code - first))[0]
            if (glyph + delta) % 0x10000 and (glyph or not offset):
                found.add(code)
    return found


def _format_12(data: bytes, start: int) -> set[int]:
    """Groups of characters whose glyphs follow each other."""
    found: set[int] = set()
    for group in range(unpack_from(">I", data, start + 12)[0]):
        first, end, glyph = unpack_from(">III", data, start + 16 + 12 * group)
        found.update(code for code in range(first, end + 1) if glyph + code - first)
    return found

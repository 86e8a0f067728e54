"""All that is wrong with a file that should be a pack, line by line, for people who write packs of their own."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple

import msgspec

from game.defizz.check import PackError, Readable, faults
from game.defizz.forms import Wrong, misformed
from game.defizz.lines import DEEPEST, lines, too_deep, twice
from game.defizz.mending import mend
from game.defizz.pack import BOM, LARGEST_FILE
from game.defizz.questions import MOST_CARDS, MOST_QUESTIONS, AnyQuestion, Card, PackFile, QuestionName, Text

MOST_FAULTS = 100
"""The most faults that are reported at once; whoever has mended these checks the pack again."""
LONGEST_MENDED = 2_000_000
"""The signs of a text up to which all its slips are looked for: three times those of the pack of the game."""
OTHER_WRITING = (b"\xff\xfe", b"\xfe\xff", b"\x00")
ALL = (msgspec.MsgspecError, RecursionError, UnicodeDecodeError, OverflowError)


class Fault(NamedTuple):
    """A fault in a pack, with its line and its reason; the line is 0 if it is the file as a whole."""

    line: int
    error: PackError


NAMED = re.compile(r" \([^)]*\)")
"""The name of a question or card inside a place."""


def lint(data: bytes) -> list[Fault]:
    """The faults of this file, in the order of its lines; nothing if it is a good pack."""
    found = list(islice(_faults(data), MOST_FAULTS))
    return sorted(found, key=lambda fault: fault.line)


def _faults(data: bytes) -> Iterator[Fault]:
    if len(data) > LARGEST_FILE:
        yield Fault(
            0, PackError("the pack is too large: {size} bytes, {most} at most", size=len(data), most=LARGEST_FILE)
        )
        return
    data = data.removeprefix(BOM)
    try:
        text = "" if data.startswith(OTHER_WRITING[:2]) or OTHER_WRITING[2] in data else data.decode()
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        yield Fault(line, PackError("a sign here is not written in UTF-8"))
        return
    if not text:
        yield Fault(0, PackError("the file is not a text in UTF-8"))
        return
    yield from _read(text)


def _read(text: str) -> Iterator[Fault]:
    """Decode the text, mended if it is not proper JSON. Lines are looked for only once something is wrong with it."""
    try:
        raw: Any = msgspec.json.decode(text)
    except RecursionError:
        yield Fault(too_deep(text) or 1, PackError("more than {most} brackets inside each other", most=DEEPEST))
        return
    except ALL as error:
        found = list(_slips(text))
        yield from found or [Fault(_line_of_byte(text, str(error)), PackError("this is not proper JSON"))]
        return
    yield from _contents(raw, text)


def _slips(text: str) -> Iterator[Fault]:
    """The slips in a text that is not proper JSON, then the faults of what was meant, if that can be told."""
    if len(text) > LONGEST_MENDED:
        return
    mended, slips = mend(text)
    yield from (Fault(*slip) for slip in slips)
    if mended is None:
        return
    try:
        raw = msgspec.json.decode(mended)
    except ALL:
        return
    yield from _contents(raw, mended)


def _contents(raw: Any, text: str) -> Iterator[Fault]:
    """The faults of a pack that was read from this text."""
    found = list(islice(wrong_parts(raw), MOST_FAULTS))
    where = lines(text, {place for place, _ in found})
    yield from (Fault(where[place], error) for place, error in found)
    if not _overlong(raw) and _repeats(text):
        for line, place in twice(text):
            yield Fault(line, PackError("{place}: this field is written twice", place=place))


def _repeats(text: str) -> bool:
    """True if a field is written twice anywhere."""
    met = False

    def look(pairs: list[tuple[str, Any]]) -> None:
        nonlocal met
        met = met or len({name for name, _ in pairs}) < len(pairs)

    json.loads(text, object_pairs_hook=look, parse_int=len, parse_float=len)
    return met


def _overlong(raw: Any) -> list[Wrong]:
    """Lists that are longer than any pack may be: nobody wants to hear what else is wrong with them."""
    return [
        Wrong(name, PackError("{place}: there may be {most} at most", place=name, most=most))
        for name, most in (("questions", MOST_QUESTIONS), ("cards", MOST_CARDS))
        if isinstance(raw, dict) and isinstance(raw.get(name), list) and len(raw[name]) > most
    ]


def wrong_parts(raw: Any) -> Iterator[Wrong]:
    """The faults of what was read: of its form, then of the contents of every part that is of the right form."""
    overlong = _overlong(raw)
    if overlong:
        yield from overlong
        return
    yield from misformed(raw, PackFile)
    if isinstance(raw, dict):
        for error in faults(_readable(raw)):
            yield Wrong(NAMED.sub("", error.values.get("place", "")), error)


def _readable(raw: dict[str, Any]) -> Readable:
    """The parts of a pack that can be read, each by itself."""
    questions, cards = (raw[name] if isinstance(raw.get(name), list) else [] for name in ("questions", "cards"))
    names: list[Any] = [_part(part.get("id"), QuestionName) if isinstance(part, dict) else None for part in questions]
    return Readable(
        id=_part(raw.get("id"), str),
        version=_part(raw.get("version"), str),
        title=_part(raw.get("title"), Text),
        license=_part(raw.get("license"), str),
        questions=tuple(_part(part, AnyQuestion) for part in questions),
        cards=tuple(_part(part, Card) for part in cards),
        known=None if not names or None in names else frozenset(names),
    )


def _part(part: Any, kind: Any) -> Any:
    """This part as what it should be; None if it is not of that form."""
    try:
        return msgspec.convert(part, kind)
    except msgspec.ValidationError:
        return None


def _line_of_byte(text: str, reason: str) -> int:
    """The line of the byte that the reader of JSON names; the last one if it names none."""
    found = re.search(r"byte (\d+)", reason)
    return text.encode()[: int(found[1]) if found else None].count(b"\n") + 1

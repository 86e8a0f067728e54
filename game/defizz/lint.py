"""All that is wrong with a file that should be a pack, line by line, for people who write packs of their own."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, NamedTuple

import msgspec

from game.defizz.check import PackError, faults
from game.defizz.lines import DEEPEST, lines, too_deep, twice
from game.defizz.pack import BOM, LARGEST_FILE, LONGEST_REASON
from game.defizz.questions import MOST_CARDS, MOST_QUESTIONS, AnyQuestion, Card, PackFile

MOST_FAULTS = 100
"""The most faults that are reported at once; whoever has mended these checks the pack again."""
OTHER_WRITING = (b"\xff\xfe", b"\xfe\xff", b"\x00")
ALL = (msgspec.MsgspecError, RecursionError, UnicodeDecodeError, OverflowError)


class Fault(NamedTuple):
    """A fault in a pack, with its line and its reason; the line is 0 if it is the file as a whole."""

    line: int
    error: PackError


class Wrong(NamedTuple):
    """A place in the pack, and what is wrong there."""

    place: str
    error: PackError


Say = Callable[[str, re.Match[str]], PackError]

REASONS: tuple[tuple[str, Say], ...] = (
    (r"Object missing required field `(.*)`",
     lambda at, of: PackError("{place}: the field {field} is missing", place=at, field=of[1])),
    (r"Object contains unknown field `(.*)`",
     lambda at, of: PackError("{place}: there is no field called {field}", place=at, field=of[1])),
    (r"Expected `str` of length <= (\d+)",
     lambda at, of: PackError("{place}: the text has more than {most} signs", place=at, most=of[1])),
    (r"Expected `str` of length >= \d+",
     lambda at, of: PackError("{place}: the text is too short", place=at)),
    (r"Expected `str` matching regex '(.*)'",
     lambda at, of: PackError("{place}: the name is not of the form {form}", place=at, form=of[1])),
    (r"Expected `(?:array|object)` of length >= (\d+)",
     lambda at, of: PackError("{place}: there must be {least} at least", place=at, least=of[1])),
    (r"Expected `(?:array|object)` of length <= (\d+)",
     lambda at, of: PackError("{place}: there may be {most} at most", place=at, most=of[1])),
    (r"Expected `(?:int|float)` >=? (\S+)",
     lambda at, of: PackError("{place}: the number is too small, {least} is the least", place=at, least=of[1])),
    (r"Expected `(?:int|float)` <=? (\S+)",
     lambda at, of: PackError("{place}: the number is too large, {most} is the most", place=at, most=of[1])),
    (r"Expected `str(?: \| null)?`, got .*",
     lambda at, of: PackError("{place}: a text between quotation marks is wanted here", place=at)),
    (r"Expected `int`, got .*",
     lambda at, of: PackError("{place}: a whole number is wanted here", place=at)),
    (r"Expected `(?:int|float).*`, got .*",
     lambda at, of: PackError("{place}: a number is wanted here", place=at)),
    (r"Expected `array.*`, got .*",
     lambda at, of: PackError("{place}: a list between square brackets is wanted here", place=at)),
    (r"Expected `object.*`, got .*",
     lambda at, of: PackError("{place}: fields between braces are wanted here", place=at)),
    (r"Invalid RFC3339 encoded date|Expected `date.*`, got .*",
     lambda at, of: PackError("{place}: a date such as 2026-01-31 is wanted here", place=at)),
    (r"Invalid (?:enum )?value '(.*)'",
     lambda at, of: PackError("{place}: {value} is not one of the words allowed here", place=at, value=of[1])),
)  # fmt: skip
"""The faults that the reader of JSON finds, in words for people."""
FORMS = tuple((re.compile(form, re.DOTALL), say) for form, say in REASONS)
PLACE = re.compile(r"^(?P<reason>.*?)(?: - at `\$\.?(?P<place>.*)`)?$", re.DOTALL)
LONG = re.compile(r"([^`']{60})[^`']{20,}")
"""A name too long to be told as it is."""
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
    yield from _read(data, text)


def _read(data: bytes, text: str) -> Iterator[Fault]:
    """Decode the text. Lines are looked for only once something is wrong with it."""
    try:
        raw: Any = msgspec.json.decode(data)
    except RecursionError:
        yield Fault(too_deep(text) or 1, PackError("more than {most} brackets inside each other", most=DEEPEST))
        return
    except ALL as error:
        yield Fault(_line_of_byte(data, str(error)), PackError("this is not proper JSON: {reason}", reason=str(error)))
        return
    found = list(islice(_wrong(raw), MOST_FAULTS))
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


def _wrong(raw: Any) -> Iterator[Wrong]:
    """The faults of what was read, part by part: a bad one does not hide the others."""
    if not isinstance(raw, dict):
        yield Wrong("", PackError("{place}: fields between braces are wanted here", place="pack"))
        return
    whole = _told(raw, PackFile, "")
    if whole is None:
        for error in faults(msgspec.convert(raw, PackFile)):
            yield Wrong(NAMED.sub("", error.values.get("place", "")), error)
        return
    spoilt = False
    for told in _overlong(raw) or _parts(raw):
        spoilt = True
        yield told
    if not spoilt:
        yield whole


def _parts(raw: dict[str, Any]) -> Iterator[Wrong]:
    """The questions and cards that are not of the right form."""
    for name, kind in (("questions", AnyQuestion), ("cards", Card)):
        for number, part in enumerate(raw[name] if isinstance(raw.get(name), list) else ()):
            told = _told(part, kind, f"{name}[{number}]")
            if told is not None:
                yield told


def _told(part: Any, kind: Any, place: str) -> Wrong | None:
    """The reason why this part is not of that kind; None if it is."""
    try:
        msgspec.convert(part, kind)
    except msgspec.ValidationError as error:
        found = PLACE.match(str(error))
        assert found is not None
        inside = (found["place"] or "")[:LONGEST_REASON]
        joint = "." if place and inside and not inside.startswith("[") else ""
        whole = f"{place}{joint}{inside}"
        reason = LONG.sub(r"\1…", found["reason"])
        return Wrong(whole, _sentence(whole or "pack", reason[:LONGEST_REASON]))
    return None


def _sentence(place: str, reason: str) -> PackError:
    for form, say in FORMS:
        found = form.fullmatch(reason)
        if found:
            return say(place, found)
    return PackError("{place}: {reason}", place=place, reason=reason)


def _line_of_byte(data: bytes, reason: str) -> int:
    found = re.search(r"byte (\d+)", reason)
    return data[: int(found[1])].count(b"\n") + 1 if found else data.count(b"\n") + 1

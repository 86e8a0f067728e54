"""All that is wrong with a file that should be a pack, line by line, for people who write packs of their own."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec

from game.defizz.check import PackError, faults
from game.defizz.lines import DEEPEST, Lines, lines
from game.defizz.pack import BOM, LARGEST_FILE, LONGEST_REASON
from game.defizz.questions import AnyQuestion, Card, PackFile

MOST_FAULTS = 100
"""Whoever has mended so many looks again."""
OTHER_WRITING = (b"\xff\xfe", b"\xfe\xff", b"\x00")
ALL = (msgspec.MsgspecError, RecursionError, UnicodeDecodeError, OverflowError)


class Fault(NamedTuple):
    """Where something is wrong, and what; the line is 0 if it is the file as a whole."""

    line: int
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
    (r"Invalid (?:enum )?value '(.*)'",
     lambda at, of: PackError("{place}: {value} is not one of the words allowed here", place=at, value=of[1])),
)  # fmt: skip
"""What the reader of JSON finds wrong, in words for people."""
FORMS = tuple((re.compile(form), say) for form, say in REASONS)
PLACE = re.compile(r"^(?P<reason>.*?)(?: - at `\$\.?(?P<place>.*)`)?$", re.DOTALL)
NAMED = re.compile(r" \([^)]*\)")
"""The name of a question or card inside a place."""


def lint(data: bytes) -> list[Fault]:
    """Everything wrong with this file, in the order of its lines; nothing if it is a good pack."""
    found = sorted(_faults(data), key=lambda fault: fault.line)
    return found[:MOST_FAULTS]


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
    where = lines(text)
    if where.too_deep is not None:
        yield Fault(where.too_deep, PackError("more than {most} brackets inside each other", most=DEEPEST))
        return
    yield from _read(data, where)


def _read(data: bytes, where: Lines) -> Iterator[Fault]:
    """What the text says, part by part: a bad one does not hide the others."""
    try:
        raw: Any = msgspec.json.decode(data)
    except ALL as error:
        yield Fault(_line_of_byte(data, str(error)), PackError("this is not proper JSON: {reason}", reason=str(error)))
        return
    for line, place in where.twice:
        yield Fault(line, PackError("{place}: this field is written twice", place=place))
    if not isinstance(raw, dict):
        yield Fault(1, PackError("{place}: fields between braces are wanted here", place="pack"))
        return
    spoilt = False
    for name, kind in (("questions", AnyQuestion), ("cards", Card)):
        for number, part in enumerate(raw[name] if isinstance(raw.get(name), list) else ()):
            fault = _told(part, kind, f"{name}[{number}]", where)
            if fault is not None:
                spoilt = True
                yield fault
    if not spoilt:
        yield from _together(raw, where)


def _together(raw: dict[str, Any], where: Lines) -> Iterator[Fault]:
    """What can only be seen once every question and card is of the right form."""
    fault = _told(raw, PackFile, "", where)
    if fault is not None:
        yield fault
        return
    for error in faults(msgspec.convert(raw, PackFile)):
        yield Fault(_line_of(error.values.get("place", ""), where), error)


def _told(part: Any, kind: Any, place: str, where: Lines) -> Fault | None:
    """What keeps this part from being what it should be."""
    try:
        msgspec.convert(part, kind)
    except msgspec.ValidationError as error:
        found = PLACE.match(str(error))
        assert found is not None
        inside = (found["place"] or "")[:LONGEST_REASON]
        joint = "." if place and inside and not inside.startswith("[") else ""
        whole = f"{place}{joint}{inside}"
        return Fault(_line_of(whole, where), _sentence(whole or "pack", found["reason"][:LONGEST_REASON]))
    return None


def _sentence(place: str, reason: str) -> PackError:
    for form, say in FORMS:
        found = form.fullmatch(reason)
        if found:
            return say(place, found)
    return PackError("{place}: {reason}", place=place, reason=reason)


def _line_of(place: str, where: Lines) -> int:
    """The line of a place, or of the smallest part around it that has one."""
    place = NAMED.sub("", place)
    while place and place not in where.at:
        place = place[: max(place.rfind("."), place.rfind("["), 0)]
    return where.at.get(place, 1)


def _line_of_byte(data: bytes, reason: str) -> int:
    found = re.search(r"byte (\d+)", reason)
    return data[: int(found[1])].count(b"\n") + 1 if found else data.count(b"\n") + 1

"""The form of a pack: every field that is missing, unknown or of another kind than its place wants, in words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec

from game.defizz.check import PackError

LONGEST_REASON = 200


class Wrong(NamedTuple):
    """A place in the pack, and what is wrong there."""

    place: str
    error: PackError


Say = Callable[[str, re.Match[str]], PackError]

EXAMPLES = {
    r"^[a-z0-9-]{1,40}$": "our-house",
    r"^[a-z]{1,12}-[0-9]{4}$": "geo-0001",
    r"^[DM][0-9]{3}$": "D001",
    r"^[a-z_]{1,20}$": "city",
}
"""A name of each form that names have in a pack."""
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
     lambda at, of: PackError("{place}: a name such as {form} is wanted here", place=at, form=EXAMPLES[of[1]])),
    (r"Expected `(?:array|object)` of length >= (\d+)",
     lambda at, of: PackError("{place}: there must be {least} at least", place=at, least=of[1])),
    (r"Expected `(?:array|object)` of length <= (\d+)",
     lambda at, of: PackError("{place}: there may be {most} at most", place=at, most=of[1])),
    (r"Expected `(?:int|float)` >=? (\S+)",
     lambda at, of: PackError("{place}: the number is too small, {least} is the least", place=at, least=of[1])),
    (r"Expected `(?:int|float)` <=? (\S+)",
     lambda at, of: PackError("{place}: the number is too large, {most} is the most", place=at, most=of[1])),
    (r".*out of range",
     lambda at, of: PackError("{place}: this number is out of all proportion", place=at)),
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


def worded(error: msgspec.ValidationError, place: str = "") -> Wrong:
    """A refusal of the reader in words; `place` is where the part stands that was read."""
    found = PLACE.match(str(error))
    assert found is not None
    inside = (found["place"] or "")[:LONGEST_REASON]
    joint = "." if place and inside and not inside.startswith("[") else ""
    return wrong(f"{place}{joint}{inside}", found["reason"])


def wrong(place: str, reason: str) -> Wrong:
    """This place with a reason of the reader's, in words."""
    at, reason = place or "pack", LONG.sub(r"\1…", reason)[:LONGEST_REASON]
    for form, say in FORMS:
        found = form.fullmatch(reason)
        if found:
            return Wrong(place, say(at, found))
    return Wrong(place, PackError("{place}: this can't be read", place=at))


def misformed(part: Any, kind: Any, place: str = "") -> Iterator[Wrong]:
    """Everything inside this part, as JSON has it, that is not of the kind that is wanted there."""
    first = next(_refused(part, kind, place), None)
    if first is None:
        return
    kinds = [each for each in _kinds(kind) if each is not NoneType]
    if _is_struct(kinds[0]) and isinstance(part, dict):
        yield from _fields(part, kinds, place)
    elif get_origin(_bare(kinds[0])) is tuple and isinstance(part, list):
        yield from _items(part, kinds[0], place)
    else:
        yield first


def _refused(part: Any, kind: Any, place: str) -> Iterator[Wrong]:
    """The first reason why this part is not of that kind, if it is not."""
    try:
        msgspec.convert(part, kind)
    except msgspec.ValidationError as error:
        yield worded(error, place)


def _fields(part: dict[str, Any], kinds: list[Any], place: str) -> Iterator[Wrong]:
    """The faults of an object: of each field by itself, of those that are missing, of those that nobody knows."""
    kind = kinds[0]
    tag_field = kind.__struct_config__.tag_field
    if tag_field:
        tagged = {each.__struct_config__.tag: each for each in kinds}
        if not isinstance(part.get(tag_field), str) or part[tag_field] not in tagged:
            yield from _refused(part, Union[tuple(kinds)], place)  # noqa: UP007
            return
        kind = tagged[part[tag_field]]
    hints, required = _hints(kind)
    for name in part:
        if name not in hints and name != tag_field:
            yield wrong(place, f"Object contains unknown field `{name}`")
    for name, hint in hints.items():
        if name in part:
            yield from misformed(part[name], hint, f"{place}.{name}" if place else name)
        elif name in required:
            yield wrong(place, f"Object missing required field `{name}`")


def _items(part: list[Any], kind: Any, place: str) -> Iterator[Wrong]:
    """The faults of a list: of its length, and of each item."""
    for meta in getattr(kind, "__metadata__", ()):
        if meta.min_length is not None and len(part) < meta.min_length:
            yield wrong(place, f"Expected `array` of length >= {meta.min_length}")
        if meta.max_length is not None and len(part) > meta.max_length:
            yield wrong(place, f"Expected `array` of length <= {meta.max_length}")
    item = get_args(_bare(kind))[0]
    for number, inside in enumerate(part):
        yield from misformed(inside, item, f"{place}[{number}]")


def _kinds(kind: Any) -> list[Any]:
    """The kinds that a place may have: one, or several of which one is wanted."""
    return list(get_args(kind)) if get_origin(kind) in (Union, UnionType) else [kind]


def _bare(kind: Any) -> Any:
    """A kind without the bounds that are written beside it."""
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


@cache
def _hints(kind: Any) -> tuple[dict[str, Any], frozenset[str]]:
    """The kinds of the fields of an object, and the names of those that must be there."""
    hints = get_type_hints(kind, include_extras=True)
    fields = msgspec.structs.fields(kind)
    return {each.name: hints[each.name] for each in fields}, frozenset(each.name for each in fields if each.required)

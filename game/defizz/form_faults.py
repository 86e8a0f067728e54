"""The faults of a question as it is written on its form, each with the field that it is about."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from game.defizz.check import LANGUAGES, PackError, Readable, faults
from game.defizz.forms import misformed
from game.defizz.question_form import NEEDED, Form, Raw, fields, languages_of, raw_of
from game.defizz.questions import AnyQuestion
from game.defizz.writing import folded

EMPTY = "{place}: something is to be written here"


class FieldFault(NamedTuple):
    """A field of a form, and what is wrong with what is written there."""

    field: str
    error: PackError


PLACES = (
    (r"(hint|text|note)\.(\w\w)", r"\1.\2"),
    (r"answer\.(\w\w)\.(accept|reject).*", r"\2.\1"),
    (r"answer\.(\w\w).*", r"answer.\1"),
    (r"wrong\.(\w\w).*", r"wrong.\1"),
    (r"number\.unit\.(\w\w)", r"unit.\1"),
    (r"number\.value", "number"),
    (r"number\.(\w+)", r"\1"),
    (r"list\.(closed_by|tempting)\.(\w\w).*", r"\1.\2"),
    (r"list\.items\[\d+\]\.(fr|en).*", r"entries.\1"),
    (r"list.*", "entries"),
    (r"chance\.kind", "chance"),
    (r"chance.*", "settings"),
    (r"(\w+)\[.*", r"\1"),
)
"""The place of a part inside a question, as a pattern, and the field in which it is written."""
PATTERNS = tuple((re.compile(place), field) for place, field in PLACES)
WITHIN = re.compile(r"^questions\[0\](?: \([^)]*\))?\.?")
"""The beginning of every place in a pack that is this question alone."""
ABOUT_ALL = (
    ("there is no text in any language", "text"),
    ("dated fact", "as_of"),
    ("recheck comes after", "recheck"),
    ("outside min and max", "number"),
    ("decimals", "decimals"),
    ("game of chance called", "chance"),
    ("both in the list and tempting", "tempting"),
    ("in the list twice", "entries"),
    ("the list says", "entries"),
    ("given twice", "accept"),
    ("both accepted and refused", "reject"),
    ("setting", "settings"),
    ("goes from", "settings"),
)
"""Words of a sentence about the question as a whole, and the field that it is about."""


MOST_KEPT = 8000
_kept: dict[tuple[int, str], tuple[Form, list[FieldFault]]] = {}
"""The identity of a form and its first language → the form and its faults; forms are never changed, only replaced."""


def form_faults(form: Form, languages: Sequence[str] = LANGUAGES[:1]) -> list[FieldFault]:
    """The faults of what is written on a form, one a field, in the order of the fields.

    A form on which nothing is written yet is taken to be in the first of these languages, and what is wrong in several
    is told in that one.
    """
    key = id(form), languages[0]
    if key not in _kept or _kept[key][0] is not form:
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        _kept[key] = form, _found(form, languages)
    return _kept[key][1]


def _found(form: Form, languages: Sequence[str]) -> list[FieldFault]:
    """The faults of a form, looked for anew."""
    first = languages[:1]
    spoken = sorted(languages_of(form), key=lambda one: one not in first) or list(first)
    raw = raw_of(form)
    found: dict[str, PackError] = {}
    for field, error in (*_empty(form, raw, spoken), *_wrong(raw, spoken)):
        found.setdefault(field, error)
    for one in spoken:
        if f"answer.{one}" in found and not form.get(f"note.{one}"):
            found.pop(f"note.{one}", None)  # the answer stands in for it, once it is there
    order = {name: place for place, name in enumerate(fields(raw["mode"]))}
    return [FieldFault(each, found[each]) for each in sorted(found, key=lambda name: order.get(name, len(order)))]


def _empty(form: Form, raw: Raw, spoken: Iterable[str]) -> Iterator[FieldFault]:
    """Fields without which there is no question."""
    needed = [f"{name}.{one}" for name in ("hint", "text") for one in spoken]
    if raw["mode"] == "cible" and not form.get("number", "").strip():
        needed.append("number")
    more = NEEDED.get(raw["mode"])
    yearly = raw["mode"] == "cible" and raw["number"]["kind"] == "year"
    if more is not None and not yearly:
        needed += [f"{more}.{one}" for one in spoken]
    for field in needed:
        if not form.get(field, "").strip():
            yield FieldFault(field, PackError(EMPTY, place=field))


def _wrong(raw: Raw, spoken: Sequence[str]) -> Iterator[FieldFault]:
    """All that the checks of a pack find in this question."""
    for place, error in misformed(raw, AnyQuestion):
        if place == "list.count":
            continue  # it is counted here, and the list itself says that it is too short
        missing = f"{place}.{error.values['field']}" if error.text.endswith("{field} is missing") else place
        yield FieldFault(_field_at(missing.removeprefix("."), spoken), error)
    try:
        question = msgspec.convert(raw, AnyQuestion)
    except msgspec.ValidationError:
        return
    for error in faults(_alone(question)):
        yield FieldFault(_field_of(error, raw, spoken), error)


def _alone(question: AnyQuestion) -> Readable:
    """This question as all there is in a pack."""
    return Readable(
        id=None, version=None, title=None, license=None, questions=(question,), cards=(), known=frozenset({question.id})
    )


def _field_of(error: PackError, raw: Raw, spoken: Sequence[str]) -> str:
    """The field that a sentence about a whole question is about."""
    inside = WITHIN.sub("", error.values.get("place", ""))
    if inside:
        return _field_at(inside, spoken)
    values = error.values
    if "language" in values:
        has_not = "has not" in error.text
        return _field_at(f"text.{values['language']}" if has_not else f"{values['name']}.{values['language']}", spoken)
    if "number.{name}" in error.text:
        return _field_at(f"number.{values['name']}", spoken)
    field = next((field for words, field in ABOUT_ALL if words in error.text), "text")
    return _spoken_field(field, _language_of(str(values.get("form", "")), field, raw, spoken))


def _language_of(form: str, field: str, raw: Any, spoken: Sequence[str]) -> str:
    """The language in which this form of an answer stands; the first one if it can't be told."""
    parts = [raw.get("answer", {}), raw.get("wrong", {}), raw.get("list", {}).get("tempting", {})]
    items = raw.get("list", {}).get("items", ()) if field in ("entries", "tempting") else ()
    for one in spoken:
        if form and any(folded(form) in _quoted(part.get(one)) for part in (*parts, *items)):
            return one
    return spoken[0]


def _quoted(part: Any) -> set[str]:
    """Every text inside a part, as sentences quote it."""
    if isinstance(part, str):
        return {repr(folded(part))}
    inside = part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()
    return {text for each in inside for text in _quoted(each)}


def _field_at(place: str, spoken: Sequence[str]) -> str:
    """The field in which the part at this place of a question is written."""
    for pattern, field in PATTERNS:
        if found := pattern.fullmatch(place):
            return _spoken_field(found.expand(field), spoken[0])
    return _spoken_field(place, spoken[0])


def _spoken_field(field: str, language: str) -> str:
    """The field with its language, if it is one that is there for each."""
    return f"{field}.{language}" if f"{field}.{language}" in ALL and field not in ALL else field


ALL = frozenset(name for mode in ("chrono", "cible", "pingpong", "chance") for name in fields(mode))

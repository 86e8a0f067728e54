"""The checks of a pack that its types can't make: every refusal names the place and the reason."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from game.defizz.chance import KINDS
from game.defizz.moves import LARGEST_NUMBER
from game.defizz.questions import (
    AnyQuestion,
    Card,
    ChanceQuestion,
    ChronoQuestion,
    CibleQuestion,
    ClosedList,
    Item,
    Luck,
    Name,
    Number,
    PackFile,
    PingPongQuestion,
    Question,
)
from game.defizz.writing import folded, unwritten
from game.table import Said

LANGUAGES = ("fr", "en")
HIDING = re.compile(r"""\\[^"\\]|(?<!\\)"\s|\s["]""")
"""In JSON without spaces of its own: a sign that must be written in another way, or a space beside a quotation mark."""
DEVICE = re.compile("con|prn|aux|nul|com[0-9]|lpt[0-9]")
"""Names that are no files on Windows, whatever comes after a dot."""
LEAST_SPREAD, MOST_SPREAD = 0.001, 10.0
"""The share by which a layman may be off; years are counted one by one."""
BOUNDS = ("value", "min", "max")


class PackError(Said, ValueError):
    """A pack that can't be used, with the place and the reason."""


def check(file: PackFile) -> None:
    """Refuse a pack that could not be played, or that hides something in its texts."""
    for fault in faults(file):
        raise fault


def faults(file: PackFile) -> Iterator[PackError]:
    """All that is wrong with a pack: at most one fault of every question and card."""
    for part in (_name_faults, _hidden, _question_faults, _card_faults):
        yield from part(file)


def _name_faults(file: PackFile) -> Iterator[PackError]:
    """A pack is kept in a file of its name, and must be found there again on any machine."""
    if DEVICE.fullmatch(file.id):
        yield PackError("{place}: Windows keeps the name {name} for itself", place="id", name=file.id)


def _question_faults(file: PackFile) -> Iterator[PackError]:
    """Every question by itself, and none twice."""
    ids: set[str] = set()
    for number, question in enumerate(file.questions):
        place = f"questions[{number}] ({question.id})"
        try:
            if question.id in ids:
                raise PackError("{place}: there is a question of that name already", place=place)
            ids.add(question.id)
            _check_question(place, question)
        except PackError as fault:
            yield fault


def _hidden(file: PackFile) -> Iterator[PackError]:
    """Every text of the pack is visible, on one line, and has no spaces around it."""
    if _plainly_visible(file):
        return
    for place, text in _texts("", file):
        what = unwritten(text)
        if what is not None:
            yield PackError("{place}: the text contains {what}", place=place, what=what)
        elif text != text.strip():
            yield PackError("{place}: the text begins or ends with a space", place=place)


def _plainly_visible(file: PackFile) -> bool:
    """A first look at all texts at once, as most packs have nothing to hide."""
    try:
        whole = msgspec.json.encode(file).decode()
    except UnicodeEncodeError:
        return False
    return HIDING.search(whole) is None and all(unwritten(sign) is None for sign in set(whole))


def _texts(place: str, part: Any) -> Iterator[tuple[str, str]]:
    """All texts inside, each with its place."""
    if isinstance(part, str):
        yield place, part
    elif isinstance(part, msgspec.Struct):
        for name in part.__struct_fields__:
            yield from _texts(f"{place}.{name}" if place else name, getattr(part, name))
    elif isinstance(part, dict):
        for key in part:
            yield f"{place}.{key}", key
    elif isinstance(part, tuple):
        for number, inside in enumerate(part):
            name = f" ({inside.id})" if isinstance(inside, Question | Card) else ""
            yield from _texts(f"{place}[{number}]{name}", inside)


def _check_question(place: str, question: AnyQuestion) -> None:
    """Check what holds for every question, then what its mode asks for."""
    languages = _languages(place, question)
    if question.stability == "D":
        if question.as_of is None or question.recheck is None:
            raise PackError("{place}: a dated fact needs as_of and recheck", place=place)
        if question.recheck <= question.as_of:
            raise PackError("{place}: recheck comes after as_of", place=place)
    _covers(place, "hint", question.hint, languages)
    _covers(place, "note", question.note, languages)
    if isinstance(question, ChronoQuestion):
        _covers(place, "answer", question.answer, languages)
        _covers(place, "wrong", question.wrong, languages)
        for language in languages:
            _check_forms(place, getattr(question.answer, language), getattr(question.wrong, language))
    elif isinstance(question, CibleQuestion):
        _covers(place, "number.unit", question.number.unit, languages)
        _check_number(place, question.number)
    elif isinstance(question, PingPongQuestion):
        _check_list(place, question.list, languages)
    elif isinstance(question, ChanceQuestion):
        _check_luck(place, question.chance)


def _languages(place: str, question: AnyQuestion) -> tuple[str, ...]:
    """The languages that a question is asked in: one or two."""
    languages = tuple(name for name in LANGUAGES if getattr(question.text, name) is not None)
    if not languages:
        raise PackError("{place}: there is no text in any language", place=place)
    return languages


def _covers(place: str, name: str, part: Any, languages: tuple[str, ...]) -> None:
    """A part must speak the languages of the question's text, and no other."""
    if part is None:
        return
    for language in LANGUAGES:
        there = getattr(part, language) is not None
        if there and language not in languages:
            where = {"place": place, "name": name, "language": language}
            raise PackError("{place}: {name} has {language}, the text has not", **where)
        if not there and language in languages:
            raise PackError("{place}: {name} lacks {language}", place=place, name=name, language=language)


def _check_forms(place: str, name: Name, wrong: Iterable[str] = ()) -> None:
    """No form is given twice, and none is both right and wrong."""
    right = [folded(form) for form in (name.main, *name.accept)]
    twice = _twice(right)
    if twice is not None:
        raise PackError("{place}: {form} is given twice", place=place, form=repr(twice))
    for form in (*name.reject, *wrong):
        if folded(form) in right:
            raise PackError("{place}: {form} is both accepted and refused", place=place, form=repr(form))


def _twice(forms: list[str]) -> str | None:
    """The first text that was there before."""
    seen: set[str] = set()
    for form in forms:
        if form in seen:
            return form
        seen.add(form)
    return None


def _check_number(place: str, number: Number) -> None:
    """A number is finite, of a size to be said, inside its bounds, with no more decimals than announced."""
    for name in (*BOUNDS, "sigma"):
        value = getattr(number, name)
        if value is not None and not (math.isfinite(value) and abs(value) <= LARGEST_NUMBER):
            raise PackError("{place}: number.{name} is out of all proportion", place=place, name=name)
    if number.kind != "year" and not LEAST_SPREAD <= number.sigma <= MOST_SPREAD:
        raise PackError("{place}: number.{name} is out of all proportion", place=place, name="sigma")
    least = number.value if number.min is None else number.min
    most = number.value if number.max is None else number.max
    if not least <= number.value <= most:
        raise PackError("{place}: {value} is outside min and max", place=place, value=number.value)
    if round(number.value, number.decimals) != number.value:
        raise PackError(
            "{place}: {value} has more than {decimals} decimals",
            place=place,
            value=number.value,
            decimals=number.decimals,
        )


def _check_list(place: str, entries: ClosedList, languages: tuple[str, ...]) -> None:
    """The list is as long as it says, and every entry is there once, whatever form one says."""
    if entries.count != len(entries.items):
        raise PackError(
            "{place}: the list says {count} entries and has {found}",
            place=place,
            count=entries.count,
            found=len(entries.items),
        )
    _covers(place, "list.closed_by", entries.closed_by, languages)
    _covers(place, "list.tempting", entries.tempting, languages)
    for number, item in enumerate(entries.items):
        _covers(place, f"list.items[{number}]", item, languages)
    for language in languages:
        forms = [folded(form) for item in entries.items for form in _forms(item, language)]
        twice = _twice(forms)
        if twice is not None:
            raise PackError("{place}: {form} is in the list twice", place=place, form=repr(twice))
        for form in getattr(entries.tempting, language, None) or ():
            if folded(form) in forms:
                raise PackError("{place}: {form} is both in the list and tempting", place=place, form=repr(form))


def _forms(item: Item, language: str) -> tuple[str, ...]:
    """Every accepted form of an entry."""
    name: Name = getattr(item, language)
    return (name.main, *name.accept)


def _check_luck(place: str, luck: Luck) -> None:
    """The game of chance exists, and its settings are among those it has."""
    kind = KINDS.get(luck.kind)
    if kind is None:
        raise PackError("{place}: there is no game of chance called {kind}", place=place, kind=repr(luck.kind))
    for name, value in luck.params.items():
        if name not in kind.params:
            raise PackError("{place}: {kind} has no setting {name}", place=place, kind=luck.kind, name=repr(name))
        least, _, most = kind.params[name]
        if not least <= value <= most:
            raise PackError(
                "{place}: {name} of {kind} goes from {least} to {most}, not {value}",
                place=place,
                name=name,
                kind=luck.kind,
                least=least,
                most=most,
                value=value,
            )


def _card_faults(file: PackFile) -> Iterator[PackError]:
    """Every card has three questions of the pack that share a language; no question is on two cards."""
    questions = {question.id: question for question in file.questions}
    cards: set[str] = set()
    used: dict[str, str] = {}
    for number, card in enumerate(file.cards):
        place = f"cards[{number}] ({card.id})"
        try:
            if card.id in cards:
                raise PackError("{place}: there is a card of that name already", place=place)
            cards.add(card.id)
            if (card.id[0] == "D") != (card.deck == "duel"):
                raise PackError("{place}: the names of Duel cards begin with D, of Multi cards with M", place=place)
            _check_card(place, card, questions, used)
        except PackError as fault:
            yield fault
    for deck in ("duel", "multi"):
        if all(card.deck != deck for card in file.cards):
            yield PackError("{place}: there is no card of the {deck} deck", place="cards", deck=deck)


def _check_card(place: str, card: Card, questions: dict[str, AnyQuestion], used: dict[str, str]) -> None:
    """The questions of one card."""
    for name in card.questions:
        if name not in questions:
            raise PackError("{place}: there is no question {name}", place=place, name=repr(name))
        if name in used:
            raise PackError("{place}: {name} is on card {card} already", place=place, name=name, card=used[name])
        used[name] = card.id
    texts = [questions[name].text for name in card.questions]
    if not any(all(getattr(text, language) is not None for text in texts) for language in LANGUAGES):
        raise PackError("{place}: its questions have no language in common", place=place)

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
    Text,
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


class Readable(msgspec.Struct, frozen=True, kw_only=True):
    """The parts of a pack that could be read; None stands for one that could not."""

    id: str | None
    version: str | None
    title: Text | None
    license: str | None
    questions: tuple[AnyQuestion | None, ...]
    cards: tuple[Card | None, ...]
    known: frozenset[str] | None
    """The names of all questions; None if some of them have no name that could be read."""


def check(file: PackFile) -> None:
    """Refuse a pack that could not be played, or that hides something in its texts."""
    for fault in faults(file):
        raise fault


def faults(file: PackFile | Readable) -> Iterator[PackError]:
    """All that is wrong with a pack, or with those parts of it that could be read."""
    for part in (_name_faults, _hidden, _question_faults, _card_faults):
        yield from part(file)


def _name_faults(file: PackFile | Readable) -> Iterator[PackError]:
    """A pack is kept in a file of its name, and must be found there again on any machine."""
    if file.id is not None and DEVICE.fullmatch(file.id):
        yield PackError("{place}: Windows keeps the name {name} for itself", place="id", name=file.id)


def _question_faults(file: PackFile | Readable) -> Iterator[PackError]:
    """Every question by itself, and none twice."""
    ids: set[str] = set()
    for number, question in enumerate(file.questions):
        if question is None:
            continue
        place = f"questions[{number}] ({question.id})"
        if question.id in ids:
            yield PackError("{place}: there is a question of that name already", place=place)
        ids.add(question.id)
        yield from _check_question(place, question)


def _hidden(file: PackFile | Readable) -> Iterator[PackError]:
    """Every text of the pack is visible, on one line, and has no spaces around it."""
    if _plainly_visible(file):
        return
    for place, text in _texts("", file):
        what = unwritten(text)
        if what is not None:
            yield PackError("{place}: the text contains {what}", place=place, what=what)
        elif text != text.strip():
            yield PackError("{place}: the text begins or ends with a space", place=place)


def _plainly_visible(file: PackFile | Readable) -> bool:
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


def _check_question(place: str, question: AnyQuestion) -> Iterator[PackError]:
    """The faults of what holds for every question, then of what its mode asks for."""
    languages = tuple(name for name in LANGUAGES if getattr(question.text, name) is not None)
    if not languages:
        yield PackError("{place}: there is no text in any language", place=place)
    if question.stability == "D":
        if question.as_of is None or question.recheck is None:
            yield PackError("{place}: a dated fact needs as_of and recheck", place=place)
        elif question.recheck <= question.as_of:
            yield PackError("{place}: recheck comes after as_of", place=place)
    parts: dict[str, Any] = {"hint": question.hint, "note": question.note}
    if isinstance(question, ChronoQuestion):
        parts |= {"answer": question.answer, "wrong": question.wrong}
    elif isinstance(question, CibleQuestion):
        parts |= {"number.unit": question.number.unit}
    elif isinstance(question, PingPongQuestion):
        parts |= {"list.closed_by": question.list.closed_by, "list.tempting": question.list.tempting}
        parts |= {f"list.items[{number}]": item for number, item in enumerate(question.list.items)}
    for name, part in parts.items():
        yield from _covers(place, name, part, languages)
    if isinstance(question, ChronoQuestion):
        for language in languages:
            yield from _check_forms(place, getattr(question.answer, language), getattr(question.wrong, language))
    elif isinstance(question, CibleQuestion):
        yield from _check_number(place, question.number)
    elif isinstance(question, PingPongQuestion):
        yield from _check_list(place, question.list, languages)
    elif isinstance(question, ChanceQuestion):
        yield from _check_luck(place, question.chance)


def _covers(place: str, name: str, part: Any, languages: tuple[str, ...]) -> Iterator[PackError]:
    """A part must speak the languages of the question's text, and no other."""
    for language in LANGUAGES if part is not None else ():
        there = getattr(part, language) is not None
        if there and language not in languages:
            where = {"place": place, "name": name, "language": language}
            yield PackError("{place}: {name} has {language}, the text has not", **where)
        if not there and language in languages:
            yield PackError("{place}: {name} lacks {language}", place=place, name=name, language=language)


def _check_forms(place: str, name: Name | None, wrong: Iterable[str] | None) -> Iterator[PackError]:
    """No form is given twice, and none is both right and wrong."""
    if name is None:
        return
    right = [folded(form) for form in (name.main, *name.accept)]
    for form in _twice(right):
        yield PackError("{place}: {form} is given twice", place=place, form=repr(form))
    for form in (*name.reject, *(wrong or ())):
        if folded(form) in right:
            yield PackError("{place}: {form} is both accepted and refused", place=place, form=repr(form))


def _twice(forms: list[str]) -> Iterator[str]:
    """The texts that were there before."""
    seen: set[str] = set()
    for form in forms:
        if form in seen:
            yield form
        seen.add(form)


def _check_number(place: str, number: Number) -> Iterator[PackError]:
    """A number is finite, of a size to be said, inside its bounds, with no more decimals than announced."""
    wild = [name for name in (*BOUNDS, "sigma") if _beyond(getattr(number, name))]
    if number.kind != "year" and "sigma" not in wild and not LEAST_SPREAD <= number.sigma <= MOST_SPREAD:
        wild.append("sigma")
    for name in wild:
        yield PackError("{place}: number.{name} is out of all proportion", place=place, name=name)
    if any(name in wild for name in BOUNDS):
        return
    least = number.value if number.min is None else number.min
    most = number.value if number.max is None else number.max
    if not least <= number.value <= most:
        yield PackError("{place}: {value} is outside min and max", place=place, value=number.value)
    if round(number.value, number.decimals) != number.value:
        yield PackError(
            "{place}: {value} has more than {decimals} decimals",
            place=place,
            value=number.value,
            decimals=number.decimals,
        )


def _beyond(value: int | float | None) -> bool:
    """True for a number that nobody could say."""
    return value is not None and not (math.isfinite(value) and abs(value) <= LARGEST_NUMBER)


def _check_list(place: str, entries: ClosedList, languages: tuple[str, ...]) -> Iterator[PackError]:
    """The list is as long as it says, and every entry is there once, whatever form one says."""
    if entries.count != len(entries.items):
        yield PackError(
            "{place}: the list says {count} entries and has {found}",
            place=place,
            count=entries.count,
            found=len(entries.items),
        )
    for language in languages:
        forms = [folded(form) for item in entries.items for form in _forms(item, language)]
        for form in _twice(forms):
            yield PackError("{place}: {form} is in the list twice", place=place, form=repr(form))
        for form in getattr(entries.tempting, language, None) or ():
            if folded(form) in forms:
                yield PackError("{place}: {form} is both in the list and tempting", place=place, form=repr(form))


def _forms(item: Item, language: str) -> tuple[str, ...]:
    """Every accepted form of an entry; none in a language that it lacks."""
    name: Name | None = getattr(item, language)
    return (name.main, *name.accept) if name is not None else ()


def _check_luck(place: str, luck: Luck) -> Iterator[PackError]:
    """The game of chance exists, and its settings are among those it has."""
    kind = KINDS.get(luck.kind)
    if kind is None:
        yield PackError("{place}: there is no game of chance called {kind}", place=place, kind=repr(luck.kind))
        return
    for name, value in luck.params.items():
        if name not in kind.params:
            yield PackError("{place}: {kind} has no setting {name}", place=place, kind=luck.kind, name=repr(name))
            continue
        least, _, most = kind.params[name]
        if not least <= value <= most:
            yield PackError(
                "{place}: {name} of {kind} goes from {least} to {most}, not {value}",
                place=place,
                name=name,
                kind=luck.kind,
                least=least,
                most=most,
                value=value,
            )


def _card_faults(file: PackFile | Readable) -> Iterator[PackError]:
    """Every card has three questions of the pack that share a language; no question is on two cards."""
    questions = {question.id: question for question in file.questions if question is not None}
    known = file.known if isinstance(file, Readable) else frozenset(questions)
    cards: set[str] = set()
    used: dict[str, str] = {}
    for number, card in enumerate(file.cards):
        if card is None:
            continue
        place = f"cards[{number}] ({card.id})"
        if card.id in cards:
            yield PackError("{place}: there is a card of that name already", place=place)
        cards.add(card.id)
        if (card.id[0] == "D") != (card.deck == "duel"):
            yield PackError("{place}: the names of Duel cards begin with D, of Multi cards with M", place=place)
        yield from _check_names(place, card, known, used)
        yield from _check_languages(place, card, questions)
    for deck in ("duel", "multi") if file.cards and None not in file.cards else ():
        if all(card is not None and card.deck != deck for card in file.cards):
            yield PackError("{place}: there is no card of the {deck} deck", place="cards", deck=deck)


def _check_names(place: str, card: Card, known: frozenset[str] | None, used: dict[str, str]) -> Iterator[PackError]:
    """The questions of a card are in the pack, and on no other card."""
    for name in card.questions:
        if known is not None and name not in known:
            yield PackError("{place}: there is no question {name}", place=place, name=repr(name))
        elif name in used:
            yield PackError("{place}: {name} is on card {card} already", place=place, name=name, card=used[name])
        used.setdefault(name, card.id)


def _check_languages(place: str, card: Card, questions: dict[str, AnyQuestion]) -> Iterator[PackError]:
    """The questions of a card can be asked in one language; nothing is said if one could not be read."""
    texts = [questions[name].text for name in card.questions if name in questions]
    shared = any(all(getattr(text, language) is not None for text in texts) for language in LANGUAGES)
    if len(texts) == len(card.questions) and not shared:
        yield PackError("{place}: its questions have no language in common", place=place)

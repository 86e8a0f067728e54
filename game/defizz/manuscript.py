"""A manuscript: a pack of questions while somebody writes it. Much may be missing; what is whole can be played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec

from game.defizz.check import DEVICE, LANGUAGES
from game.defizz.form_faults import form_faults
from game.defizz.pack import DECKS
from game.defizz.question_form import Form, Raw, form_of, languages_of, number_of, raw_of
from game.defizz.questions import MOST_CARDS, MOST_QUESTIONS, PackFile
from game.defizz.writing import folded

SCHEMA = "defizz-manuscript/1"
ON_A_CARD = 3
MOST_OF_A_DECK = 999
NAMED = "own"
"""The word in the names of questions that are named here."""


class WrittenCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card with its three questions, as they are written."""

    id: str
    forms: tuple[Form, ...]

    @property
    def deck(self) -> str:
        return DECKS[0] if self.id.startswith("D") else DECKS[1]


class Manuscript(msgspec.Struct, frozen=True, omit_defaults=True):
    """A pack that is being written: never changed, only replaced by another."""

    id: str
    title: dict[str, str] = {}
    """Language → title; the languages of the pack, even where the title is still empty."""
    version: str = "1"
    license: str = ""
    cards: tuple[WrittenCard, ...] = ()
    loose: tuple[Form, ...] = ()
    """Questions that are on no card."""
    schema: str = SCHEMA

    @property
    def languages(self) -> list[str]:
        """The languages of the pack, one at least."""
        if _known.manuscript is not self:
            used = {one for form in self.forms() for one in languages_of(form)}
            found = [one for one in LANGUAGES if one in self.title or one in used]
            _known.manuscript, _known.languages = self, tuple(found) or LANGUAGES[:1]
        return list(_known.languages)

    def forms(self) -> Iterator[Form]:
        """Every question, card by card, then those on none."""
        for card in self.cards:
            yield from card.forms
        yield from self.loose

    def form(self, place: Place) -> Form:
        """The question at this place."""
        return self.loose[place.slot] if place.card is None else self.cards[place.card].forms[place.slot]

    def with_form(self, place: Place, form: Form) -> Manuscript:
        """The manuscript with another question at this place."""
        if place.card is None:
            return replaced(self, loose=_put(self.loose, place.slot, form))
        card = self.cards[place.card]
        changed = msgspec.structs.replace(card, forms=_put(card.forms, place.slot, form))
        return replaced(self, cards=_put(self.cards, place.card, changed))


class _Known:
    """The languages of the manuscript that was asked for them last: pages ask again and again."""

    manuscript: Manuscript | None = None
    languages: tuple[str, ...] = ()


_known = _Known()


class Place(NamedTuple):
    """The place of a question: the number of its card, and its own on it; no card: among the loose ones."""

    card: int | None
    slot: int


def replaced(manuscript: Manuscript, **changes: Any) -> Manuscript:
    return msgspec.structs.replace(manuscript, **changes)


def _put(row: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    return (*row[:place], value, *row[place + 1 :])


# beginning


def begun(name: str, title: str, languages: Iterable[str]) -> Manuscript:
    """A new manuscript: a card for each deck, on which nothing is written."""
    found = Manuscript(name, dict.fromkeys(languages, title))
    return with_card(with_card(found, "duel"), "multi")


def slug(title: str, taken: Iterable[str]) -> str:
    """A name for a pack of this title: small letters and digits, and nobody else's."""
    plain = "".join(sign if sign.isascii() and sign.isalnum() else "-" for sign in _bare(folded(title)))
    stem = "-".join(part for part in plain.split("-") if part)[:34].strip("-") or "pack"
    known = set(taken)
    names = (stem, *(f"{stem}-{number}" for number in range(2, 10_000)))
    return next(name for name in names if name not in known and not DEVICE.fullmatch(name))


def _bare(text: str) -> str:
    """The text without accents."""
    from unicodedata import combining, normalize

    return "".join(
        sign for sign in normalize("NFKD", text.replace("œ", "oe").replace("æ", "ae")) if not combining(sign)
    )


def manuscript_of(file: PackFile) -> Manuscript:
    """The manuscript of a pack that is there already."""
    forms = {question.id: form_of(question) for question in file.questions}
    laid = [name for card in file.cards for name in card.questions]
    loose = [name for name in forms if name not in set(laid)]
    if [*laid, *loose] != list(forms):
        for order, form in enumerate(forms.values()):
            form["order"] = str(order)
    title = {one: text for one in LANGUAGES if file.title and (text := getattr(file.title, one))}
    return Manuscript(
        file.id,
        title,
        file.version,
        file.license or "",
        tuple(WrittenCard(card.id, tuple(forms[name] for name in card.questions)) for card in file.cards),
        tuple(forms[name] for name in loose),
    )


# cards and questions


def with_card(manuscript: Manuscript, deck: str, forms: Iterable[Form] = (), at: int | None = None) -> Manuscript:
    """The manuscript with one more card of this deck, at the end or at a place; unchanged if there is no room."""
    letter = "D" if deck == DECKS[0] else "M"
    numbers = {card.id for card in manuscript.cards}
    name = next((f"{letter}{n:03}" for n in range(1, MOST_OF_A_DECK + 1) if f"{letter}{n:03}" not in numbers), None)
    if name is None or len(manuscript.cards) >= MOST_CARDS or _full(manuscript):
        return manuscript
    given = [dict(form) for form in forms] or [{"mode": mode} for mode in ("chrono", "cible", "pingpong")]
    taken = {form.get("id", "") for form in manuscript.forms()}
    for form in given:
        form["id"] = fresh(taken)
        form.pop("order", None)
        taken.add(form["id"])
    card = WrittenCard(name, tuple(given))
    place = len(manuscript.cards) if at is None else at
    return replaced(manuscript, cards=(*manuscript.cards[:place], card, *manuscript.cards[place:]))


def _full(manuscript: Manuscript) -> bool:
    return sum(1 for _ in manuscript.forms()) + ON_A_CARD > MOST_QUESTIONS


def fresh(taken: Iterable[str]) -> str:
    """A name for a question that no other one has."""
    known = set(taken)
    return next(name for number in range(1, 10_000) if (name := f"{NAMED}-{number:04}") not in known)


def copied_card(manuscript: Manuscript, number: int) -> Manuscript:
    """The manuscript with a copy of this card behind it."""
    card = manuscript.cards[number]
    return with_card(manuscript, card.deck, card.forms, number + 1)


def without_card(manuscript: Manuscript, number: int) -> Manuscript:
    """The manuscript without this card and its questions."""
    return replaced(manuscript, cards=(*manuscript.cards[:number], *manuscript.cards[number + 1 :]))


def moved_card(manuscript: Manuscript, number: int, by: int) -> Manuscript:
    """The manuscript with this card further up or down; unchanged at the ends."""
    target = number + by
    if not 0 <= target < len(manuscript.cards):
        return manuscript
    cards = list(manuscript.cards)
    cards.insert(target, cards.pop(number))
    return replaced(manuscript, cards=tuple(cards))


def turned_card(manuscript: Manuscript, number: int) -> Manuscript:
    """The manuscript with this card in the other deck, under a number of that deck."""
    card = manuscript.cards[number]
    other = with_card(manuscript, DECKS[1] if card.deck == DECKS[0] else DECKS[0])
    if other is manuscript:
        return manuscript
    turned = WrittenCard(other.cards[-1].id, card.forms)
    return replaced(manuscript, cards=_put(manuscript.cards, number, turned))


def swapped(manuscript: Manuscript, one: Place, other: Place) -> Manuscript:
    """The manuscript with two questions in each other's place."""
    first, second = manuscript.form(one), manuscript.form(other)
    return manuscript.with_form(one, second).with_form(other, first)


def copied(manuscript: Manuscript, source: Place, target: Place) -> Manuscript:
    """The manuscript with a copy of one question in the place of another."""
    name = manuscript.form(target)["id"]
    copy = {field: text for field, text in manuscript.form(source).items() if field != "order"}
    return manuscript.with_form(target, {**copy, "id": name})


def cleared(manuscript: Manuscript, place: Place) -> Manuscript:
    """The manuscript with nothing written at this place; a loose question is gone."""
    if place.card is None:
        loose = manuscript.loose
        return replaced(manuscript, loose=(*loose[: place.slot], *loose[place.slot + 1 :]))
    form = manuscript.form(place)
    return manuscript.with_form(place, {"id": form["id"], "mode": form.get("mode", "chrono")})


# what can be played


def whole(manuscript: Manuscript, card: WrittenCard) -> bool:
    """True if nothing is missing on this card, and its questions share a language."""
    if any(form_faults(form, manuscript.languages) for form in card.forms):
        return False
    return any(all(form.get(f"text.{one}", "").strip() for form in card.forms) for one in LANGUAGES)


def playable(manuscript: Manuscript) -> Manuscript | None:
    """The manuscript without what is unfinished; None if there is no card left for one of the decks."""
    cards = tuple(card for card in manuscript.cards if whole(manuscript, card))
    loose = tuple(form for form in manuscript.loose if not form_faults(form, manuscript.languages))
    if {card.deck for card in cards} != set(DECKS):
        return None
    return replaced(manuscript, cards=cards, loose=loose)


def finished(manuscript: Manuscript) -> bool:
    """True if nothing at all is unfinished."""
    left = playable(manuscript)
    return left is not None and len(left.cards) == len(manuscript.cards) and len(left.loose) == len(manuscript.loose)


def in_order(manuscript: Manuscript) -> list[Form]:
    """Every question, in the order in which they stand in the file."""
    forms = list(manuscript.forms())
    numbers = {id(form): number_of(form.get("order", "")) for form in forms}
    return sorted(forms, key=lambda form: now if isinstance(now := numbers[id(form)], int) else MOST_QUESTIONS)


def raw_pack(manuscript: Manuscript) -> Raw:
    """The pack that is written here, as its file has it."""
    title = {one: text.strip() for one, text in manuscript.title.items() if text.strip()}
    raw: Raw = {"schema": "defizz-pack/1", "id": manuscript.id, "version": manuscript.version.strip() or "1"}
    raw |= {"title": title} if title else {}
    raw |= {"license": manuscript.license.strip()} if manuscript.license.strip() else {}
    return raw | {
        "questions": [raw_of(form) for form in in_order(manuscript)],
        "cards": [
            {"id": card.id, "deck": card.deck, "questions": [form.get("id", "") for form in card.forms]}
            for card in manuscript.cards
        ],
    }


def packed(manuscript: Manuscript) -> bytes:
    """The pack that is written here, as the bytes of its file."""
    return msgspec.json.format(msgspec.json.encode(raw_pack(manuscript)), indent=2) + b"\n"


def encoded(manuscript: Manuscript) -> bytes:
    """The manuscript itself, unfinished as it is, as the bytes of a file."""
    return msgspec.json.encode(manuscript)


def decoded(data: bytes) -> Manuscript | None:
    """The manuscript in these bytes; None if they are none."""
    try:
        found = msgspec.json.decode(data, type=Manuscript)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    sound = found.schema == SCHEMA and all(len(card.forms) == ON_A_CARD for card in found.cards)
    return found if sound else None

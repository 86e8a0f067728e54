"""The parts of a pack of questions, as it stands in its file (`defizz-pack/1`)."""

from __future__ import annotations

import datetime
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

Line: TypeAlias = Annotated[str, Meta(min_length=1, max_length=120)]
Long: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
Short: TypeAlias = Annotated[str, Meta(min_length=2, max_length=40)]
Lines: TypeAlias = Annotated[tuple[Line, ...], Meta(max_length=60)]
QuestionName: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z]{1,12}-[0-9]{4}$")]
Fame: TypeAlias = Annotated[float, Meta(ge=0, le=1)]

MOST_QUESTIONS, MOST_CARDS = 6000, 1998

Category: TypeAlias = Literal[
    "geo", "hist", "sci", "nature", "art", "lit", "music", "screen",
    "sport", "food", "lang", "myth", "tech", "life", "games", "absurd",
]  # fmt: skip


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A piece of a pack: unknown fields are refused."""


class Text(Part, frozen=True, kw_only=True):
    """The same thing said in French and in English, or in one of them."""

    fr: Long | None = None
    en: Long | None = None


class Hint(Part, frozen=True, kw_only=True):
    """The few words shown before the question."""

    fr: Short | None = None
    en: Short | None = None


class Name(Part, frozen=True, kw_only=True):
    """An answer in one language, with other forms of it and with near ones that are wrong."""

    main: Line
    accept: Lines = ()
    reject: Lines = ()


class Names(Part, frozen=True, kw_only=True):
    """An answer."""

    fr: Name | None = None
    en: Name | None = None


class Words(Part, frozen=True, kw_only=True):
    """Wrong answers that come to mind."""

    fr: Lines | None = None
    en: Lines | None = None


class Number(Part, frozen=True, kw_only=True):
    """The answer of a Cible; `sigma` is the spread of a layman's error (of its logarithm; for years, in years)."""

    value: int | float
    unit: Text
    sigma: Annotated[float, Meta(gt=0, le=10_000)]
    decimals: Annotated[int, Meta(ge=0, le=3)] = 0
    kind: Literal["year", "count", "measure", "percent", "ratio"] = "count"
    min: int | float | None = None
    max: int | float | None = None


class Item(Part, frozen=True, kw_only=True):
    """One entry of a Ping-pong list."""

    fr: Name | None = None
    en: Name | None = None
    fame: Fame = 0.5


class ClosedList(Part, frozen=True, kw_only=True):
    """The whole list of a Ping-pong; `closed_by` says what closes it."""

    count: Annotated[int, Meta(ge=4)]
    items: Annotated[tuple[Item, ...], Meta(min_length=4, max_length=100)]
    closed_by: Text | None = None
    tempting: Words | None = None


class Luck(Part, frozen=True, kw_only=True):
    """A game of chance by its name, with its settings."""

    kind: Line
    params: Annotated[dict[Line, int], Meta(max_length=8)] = {}


class Question(Part, frozen=True, kw_only=True, tag_field="mode"):
    """The fields that every question has."""

    id: QuestionName
    category: Category
    difficulty: Annotated[int, Meta(ge=1, le=5)]
    hint: Hint
    text: Text
    note: Text | None = None
    stability: Literal["S", "D"]
    as_of: datetime.date | None = None
    recheck: datetime.date | None = None
    sources: Annotated[tuple[Line, ...], Meta(min_length=1, max_length=10)]
    culture: Literal["world", "fr", "en"] = "world"
    recent: bool = False
    """True if it is about something that happened, or began, after 1990."""
    checked: Annotated[int, Meta(ge=0, le=99)] = 0
    """The number of times that it was read again, fact by fact in both languages, since it was last changed."""


class ChronoQuestion(Question, frozen=True, kw_only=True, tag="chrono"):
    """The fastest right answer; `note` explains it afterwards."""

    note: Text
    answer: Names
    answer_type: Annotated[str, Meta(pattern=r"^[a-z_]{1,20}$")]
    wrong: Words


class CibleQuestion(Question, frozen=True, kw_only=True, tag="cible"):
    """The nearest number."""

    number: Number


class PingPongQuestion(Question, frozen=True, kw_only=True, tag="pingpong"):
    """A closed list, one entry at a time."""

    list: ClosedList


class ChanceQuestion(Question, frozen=True, kw_only=True, tag="chance"):
    """A game of chance, with the story around it."""

    chance: Luck


AnyQuestion: TypeAlias = ChronoQuestion | CibleQuestion | PingPongQuestion | ChanceQuestion


class Card(Part, frozen=True, kw_only=True):
    """Three questions of one deck."""

    id: Annotated[str, Meta(pattern=r"^[DM][0-9]{3}$")]
    deck: Literal["duel", "multi"]
    questions: Annotated[tuple[Line, ...], Meta(min_length=3, max_length=3)]


class PackFile(Part, frozen=True, kw_only=True):
    """A whole pack, as it stands in its file."""

    schema: Literal["defizz-pack/1"]
    id: Annotated[str, Meta(pattern=r"^[a-z0-9-]{1,40}$")]
    version: Annotated[str, Meta(min_length=1, max_length=20)]
    title: Text | None = None
    license: Line | None = None
    questions: Annotated[tuple[AnyQuestion, ...], Meta(min_length=1, max_length=MOST_QUESTIONS)]
    cards: Annotated[tuple[Card, ...], Meta(min_length=2, max_length=MOST_CARDS)]

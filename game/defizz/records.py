"""Questions, words, results and turns as plain data: the parts of events, of views and of the record of a match."""

from __future__ import annotations

import msgspec

from game.defizz.questions import AnyQuestion, ChanceQuestion, CibleQuestion, Item, Luck, Names, Text


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Plain data that everyone at the table may see."""


class Shown(Record, frozen=True, kw_only=True):
    """A question as it is read out: everything but the answer."""

    id: str
    mode: str
    category: str
    difficulty: int
    text: Text
    unit: Text | None = None
    chance: Luck | None = None


class Word(Record, frozen=True, kw_only=True):
    """Something that a side said: a text or a number, None if it said nothing; `right` once it was judged.

    `late` is True if it said nothing until its time was up.
    """

    seat: int
    said: str | int | float | None
    right: bool | None = None
    late: bool = False


class Result(Record, frozen=True, kw_only=True):
    """The end of a question, and its answer."""

    question: Shown
    winner: int | None
    said: tuple[Word, ...] = ()
    answer: Names | None = None
    number: int | float | None = None
    items: tuple[Item, ...] = ()
    closed_by: Text | None = None
    note: Text | None = None


class Turn(Record, frozen=True, kw_only=True):
    """A turn gone by. No `question`: it was not asked, all had refused. No `winner`: the stakes went back."""

    active: int
    reader: int
    kind: str
    minimum: int
    stake: int
    players: tuple[int, ...]
    offer: int = 0
    refused: tuple[int, ...] = ()
    question: str | None = None
    winner: int | None = None


def shown(question: AnyQuestion) -> Shown:
    """A question without its answer."""
    return Shown(
        id=question.id,
        mode=str(question.__struct_config__.tag),
        category=question.category,
        difficulty=question.difficulty,
        text=question.text,
        unit=question.number.unit if isinstance(question, CibleQuestion) else None,
        chance=question.chance if isinstance(question, ChanceQuestion) else None,
    )

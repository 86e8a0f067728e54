"""Choices as plain data that is JSON both ways, with all that the coach adds to them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from ai.player import Advice, Choice, Claim, Reason, Weighed
from game.table import Move, View


class Value(msgspec.Struct, frozen=True, omit_defaults=True):
    """A value of a reason: a move as JSON, or plain data."""

    plain: Any = None
    move: msgspec.Raw = msgspec.Raw()


Worths = tuple[tuple[msgspec.Raw, float], ...]
"""Moves as JSON, each with a number."""


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence of the coach about a move."""

    name: str
    text: str
    values: dict[str, Value]
    claim: tuple[str, float, float, int] | None = None
    other: tuple[msgspec.Raw, ...] = ()
    """The move that it is compared with; empty if it is compared with none."""
    even: tuple[str, dict[str, Value]] | None = None
    """The text and values of the sentence after it; None if there is none."""


class Coached(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that the coach adds to a choice."""

    advice: Told | None = None
    odds: Worths = ()
    warnings: tuple[tuple[msgspec.Raw, Told], ...] = ()

    @classmethod
    def of(cls, choice: Choice) -> Coached:
        """The coach's part of a choice."""
        warnings = tuple((raw(move), _told(advice)) for move, advice in choice.warnings)
        return cls(_told(choice.advice) if choice.advice else None, sent_worths(choice.odds), warnings)

    def added(self, choice: Choice, moves: msgspec.json.Decoder[Any]) -> Choice:
        """The choice with the coach's part."""
        advice = _heard(self.advice, moves) if self.advice is not None else None
        warnings = tuple((moves.decode(move), _heard(told, moves)) for move, told in self.warnings)
        return choice._replace(advice=advice, odds=received_worths(self.odds, moves), warnings=warnings)


def raw(value: View | Move | list[Move]) -> msgspec.Raw:
    """A view, a move or moves as JSON."""
    return msgspec.Raw(msgspec.json.encode(value))


def sent(values: Mapping[str, Any]) -> dict[str, Value]:
    """The values of a reason as they go through the pipe."""
    return {key: Value(move=raw(value)) if isinstance(value, Move) else Value(value) for key, value in values.items()}


def received(values: Mapping[str, Value], moves: msgspec.json.Decoder[Any]) -> dict[str, Any]:
    """The values of a reason that came through the pipe."""
    return {key: moves.decode(value.move) if len(value.move) else value.plain for key, value in values.items()}


def sent_worths(weighed: Iterable[Weighed]) -> Worths:
    return tuple((raw(each.move), float(each.worth)) for each in weighed)


def received_worths(worths: Worths, moves: msgspec.json.Decoder[Any]) -> tuple[Weighed, ...]:
    return tuple(Weighed(moves.decode(move), worth) for move, worth in worths)


def _told(advice: Advice) -> Told:
    other = (raw(advice.other),) if advice.other is not None else ()
    even = (advice.even.text, sent(advice.even.values)) if advice.even is not None else None
    return Told(advice.name, advice.reason.text, sent(advice.reason.values), advice.claim, other, even)


def _heard(told: Told, moves: msgspec.json.Decoder[Any]) -> Advice:
    other = moves.decode(told.other[0]) if told.other else None
    claim = Claim(*told.claim) if told.claim is not None else None
    even = Reason(told.even[0], **received(told.even[1], moves)) if told.even is not None else None
    return Advice(told.name, Reason(told.text, **received(told.values, moves)), claim, other, even)

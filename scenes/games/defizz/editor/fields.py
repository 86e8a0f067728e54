"""Fields of a form on the paper: each with its name above and what is wrong with it below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from scenes.kit.box import Box
from scenes.kit.icons import ICONS
from scenes.kit.label import Label
from scenes.kit.text import BODY_STYLE, SMALL_STYLE, Type
from scenes.kit.theme import BUTTON, FADED, Colour, colour
from scenes.kit.widget import Widget

FAULT: Colour = colour("#A8371A")
"""The colour of a sentence about a fault: coral, dark enough for small type on paper."""
GAP = 8
RING = 7
"""The room around a field, for the ring of the focus."""
BESIDE = 24
"""The room between two fields side by side."""
LINES = 3
"""The lines for which a field of several lines wants room."""


class Remark(NamedTuple):
    """A sentence beside a field: a fault, or a doubt only."""

    text: str
    fault: bool = True


class Field(NamedTuple):
    """A field: its name, the function that makes its widget, and what is said of it."""

    name: str
    make: Callable[[Box], Widget]
    remark: Remark | None = None
    several: int = 0
    """The most lines that it has room for; 0 for a field of one line."""
    judged: bool = True
    """True if something may be said of it, so that room is kept for that."""
    share: float = 1.0
    """Its share of the row's width, beside those of the others."""


def laid(kind: Type, inner: Box, rows: Sequence[Sequence[Field]]) -> list[Widget]:
    """The widgets of all fields, row by row; those of several lines share what is left, and all shrink if need be."""
    parts = [[_heights(kind, field, box) for field, box in _beside(row, inner)] for row in rows]
    fixed = [max(around for around, _ in row) for row in parts]
    wants = [max(high for _, high in row) for row in parts]
    spare = inner.height - GAP * (len(rows) - 1) - sum(fixed) - sum(wants)
    grows = [max(field.several for field in row) for row in rows]
    if spare > 0:
        share, line = spare / max(1, sum(map(bool, grows))), kind.line(BODY_STYLE)
        wants = [
            want + (min(share, (grow - LINES) * line) if grow else 0) for want, grow in zip(wants, grows, strict=True)
        ]
    else:
        wants = _shrunk(wants, -spare, BUTTON * kind.text_size)
    found: list[Widget] = []
    top = inner.y
    for row, around, want in zip(rows, fixed, wants, strict=True):
        high = around + want
        for field, box in _beside(row, inner._replace(y=top, height=high)):
            found += _widgets(kind, field, box, want)
        top += high + GAP
    return found


def _shrunk(highs: list[float], less: float, usual: float) -> list[float]:
    """These heights, `less` in all: what is higher than usual shrinks first, then everything alike."""
    beyond = sum(max(0.0, high - usual) for high in highs)
    share = min(1.0, less / beyond) if beyond else 0.0
    found = [high - max(0.0, high - usual) * share for high in highs]
    rest = less - beyond * share
    return [high * (1 - rest / sum(found)) for high in found]


def _beside(row: Sequence[Field], box: Box) -> list[tuple[Field, Box]]:
    """The fields of a row, each with its box."""
    whole = sum(field.share for field in row)
    left, found = box.x, []
    for field in row:
        width = (box.width - BESIDE * (len(row) - 1)) * field.share / whole
        found.append((field, Box(left, box.y, width, box.height)))
        left += width + BESIDE
    return found


def _small(kind: Type, text: str, width: float) -> float:
    """The height of a text in small type."""
    return kind.line(SMALL_STYLE) * len(kind.wrap(text, SMALL_STYLE, width)) if text else 0.0


def _below(kind: Type, field: Field, width: float) -> float:
    """The height that is kept below a field for what is said of it."""
    said = _small(kind, _sentence(field.remark), width) if field.remark is not None else 0.0
    return max(said, kind.line(SMALL_STYLE)) if field.judged else said


def _heights(kind: Type, field: Field, box: Box) -> tuple[float, float]:
    """The height of everything around a field, and the height that the field itself wants."""
    around = _small(kind, field.name, box.width) + _below(kind, field, box.width) + 2 * RING
    return around, LINES * kind.line(BODY_STYLE) + 12 if field.several else BUTTON * kind.text_size


def _widgets(kind: Type, field: Field, box: Box, most: float) -> list[Widget]:
    """The name of a field, its widget, `most` high, and what is said of it."""
    above, below = _small(kind, field.name, box.width), _below(kind, field, box.width)
    middle = Box(box.x, box.y + above + RING, box.width, box.height - above - below - 2 * RING)
    if not field.several:
        middle = middle._replace(height=min(middle.height, most, BUTTON * kind.text_size))
    found: list[Widget] = [
        Label(box._replace(height=above), field.name, SMALL_STYLE, FADED, wraps=True),
        field.make(middle),
    ]
    if field.remark is not None:
        line = Box(box.x, middle.bottom + RING, box.width, below)
        tone = FAULT if field.remark.fault else FADED
        found.append(Label(line, _sentence(field.remark), SMALL_STYLE, tone, wraps=True))
    return found


def _sentence(remark: Remark) -> str:
    """The remark on a field, with a sign before it: faults and doubts are told apart by shape too."""
    return f"{ICONS['warning' if remark.fault else 'hint']} {remark.text}"

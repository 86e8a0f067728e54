"""A banner: a few words that lie across the table for a moment."""

from __future__ import annotations

from typing import NamedTuple


class Banner(NamedTuple):
    """Words across the table, in one of the theme's tones, with the likeness of the seat that they are about."""

    text: str
    tone: str = "active"
    seat: int | None = None
    """None: they are about nobody in particular."""

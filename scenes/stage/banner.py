"""A banner: a few words that lie across the table for a moment."""

from __future__ import annotations

from typing import NamedTuple


class Banner(NamedTuple):
    """Words across the table, in one of the theme's tones."""

    text: str
    tone: str = "active"

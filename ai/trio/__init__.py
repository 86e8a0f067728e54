"""The computer players of Trio."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.characters import Character
from ai.player import Level

if TYPE_CHECKING:
    from ai.trio.player import Trio

SEARCHING: tuple[Level, ...] = ("expert",)
"""The levels that may take longer than 2 ms for a choice."""


def make(level: Level, character: Character | None, knows: int | None) -> Trio:
    """Make a player of this level; a character changes nothing here."""
    from ai.trio.player import Trio

    return Trio(level)

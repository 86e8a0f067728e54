"""The computer players of Le Tordu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.characters import Character
from ai.player import Level

if TYPE_CHECKING:
    from ai.tordu.player import Tordu

SEARCHING: tuple[Level, ...] = ("expert",)
"""The levels that may take longer than 2 ms for a choice."""


def make(level: Level, character: Character | None, knows: int | None) -> Tordu:
    """Make a player of this level; a character changes nothing here."""
    from ai.tordu.player import Tordu

    return Tordu(level)

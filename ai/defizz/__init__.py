"""The computer players of Défizz!."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.characters import Character
from ai.player import Level

if TYPE_CHECKING:
    from ai.defizz.player import Defizz

SEARCHING: tuple[Level, ...] = ()
"""The levels that may take longer than 2 ms for a choice."""


def make(level: Level, character: Character | None, knows: int | None) -> Defizz:
    """Make a player of this level, with a character's subjects, who knows so many of a hundred answers."""
    from ai.defizz.player import Defizz

    return Defizz(level, character=character, knows=knows)

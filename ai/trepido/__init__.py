"""The computer players of Trépido, Défifoo jaune and Ciao!."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.characters import Character
from ai.player import Level

if TYPE_CHECKING:
    from ai.trepido.player import Trepido

SEARCHING: tuple[Level, ...] = ("hard", "expert")
"""The levels that may take longer than 2 ms for a choice."""


def make(level: Level, character: Character | None, knows: int | None) -> Trepido:
    """Make a player of this level; a character changes nothing here."""
    from ai.trepido.player import Trepido

    return Trepido(level)

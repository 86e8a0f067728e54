"""A sight: the view that is shown to the people now, and the seat whose secrets are in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from game.table import TABLE, Move


class Sight(NamedTuple):
    """A view, the moves that can be made from it, and the seat that looks on."""

    view: Any
    """The game's own view; each table knows its type."""
    legal: Sequence[Move] = ()
    """The moves that `actor` may make."""
    eyes: int = TABLE
    """The seat whose view it is, or TABLE for what all may see."""
    actor: int | None = None
    """The person for whom buttons and cards act now, in their own view or in that of all; None: nobody."""
    bottom: int = 0
    """The seat at the lower edge."""
    width: float = 1280.0
    """The width of the table, in logical units."""
    text_size: float = 1.0
    """The size of text that is preferred; 1 is the usual one."""

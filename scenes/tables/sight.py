"""A sight: what lies before the people now, and whose secrets are in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from game.table import TABLE, Move


class Sight(NamedTuple):
    """A view, the moves that can be made from it, and who looks on."""

    view: Any
    """The game's own view; each table knows its type."""
    legal: Sequence[Move] = ()
    """The moves that `actor` may make."""
    eyes: int = TABLE
    """Whose view it is: a seat's, or TABLE for what all may see."""
    actor: int | None = None
    """The person for whom buttons and cards act now, in their own view or in that of all; None: nobody."""
    bottom: int = 0
    """The seat at the lower edge."""
    width: float = 1280.0
    text_size: float = 1.0

"""The options of Trio, and the seat that begins the next match."""

from __future__ import annotations

from typing import Literal

import msgspec

from game import beginner, table
from game.table import Outcome


class Options(table.Options, frozen=True, kw_only=True):
    """`notebook` is for the table alone: whether people are shown what has been revealed so far."""

    mode: Literal["simple", "picante"] = "simple"
    teams: bool = False
    notebook: bool = False
    first: int | None = None
    """The seat that begins; drawn by lot when nobody is named (TI-04)."""

    def __post_init__(self) -> None:
        super().__post_init__()
        beginner.check(self.first)


def rematch(options: Options, seats: int, outcome: Outcome) -> Options:
    """TI-12: the winner's left neighbour begins; after a draw, the lot decides again.

    When a team has won it is the left neighbour of its lower seat.
    """
    first = (min(outcome.winners) + 1) % seats if outcome.winners else None
    return msgspec.structs.replace(options, first=first)

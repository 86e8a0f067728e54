"""The options of Trépido."""

from __future__ import annotations

from typing import Literal

import msgspec

from game import table
from game.table import BadOptions

ROUNDS = {"trepido": 10, "defifoo": 10, "ciao": 5}


class Options(table.Options, frozen=True, kw_only=True):
    edition: Literal["trepido", "defifoo", "ciao"] = "trepido"
    match: Literal["single", "points", "challenge"] = "single"
    rounds: int | None = None
    """Rounds of a match for points; the edition's own number if not said (TR-25)."""
    target: int = 5
    """Rounds to win in a challenge."""
    kids: Literal[0, 1, 2, 3] = 0
    teams: bool = False
    blitz: bool = False
    strict: bool = False

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.rounds is None:
            msgspec.structs.force_setattr(self, "rounds", ROUNDS[self.edition])
        elif not 1 <= self.rounds <= 100:
            raise BadOptions("a match for points has 1 to 100 rounds, not {rounds}", rounds=self.rounds)
        if not 1 <= self.target <= 100:
            raise BadOptions("a challenge goes to 1 to 100 rounds won, not {target}", target=self.target)

    def check_seats(self, seats: int) -> None:
        """TR-26: teams are even seats against odd seats."""
        if self.teams and seats not in (4, 6):
            raise BadOptions("teams need 4 or 6 seats, not {seats}", seats=seats)

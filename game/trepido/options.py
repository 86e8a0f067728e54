"""The options of Trépido."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

import msgspec

from game import beginner, table
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
    any_plus3: bool = False
    """In `ciao`, a house rule: any +3 answers a threat, not a higher one alone (TR-20)."""
    first: int | None = None
    """The first dealer, in `ciao` the first opener; drawn by lot when nobody is named (TR-08)."""
    reading: int = 2
    """1: a card drawn that does not fit ends the turn at once, so that all know, and in `strict` with nothing to draw a
    wrong card passes. 2: as TR-12 and TR-13 say."""

    unnamed: ClassVar[Mapping[str, Any]] = {"any_plus3": False, "first": None}

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.rounds is None:
            msgspec.structs.force_setattr(self, "rounds", ROUNDS[self.edition])
        elif not 1 <= self.rounds <= 100:
            raise BadOptions("a match for points has 1 to 100 rounds, not {rounds}", rounds=self.rounds)
        if not 1 <= self.target <= 100:
            raise BadOptions("a challenge goes to 1 to 100 rounds won, not {target}", target=self.target)
        if self.any_plus3 and self.edition != "ciao":
            raise BadOptions("any +3 may answer a +3 in Ciao! alone")
        beginner.check(self.first)

    def check_seats(self, seats: int) -> None:
        """TR-26: teams are even seats against odd seats."""
        if self.teams and seats not in (4, 6):
            raise BadOptions("teams need 4 or 6 seats, not {seats}", seats=seats)

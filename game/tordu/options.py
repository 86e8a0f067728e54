"""The options of Le Tordu."""

from __future__ import annotations

from typing import Literal

import msgspec

from game import table
from game.table import BadOptions


class Options(table.Options, frozen=True, kw_only=True):
    variant: Literal["simple", "complete"] = "complete"
    target: int = 15
    manches: Literal[1, 3, 5] = 1
    declarer_deals: bool | None = None
    """The next dealer: the declarer (usual in complete), or the dealer's left neighbour (usual in simple). TO-18"""
    double_ends: bool = True
    """True if a double ends the auction at once. TO-10"""

    def __post_init__(self) -> None:
        super().__post_init__()
        if not 1 <= self.target <= 100:
            raise BadOptions("a manche goes to 1 to 100 points, not {target}", target=self.target)
        if self.declarer_deals is None:
            msgspec.structs.force_setattr(self, "declarer_deals", self.variant == "complete")

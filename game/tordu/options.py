"""The options of Le Tordu."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

import msgspec

from game import beginner, table
from game.table import BadOptions


class Options(table.Options, frozen=True, kw_only=True):
    variant: Literal["simple", "complete"] = "complete"
    target: int = 15
    manches: Literal[1, 3, 5] = 1
    declarer_deals: bool | None = None
    """The next dealer: the declarer (usual in complete), or the dealer's left neighbour (usual in simple). TO-18"""
    double_ends: bool = True
    """True if a double ends the auction at once. TO-10"""
    first: int | None = None
    """The first dealer; drawn by lot when nobody is named. TO-03"""
    reading: int = 2
    """1: a manche that is level at the top goes on until one is ahead, dealt as any deal. 2: as TO-19 says."""

    unnamed: ClassVar[Mapping[str, Any]] = {"first": None}

    def __post_init__(self) -> None:
        super().__post_init__()
        if not 1 <= self.target <= 100:
            raise BadOptions("a manche goes to 1 to 100 points, not {target}", target=self.target)
        beginner.check(self.first)
        if self.declarer_deals is None:
            msgspec.structs.force_setattr(self, "declarer_deals", self.variant == "complete")

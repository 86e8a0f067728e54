"""The options of Défizz."""

from __future__ import annotations

import re

import msgspec

from game import table
from game.defizz.money import PRIZE
from game.table import BadOptions

PACK_NAME = re.compile(r"[a-z0-9-]{1,40}")
CARD_NAME = re.compile(r"[DM][0-9]{3}")
MOST_SKIPPED = 2000
LARGEST_BANK = 100_000


class Options(table.Options, frozen=True, kw_only=True):
    """Independent switches: every combination is allowed. `bank` counts with `enrichment` only.
    `skip` names cards that were seen on other evenings: they lie at the bottom of their deck."""

    expert: bool = False
    teams: bool = False
    enrichment: bool = False
    bank: int | None = None
    max_rounds: int | None = None
    minutes: int | None = None
    escalate_every: int | None = None
    pack: str = "base"
    skip: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        super().__post_init__()
        msgspec.structs.force_setattr(self, "skip", tuple(self.skip))  # a file has a list
        _within("a match lasts {least} to {most} rounds, not {value}", self.max_rounds, 1, 1000)
        _within("a match lasts {least} to {most} minutes, not {value}", self.minutes, 1, 600)
        _within("the minimum grows every {least} to {most} rounds, not every {value}", self.escalate_every, 1, 100)
        _within("the bank holds {least} to {most}, not {value}", self.bank, PRIZE, LARGEST_BANK)
        if self.bank is not None and self.bank % 100:
            raise BadOptions("the bank holds whole hundreds, not {bank}", bank=self.bank)
        if not PACK_NAME.fullmatch(self.pack):
            raise BadOptions("a pack's name is made of a-z, 0-9 and -, not {pack}", pack=repr(self.pack))
        for card in self.skip:
            if not CARD_NAME.fullmatch(card):
                raise BadOptions("a card's name is D or M and three digits, not {card}", card=repr(card)[:20])
        if len(self.skip) > MOST_SKIPPED:
            raise BadOptions("{most} cards can be skipped, not {count}", most=MOST_SKIPPED, count=len(self.skip))


def _within(sentence: str, value: int | None, least: int, most: int) -> None:
    """Refuse a number outside its bounds; None is always allowed."""
    if value is not None and not least <= value <= most:
        raise BadOptions(sentence, least=least, most=most, value=value)

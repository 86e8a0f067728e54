"""The options of Défizz."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Literal, get_args

import msgspec

from game import beginner, table
from game.defizz.money import PRIZE
from game.table import BadOptions

PACK_NAME = re.compile(r"[a-z0-9-]{1,40}")
CARD_NAME = re.compile(r"[DM][0-9]{3}")
CARD_OF_A_MIX = re.compile(rf"(?:{PACK_NAME.pattern}:)?{CARD_NAME.pattern}")
MOST_PACKS = 8
"""The most packs that can be played with at once."""
MOST_SKIPPED = 2000
QUESTION_NAME = re.compile(r"[a-z]{1,12}-[0-9]{4}")
QUESTION_OF_A_MIX = re.compile(rf"(?:{PACK_NAME.pattern}:)?{QUESTION_NAME.pattern}")
MOST_ASKED = 6000
Culture = Literal["fr", "en", "world", "mixed"]
CULTURES: tuple[Culture, ...] = get_args(Culture)
LARGEST_BANK = 100_000


class Options(table.Options, frozen=True, kw_only=True):
    """Independent switches: every combination is allowed. `bank` counts with `enrichment` only.
    `pack` names the questions: a pack, or several that are shuffled together, "base+our-house".
    `asked` names the questions of other evenings, the longest ago first: they come last; in a mix with their pack,
    "our-house:geo-0001". `culture` says whose questions come freely: those that only others know come at most once in
    twelve; "world": those of any one culture do; "mixed" or None: all come as they lie.
    `skip` names cards, "our-house:D001", that lie at the bottom of their deck."""

    expert: bool = False
    teams: bool = False
    enrichment: bool = False
    bank: int | None = None
    max_rounds: int | None = None
    minutes: int | None = None
    escalate_every: int | None = None
    pack: str = "base"
    culture: Culture | None = None
    skip: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    first: int | None = None
    """The side that is active first; drawn by lot when nobody is named (DE-05)."""
    reading: int = 3
    """1: the classic game begins with a new round; time ends a match in the middle of a round; a Cible takes any
    number; a Ping-pong counts verdicts; no lot is drawn before a game of chance. 2: cards come as they lie, and all of
    a deck that is shuffled again alike. 3: as the rules say."""

    unnamed: ClassVar[Mapping[str, Any]] = {"first": None, "culture": None, "asked": ()}

    def __post_init__(self) -> None:
        super().__post_init__()
        msgspec.structs.force_setattr(self, "skip", tuple(self.skip))  # a file has a list
        msgspec.structs.force_setattr(self, "asked", tuple(self.asked))
        beginner.check(self.first)
        _within("a match lasts {least} to {most} rounds, not {value}", self.max_rounds, 1, 1000)
        _within("a match lasts {least} to {most} minutes, not {value}", self.minutes, 1, 600)
        _within("the minimum grows every {least} to {most} rounds, not every {value}", self.escalate_every, 1, 100)
        _within("the bank holds {least} to {most}, not {value}", self.bank, PRIZE, LARGEST_BANK)
        if self.bank is not None and self.bank % 100:
            raise BadOptions("the bank holds whole hundreds, not {bank}", bank=self.bank)
        names = parts(self.pack)
        if not all(PACK_NAME.fullmatch(name) for name in names):
            raise BadOptions("a pack's name is made of a-z, 0-9 and -, not {pack}", pack=repr(self.pack))
        if len(names) > MOST_PACKS or len(set(names)) < len(names):
            raise BadOptions("up to {most} packs can be mixed, each once", most=MOST_PACKS)
        for card in self.skip:
            if not CARD_OF_A_MIX.fullmatch(card):
                raise BadOptions("a card's name is D or M and three digits, not {card}", card=repr(card)[:20])
        if len(self.skip) > MOST_SKIPPED:
            raise BadOptions("{most} cards can be skipped, not {count}", most=MOST_SKIPPED, count=len(self.skip))
        for question in self.asked:
            if not QUESTION_OF_A_MIX.fullmatch(question):
                raise BadOptions("a question is named like geo-0001, not {question}", question=repr(question)[:20])
        if len(self.asked) > MOST_ASKED:
            raise BadOptions(
                "{most} questions can have been asked, not {count}", most=MOST_ASKED, count=len(self.asked)
            )


def parts(pack: str) -> tuple[str, ...]:
    """The names of the packs in a value of the option `pack`: one, or those of a mix."""
    return tuple(pack.split("+"))


def mix(names: Iterable[str]) -> str:
    """The value of the option `pack` for these packs."""
    return "+".join(names)


def card_of_a_mix(pack: str, card: str) -> str:
    """The name of a card or a question of this pack in a mix, where two may have the same name of their own."""
    return f"{pack}:{card}"


def _within(sentence: str, value: int | None, least: int, most: int) -> None:
    """Refuse a number outside its bounds; None is always allowed."""
    if value is not None and not least <= value <= most:
        raise BadOptions(sentence, least=least, most=most, value=value)

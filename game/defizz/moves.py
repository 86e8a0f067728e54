"""The moves of the sides and of the table of Défizz, built once."""

from __future__ import annotations

from typing import Literal, TypeAlias

from game.defizz.options import LARGEST_BANK
from game.table import Move as Base
from game.table import Timeout


class Roll(Base, frozen=True):
    """Throw the die; a card is drawn with it."""


class Help(Base, frozen=True):
    """Spend the Help! card: read the three questions."""


class Choose(Base, frozen=True):
    """Pick one of the three hints."""

    question: Literal[0, 1, 2]


class Challenge(Base, frozen=True):
    """Name the opponent of a Duel."""

    opponent: int


class Stake(Base, frozen=True):
    """Keep the minimum or announce a raise."""

    amount: int


class Accept(Base, frozen=True):
    """Play for the raise."""


class Refuse(Base, frozen=True):
    """Pay the minimum and stay out."""


class Press(Base, frozen=True):
    """Ask for the floor."""


class Answer(Base, frozen=True):
    """Say something, as typed."""

    text: str


class Verdict(Base, frozen=True, omit_defaults=True):
    """The table's word on the answer before it."""

    right: bool
    repeated: bool = False
    """True if it is wrong because a Ping-pong has had it before; told to all, and otherwise the same as wrong."""


class Guess(Base, frozen=True):
    """Propose a number."""

    number: int | float


class Pass(Base, frozen=True):
    """Say nothing."""


class Chance(Base, frozen=True):
    """Act in a game of chance: pick something, or go on or not."""

    pick: int | None = None
    go: bool | None = None


Move: TypeAlias = (
    Roll
    | Help
    | Choose
    | Challenge
    | Stake
    | Accept
    | Refuse
    | Press
    | Answer
    | Verdict
    | Guess
    | Pass
    | Chance
    | Timeout
)

ROLL = Roll()
HELP = Help()
CHOOSE = [Choose(0), Choose(1), Choose(2)]
HELP_OR_CHOOSE = [HELP, *CHOOSE]
CHALLENGE = [Challenge(seat) for seat in range(12)]
STAKES = [Stake(100 * hundreds) for hundreds in range(LARGEST_BANK // 100 + 1)]
ACCEPT = Accept()
REFUSE = Refuse()
PRESS = Press()
PASS = Pass()
EXAMPLE = Answer("…")
VERDICTS = [Verdict(True), Verdict(False)]
REPEATED = Verdict(False, repeated=True)
LADDER = [Guess(digit * 10**power) for power in range(5) for digit in (1, 2, 5)]
"""Examples of guesses: more than the eleven that can be said in one challenge."""

LONGEST_ANSWER = 200
LARGEST_NUMBER = 10**15

"""The events of Défizz."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from game.defizz.questions import Hint
from game.defizz.records import Result, Shown
from game.table import Event as Base


class TurnBegan(Base, frozen=True):
    """A side is to roll (also again, after a turn without a winner)."""

    seat: int
    reader: int


class Rolled(Base, frozen=True):
    """The die: `kind` is duel or multi, `face` the printed amount, `minimum` what it asks for here."""

    seat: int
    kind: str
    face: int
    minimum: int


class DeckShuffled(Base, frozen=True):
    """A deck had run out: its cards are shuffled again."""

    kind: str


class CardDrawn(Base, frozen=True):
    """The three hints, for all to see."""

    hints: tuple[Hint, ...]


class HelpUsed(Base, frozen=True):
    """The side reads the three questions, alone."""

    secret: ClassVar[tuple[str, ...]] = ("questions",)

    seat: int
    questions: tuple[Shown, ...] | None


class Chosen(Base, frozen=True):
    """The question is picked, by its hint."""

    seat: int
    question: int


class Challenged(Base, frozen=True):
    """The sides called to play against the active one."""

    seat: int
    opponents: tuple[int, ...]


class Staked(Base, frozen=True):
    """The active side keeps the minimum or raises."""

    seat: int
    amount: int
    raised: bool


class Accepted(Base, frozen=True):
    """A side accepts the raise; `stake` is the stake as it now stands."""

    seat: int
    stake: int


class Refused(Base, frozen=True):
    """A side stays out; what it paid is in the pot."""

    seat: int
    paid: int


class StakeSet(Base, frozen=True):
    """Everyone who takes part has paid the same."""

    stake: int
    seats: tuple[int, ...]
    pot: int


class Asked(Base, frozen=True):
    """The mode and the text are shown."""

    question: Shown


class Pressed(Base, frozen=True):
    """A side has the floor."""

    seat: int


class Sealed(Base, frozen=True):
    """An answer given unseen, as two sides have the floor; an empty text: nothing said."""

    secret: ClassVar[tuple[str, ...]] = ("text",)

    seat: int
    text: str | None


class Answered(Base, frozen=True):
    """An answer, for all to hear."""

    seat: int
    text: str


class Judged(Base, frozen=True, omit_defaults=True):
    """Right or wrong; `repeated` if it is wrong because it had been said before."""

    seat: int
    right: bool
    repeated: bool = False


class Guessed(Base, frozen=True):
    """A number, for all to hear."""

    seat: int
    number: int | float


class Passed(Base, frozen=True):
    """A side says nothing."""

    seat: int


class TimeUp(Base, frozen=True):
    """A limit has passed."""

    kind: str


class ChanceSealed(Base, frozen=True):
    """A secret choice in a game of chance."""

    secret: ClassVar[tuple[str, ...]] = ("pick",)

    seat: int
    pick: int | None


class ChanceTaken(Base, frozen=True):
    """An open move in a game of chance; `shown` is all that luck has shown so far."""

    seat: int
    pick: int | None
    go: bool | None
    shown: tuple[int, ...]
    kind: str = ""


class ChanceHappened(Base, frozen=True):
    """A round of a game of chance: what each had, what luck showed, who is left."""

    kind: str
    picks: tuple[tuple[int, int], ...]
    shown: tuple[int, ...]
    left: tuple[int, ...]


class Revealed(Base, frozen=True):
    """The question is over: the answer."""

    result: Result


class PotWon(Base, frozen=True):
    """A side takes the pot."""

    seat: int
    amount: int


class BankPaid(Base, frozen=True):
    """The bank pays for a question won."""

    seat: int
    amount: int


class BankGiven(Base, frozen=True):
    """The rest of the bank goes to the poorest side; nobody: it is lost."""

    seat: int | None
    amount: int


class Returned(Base, frozen=True, omit_defaults=True):
    """No single winner: every stake goes back, by seat; `silent` if nobody had answered."""

    amounts: tuple[int, ...]
    silent: bool = False


class Eliminated(Base, frozen=True):
    """A side has nothing left."""

    seat: int


class ClassicBegan(Base, frozen=True):
    """The enrichment is over."""


class FinalBegan(Base, frozen=True):
    """Two sides are left: minimums double, and the reader stays."""

    seats: tuple[int, ...]
    reader: int


class RoundEnded(Base, frozen=True):
    """Every side has had its turn; the die now counts `multiple` times."""

    rounds: int
    multiple: int


class MatchWon(Base, frozen=True):
    """The match is over."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


Event: TypeAlias = (
    TurnBegan | Rolled | DeckShuffled | CardDrawn | HelpUsed | Chosen | Challenged | Staked | Accepted | Refused
    | StakeSet | Asked | Pressed | Sealed | Answered | Judged | Guessed | Passed | TimeUp | ChanceSealed
    | ChanceTaken | ChanceHappened | Revealed | PotWon | BankPaid | BankGiven | Returned | Eliminated
    | ClassicBegan | FinalBegan | RoundEnded | MatchWon
)  # fmt: skip

"""The parts of every game of chance: who is left, what they picked, what was shown, who won (DE-20)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from game.defizz.moves import Chance

Draw: TypeAlias = Callable[[], float]
"""Numbers in [0, 1), one after the other."""
Stream: TypeAlias = Callable[[], Draw]
"""Opens the match's next stream of numbers; asked for only when something is drawn."""

MOST_ROUNDS = 50
"""A game that is still open after so many rounds ends with a fair lot among those left."""

NOT_YET = -1
GO = Chance(go=True)
STAY = Chance(go=False)
PICKS = [Chance(pick=number) for number in range(101)]


class Luck:
    """A game of chance being played. Nothing in it is hidden but the picks of a secret choice:
    whatever luck decides is drawn at the moment it is shown."""

    __slots__ = ("kind", "params", "left", "turn", "stage", "picks", "hand", "shown", "before", "rounds", "winner")

    kind: str
    params: dict[str, int]
    left: tuple[int, ...]
    turn: int
    stage: int
    picks: list[int]
    hand: tuple[int, ...]
    shown: tuple[int, ...]
    before: tuple[tuple[int, int], ...]
    rounds: int
    winner: int

    def copy(self) -> Luck:
        """A game that goes its own way from here; only the picks can change in place."""
        new = Luck.__new__(Luck)
        new.kind = self.kind
        new.params = self.params
        new.left = self.left
        new.turn = self.turn
        new.stage = self.stage
        new.picks = self.picks[:]
        new.hand = self.hand
        new.shown = self.shown
        new.before = self.before
        new.rounds = self.rounds
        new.winner = self.winner
        return new

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Luck):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__ = None  # type: ignore[assignment]


Moves: TypeAlias = Callable[[Luck], list[Chance]]
Settle: TypeAlias = Callable[[Luck, Stream], None]
Take: TypeAlias = Callable[[Luck, Chance, Stream], None]


def take_pick(luck: Luck, move: Chance, stream: Stream) -> None:
    """The usual turn: one pick, openly, then the next side."""
    assert move.pick is not None
    luck.picks[luck.turn] = move.pick
    luck.turn += 1


def all_choose(luck: Luck) -> int:
    """The usual number of sides that choose: all that are left."""
    return len(luck.left)


@dataclass(frozen=True, slots=True)
class Kind:
    """The rules of one game of chance. `secret`: all choose at once, unseen; otherwise in turn, openly.
    `params` gives each setting's least, usual and largest value."""

    name: str
    moves: Moves
    settle: Settle
    secret: bool = False
    take: Take = take_pick
    choosers: Callable[[Luck], int] = all_choose
    active_last: bool = False
    lots: bool = False
    """True if the order of choosing matters, so that it is drawn by lot: else one place at the table would win more."""
    timed: bool = False
    """A pick is a time that the table took, in hundredths of a second, not something to choose from a list."""
    params: dict[str, tuple[int, int, int]] = field(default_factory=dict)


def won(luck: Luck, seat: int) -> None:
    """The game is over."""
    _remember(luck)
    luck.winner = seat


def again(luck: Luck, left: Sequence[int], stream: Stream) -> None:
    """Go on with those left: one has won; nobody means that all of this round play again."""
    left = tuple(left) or luck.left
    luck.rounds += 1
    if len(left) > 1 and luck.rounds >= MOST_ROUNDS:
        left = (left[one_of(len(left), stream())],)
    if len(left) == 1:
        won(luck, left[0])
        return
    _remember(luck)
    luck.left = left
    luck.picks = [NOT_YET] * len(left)
    luck.turn = luck.stage = 0
    luck.hand = ()


def go_on(luck: Luck, stream: Stream) -> None:
    """Nobody has got there yet: another round from where everyone stands."""
    if luck.rounds + 1 >= MOST_ROUNDS:
        again(luck, luck.left, stream)
        return
    luck.rounds += 1
    _remember(luck)
    luck.turn = 0


def _remember(luck: Luck) -> None:
    """Keep what the round's sides picked, for all to see."""
    luck.before = tuple(zip(luck.left, luck.picks, strict=True))


def one_of(count: int, draw: Draw) -> int:
    """One of `count`, all alike."""
    return int(draw() * count)


def shuffled(things: Iterable[int], draw: Draw) -> list[int]:
    """The same things in any order."""
    order = list(things)
    for last in range(len(order) - 1, 0, -1):
        other = one_of(last + 1, draw)
        order[last], order[other] = order[other], order[last]
    return order


def best_of(luck: Luck, worth: Sequence[float]) -> list[int]:
    """The sides whose worth is the greatest."""
    top = max(worth)
    return [seat for seat, value in zip(luck.left, worth, strict=True) if value == top]


def unseen_card(luck: Luck, draw: Draw) -> int:
    """One of the 52 cards that were not shown yet (of all, once all were)."""
    cards = [card for card in range(52) if card not in luck.shown] or list(range(52))
    return cards[one_of(len(cards), draw)]

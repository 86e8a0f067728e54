"""The reasons for a move of Trépido: the one fact that decided, with its numbers."""

from __future__ import annotations

from ai.coach.plainly import Plainly
from ai.player import Reason
from ai.trepido.bits import ANNOUNCED, KIND, PLUS, REPLAY, SWAP
from ai.trepido.instinct import SURE
from ai.trepido.options import Moment, Option
from ai.trepido.search import Trial
from game.table import Move
from game.trepido.cards import CARD, FACE, JOKER, SKULL
from game.trepido.moves import Draw, Give, Play, Replay, Reverse, Swap
from game.trepido.view import TrepidoView

ONLY = "{move}: there is no other choice"
EITHER = "{move}: before the first card, one way is as good as the other"
WRONG = "{move}: a slip, it does not fit"
LAST = "{move}: the last card"
LAST_GIFT = "{move}: then the last card can be given away"
LAST_AGAIN = "{move}: the last card fits on it"
NEEDLESS = "{move}: a skull can never be laid"
NEAR = "{move}: {name} has only {cards} left"
TAKES = "{move}: {name} must parry it or take cards"
HANDS = "{move}: a hand of {mine} for one of {count}"
FEWEST = "{move}: a swap is due, and nobody holds fewer cards"
SWAPS = "{move}: then a hand of {mine} goes for one of {count}"
AGAIN = "{move}: something else fits on it"
STUCK = "{move}: nothing fits"
FOLLOW = "{move}: with the rest, something fits next time in {percent} % of cases"
ALWAYS = "{move}: with the rest, something nearly always fits next time"
BETTER = "{move}: better than “{other}” by {points} % of winning chance"
EVEN = "{move}: about as good as “{other}”"
ALIKE = "{move}: all other choices come to the same"
ROUND = "{move}: {percent} % to win the round in {rounds} imagined sequels; {other}: {less} %"
MATCH = "{move}: {percent} % to win the match in {rounds} imagined sequels; {other}: {less} %"

PLAINLY = {
    FOLLOW: Plainly("{move}: {often}, one of the other cards fits on the next turn"),
    BETTER: Plainly("{move}: better than “{other}”"),
    ROUND: Plainly("{move}: wins the round more often than “{other}”", EVEN),
    MATCH: Plainly("{move}: wins the match more often than “{other}”", EVEN),
}
"""Reasons with figures, and their words without."""

FEW = 3
"""The most cards that a hand has which is nearly empty."""


def only(view: TrepidoView, move: Move) -> Reason:
    """The reason for the only move there is."""
    stuck = isinstance(move, Draw) and view.phase == "turn"
    return Reason(STUCK if stuck else ONLY, move=move)


def looked(view: TrepidoView, found: list[Trial], points: bool) -> Reason:
    """The reason found by looking ahead: the best option beside the next best that has another name."""
    best = found[0]
    other = next((one for one in found[1:] if not _alike(view, best.option.move, one.option.move)), None)
    if other is None:
        return Reason(ALIKE, move=best.option.move)
    return Reason(
        MATCH if points else ROUND,
        move=best.option.move,
        percent=round(100 * best.share),
        rounds=best.rounds,
        other=other.option.move,
        less=round(100 * other.share),
    )


def weighed(moment: Moment, options: list[Option]) -> Reason:
    """The reason for the first of these options."""
    best = options[0]
    if len(options) == 1:
        return only(moment.view, best.move)
    if isinstance(best.move, Play) and (laid := _play(moment, best.move, best.worth)):
        return laid
    if isinstance(best.move, Give) and (given := _give(moment, best.move)):
        return given
    if isinstance(best.move, Swap) and (swapped := _swap(moment, best.move)):
        return swapped
    if isinstance(best.move, (Replay, Reverse)) and isinstance(best.move, Replay) == bool(moment.hand & moment.fits):
        return Reason(AGAIN if isinstance(best.move, Replay) else STUCK, move=best.move)
    other = next((one for one in options[1:] if not _alike(moment.view, best.move, one.move)), None)
    return _compared(best, other) if other is not None else Reason(ALIKE, move=best.move)


def _alike(view: TrepidoView, move: Move, other: Move) -> bool:
    """Tell if two moves have the same name: cards of one symbol and event, and of one strength where that counts."""
    if isinstance(move, Play) and isinstance(other, Play):
        return move.symbol == other.symbol and _look(view, move.card) == _look(view, other.card)
    if isinstance(move, Give) and isinstance(other, Give):
        return move.to == other.to and _look(view, move.card) == _look(view, other.card)
    return False


def _look(view: TrepidoView, card: str) -> str:
    """A card without its copy, and without its strength where cards show none (TR-27)."""
    graded = view.options.kids in (0, 3) or view.options.match == "points"
    return card[:-1] if graded else card[0] + card[2:-1]


def _compared(best: Option, other: Option) -> Reason:
    """The reason for a move that is no worse than the next best, as far as can be counted."""
    points = round((best.worth - other.worth) / 10)
    if points < 1:
        return Reason(EVEN, move=best.move, other=other.move)
    return Reason(BETTER, move=best.move, points=points, other=other.move)


def _swap(moment: Moment, move: Swap) -> Reason | None:
    """The reason for an exchange of hands; None if no number of cards decided."""
    mine, count = moment.hand.bit_count(), moment.view.counts[move.other]
    if count < mine:
        return Reason(HANDS, move=move, mine=mine, count=count)
    return Reason(FEWEST, move=move) if count == _fewest(moment) else None


def _fewest(moment: Moment) -> int:
    """The number of cards in the smallest of the other hands."""
    return min(count for seat, count in enumerate(moment.view.counts) if seat != moment.seat)


def _play(moment: Moment, move: Play, worth: float) -> Reason | None:
    """The reason for a card; None if no single fact decided."""
    card = CARD[move.card]
    rest = moment.hand & ~(1 << card)
    if not rest:
        return Reason(LAST, move=move)
    if worth >= SURE:
        return Reason(LAST_AGAIN if KIND[card] == REPLAY else LAST_GIFT, move=move)
    symbol = move.symbol
    face = FACE[card] if symbol is None else ANNOUNCED[symbol] * 3 + FACE[card] - JOKER
    after = (moment.seat + moment.view.direction) % moment.view.seats
    if KIND[card] == PLUS and moment.table.against(moment.seat, after):
        return _near(moment, move, after) or Reason(TAKES, move=move, name=after)
    if KIND[card] == REPLAY and rest & moment.table.fit[face]:
        return Reason(AGAIN, move=move)
    if KIND[card] == SWAP:
        mine, count = rest.bit_count(), _fewest(moment)
        return Reason(SWAPS, move=move, mine=mine, count=count) if count < mine else None
    percent = round(100 * moment.table.hold(face, rest))
    if not percent:
        return None
    return Reason(FOLLOW, move=move, percent=percent) if percent < 100 else Reason(ALWAYS, move=move)


def _near(moment: Moment, move: Move, seat: int) -> Reason | None:
    """The reason that a seat has few cards left; None if it has more."""
    count = moment.view.counts[seat]
    return Reason(NEAR, move=move, name=seat, cards=count) if count <= FEW else None


def _give(moment: Moment, move: Give) -> Reason | None:
    """The reason for a gift; None if no single fact decided."""
    if moment.hand == 1 << CARD[move.card]:
        return Reason(LAST, move=move)
    if FACE[CARD[move.card]] == SKULL:
        return Reason(NEEDLESS, move=move)
    return _near(moment, move, move.to)

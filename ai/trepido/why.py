"""The reasons for a move of Trépido: the one fact that decided, with its numbers."""

from __future__ import annotations

from ai.player import Reason
from ai.trepido.bits import ANNOUNCED, KIND, PLUS, REPLAY
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
NEAR = "{move}: {name} is down to {count}"
TAKES = "{move}: {name} must parry it or take cards"
HANDS = "{move}: a hand of {mine} for one of {count}"
AGAIN = "{move}: something else fits on it"
STUCK = "{move}: nothing fits"
FOLLOW = "{move}: with the rest, something fits next time in {percent} % of cases"
BETTER = "{move}: better than “{other}” by {points} % of winning chance"
EVEN = "{move}: about as good as “{other}”"
ROUND = "{move}: {percent} % to win the round in {rounds} imagined sequels; {other}: {less} %"
MATCH = "{move}: {percent} % to win the match in {rounds} imagined sequels; {other}: {less} %"

FEW = 3
"""The most cards that a hand has which is nearly empty."""


def only(view: TrepidoView, move: Move) -> Reason:
    """The reason for the only move there is."""
    stuck = isinstance(move, Draw) and view.phase == "turn"
    return Reason(STUCK if stuck else ONLY, move=move)


def looked(found: list[Trial], points: bool) -> Reason:
    """The reason found by looking ahead: the best option beside the next best."""
    best, other = found[0], found[1]
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
    if isinstance(best.move, Play):
        return _play(moment, best.move, best.worth)
    if isinstance(best.move, Give) and (given := _give(moment, best.move)):
        return given
    if isinstance(best.move, Swap):
        count = moment.view.counts[best.move.other]
        return Reason(HANDS, move=best.move, mine=moment.hand.bit_count(), count=count)
    if isinstance(best.move, (Replay, Reverse)) and isinstance(best.move, Replay) == bool(moment.hand & moment.fits):
        return Reason(AGAIN if isinstance(best.move, Replay) else STUCK, move=best.move)
    return _compared(best, options[1])


def _compared(best: Option, other: Option) -> Reason:
    """The reason for a move that is no worse than the next best, as far as can be counted."""
    points = round((best.worth - other.worth) / 10)
    if points < 1:
        return Reason(EVEN, move=best.move, other=other.move)
    return Reason(BETTER, move=best.move, points=points, other=other.move)


def _play(moment: Moment, move: Play, worth: float) -> Reason:
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
    return Reason(FOLLOW, move=move, percent=round(100 * moment.table.hold(face, rest)))


def _near(moment: Moment, move: Move, seat: int) -> Reason | None:
    """The reason that a seat has few cards left; None if it has more."""
    count = moment.view.counts[seat]
    return Reason(NEAR, move=move, name=seat, count=count) if count <= FEW else None


def _give(moment: Moment, move: Give) -> Reason | None:
    """The reason for a gift; None if no single fact decided."""
    if moment.hand == 1 << CARD[move.card]:
        return Reason(LAST, move=move)
    if FACE[CARD[move.card]] == SKULL:
        return Reason(NEEDLESS, move=move)
    return _near(moment, move, move.to)

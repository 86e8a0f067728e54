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
FIRST = "{move}: that came to mind first"
WRONG = "{move}: a slip, it does not fit"
LAST = "{move}: the last card"
LAST_GIFT = "{move}: then the last card can be given away"
LAST_AGAIN = "{move}: the last card fits on it"
NEEDLESS = "{move}: a skull can never be laid"
NEAR = "{move}: {name} is down to {count}"
HANDS = "{move}: a hand of {mine} for one of {count}"
AGAIN = "{move}: something else fits on it"
STUCK = "{move}: nothing fits"
FOLLOW = "{move}: with the rest, something fits next time in {percent} % of cases"
BETTER = "{move}: better than {other} by {points} % of winning chance"
ROUND = "{move}: {percent} % to win the round in {rounds} imagined sequels; {other}: {less} %"
MATCH = "{move}: {percent} % to win the match in {rounds} imagined sequels; {other}: {less} %"


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
    if isinstance(best.move, Give):
        return _give(moment, best.move)
    if isinstance(best.move, Swap):
        count = moment.view.counts[best.move.other]
        return Reason(HANDS, move=best.move, mine=moment.hand.bit_count(), count=count)
    if isinstance(best.move, (Replay, Reverse)):
        return Reason(AGAIN if isinstance(best.move, Replay) else STUCK, move=best.move)
    points = round((best.worth - options[1].worth) / 10)
    return Reason(BETTER, move=best.move, points=points, other=options[1].move)


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
        return Reason(NEAR, move=move, name=after, count=moment.view.counts[after])
    if KIND[card] == REPLAY and rest & moment.table.fit[face]:
        return Reason(AGAIN, move=move)
    return Reason(FOLLOW, move=move, percent=round(100 * moment.table.hold(face, rest)))


def _give(moment: Moment, move: Give) -> Reason:
    if moment.hand == 1 << CARD[move.card]:
        return Reason(LAST, move=move)
    if FACE[CARD[move.card]] == SKULL:
        return Reason(NEEDLESS, move=move)
    return Reason(NEAR, move=move, name=move.to, count=moment.view.counts[move.to])

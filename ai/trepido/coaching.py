"""The coach's knowledge of Trépido: what is worth how much, what is plain, what comes to the same."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from ai.coach.saying import Coaching, Mapped
from ai.player import Choice
from ai.trepido.bits import ALIKE
from ai.trepido.sayings import SAYINGS
from ai.trepido.sequels import TrepidoSequels
from ai.trepido.why import PLAINLY
from game.table import Move
from game.trepido.cards import CARD, EVENT, FACE, FITS, JOKER, PARRIES, PLUS, SKULL, SYMBOLS
from game.trepido.moves import Play
from game.trepido.view import TrepidoView
from game.trepido.worlds import Worlds

EVEN, DEAR = 0.008, 0.07
"""Shares of matches: the difference below which two moves are as good, and that from which one costs much."""
TENTHS = 1000.0
"""The worth that a player without looking ahead tells is in tenths of a percent."""
MAPPED = 150


def worth(view: TrepidoView, choice: Choice) -> tuple[tuple[Move, float], ...]:
    """The worth of the moves that were weighed, as shares of matches won."""
    looked = all(0 <= each.worth <= 1 for each in choice.weighed)
    return tuple((each.move, each.worth if looked else each.worth / TENTHS) for each in choice.weighed)


def plain(view: TrepidoView, move: Move) -> float:
    """The plainness of a move: a plain card before one with an event, that before laying nothing, and a joker last."""
    if not isinstance(move, Play):
        return -2.0
    face = FACE[CARD[move.card]]
    return -3.0 if face >= JOKER else -float(EVENT[CARD[move.card]] > 0) - 0.1 * (face % 3)


def alike(view: TrepidoView, one: Any, other: Any) -> bool:
    """Tell if two moves lay cards that look the same."""
    if not isinstance(one, Play) or not isinstance(other, Play):
        return False
    return ALIKE[CARD[one.card]] == ALIKE[CARD[other.card]] and one.symbol == other.symbol


def odds(
    view: TrepidoView, legal: list[Move], rng: Random, player: Any, late: Callable[[], bool]
) -> tuple[Mapped, ...]:
    """The chance, for every card that can be laid, that the next seat has something that beats it."""
    plays = [move for move in legal if isinstance(move, Play) and FACE[CARD[move.card]] != SKULL]
    if not plays or view.seat is None:
        return ()
    after = (view.seat + view.direction) % view.seats
    strengths, threat = view.options.kids in (0, 3), view.phase == "threat"
    faces = [_face(move) for move in plays]
    worlds, beaten, tried = Worlds(view), [0] * len(plays), 0
    while tried < MAPPED and (tried < 8 or not late()):
        hand = worlds.draw(rng).hands[after]
        for at, (face, move) in enumerate(zip(faces, plays, strict=True)):
            fits = (PARRIES if threat or _plus(move) else FITS)[strengths][face]
            beaten[at] += any(fits[card] for card in hand)
        tried += 1
    return tuple(Mapped(move, count / tried) for move, count in zip(plays, beaten, strict=True))


def _face(move: Play) -> int:
    face = FACE[CARD[move.card]]
    return face if move.symbol is None else SYMBOLS.index(move.symbol) * 3 + face - JOKER


def _plus(move: Play) -> bool:
    return EVENT[CARD[move.card]] == PLUS


def childish(view: TrepidoView) -> bool:
    return view.options.kids > 0


COACHING = Coaching(
    sayings=SAYINGS,
    sequels=TrepidoSequels,
    plain=plain,
    even=EVEN,
    dear=DEAR,
    worth=worth,
    odds=odds,
    childish=childish,
    alike=alike,
    plainly=PLAINLY,
)

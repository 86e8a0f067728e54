"""The choice of a sentence: the largest difference between two moves, or a fact that the view shows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from ai.coach.saying import Coaching, Position, Saying, line
from ai.coach.tally import Tally, differs
from ai.player import Advice, Claim, Reason
from game.table import Move, View

COSTS = line("“{other}” would serve you better.")
"""The warning of a move that is worse without one thing that makes it so."""
TURNS = 3
"""The facts that take turns where two moves are as good."""


def facts(knows: Coaching, view: View, move: Move, rival: Move | None, *, decides: bool) -> Advice | None:
    """The first fact of the view that speaks for a move; None if no fact of this kind does."""
    return next(_fitting(knows, view, move, rival, decides=decides), None)


def beside(knows: Coaching, view: View, move: Move, rival: Move) -> Advice | None:
    """A fact of the view that speaks for a move though another is as good; None if no fact does.

    One of the first few that fit, in turn as the match goes on: in a row of even choices they would be the same.
    """
    found = list(islice(_fitting(knows, view, move, rival, decides=False, even=True), TURNS))
    return found[view.moves % len(found)] if found else None


def _fitting(
    knows: Coaching, view: View, move: Move, rival: Move | None, *, decides: bool, even: bool = False
) -> Iterator[Advice]:
    """Every fact of the view that speaks for a move, with `even` none that says that nothing else is as good."""
    position = Position(view, move, rival if rival is not None else move)
    for saying in knows.sayings:
        if saying.text and not saying.event and saying.decides == decides and not (even and saying.unmatched):
            values = saying.fits(position)
            if values is not None:
                yield Advice(saying.name, _reason(knows, view, saying, move, values), None, rival)


def told(knows: Coaching, view: View, move: Move, rival: Move, tallies: Mapping[Move, Tally]) -> Advice | None:
    """The sentence about the largest difference between a move and its rival; None if there is none worth a word."""
    best = max(_differences(knows, view, move, rival, tallies), key=lambda each: each[0], default=None)
    if best is None:
        return None
    _, saying, values, claim = best
    return Advice(saying.name, _reason(knows, view, saying, move, values), claim, rival)


def warned(knows: Coaching, view: View, move: Move, other: Move, tallies: Mapping[Move, Tally]) -> Advice:
    """The advice against the other move, which costs much: its likely consequence, or a fact that speaks against it."""
    known = move in tallies and other in tallies
    found = [each for each in _differences(knows, view, move, other, tallies) if each[1].sure] if known else []
    best = max(found, key=lambda each: each[0], default=None)
    if best is None:
        return _doubted(knows, view, move, other)
    _, saying, values, claim = best
    return Advice(saying.name, Reason(saying.sure, **{"move": other, **values}), claim, move)


def _doubted(knows: Coaching, view: View, move: Move, other: Move) -> Advice:
    """The first fact of the view that speaks against the other move, or that there is something better."""
    position = Position(view, move, other)
    for saying in knows.sayings:
        values = saying.fits(position) if saying.doubts else None
        if values is not None:
            return Advice(saying.name, Reason(saying.sure, **{"move": other, **values}), None, move)
    return Advice("costs", Reason(COSTS, move=other, other=move), None, move)


Difference = tuple[float, Saying, Mapping[str, Any], Claim]


def _differences(
    knows: Coaching, view: View, move: Move, rival: Move, tallies: Mapping[Move, Tally]
) -> Iterator[Difference]:
    """Every difference between two moves that has words, with its weight."""
    mine, theirs = tallies[move], tallies[rival]
    for event in sorted({*mine.counts, *theirs.counts}):
        gap = differs(mine, theirs, event)
        if not gap:
            continue
        name, _, seat = event.partition(":")
        claim = Claim(event, mine.share(event), theirs.share(event), min(mine.worlds, theirs.worlds))
        position = Position(view, move, rival, int(seat) if seat else -1, claim.share, claim.against)
        for saying in knows.sayings:
            if saying.event == name and saying.more == (gap > 0):
                values = saying.fits(position)
                if values is not None:
                    yield abs(gap) * saying.weight, saying, values, claim


def _reason(knows: Coaching, view: View, saying: Saying, move: Move, values: Mapping[str, Any]) -> Reason:
    """A saying with its values; in simpler words where children play."""
    text = saying.simple if saying.simple and knows.childish(view) else saying.text
    return Reason(text, **{"move": move, **values})

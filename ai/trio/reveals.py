"""The worth of a turn's reveals from memory alone: known matches first, then cards not known yet."""

from __future__ import annotations

from random import Random

from ai.trio.notes import Notes
from ai.trio.stakes import stakes
from game.trio.moves import PLACES
from game.trio.view import Seen, TrioView

LOW, HIGH = range(1, 4), range(10, 13)
"""The numbers that nobody asks the high end, or the low end, of a hand for."""
SURE, MATCH, UNKNOWN, ASTRAY = 3.0, 2.0, 1.0, 0.5
"""The worth of a reveal: part of a known trio, a known match, a card not seen yet, one that hardly matches. The prize
comes on top of a known trio; any other known card is worth a little for each equal one in reach."""
SHOWN, STALE = -0.1, -0.05
"""The worth, where nothing matches, of a card of one's own, which would be shown to all, and of one that everybody saw
in the turn before."""
HELD = 0.1
"""The worth that a match of one's own has more than one that is remembered, where only one is wanted."""
COPY = 0.1
PAIR = 1.5
"""The worth of a known pair to somebody eager to begin with it."""


def weigh(
    view: TrioView, notes: Notes, reveals: list[int], rng: Random, sense: bool = True, eager: bool = False
) -> list[tuple[int, float]]:
    """Every reveal with its worth, the best first; equals in any order.

    `sense`: low ends are asked for low numbers. `eager`: a turn begins with a known pair.
    """
    if view.revealed:
        number, vain = view.revealed[0].number, _vain(view)
        worth = [_next(notes, reveal, number, sense) or vain.get(reveal, 0.0) for reveal in reveals]
        if len(view.revealed) > 1:  # the last one wanted: what one holds is surer than what one remembers
            own = _own(view)
            worth = [
                each + HELD * (each == MATCH and reveal in own) for reveal, each in zip(reveals, worth, strict=True)
            ]
    else:
        prizes = stakes(view, view.seat or 0)
        worth = [_first(notes, reveal, prizes, eager) for reveal in reveals]
    rng.shuffle(order := list(zip(reveals, worth, strict=True)))
    return sorted(order, key=lambda pair: -pair[1])


def _own(view: TrioView) -> tuple[int, int]:
    """The reveals of one's own cards, the lowest and the highest."""
    low = PLACES + 2 * (view.seat or 0)
    return low, low + 1


def _vain(view: TrioView) -> dict[int, float]:
    """The reveals that are least worth trying where nothing matches."""
    found = {}
    for seen in view.history:
        if isinstance(seen, Seen) and seen.turn == view.turn - 1 and seen.became == "back":
            found[seen.place if seen.end is None else PLACES + 2 * int(seen.source) + (seen.end == "high")] = STALE
    return {reveal: worth for reveal, worth in found.items() if reveal is not None} | dict.fromkeys(_own(view), SHOWN)


def _first(notes: Notes, reveal: int, prizes: list[float], eager: bool) -> float:
    number = notes.at(reveal)
    if not number:
        return UNKNOWN
    copies = len(notes.reach(number))
    if copies >= 3:
        return SURE + prizes[number]
    return PAIR if eager and copies == 2 and prizes[number] else COPY * copies


def _next(notes: Notes, reveal: int, number: int, sense: bool) -> float:
    known = notes.at(reveal)
    if known:
        return MATCH if known == number else 0.0
    least, most = notes.bounds(reveal)
    if not least <= number <= most:
        return 0.0
    return ASTRAY if sense and _astray(reveal, number) else UNKNOWN


def _astray(reveal: int, number: int) -> bool:
    """Tell if the highest card is asked for a low number, or the lowest for a high one."""
    if reveal < PLACES:
        return False
    return number in (LOW if (reveal - PLACES) % 2 else HIGH)

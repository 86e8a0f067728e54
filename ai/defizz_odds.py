"""How likely one is to win a question against others, and what their habits tell about them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from game.defizz.view import DefizzView

MODES = {"chrono": 47, "cible": 25, "pingpong": 18, "chance": 10}
"""How often each mode is, for whom has not read the question."""
ORDINARY = 0.46
"""What others know, as long as nothing has been seen of them."""
PATIENCE = 8.0
"""How many questions it takes to think differently of somebody's knowledge."""
WARY = 3.0
"""How many raises it takes to think differently of somebody's courage."""
HALF = 0.5
"""How often others accept, as long as nothing has been seen of them."""


class Odds(NamedTuple):
    """Chances to win, and that nobody does."""

    win: float
    void: float

    @property
    def lose(self) -> float:
        return 1 - self.win - self.void


def odds(own: float, rivals: Sequence[float], mode: str | None = None) -> Odds:
    """Against these, each with what they may know; without a mode, as all modes together."""
    if mode is not None:
        return KINDS[mode](own, tuple(rivals))
    return _mixed(round(own, 2), tuple([round(rival, 2) for rival in rivals]))


@lru_cache(maxsize=20_000)
def _mixed(own: float, rivals: tuple[float, ...]) -> Odds:
    each = [(KINDS[mode](own, rivals), share / 100) for mode, share in MODES.items()]
    return Odds(sum(found.win * share for found, share in each), sum(found.void * share for found, share in each))


def _chrono(own: float, rivals: tuple[float, ...]) -> Odds:
    """The quickest of those who know: any of them."""
    knowing = [1.0]
    for rival in rivals:
        knowing = [
            (knowing[count] * (1 - rival) if count < len(knowing) else 0.0)
            + (knowing[count - 1] * rival if count else 0.0)
            for count in range(len(knowing) + 1)
        ]
    first = sum(chance / (count + 1) for count, chance in enumerate(knowing))
    return Odds(own * first, (1 - own) * knowing[0])


def _cible(own: float, rivals: tuple[float, ...]) -> Odds:
    """The surer one is, the nearer."""
    near = [1 / (1.6 - 1.2 * chance) for chance in (own, *rivals)]
    return Odds(near[0] / sum(near), 0.0)


def _pingpong(own: float, rivals: tuple[float, ...]) -> Odds:
    """Who knows more lasts longer, and that tells more than in a single question."""
    lasting = [(chance / (1 - min(chance, 0.95))) ** 2 + 0.01 for chance in (own, *rivals)]
    return Odds(lasting[0] / sum(lasting), 0.0)


def _chance(own: float, rivals: tuple[float, ...]) -> Odds:
    return Odds(1 / (1 + len(rivals)), 0.0)


KINDS = {"chrono": _chrono, "cible": _cible, "pingpong": _pingpong, "chance": _chance}


class Habits(NamedTuple):
    """What the match has told about each side: what it seems to know, and how often it accepts."""

    knows: tuple[float, ...]
    accepts: tuple[float, ...]


def habits(view: DefizzView) -> Habits:
    """From the turns gone by, which all have seen."""
    won, due = [0.0] * view.seats, [0.0] * view.seats
    taken, offered = [0] * view.seats, [0] * view.seats
    for turn in view.history:
        if turn.winner is not None and turn.question is not None:
            won[turn.winner] += 1
            for seat in turn.players:
                due[seat] += 1 / len(turn.players)
        if turn.offer > turn.minimum:
            for seat in (*turn.players, *turn.refused):
                if seat != turn.active:
                    offered[seat] += 1
                    taken[seat] += seat in turn.players
    return Habits(
        tuple([_seems(won[seat], due[seat]) for seat in range(view.seats)]),
        tuple([(taken[seat] + HALF * WARY) / (offered[seat] + WARY) for seat in range(view.seats)]),
    )


def unread(view: DefizzView) -> Habits:
    """Everybody alike."""
    return Habits((ORDINARY,) * view.seats, (HALF,) * view.seats)


def _seems(won: float, due: float) -> float:
    """More wins than one's share: more knowledge."""
    return min(0.9, max(0.1, ORDINARY * (won + PATIENCE) / (due + PATIENCE)))

"""How likely one is to win a question against others, and what their habits tell about them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from game.defizz.view import DefizzView

MODES = {"chrono": 47, "cible": 25, "pingpong": 18, "chance": 10}
"""How often each mode is, for whom has not read the question."""
LATE = 1.8
"""How much better the last place in a Cible is than another."""
LASTING = 1.2
"""How much of what one knows more is decisive in a Ping-pong; these two were measured among hard players."""
SURE = 0.95
"""Nobody knows everything."""
ORDINARY = 0.5
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


def odds(own: float, rivals: Sequence[float], mode: str | None = None, last: bool = False) -> Odds:
    """Against these, each with what they may know; without a mode, as all modes together. In a Cible it is good to
    speak last."""
    chance, others = _likely(own), tuple([_likely(rival) for rival in rivals])
    return _mixed(chance, others, last) if mode is None else KINDS[mode](chance, others, last)


def _likely(chance: float) -> float:
    return round(min(SURE, max(1 - SURE, chance)), 2)


@lru_cache(maxsize=20_000)
def _mixed(own: float, rivals: tuple[float, ...], last: bool) -> Odds:
    each = [(KINDS[mode](own, rivals, last), share / 100) for mode, share in MODES.items()]
    return Odds(sum(found.win * share for found, share in each), sum(found.void * share for found, share in each))


def _chrono(own: float, rivals: tuple[float, ...], last: bool) -> Odds:
    """The quickest of those who know: any of them."""
    knowing = [1.0]
    for rival in rivals:
        fewer, more = [*knowing, 0.0], [0.0, *knowing]
        knowing = [one * (1 - rival) + other * rival for one, other in zip(fewer, more, strict=True)]
    first = sum(chance / (count + 1) for count, chance in enumerate(knowing))
    return Odds(own * first, (1 - own) * knowing[0])


def _cible(own: float, rivals: tuple[float, ...], last: bool) -> Odds:
    """The surer one is, the nearer; and whoever speaks last takes the best place."""
    near = [1 / (1.6 - 1.2 * chance) for chance in (own, *rivals)]
    near[0 if last else -1] *= LATE
    return Odds(near[0] / sum(near), 0.0)


def _pingpong(own: float, rivals: tuple[float, ...], last: bool) -> Odds:
    """Who knows more lasts longer."""
    lasting = [(chance / (1 - chance)) ** LASTING for chance in (own, *rivals)]
    return Odds(lasting[0] / sum(lasting), 0.0)


def _chance(own: float, rivals: tuple[float, ...], last: bool) -> Odds:
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

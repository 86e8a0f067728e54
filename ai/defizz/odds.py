"""The odds of winning a question against others, by the way each mode is won."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ai.defizz.mind import DIFFICULTIES, STEP, squash

MODES = {"chrono": 47, "cible": 25, "pingpong": 18, "chance": 10}
"""The relative frequency of each mode, for somebody who has not read the question."""
LATE = 1.6
"""The factor by which the last to speak in a Cible is better off than another."""
LASTING = 0.95
"""The power to which knowledge is decisive in a Ping-pong; both were measured among hard players."""
SURE = 0.95
"""The greatest chance to know anything; the least is what it leaves."""


class Odds(NamedTuple):
    """The chance to win, and the chance that nobody does."""

    win: float
    void: float

    @property
    def lose(self) -> float:
        return 1 - self.win - self.void


def odds(own: float, rivals: Sequence[float], mode: str, last: bool = False) -> Odds:
    """The odds in a question of this mode, from the chances of oneself and of the rivals to know it. `last`: one speaks
    last in a Cible, which is good."""
    return KINDS[mode](_likely(own), tuple([_likely(rival) for rival in rivals]), last)


def unseen(own: Sequence[float], standings: Sequence[float], last: bool = False) -> Odds:
    """The odds in a question that nobody has read, from one's chance at every difficulty and the rivals' knowledge in
    logits. A question easy for one is easy for all."""
    return _unseen(tuple(own), tuple([round(each, 1) for each in standings]), last)


def chance_at(standing: float, difficulty: int) -> float:
    """The chance of somebody with this knowledge, in logits, at a question of this difficulty."""
    return squash(standing - STEP * (difficulty - 3))


def _likely(chance: float) -> float:
    return min(SURE, max(1 - SURE, chance))


@lru_cache(maxsize=8_000)
def _unseen(own: tuple[float, ...], standings: tuple[float, ...], last: bool) -> Odds:
    """The mean of the odds over all difficulties and modes."""
    win = void = 0.0
    for chance, (difficulty, often) in zip(own, DIFFICULTIES.items(), strict=True):
        rivals = tuple([_likely(chance_at(standing, difficulty)) for standing in standings])
        for mode, share in MODES.items():
            found = KINDS[mode](_likely(chance), rivals, last)
            win += often * share * found.win
            void += often * share * found.void
    whole = sum(DIFFICULTIES.values()) * sum(MODES.values())
    return Odds(win / whole, void / whole)


def _chrono(own: float, rivals: tuple[float, ...], last: bool) -> Odds:
    """Chrono: any of those who know it is the quickest."""
    knowing = [1.0]
    for rival in rivals:
        fewer, more = [*knowing, 0.0], [0.0, *knowing]
        knowing = [one * (1 - rival) + other * rival for one, other in zip(fewer, more, strict=True)]
    first = sum(chance / (count + 1) for count, chance in enumerate(knowing))
    return Odds(own * first, (1 - own) * knowing[0])


def _cible(own: float, rivals: tuple[float, ...], last: bool) -> Odds:
    """Cible: the surer, the nearer; and the last to speak chooses best."""
    near = [1 / (1.6 - 1.2 * chance) for chance in (own, *rivals)]
    near[0 if last else -1] *= LATE
    return Odds(near[0] / sum(near), 0.0)


def _pingpong(own: float, rivals: tuple[float, ...], last: bool) -> Odds:
    """Ping-pong: the more one knows, the longer one lasts."""
    lasting = [(chance / (1 - chance)) ** LASTING for chance in (own, *rivals)]
    return Odds(lasting[0] / sum(lasting), 0.0)


def _chance(own: float, rivals: tuple[float, ...], last: bool) -> Odds:
    return Odds(1 / (1 + len(rivals)), 0.0)


KINDS = {"chrono": _chrono, "cible": _cible, "pingpong": _pingpong, "chance": _chance}

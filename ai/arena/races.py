"""Races among people and computer players: who is first where speed counts.

    python -m ai.arena.races

A person reacts in 350 ± 80 ms, and needs as long as *normal* does to find the card or the answer. She should win her
share of races among *normal*, and among *expert* less than that; what instant reflexes are worth in whole matches, the
arena measures (`quick` among *normal*).
"""

from __future__ import annotations

from random import Random

from ai.arena.bouts import Sum
from ai.player import LEVELS, QUICKEST, REFLEXES, Level, reflex

PERSON = (0.35, 0.08)
"""Seconds of a person's mere reaction: the mean and the standard deviation."""
RACES = 20_000
NEAR = 0.02
"""The share by which a person may win more or less often than her share."""


def person(kind: str, rng: Random) -> float:
    """Seconds until the person has reacted, and found what to do."""
    return max(QUICKEST, rng.gauss(*PERSON)) + rng.uniform(*REFLEXES[kind]["normal"])


def won(kind: str, level: Level, seats: int, races: int = RACES) -> Sum:
    """The races of this kind that the person wins among players of a level."""
    rng, found = Random(f"{kind} {level} {seats}"), Sum()
    for _ in range(races):
        own = person(kind, rng)
        found.add(float(all(own < reflex(level, kind, rng) for _ in range(seats - 1))))
    return found


def judged(level: Level, share: Sum, fair: float) -> str:
    """The verdict on a share of races; empty where nothing is promised."""
    if level == "normal":
        return "met" if abs(share.mean - fair) <= NEAR else "missed"
    if level == "expert":
        return "met" if share.mean + share.error < fair and share.mean < 0.5 else "missed"
    return ""


def main() -> int:
    """Print the shares by kind, seats and level; return 1 if one is missed."""
    good = True
    for kind in ("race", "press"):
        for seats in (2, 4):
            for level in LEVELS:
                share = won(kind, level, seats)
                word = judged(level, share, 1 / seats)
                good = good and word != "missed"
                text = f"{100 * share.mean:5.1f} ± {100 * share.error:3.1f} % of races"
                print(f"{word:<7} {kind:<6} {seats} seats, a person of 350 ms among {level:<7} {text}")
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main())

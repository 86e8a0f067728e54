"""The coach's sentences at scale: what each claims is looked for again in worlds drawn afresh."""

from __future__ import annotations

from part import Part, Tally

from tests.ai.coach.claims import games, held, told

NAMES = tuple(games())
MATCHES = 400
"""The number of matches of each game."""
WORLDS = 60
HOLD = 0.95
"""The least share of claims that must hold, in each game."""


def one_match(number: int, tally: Tally) -> None:
    """Check the sentences of one match; the games take turns."""
    game, seed = NAMES[number % len(NAMES)], number // len(NAMES)
    for index, said in enumerate(told(game, seed, WORLDS)):
        tally.done += 1
        tally.counts[game] += 1
        tally.kinds.add((game, said.advice.name))
        found = held(said, 1000 * seed + index)
        if found is not None:
            tally.cells[game, found] += 1
            tally.counts[f"{game} held" if found else f"{game} not held"] += 1


def verdict(tally: Tally) -> list[str]:
    """A sentence for each game in which too many claims do not hold."""
    found = []
    for game in NAMES:
        good, bad = tally.cells[game, True], tally.cells[game, False]
        if good + bad and good < HOLD * (good + bad):
            found.append(f"{game}: only {good} of {good + bad} claims hold")
    return found


PARTS = (Part("claims", "sentences", len(NAMES) * MATCHES, one_match, batch=4, verdict=verdict),)

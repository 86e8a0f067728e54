"""Graded decisions: how much worse than the best move each level chooses, as a much longer search judges it.

    python -m ai.arena.grades                     300 positions of each game, four seats
    python -m ai.arena.grades tordu --positions 600

All levels, and chance, choose in the same positions of matches among all of them, so neighbours are compared position
by position: the interval of what the lower one loses more is narrower than those of the two. What was graded is kept
under `.work/`, and a part that was broken off goes on where it stopped, as long as nothing in `ai` or `game` changed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import islice, pairwise
from random import Random
from typing import NamedTuple

import msgspec

from ai.arena.bouts import Sum, in_words, verdict
from ai.arena.judges import JUDGES, KNOWLEDGE, Worths
from ai.arena.parts import folder
from ai.coach.coach import coaching
from ai.defizz.mind import KNOWS
from ai.player import LEVELS, Chance, Level, Player
from ai.players import player
from game import GAMES, NAMES, TABLE, State
from game.table import Move, View

CHANCE = "random"
GRADED: tuple[str, ...] = (CHANCE, *LEVELS)
"""Those who are graded, from the worst to the best."""
USUAL = 300
SEATS = 4
EVERY = 6
"""One in so many choices of a match is graded."""
LONGEST = 400
"""The moves of a match that are looked at."""
SHARE = {"trio": 100.0, "tordu": 1.0, "trepido": 100.0, "defizz": 100.0}
"""The factor from a worth to the unit that is printed: chances are told in per cent."""


class Position(NamedTuple):
    """A moment in which a seat has a choice."""

    state: State
    seat: int


class Graded(msgspec.Struct):
    """The losses of everybody who was graded, position by position."""

    game: str
    losses: dict[str, list[float]]
    seed: int = 0
    """The next match to look at."""

    def count(self) -> int:
        return len(self.losses[CHANCE])


def contestant(game: str, name: str) -> Player:
    """Make somebody who is graded. At Défizz! everybody knows the same."""
    if name == CHANCE:
        return Chance()
    level: Level = name  # type: ignore[assignment]
    return player(game, level, None, KNOWS[KNOWLEDGE] if game == "defizz" else None)


def positions(game: str, seed: int) -> Iterator[Position]:
    """Some choices of one match, in which seats of all levels but the slowest and of chance play."""
    rng = Random(f"grades {game} {seed}")
    state = GAMES[game].start(None, SEATS, seed)
    minds = [contestant(game, rng.choice(GRADED[:-1])) for _ in range(SEATS)]
    while state.actors() and state.moves < LONGEST:
        if TABLE in state.actors():
            state.apply(TABLE, verdict(state))
            continue
        seat = rng.choice(state.actors())
        legal = state.legal(seat)
        if len(legal) > 1 and not rng.randrange(EVERY):
            yield Position(state, seat)
        move = minds[seat].choose(state.view(seat), legal, rng).move
        state.apply(seat, in_words(state, move))


def losses(game: str, position: Position, number: int) -> dict[str, float] | None:
    """Level → its loss beside the best move of a position, in the judge's unit; None if the judge has no opinion."""
    state, seat = position
    view, legal = state.view(seat), state.legal(seat)
    worths: Worths = JUDGES[game].worths(view, legal, Random(f"judge {number}"))
    if not worths or len(set(worths.values())) < 2:
        return None
    best, least = max(worths.values()), min(worths.values())
    return {name: best - worths.get(_chosen(game, name, view, legal, number), least) for name in GRADED}


def _chosen(game: str, name: str, view: View, legal: list[Move], number: int) -> Move:
    return contestant(game, name).choose(view, legal, Random(f"{name} {number}")).move


def nothing(game: str) -> Graded:
    """No position yet."""
    return Graded(game, {name: [] for name in GRADED})


def grade(game: str, wanted: int, found: Graded) -> Iterator[int]:
    """Grade positions until there are so many; yield their number after every match."""
    while found.count() < wanted:
        left = wanted - found.count()
        lost = (losses(game, each, 1000 * found.seed + at) for at, each in enumerate(positions(game, found.seed)))
        for each in islice((each for each in lost if each is not None), left):
            for name, loss in each.items():
                found.losses[name].append(loss)
        found.seed += 1
        yield found.count()


# the results


def mean(numbers: list[float]) -> Sum:
    """The sum of some numbers, for their mean and its interval."""
    found = Sum()
    for number in numbers:
        found.add(number)
    return found


def lines(graded: Graded) -> tuple[list[str], bool]:
    """A line for everybody who was graded, with a verdict beside the one above; False if an order is upside down."""
    knows, scale, unit = coaching(graded.game), SHARE[graded.game], JUDGES[graded.game].unit
    assert knows is not None
    found, good = [f"{graded.game}, {SEATS} seats, {graded.count()} positions: loss a decision in {unit}"], True
    below = {high: low for low, high in pairwise(GRADED)}
    for name in GRADED:
        lost = graded.losses[name]
        loss, bad = mean([scale * each for each in lost]), mean([100.0 * (each >= knows.dear) for each in lost])
        text = f"  {name:<8}{loss.mean:7.2f} ± {loss.error:4.2f}   {bad.mean:5.1f} ± {bad.error:4.1f} % clearly bad"
        if name in below:
            other = graded.losses[below[name]]
            less = mean([scale * (before - own) for before, own in zip(other, lost, strict=True)])
            word = judged(less, name == "expert")
            good = good and word != "missed"
            text += f"   {word:<7}{less.mean:+6.2f} ± {less.error:4.2f} better than {below[name]}"
        found.append(text)
    return found, good


def judged(less: Sum, even: bool) -> str:
    """ "met" if somebody loses less than the one below, and the interval says so; `even`: as little is enough."""
    if less.mean - less.error > 0 or (even and less.mean + less.error >= 0 and less.mean >= -less.error):
        return "met"
    return "missed" if less.mean + less.error < 0 else "open"


def main(given: list[str] | None = None) -> int:
    """Grade the games asked for; return 1 if some level is worse than the one below it."""
    parser = argparse.ArgumentParser(prog="grades", description="Decisions graded by a longer search.")
    parser.add_argument("games", nargs="*", default=list(NAMES), help="all")
    parser.add_argument("--positions", type=int, default=USUAL, help=f"of each game ({USUAL})")
    asked = parser.parse_args(given)
    good = True
    for game in asked.games:
        path = folder() / f"grades-{game}.json"
        found = msgspec.json.decode(path.read_bytes(), type=Graded) if path.exists() else nothing(game)
        for _ in grade(game, asked.positions, found):
            path.write_bytes(msgspec.json.encode(found))
            if sys.stderr.isatty():
                sys.stderr.write(f"\r\033[K{game}: {found.count()} of {asked.positions} positions")
        text, ordered = lines(found)
        good = good and ordered
        print("\n".join(text), flush=True)
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main())

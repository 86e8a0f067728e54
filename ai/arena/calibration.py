"""Calls of Le Tordu against what came of them: does a bid that promises 60 % come true in 60 %?

    python -m ai.arena.calibration                    four experts, until 400 doubles were called
    python -m ai.arena.calibration --level hard --seats 3

Every call of the auction says in its reason how often the contract is made. That is compared with the deals in which
it was said, for bids, doubles, and contracts that were let be.
"""

from __future__ import annotations

import argparse
import sys
from random import Random
from typing import NamedTuple

from ai.arena.bouts import Sum
from ai.player import LEVELS, Choice, Level
from ai.tordu import auction
from ai.tordu.player import Tordu
from game import GAMES
from game.table import Event
from game.tordu.events import DealScored

USUAL = 400
"""The doubles after which there is enough to tell."""
NEAR = 5.0
"""The points, of a hundred, by which what is said may be off."""
KINDS = {auction.BIDS_BEST: "bid", auction.DOUBLES: "double", auction.LEAVES: "leave", auction.DARES_NOT: "leave"}
"""The kind of call, by the sentence that tells why."""


class Said(NamedTuple):
    """A call: its kind, and the percentage that it gave the contract to be made (of a double: to fail)."""

    kind: str
    percent: int


class Told:
    """A count of calls about contracts: the chances that were told, and how often they came true."""

    def __init__(self) -> None:
        self.said = {kind: Sum() for kind in ("bid", "double", "leave")}
        self.true = {kind: Sum() for kind in ("bid", "double", "leave")}
        self.pairs: list[tuple[str, int, bool]] = []

    def add(self, calls: list[Said], made: bool) -> None:
        """Add the calls of a deal; of the bids the last one alone became the contract."""
        bids = [call for call in calls if call.kind == "bid"]
        for call in [*bids[-1:], *[call for call in calls if call.kind != "bid"]]:
            came = made != (call.kind == "double")
            self.said[call.kind].add(call.percent)
            self.true[call.kind].add(100.0 * came)
            self.pairs.append((call.kind, call.percent, came))


def calls_of(choice: Choice) -> list[Said]:
    """The call that a choice in the auction makes, if its sentence tells a chance."""
    reason = choice.reason
    kind = None if reason is None else KINDS.get(reason.text)
    return [Said(kind, reason.values["percent"])] if reason is not None and kind is not None else []


def match(player: Tordu, seats: int, seed: int, told: Told, effort: float = 1.0) -> None:
    """Play a match among players of one kind, and add what was said in it; `effort` is the share of the usual worlds
    that they look at for a card, calls have all of theirs."""
    state, rng = GAMES["tordu"].start(None, seats, seed), Random(f"calibration {seed}")
    said: list[Said] = []

    def note(event: Event) -> None:
        if isinstance(event, DealScored):
            told.add(said, event.bid == event.taken)
            said.clear()

    while state.actors():
        seat = state.actors()[0]
        view = state.view(seat)
        player.effort = effort if view.phase == "play" else 1.0
        choice = player.choose(view, state.legal(seat), rng)
        if view.phase != "play":
            said += calls_of(choice)
        state.apply(seat, choice.move, note)


def lines(told: Told) -> tuple[list[str], bool]:
    """A line for each kind of call with a verdict; False if one is off."""
    found, good = [], True
    for kind, what in (("bid", "is made"), ("double", "fails"), ("leave", "is made")):
        said, true = told.said[kind], told.true[kind]
        off = abs(said.mean - true.mean)
        word = "met" if off <= NEAR else "missed" if off > NEAR + true.error else "open"
        good = good and (word != "missed" or kind == "leave")
        found.append(
            f"{word:<7} {kind:<7} {said.count:>5} calls   said {said.mean:5.1f} %, {what} in "
            f"{true.mean:5.1f} ± {true.error:3.1f} %"
        )
    return found, good


def main(given: list[str] | None = None) -> int:
    """Play until enough doubles were called; return 1 if calls are off by more than they may."""
    parser = argparse.ArgumentParser(prog="calibration", description="Calls of Le Tordu against what came of them.")
    parser.add_argument("--level", choices=LEVELS, default="expert")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--doubles", type=int, default=USUAL, help=f"to be called ({USUAL})")
    parser.add_argument("--effort", type=float, default=1.0, help="share of the usual worlds for a card (1)")
    asked = parser.parse_args(given)
    level: Level = asked.level
    told, seed = Told(), 0
    while told.said["double"].count < asked.doubles:
        match(Tordu(level), asked.seats, seed, told, asked.effort)
        seed += 1
        if sys.stderr.isatty():
            sys.stderr.write(f"\r\033[K{told.said['double'].count} of {asked.doubles} doubles")
    found, good = lines(told)
    print(f"Le Tordu, {asked.seats} seats, {level}, {seed} matches")
    print("\n".join(found))
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main())

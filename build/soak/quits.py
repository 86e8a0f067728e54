"""The real program ended at any moment in any way, and run where there is no network: nothing left, nothing opened."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from random import Random

from part import Part, Tally

from game import GAMES
from tests.processes import Program
from tests.program import MOMENTS
from tests.scratch import scratch
from tests.test_no_network import able

QUITS, NETWORK = 400, 60
LONGEST = 3.0
"""The most seconds until the program is ended: it has long been playing then."""
NOWHERE = ("unshare", "-rn")

WAYS: dict[str, Callable[[Program], None]] = {
    "asked to end": lambda program: program.process.terminate(),
    "interrupted": lambda program: os.killpg(program.process.pid, signal.SIGINT),
    "killed": lambda program: program.process.kill(),
}


def quitting(number: int, tally: Tally) -> None:
    """End the program at a moment drawn by lot, from the first import on; no process and no file may be left."""
    rng = Random(f"quits {number}")
    way, game = rng.choice(list(WAYS)), rng.choice(list(GAMES))
    with scratch() as folder:
        program = Program(folder, "never", TABLEE_GAME=game)
        try:
            time.sleep(rng.uniform(0, LONGEST))
            WAYS[way](program)
            program.end()
            assert program.alive() == [], f"{way}: it still runs"
            assert program.strange() == [], f"{way}: it has left files"
        finally:
            program.clear()
    tally.done += 1
    tally.counts[way] += 1


def nowhere(number: int, tally: Tally) -> None:
    """Run the program with sockets trapped and, where a namespace can be made, without any network."""
    rng = Random(f"network {number}")
    game = rng.choice(list(GAMES))
    empty = number % 2 == 1 and able(*NOWHERE)
    with scratch() as folder:
        program = Program(folder, MOMENTS[-1], through=NOWHERE if empty else (), TABLEE_TRAP="1", TABLEE_GAME=game)
        try:
            ended = program.end()
            assert ended == (0, ""), f"{game}: {ended}"
        finally:
            program.clear()
    tally.done += 1
    tally.counts["in an empty network" if empty else "trapped"] += 1


PARTS = (
    Part("quits", "quits", QUITS, quitting, batch=4),
    Part("network", "runs", NETWORK, nowhere, batch=4),
)

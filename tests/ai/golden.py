"""Golden choices: positions of every game, with what each level chooses there. `python -m tests.ai.golden` writes them.

A search can't be specified move by move; it can be kept from changing unseen. Positions come from matches of chance and
of computer players over all options and seat counts; `hard` imagines few worlds, which takes the same way through it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

from ai.player import LEVELS, Choice
from game import GAMES
from tests.ai.minds import Position, player, positions
from tests.game.golden import brief, tagged

FOLDER = Path(__file__).parent / "golden"
POSITIONS = 120
"""Positions of each game."""
A_MATCH = 2
"""Positions of one match."""
SHOWN = 4
"""Moves whose worth is written down: the best ones."""


def text(game: str) -> str:
    """The choices of one game, position by position."""
    lines: list[str] = []
    for number, position in enumerate(islice(_positions(game), POSITIONS)):
        lines += _told(game, number, position)
    return "\n".join([*lines, ""])


def _positions(game: str) -> Iterator[Position]:
    for seed in range(100_000):
        yield from positions(game, seed, A_MATCH)


def _told(game: str, number: int, position: Position) -> list[str]:
    """A position and the choice of each level in it."""
    state, seat = position
    view, legal = state.view(seat), state.legal(seat)
    rules = brief(state.options).partition(" skip=")[0]  # type: ignore[attr-defined]
    lines = [f"{number}: seat {seat} of {state.seats}, {view.phase}, {len(legal)} moves; {rules}"]
    for level in LEVELS:
        choice = player(game, level).choose(view, legal, Random(number))
        lines.append(f"    {level:<7} {_chosen(choice)}")
    return lines


def _chosen(choice: Choice) -> str:
    worth = ", ".join(f"{tagged(each.move)} {each.worth:.3f}" for each in choice.weighed[:SHOWN])
    values = {} if choice.reason is None else choice.reason.values
    numbers = " ".join(f"{name}={value}" for name, value in values.items() if isinstance(value, int | float))
    return " ".join(
        filter(None, [tagged(choice.move), numbers and f"({numbers})", worth and f"of {len(choice.weighed)}: {worth}"])
    )


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(text(name), encoding="utf-8")

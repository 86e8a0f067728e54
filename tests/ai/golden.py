"""Golden choices: positions of every game, with what each level and model person chooses there, and what the coach
knows of some moves. `python -m tests.ai.golden` writes them.

A search can't be specified move by move; it can be kept from changing unseen. Positions come from matches of chance and
of computer players over all options and seat counts; `hard` imagines few worlds, which takes the same way through it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

from ai.arena.people import KINDS, person
from ai.coach.coach import Coach, coaching
from ai.coach.saying import Coaching, Sequels
from ai.coach.saying import Position as Asked
from ai.player import LEVELS, Choice
from game import GAMES
from game.table import Move
from tests.ai.minds import Position, player, positions
from tests.game.golden import brief, tagged

FOLDER = Path(__file__).parent / "golden"
POSITIONS = 120
"""Positions of each game."""
A_MATCH = 2
"""Positions of one match."""
COACHED = 60
"""Positions of each game in which the coach is asked."""
LOOKS = 12
"""Worlds in which the coach looks for a sentence."""
WORLDS = 3
"""Worlds that the coach imagines for each move."""
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


def people(game: str) -> str:
    """The choices of the model people of one game, made with a clear head, position by position."""
    lines = []
    for number, (state, seat) in enumerate(islice(_positions(game), POSITIONS)):
        view, legal = state.view(seat), state.legal(seat)
        made = [person(game, kind).decide(view, legal, Random(number)) for kind in KINDS]  # type: ignore[attr-defined]
        lines.append(f"{number}: seat {seat} of {state.seats}, {view.phase}: {'; '.join(map(tagged, made))}")
    return "\n".join([*lines, ""])


def coach(game: str) -> str:
    """The coach's knowledge of one game: events after some moves, sayings that fit, plainness, worths and odds."""
    knows = coaching(game)
    assert knows is not None
    lines = []
    for number, (state, seat) in enumerate(islice(_positions(game), COACHED)):
        view, legal = state.view(seat), state.legal(seat)
        sequels = knows.sequels(view, Random(number), None)
        lines.append(f"{number}: seat {seat} of {state.seats}, {view.phase}{', children' * knows.childish(view)}")
        for move, other in _pairs(legal):
            same = ", the same" if knows.alike(view, move, other) else ""
            lines.append(f"  {tagged(move)} not {tagged(other)}: plain {knows.plain(view, move):.2f}{same}")
            lines += [f"    {' '.join(sorted(events))}" for events in _worlds(sequels, move)]
            lines.append(f"    {_fitting(knows, Asked(view, move, other, (seat + 1) % state.seats, 0.6, 0.2))}")
        worths = knows.worth(view, player(game, "normal").choose(view, legal, Random(number)))
        lines.append(f"  {_advice(Coach(player(game, 'normal'), game, LOOKS).choose(view, legal, Random(number)))}")
        lines.append("  worth " + " ".join(f"{tagged(move)} {worth:.6f}" for move, worth in worths[:SHOWN]))
        if knows.odds is not None and state.moves % 3 == 0:
            mapped = knows.odds(view, legal, Random(number), None, lambda: True)
            lines.append("  " + " ".join(f"{tagged(each.move)} {each.chance:.2f}" for each in mapped[:SHOWN]))
    return "\n".join([*lines, ""])


def _pairs(legal: list[Move]) -> list[tuple[Move, Move]]:
    """Some pairs of moves: those at both ends of the list, and from a third of it on."""
    third = len(legal) // 3
    pairs = [(legal[0], legal[-1]), (legal[-1], legal[0]), (legal[third], legal[2 * third - 1])]
    return [pair for pair in dict.fromkeys(pairs) if pair[0] != pair[1]]


def _worlds(sequels: Sequels, move: Move) -> Iterator[set[str]]:
    """The events after a move in some worlds."""
    for _ in range(WORLDS):
        sequels.draw()
        yield sequels.after(move)


def _advice(choice: Choice) -> str:
    """The sentence that the coach says about a choice, by its name, and the warnings of other moves."""
    advice = "" if choice.advice is None else choice.advice.name
    warned = "".join(f", not {tagged(move)}: {warning.name}" for move, warning in choice.warnings)
    return f"advises {tagged(choice.move)}: {advice}{warned}"


def _fitting(knows: Coaching, asked: Asked) -> str:
    """The sayings that fit, with their values."""
    found = []
    for saying in knows.sayings:
        values = saying.fits(asked)
        if values is not None:
            told = " ".join(f"{name}={value}" for name, value in sorted(values.items()))
            found.append(f"{saying.name}({told})")
    return ", ".join(found)


WRITTEN = {"": text, "people-": people, "coach-": coach}
"""The texts of each game, by the beginning of their names."""

if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        for beginning, write in WRITTEN.items():
            (FOLDER / f"{beginning}{name}.txt").write_text(write(name), encoding="utf-8")

"""Golden games: whole games as readable text. `python -m tests.game.golden` writes them anew."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec

from game import GAMES, Event, State
from game.table import Options
from tests.game import laws, traces
from tests.game.defizz import spoiled

FOLDER = Path(__file__).parent / "golden"

GOLDEN: dict[str, tuple[str, dict[str, Any], int, int]] = {
    "trepido": ("trepido", {}, 4, 5),
    "trepido-defifoo-strict-blitz": ("trepido", {"edition": "defifoo", "strict": True, "blitz": True}, 3, 24),
    "trepido-ciao-teams-points": (
        "trepido",
        {"edition": "ciao", "match": "points", "rounds": 2, "teams": True, "any_plus3": True, "first": 2},
        4,
        119,
    ),
    "trepido-kids": ("trepido", {"kids": 1, "match": "challenge", "target": 2}, 2, 59),
    "tordu": ("tordu", {"target": 6}, 4, 3),
    "tordu-simple": ("tordu", {"variant": "simple", "target": 3, "manches": 3}, 2, 19),
    "tordu-double-goes-on": ("tordu", {"double_ends": False, "target": 8}, 5, 7),
    "trio": ("trio", {}, 3, 26),
    "trio-picante": ("trio", {"mode": "picante"}, 5, 11),
    "trio-teams": ("trio", {"teams": True}, 4, 1),
    "defizz": ("defizz", {"max_rounds": 3}, 4, 7),
    "defizz-expert-enrichment": ("defizz", {"expert": True, "enrichment": True, "max_rounds": 3}, 3, 27),
    "defizz-long-table": ("defizz", {"escalate_every": 1, "max_rounds": 1}, 12, 11),
}
"""A name, and what is played: game, options, seats, seed."""

MOST_LINES = 700


def text(name: str) -> str:
    """One golden game, move by move, each with what came of it."""
    game_name, values, seats, seed = GOLDEN[name]
    game = GAMES[game_name]
    options = game.Options(**values)
    lines = [f"{game.name}, {seats} seats, seed {seed}", f"options {brief(options)}", ""]
    state = game.start(options, seats, seed)
    lines += [f"     {line}" for line in str(state).splitlines()]
    rng = Random(seed)
    while state.actors() and len(lines) < MOST_LINES:
        seat, move = lucky_move(state, rng)
        told: list[Event] = []
        state.apply(seat, move, told.append)
        lines.append(f"{state.moves:4} {'table' if seat < 0 else f'seat {seat}'}: {tagged(move)}")
        lines += [f"       {tagged(event)}" for event in told]
    lines += ["", f"outcome {brief(state.outcome) if state.outcome else 'none yet'}", ""]
    return "\n".join(lines)


def lucky_move(state: State, rng: Random) -> tuple[int, Any]:
    """A random move; where cards are put back (Trio), the best of a few, or a game would fill a book."""
    tries = [laws.random_move(state, rng) for _ in range(8 if state.view(None).game == "trio" else 1)]
    return max(tries, key=lambda choice: -len(told_by(state.copy(), choice)))


def told_by(state: State, choice: tuple[int, Any]) -> list[Event]:
    told: list[Event] = []
    state.apply(*choice, told.append)
    return [event for event in told if tagged(event).startswith("put_back")]


def tagged(value: Any) -> str:
    return f"{type(value).__struct_config__.tag} {brief(value)}".strip()


def brief(value: Any) -> str:
    """`seat=2 card=r1a`: the fields of a struct that say something."""
    fields = (value.to_journal() if isinstance(value, Options) else msgspec.to_builtins(value)).items()
    return " ".join(f"{name}={short(part)}" for name, part in fields if name != "type" and part is not None)


def short(part: Any) -> str:
    if isinstance(part, (list, tuple)):
        return "[" + " ".join(map(short, part)) + "]"
    if isinstance(part, dict):
        return "{" + " ".join(f"{name}={short(value)}" for name, value in part.items()) + "}"
    return str(part)


def path(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in GOLDEN:
        path(name).write_text(text(name), encoding="utf-8", newline="\n")
        print(path(name))
    traces.keep()
    spoiled.keep()


if __name__ == "__main__":
    main()

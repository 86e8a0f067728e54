"""Law 9: tiny games walked whole, their nodes counted. A count that moves is a rule that moved."""

from __future__ import annotations

from collections import Counter

import pytest

from game import State
from tests.game.tordu.table import Table as Tordu
from tests.game.trepido.table import Table as Trepido


def walk(state: State) -> Counter[str]:
    """Every way on from here: how many positions, how many ends, and who wins them."""
    count: Counter[str] = Counter(nodes=1)
    if state.outcome is not None:
        count["ends"] += 1
        count[f"won by {state.outcome.winners}"] += 1
        return count
    for seat in state.actors():
        for move in state.legal(seat):
            after = state.copy()
            after.apply(seat, move)
            count += walk(after)
    return count


@pytest.mark.parametrize(
    ("hands", "options", "nodes", "ends"),
    [
        (("Ac 7c", "Kc 8h"), {"variant": "simple"}, 1082, 270),
        (("Ac 7c", "Kc 8h"), {"variant": "complete"}, 18452, 4428),
        (("Ac 7h", "Kc 8h", "9c Th"), {"variant": "complete", "double_ends": False}, 112566, 16362),
    ],
)
def test_tiny_deals_of_le_tordu(hands: tuple[str, ...], options: dict[str, object], nodes: int, ends: int) -> None:
    """Law 9: seat 0 is so far ahead that the match ends with this deal."""
    table = Tordu(*hands, **options)
    table.state.scores[0] = 90
    found = walk(table.state)
    assert (found["nodes"], found["ends"]) == (nodes, ends)


@pytest.mark.parametrize(
    ("hands", "pile", "options", "nodes", "ends"),
    [
        (("p1a s1a", "r2a s2a"), "", {}, 19, 7),
        (("p1Sa r1b", "s1a j1a", "r1c"), "r2b", {}, 1950, 1002),
        (("p1Pa r1b", "j1a s1Ga"), "s1Wa xa", {"edition": "ciao"}, 562, 250),
        (("p1Ra r1b", "s1b"), "p1b", {"edition": "defifoo", "strict": True}, 399, 216),
    ],
)
def test_tiny_rounds_of_trepido(
    hands: tuple[str, ...], pile: str, options: dict[str, object], nodes: int, ends: int
) -> None:
    """Law 9: the guard of TR-28 stands a few turns ahead, so that every way ends."""
    table = Trepido(*hands, pile=pile, only=True, **options)
    table.state.turns = 4995
    found = walk(table.state)
    assert (found["nodes"], found["ends"]) == (nodes, ends)

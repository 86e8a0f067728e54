"""Law 9: tiny games walked whole, their nodes counted. A count that moves is a rule that moved."""

from __future__ import annotations

from collections import Counter

import pytest

from game import GAMES, State
from game.defizz.pack import use
from game.trio.options import Options as TrioOptions
from game.trio.state import TrioState
from tests.game.defizz.table import TINY, packed
from tests.game.tordu.table import Table as Tordu
from tests.game.trepido.table import Table as Trepido


def walk(state: State, depth: int = 999) -> Counter[str]:
    """Every way on from here: how many positions, and how many ends."""
    count: Counter[str] = Counter(nodes=1)
    if state.outcome is not None or not depth:
        count["ends"] += 1
        return count
    for seat in state.actors():
        for move in state.legal(seat):
            after = state.copy()
            after.apply(seat, move)
            count += walk(after, depth - 1)
    return count


@pytest.mark.parametrize(
    ("hands", "options", "nodes", "ends"),
    [
        (("Ac 7c", "Kc 8h"), {"variant": "simple"}, 1082, 270),
        (("Ac 7c", "Kc 8h"), {"variant": "complete"}, 18452, 4428),
        (("Ac 7h", "Kc 8h", "9c Th"), {"variant": "complete", "double_ends": False}, 125202, 18306),
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
        (("p1a s1a", "r2a s2a"), "", {}, 22, 7),
        (("p1Sa r1b", "s1a j1a", "r1c"), "r2b", {}, 2180, 1002),
        (("p1Pa r1b", "j1a s1Ga"), "s1Wa xa", {"edition": "ciao"}, 646, 250),
        (("p1Ra r1b", "s1b"), "p1b", {"edition": "defifoo", "strict": True}, 109, 35),
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


@pytest.mark.parametrize(
    ("hands", "middle", "teams", "nodes", "ends"),
    [
        ([[7, 2], [7], [2]], [7, 2], False, 91187, 53976),
        ([[7], [7, 12], [7], [1]], [], True, 83086, 67584),
    ],
)
def test_tiny_games_of_trio(hands: list[list[int]], middle: list[int], teams: bool, nodes: int, ends: int) -> None:
    """Law 9: the guard of TI-19 stands a turn or two ahead, so that every way ends."""
    state = TrioState(TrioOptions(teams=teams), hands, middle, 0)
    state.quiet = 200 * len(hands) - (1 if teams else 2)
    if teams:
        state.open_exchange()
    found = walk(state)
    assert (found["nodes"], found["ends"]) == (nodes, ends)


@pytest.mark.parametrize(("options", "nodes"), [({}, 7472), ({"expert": True, "enrichment": True}, 62318)])
def test_the_first_moves_of_defizz(options: dict[str, bool], nodes: int) -> None:
    """Law 9: a challenge without a winner begins again, so that there is no end to walk to; ten moves deep."""
    rules = GAMES["defizz"]
    use(packed(TINY))
    state = rules.start(rules.Options(pack="tiny", **options), 3, 4)
    for purse in range(3 if not options else 0):
        state.purses[purse] = 300
    assert walk(state, 10)["nodes"] == nodes

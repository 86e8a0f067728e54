"""Any sequence of moves that Hypothesis can think of keeps the laws, in every game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import GAMES, TABLE, Game, journal
from game.match import Match
from tests.game import laws

GRIDS = {name: laws.option_grid(game) for name, game in GAMES.items()}
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
sequences = st.lists(st.integers(0, 9999), min_size=30, max_size=250)
"""Each number is one choice: of who acts, of what they do, or of letting the time pass."""


def chosen(match: Match, number: int) -> tuple[int, Any]:
    state = match.state
    if number % 23 == 0 and state.timer is not None:
        return TABLE, state.legal(TABLE)[0]
    actors = state.actors()
    seat = actors[number % len(actors)]
    legal = state.legal(seat)
    return seat, legal[number // len(actors) % len(legal)]


@each_game
@given(numbers=sequences, seed=st.integers(0, 2**64 - 1), row=st.integers(0, 9999))
@settings(max_examples=80, deadline=None)
def test_any_sequence_keeps_the_laws(game: Game, numbers: list[int], seed: int, row: int) -> None:
    options, seats = GRIDS[game.name][row % len(GRIDS[game.name])]
    match = Match(game, options, seats, seed)
    before = laws.census(match.state)
    for number in numbers:
        if not match.state.actors():
            break
        laws.lawful(match.state)
        match.play(*chosen(match, number))
        assert laws.census(match.state) == before
    assert journal.replay(journal.decode(journal.encode(match))).state == match.state
    if match.state.outcome is None:
        laws.law_5(game, match.state, row % seats, Random(seed))
        laws.law_2(match.state, Random(seed))


@each_game
@given(numbers=sequences, seed=st.integers(0, 2**64 - 1), back=st.integers(0, 200))
@settings(max_examples=40, deadline=None)
def test_undoing_any_number_of_moves_leads_where_one_was(game: Game, numbers: list[int], seed: int, back: int) -> None:
    match = Match(game, None, game.seats[-1], seed)
    states = [match.state.copy()]
    for number in numbers[:60]:
        if not match.state.actors():
            break
        match.play(*chosen(match, number))
        states.append(match.state.copy())
    back = min(back, len(match.moves))
    match.undo(back)
    assert match.state == states[len(states) - 1 - back]

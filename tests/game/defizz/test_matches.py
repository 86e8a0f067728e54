"""Whole matches by chance: money is never made nor lost, every match ends, every move is told both ways."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest

from game.defizz import GAME, DefizzState
from game.defizz.moves import Chance, Guess, Pass, Roll, Stake
from game.table import TABLE
from tests.game.defizz.table import sit

VARIANTS = [
    {"expert": expert, "teams": teams, "enrichment": enrichment, "max_rounds": rounds, "escalate_every": every}
    for expert, teams, enrichment, rounds, every in product(
        (False, True), (False, True), (False, True), (None, 4), (None, 2)
    )
]


def one_move(state: DefizzState, rng: Random) -> tuple[int, Any]:
    """Anyone's move; now and then a limit passes (but not the match's own)."""
    if state.timer is not None and state.timer.kind != "match" and rng.random() < 0.05:
        return TABLE, state.legal(TABLE)[0]
    seat = rng.choice(state.actors())
    return seat, rng.choice(state.legal(seat))


@pytest.mark.parametrize("seats", range(3, 13))
def test_money_is_conserved_in_every_variant(seats: int) -> None:
    """DE-02: purses, pot and bank together are always the same."""
    for seed, variant in enumerate(VARIANTS):
        state = GAME.start(GAME.Options(**variant), seats, seed)
        assert isinstance(state, DefizzState)
        rng, total = Random(seed), state.total()
        while state.actors():
            state.apply(*one_move(state, rng))
            assert state.total() == total and min(state.purses) >= 0
            assert state.pot == sum(state.paid) or state.outcome is not None
        assert state.outcome is not None and state.outcome.scores == tuple(state.purses)


def test_a_classic_match_ends_with_all_the_money_in_one_purse() -> None:
    """DE-23"""
    for seed in range(30):
        state = GAME.start(GAME.Options(), 5, seed)
        rng = Random(seed)
        while state.actors():
            seat = rng.choice(state.actors())
            state.apply(seat, rng.choice(state.legal(seat)))
        assert state.outcome is not None
        assert sorted(state.outcome.scores) == [0, 0, 0, 0, 9500] and len(state.outcome.winners) == 1


def test_escalation_shortens_a_match() -> None:
    """House rule `escalate_every`: all keep the minimum, so that only it counts."""

    def turns(**options: Any) -> int:
        state = GAME.start(GAME.Options(**options), 6, 3)
        assert isinstance(state, DefizzState)
        rng = Random(3)
        while state.actors():
            seat = rng.choice(state.actors())
            moves = state.legal(seat)
            state.apply(seat, moves[0] if isinstance(moves[0], Stake) else rng.choice(moves))
        return len(state.history)

    assert turns(escalate_every=2) < turns() / 2


def test_the_same_seed_and_moves_make_the_same_match() -> None:
    states = []
    for _ in range(2):
        state, rng = GAME.start(GAME.Options(), 6, 12), Random(1)
        while state.actors():
            seat = rng.choice(state.actors())
            state.apply(seat, rng.choice(state.legal(seat)))
        states.append(state)
    assert states[0] == states[1]


def test_listening_changes_nothing() -> None:
    loud, quiet, rng = GAME.start(GAME.Options(), 5, 6), GAME.start(GAME.Options(), 5, 6), Random(8)
    told: list[Any] = []
    while loud.actors():
        seat = rng.choice(loud.actors())
        move = rng.choice(loud.legal(seat))
        loud.apply(seat, move, told.append)
        quiet.apply(seat, move)
        assert loud == quiet
    assert told and all(msgspec.json.decode(msgspec.json.encode(event), type=GAME.Event) == event for event in told)


def test_a_copy_is_equal_and_goes_its_own_way() -> None:
    state, rng = GAME.start(GAME.Options(), 5, 2), Random(3)
    while state.actors():
        copy, before = state.copy(), msgspec.json.encode(state.view(None))
        assert copy == state
        seat, move = one_move(state, rng)  # type: ignore[arg-type]
        state.apply(seat, move)
        assert copy != state and msgspec.json.encode(copy.view(None)) == before


@pytest.mark.parametrize(
    ("move", "told"),
    [
        (Roll(), {"type": "roll"}),
        (Pass(), {"type": "pass"}),
        (Stake(300), {"type": "stake", "amount": 300}),
        (Guess(7), {"type": "guess", "number": 7}),
        (Guess(7.5), {"type": "guess", "number": 7.5}),
        (Chance(pick=3), {"type": "chance", "pick": 3}),
        (Chance(go=False), {"type": "chance", "go": False}),
    ],
)
def test_moves_are_told_in_the_words_of_the_rules(move: Any, told: dict[str, Any]) -> None:
    assert msgspec.to_builtins(move) == told and msgspec.convert(told, GAME.Move) == move


def test_every_word_of_the_rules_is_a_move() -> None:
    words = [
        {"type": "roll"}, {"type": "help"}, {"type": "choose", "question": 2}, {"type": "challenge", "opponent": 1},
        {"type": "stake", "amount": 100}, {"type": "accept"}, {"type": "refuse"}, {"type": "press"},
        {"type": "answer", "text": "x"}, {"type": "verdict", "right": True}, {"type": "guess", "number": 1},
        {"type": "pass"}, {"type": "chance", "pick": 1}, {"type": "timeout"},
    ]  # fmt: skip
    assert [msgspec.to_builtins(msgspec.convert(word, GAME.Move)) for word in words] == words


def test_a_fourth_hint_is_no_move_at_all() -> None:
    """DE-08"""
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "choose", "question": 3}, GAME.Move)


def test_a_state_reads_as_one_line() -> None:
    line = str(sit(3))
    assert line == "Défizz, move 0, roll: side 0 plays, 2 reads; purses 1900 1900 1900, pot 0, bank 0, stake 0"

"""The sentence on why a game of chance was won: it names the winner, and what it claims is so."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.defizz import chance
from game.defizz.chance import KINDS
from game.shuffle import stream
from scenes.games.defizz.luck.why import REASONS, Last, why

NAMES = tuple(f"Side{number}" for number in range(12))
EACH = pytest.mark.parametrize("kind", sorted(KINDS))


def played(kind: str, sides: int, seed: int) -> tuple[Last, tuple[int, ...], int]:
    """A game of chance by chance: its last round, the sides in it, and the winner."""
    opened = 0

    def streams() -> Any:
        nonlocal opened
        opened += 1
        return stream(seed, opened)

    luck, rng = chance.start(kind, chance.settings(kind, {}), tuple(range(sides))), Random(seed)
    while luck.winner < 0:
        seat = rng.choice(chance.actors(luck))
        chance.apply(luck, seat, rng.choice(chance.legal(luck, seat)), streams)
    seats, picks = zip(*luck.before, strict=True)
    last = Last(NAMES[luck.winner], picks[seats.index(luck.winner)], luck.shown, picks)
    return last, seats, luck.winner


@EACH
@pytest.mark.parametrize("sides", [2, 3, 11])
def test_every_game_says_who_won_and_why(kind: str, sides: int) -> None:
    lots = 0
    for seed in range(60):
        last, _, _ = played(kind, sides, seed)
        told = why(kind, last)
        assert last.name in told
        lots += told.startswith("Level")
    assert lots <= 20 if kind == "secret_number" else lots == 0


def test_there_is_a_sentence_for_every_game() -> None:
    assert set(REASONS) == set(KINDS)


@pytest.mark.parametrize("seed", range(40))
def test_what_the_sentences_claim_is_so(seed: int) -> None:
    """The winner of each kind, worked out anew from the round's picks and what luck showed."""
    for kind in ("dice_high", "high_card", "twenty_one", "horse", "dice_race", "slot"):
        last, _, _ = played(kind, 4, seed)
        assert last.pick == max(last.picks)
    for kind in ("closest", "stop_clock"):
        last, _, _ = played(kind, 4, seed)
        assert abs(last.pick - last.luck) == min(abs(pick - last.luck) for pick in last.picks)
    for kind in ("cup", "coin", "door"):
        last, _, _ = played(kind, 4, seed)
        assert last.pick == last.luck
    last, seats, winner = played("odd_even", 5, seed)
    assert seats[sum(last.picks) % len(seats)] == winner and last.luck == sum(last.picks)
    last, seats, winner = played("shortest_straw", 5, seed)
    assert last.shown[last.pick] == max(last.shown)
    last, seats, winner = played("marble", 5, seed)
    assert next(marble for marble in last.shown if marble in last.picks) == last.pick


def test_two_signs_are_told_by_the_one_that_beats_the_other() -> None:
    for seed in range(30):
        last, _, _ = played("rps", 2, seed)
        own, other = last.pick, next(pick for pick in last.picks if pick != last.pick)
        assert (own - other) % 3 == 1
        assert why("rps", last).lower().startswith(("rock beats sc", "paper beats r", "scissors beats p"))


def test_a_lot_is_told_where_the_round_decided_nothing() -> None:
    assert "lot" in why("dice_high", Last("Zoé", 7, (3, 4, 3, 4), (7, 7)))


def test_equal_ranks_are_told_by_their_suits() -> None:
    told = why("high_card", Last("Zoé", 51, (50, 51), (51, 50)))
    assert "A♠" in told and "A♥" in told

"""A match checks, records and undoes."""

from __future__ import annotations

from random import Random

import pytest

from game import GAMES, BadOptions, IllegalMove
from game.match import Match, MoveMade, Played, Seat, Undone
from game.tordu.moves import DOUBLE, PASS, Bid
from tests.game import laws


def tordu(**values: object) -> Match:
    return Match("tordu", None, 3, 7, **values)  # type: ignore[arg-type]


def test_a_move_that_is_refused_changes_nothing_and_is_not_kept() -> None:
    kept: list[object] = []
    match = tordu(keep=kept.append)
    before = match.state.copy()
    with pytest.raises(IllegalMove, match="no bid to double"):
        match.play(match.state.actors()[0], DOUBLE)
    assert match.state == before and match.moves == [] and kept == []


def test_a_move_is_kept_before_it_is_made() -> None:
    match = tordu()
    seat = match.state.actors()[0]
    heard: list[object] = []
    match.keep = lambda entry: heard.append((entry, match.state.moves))
    match.play(seat, PASS)
    assert heard == [(MoveMade(seat, PASS), 0)] and match.state.moves == 1


def test_a_move_that_cannot_be_kept_is_not_made() -> None:
    def full(entry: object) -> None:
        raise OSError("no space left")

    match = tordu(keep=full)
    before = match.state.copy()
    with pytest.raises(OSError, match="no space"):
        match.play(match.state.actors()[0], PASS)
    assert match.state == before and match.moves == []


def test_undo_goes_back_to_what_was() -> None:
    match = tordu()
    rng = Random(1)
    states = [match.state.copy()]
    for _ in range(20):
        match.play(*laws.random_move(match.state, rng))
        states.append(match.state.copy())
    kept: list[object] = []
    match.keep = kept.append
    match.undo(3)
    assert match.state == states[17] and len(match.moves) == 17 and kept == [Undone(3)]
    assert match.after(5) == states[5]


def test_more_cannot_be_undone_than_was_played() -> None:
    with pytest.raises(IllegalMove, match="only 0 moves"):
        tordu().undo()


def test_a_finished_match_takes_no_move() -> None:
    match = Match("tordu", None, 2, 1)
    rng = Random(1)
    while match.state.actors():
        match.play(*laws.random_move(match.state, rng))
    with pytest.raises(IllegalMove, match="the match is over"):
        match.play(0, Bid("h", 1))


@pytest.mark.parametrize("seat", [-2, 3, 99])
def test_there_is_no_such_seat(seat: int) -> None:
    with pytest.raises(IllegalMove, match=f"there is no seat {seat}"):
        tordu().play(seat, PASS)


def test_a_move_of_another_game_is_refused() -> None:
    match = Match("trepido", None, 2, 1)
    seat = match.state.actors()[0]
    with pytest.raises(IllegalMove):
        match.play(seat, Bid("h", 3))


def test_a_seat_is_a_person_unless_it_has_a_level() -> None:
    match = Match(GAMES["tordu"], None, [Seat(name="Ana"), Seat(name="Bo", level="hard")], 1)
    assert [seat.person for seat in match.seats] == [True, False]


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_seed_that_no_file_can_hold_is_refused(seed: int) -> None:
    with pytest.raises(BadOptions, match=f"a deal has a number from 0 to .*, not {seed}"):
        Match("tordu", None, 3, seed)


def test_undo_takes_one_move_back_unless_told_otherwise() -> None:
    match, rng = Match("tordu", None, 3, 1), Random(1)
    for _ in range(5):
        match.play(*laws.random_move(match.state, rng))
    match.undo()
    assert len(match.moves) == 4


def test_a_move_on_which_the_rules_break_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match("tordu", None, 3, 1)
    seat, move = laws.random_move(match.state, Random(1))
    before = str(match.state)

    def breaks(*_: object) -> None:
        raise RuntimeError("the rules broke")

    with monkeypatch.context() as broken:
        broken.setattr(type(match.state), "apply", breaks)
        with pytest.raises(RuntimeError, match="the rules broke"):
            match.play(seat, move)
    assert not match.moves and str(match.state) == before
    match.play(seat, move)
    assert len(match.moves) == 1


def test_the_seconds_played_are_kept_and_told() -> None:
    match, kept = Match("trio", None, 3, 1), []
    match.note_time(3)
    match.keep = kept.append
    match.note_time(754)
    assert kept == [Played(754)] and match.seconds == 754

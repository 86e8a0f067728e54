"""What each seat sees, and what it does not."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from game.table import TABLE
from game.trio import GAME, Options, TrioView
from game.trio.view import Seen
from tests.game.trio.table import THREE, Table

OPEN = ("4 4 5", "4 8", "9")


def test_a_seat_sees_its_own_hand_and_how_many_cards_the_others_hold() -> None:
    """TI-03"""
    view = Table(*OPEN).state.view(1)
    assert (view.hands, view.counts) == ([None, [4, 8], None], [3, 2, 1])


def test_the_table_sees_no_hand() -> None:
    assert Table(*OPEN).state.view(TABLE).hands == [None] * 3


def test_the_open_view_shows_hands_middle_trios_and_scores() -> None:
    view = Table("4 5", "4 8", "9", middle="4 8", trios="2:11").state.view(None)
    shown = (view.hands, view.middle, view.trios, view.scores)
    assert shown == ([[4, 5], [4, 8], [9]], [4, 8], [[], [], [11]], [0, 0, 1])


def test_a_place_of_the_middle_is_unknown_then_known_then_taken() -> None:
    table = Table("4 5", "4 8", "9", middle="4 8")
    seen = []
    for asked in ((), ("m0", "2low"), ("m0", "0low", "1low")):
        table.reveals(*asked)
        view = table.state.view(2)
        seen.append((view.middle, view.taken))
    assert seen == [([None, None], [False, False]), ([4, None], [False, False]), ([None, None], [True, False])]


def test_the_history_tells_what_where_when_by_whom_and_what_became_of_it() -> None:
    table = Table("4 4 5", "4 8", "9", middle="5 6")
    table.reveals("0low", "m1")
    table.reveals("0low", "1low", "0low")
    table.reveals("m0")
    assert table.state.view(1).history == [
        Seen(0, 0, 0, 4, "back", None, "low"),
        Seen(0, 0, "middle", 6, "back", 1),
        Seen(1, 1, 0, 4, "trio", None, "low"),
        Seen(1, 1, 1, 4, "trio", None, "low"),
        Seen(1, 1, 0, 4, "trio", None, "low"),
        Seen(2, 2, "middle", 5, "lying", 0),
    ]


def test_history_is_the_same_with_and_without_a_notebook() -> None:
    """The notebook is for the table to show or not."""
    views = []
    for notebook in (False, True):
        table = Table(*THREE, notebook=notebook)
        table.reveals("0low", "1low")
        views.append(table.state.view(2))
    assert views[0].history == views[1].history


def test_hidden_cards_leave_no_trace_in_a_view() -> None:
    """TI-01: two tables that differ only in what seat 0 has not seen look the same to it."""
    views = []
    for others in (("4 6 8", "4 9 9"), ("4 9 9", "4 6 8")):
        table = Table("4 5 5", *others, middle="1 2")
        table.reveals("1low", "2low")
        views.append(msgspec.json.encode(table.state.view(0)))
    assert views[0] == views[1]


@pytest.mark.parametrize(("seats", "teams"), [(3, False), (6, False), (4, True), (6, True)])
def test_views_are_plain_json_both_ways(seats: int, teams: bool) -> None:
    state, rng = GAME.start(Options(teams=teams), seats, 2), Random(2)
    for _ in range(60):
        if state.outcome is not None:
            break
        for eyes in (None, TABLE, 0, seats - 1):
            view = state.view(eyes)
            assert msgspec.json.decode(msgspec.json.encode(view), type=TrioView) == view
        seat = rng.choice(state.actors())
        state.apply(seat, rng.choice(state.legal(seat)))


def test_the_json_of_a_reveal_reads_like_the_move() -> None:
    table = Table(*OPEN)
    table.reveals("1high")
    (entry,) = msgspec.to_builtins(table.state.view(0).history)
    assert entry == {
        "type": "reveal", "turn": 0, "by": 0, "from": 1, "end": "high", "number": 8, "became": "lying"
    }  # fmt: skip


def test_a_state_reads_as_one_line() -> None:
    table = Table("4 4 5", "4 8", "", middle="5 6", trios="1:12")
    table.reveals("0low")
    assert str(table.state) == "trio turn 0, seat 0, 1 × 4 lying; 4 5 | 4 8 | -; middle 5 6; trios 1:12"


def test_a_copy_shares_nothing_that_changes() -> None:
    table = Table(*OPEN, middle="4 8")
    before = table.state.copy()
    table.reveals("m0", "0low")
    assert before == Table(*OPEN, middle="4 8").state

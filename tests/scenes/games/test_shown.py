"""The pieces that show a move beside the reason for it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game import GAMES, NAMES
from game.defizz import moves as defizz
from game.tordu import moves as tordu
from game.trepido import moves as trepido
from game.trio import moves as trio
from scenes.app.preferences import Preferences
from scenes.games import ON_SCREEN


def shown(game: str, move: Any, view: Any) -> tuple[str, ...]:
    return tuple(ON_SCREEN[game].shown(move, view))


@pytest.mark.parametrize("game", NAMES)
def test_every_piece_of_every_move_can_be_drawn(game: str) -> None:
    pieces = ON_SCREEN[game].pieces(1.0, Preferences(), {})
    rng, state = Random(4), GAMES[game].start(None, 4, 4)
    met = set()
    for _ in range(300):
        seat = rng.choice(state.actors() or (0,))
        if state.outcome is not None:
            break
        if seat >= 0:
            for move in state.legal(seat):
                for name in shown(game, move, state.view(seat)):
                    assert all(side > 0 for side in pieces.size(name))
                    met.add(name)
        state.apply(seat, rng.choice(state.legal(seat)))
    assert len(met) > 5


def test_calls_of_the_auction_are_shown_as_such() -> None:
    assert shown("tordu", tordu.Bid("h", 4), None) == ("bid-h4",)
    assert shown("tordu", tordu.PASS, None) == ("pass",)
    assert shown("tordu", tordu.Double(), None) == ("double",)
    assert shown("tordu", tordu.Play("Qh"), None) == ("Qh",)


def test_a_card_is_shown_where_a_move_names_one() -> None:
    assert shown("trepido", trepido.Give("r1a", 2), None) == ("r1a",)
    assert shown("trepido", trepido.DRAW, None) == ()


def test_a_card_that_its_seat_had_not_seen_is_a_back() -> None:
    state = GAMES["trio"].start(None, 4, 1)
    seat = state.actors()[0]
    view = state.view(seat)
    other = (seat + 1) % 4
    assert shown("trio", trio.Reveal(other, None, "low"), view) == ("back",)
    assert shown("trio", trio.Reveal("middle", 0), view) == ("back",)
    assert shown("trio", trio.Reveal(seat, None, "low"), view) == (str(min(view.hands[seat])),)
    state.apply(seat, trio.Reveal("middle", 0))
    first = state.view(seat).revealed[0].number
    assert shown("trio", trio.Reveal(other, None, "high"), state.view(seat)) == (str(first), "back")


def test_money_is_shown_for_stakes() -> None:
    view = GAMES["defizz"].start(None, 4, 1).view(0)
    assert shown("defizz", defizz.Stake(700), view) == ("money700",)
    assert shown("defizz", defizz.Help(), view) == ("help",)
    assert shown("defizz", defizz.Press(), view) == ("buzzer",)
    assert shown("defizz", defizz.Stake(123), view) == ()

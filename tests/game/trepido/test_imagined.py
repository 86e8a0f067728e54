"""Imagined worlds of Trépido: drawn even where memory is no help."""

from __future__ import annotations

from random import Random

import pytest

from game import GAMES
from game.match import Match
from game.trepido.worlds import Worlds
from tests.game import laws


def test_where_memory_fits_nothing_the_unseen_cards_lie_wherever_there_is_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, rng = Match("trepido", None, 4, 3), Random(3)
    for _ in range(9):
        match.play(*laws.random_move(match.state, rng))
    state = match.state
    monkeypatch.setattr(Worlds, "_remembered", lambda *_: None)
    world = GAMES["trepido"].sample(state.view(0), Random(1))
    assert [len(hand) for hand in world.hands] == [len(hand) for hand in state.hands]  # type: ignore[attr-defined]
    assert world.hands[0] == state.hands[0]  # type: ignore[attr-defined]

    def cards(of: object) -> list[int]:
        return sorted(card for group in (*of.hands, of.pile) for card in group)  # type: ignore[attr-defined]

    assert cards(world) == cards(state)

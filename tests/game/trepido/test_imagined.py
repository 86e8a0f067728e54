"""Imagined worlds of Trépido: drawn even where memory is no help."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game import GAMES
from game.match import Match
from game.trepido.options import Options
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


def someone_has_drawn(options: Any, seed: int) -> Any:
    """A position in which somebody looks at the card just drawn."""
    state, rng = GAMES["trepido"].start(options, 3, seed), Random(seed)
    while state.view(None).phase != "drawn":
        state.apply(*laws.random_move(state, rng))
    return state


def test_where_no_card_fits_nobody_can_have_drawn_one_that_does() -> None:
    """TR-12: in the first reading a card is looked at only if it fits."""
    state = someone_has_drawn(Options(reading=1), 1)
    (drawer,) = state.actors()
    worlds, hidden = Worlds(state.view((drawer + 1) % 3)), [drawer, (drawer + 2) % 3]
    assert worlds._fill({seat: [] for seat in hidden}, Random(1))
    assert worlds.base.fits[worlds.base.top][worlds.drawn]
    worlds.base.fits = tuple((False,) * len(row) for row in worlds.base.fits)  # type: ignore[assignment]
    assert not worlds._fill({seat: [] for seat in hidden}, Random(1))


def test_memory_is_tried_fifty_times_before_the_unseen_cards_lie_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []
    monkeypatch.setattr(Worlds, "_remembered", lambda *_: tried.append(1))
    GAMES["trepido"].sample(GAMES["trepido"].start(None, 3, 1).view(0), Random(1))
    assert len(tried) == 50


def test_hands_that_come_out_too_short_or_cards_left_over_make_no_world() -> None:
    view = GAMES["trepido"].start(None, 3, 1).view(0)

    def fills(**known: Any) -> bool:
        worlds = Worlds(view)  # type: ignore[arg-type]
        for name, value in known.items():
            setattr(worlds, name, value)
        return worlds._fill({1: [], 2: []}, Random(1))

    assert fills()
    assert not fills(counts=(7, 8, 7), fresh=(7, 8, 7)), "a card is missing in one hand"
    assert not fills(back=set(), pile_count=0), "more cards than hands have room for"

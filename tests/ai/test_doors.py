"""A player's view and moves lead nowhere else: not to the match, not to its state, not to a card it may not know."""

from __future__ import annotations

import gc
import inspect
from random import Random
from types import FunctionType, ModuleType
from typing import Any

import pytest

from ai.player import LEVELS, Player
from ai.players import player
from game import GAMES, State
from game.match import Match

OUTSIDE = (type, ModuleType, FunctionType)
"""Code, which is the same for every match."""


def reached(*start: Any) -> list[Any]:
    """Everything that can be got at from these, through whatever holds it."""
    found, ahead = {id(each): each for each in start}, list(start)
    while ahead:
        for each in gc.get_referents(ahead.pop()):
            if id(each) not in found and not isinstance(each, OUTSIDE):
                found[id(each)] = each
                ahead.append(each)
    return list(found.values())


def under_way(game: str) -> Match:
    """A match in which something has happened."""
    match, rng = Match(game, None, 4, 5), Random(2)
    for _ in range(9):
        seat = next(actor for actor in match.state.actors() if actor >= 0)
        match.play(seat, rng.choice(match.state.legal(seat)))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_no_way_leads_from_what_a_player_is_handed_to_the_match(game: str) -> None:
    match = under_way(game)
    seat = next(actor for actor in match.state.actors() if actor >= 0)
    there = reached(match.state.view(seat), match.state.legal(seat))
    assert [each for each in there if isinstance(each, State | Match | Random)] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_no_way_leads_from_a_player_who_has_chosen_to_the_match(game: str, level: Any) -> None:
    match = under_way(game)
    seat = next(actor for actor in match.state.actors() if actor >= 0)
    mind = player(game, level)
    choice = mind.choose(match.state.view(seat), match.state.legal(seat), Random(1))
    there = reached(mind, choice)
    assert not any(each is match or each is match.state for each in there)


def test_a_way_would_be_found() -> None:
    match = under_way("tordu")
    assert any(each is match.state for each in reached({"deep": [match]}))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_player_is_asked_with_a_view_and_nothing_more(game: str, level: Any) -> None:
    asked = inspect.signature(player(game, level).choose).parameters
    assert list(asked) == list(inspect.signature(Player.choose).parameters)[1:]

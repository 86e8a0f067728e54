"""Worlds drawn from a view: voids are respected, and all that is left is equally likely."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random
from weakref import ref

import pytest

from game.tordu.view import voids
from game.tordu.worlds import Worlds
from tests.game.tordu.table import GAME, Table


def test_who_does_not_follow_is_known_to_be_void() -> None:
    """TO-13"""
    table = Table("7c 8c", "9h Ts", "Jc Qs", variant="simple")
    table.bids(0, "1h")
    table.trick(0, "7c Ts Jc")
    assert voids(table.state.view(0)) == [set(), {"c"}, set()]


def test_every_unseen_card_can_be_in_every_hidden_place() -> None:
    """Law 5"""
    worlds = Worlds(GAME.start(None, 4, 2).view(1))
    places: dict[str, set[int]] = {}
    for seed in range(400):
        world = worlds.draw(Random(seed)).view(None)
        for place, cards in enumerate((*world.hands, world.undealt)):
            for card in cards:
                places.setdefault(card, set()).add(place)
    own = set(GAME.start(None, 4, 2).view(1).hands[1])
    assert all(seen == ({1} if card in own else {0, 2, 3, 4}) for card, seen in places.items())


def test_worlds_with_voids_are_drawn_with_equal_chances() -> None:
    """Law 5: five cards unseen, two to a seat without clubs, two to another, one left over."""
    table = Table("7c Ac", "9h Ts Td", "Jc Qs 8h", variant="simple")
    table.bids(0, "1h")
    table.trick(0, "7c Ts Jc")
    state = table.state
    state.undealt = 1 << 0 + 1
    view = state.view(0)
    worlds = Worlds(view)
    worlds.suits = [[3], [11], [18, 17], [26], []]
    allowed = set()
    for first in combinations([3, 11, 18, 17, 26], 2):
        for second in combinations({3, 11, 18, 17, 26} - {*first}, 2):
            if 3 not in first:
                allowed.add((frozenset(first), frozenset(second)))
    counts = Counter()
    draws = 6000
    rng = Random(1)
    for _ in range(draws):
        world = worlds.draw(rng)
        counts[tuple(frozenset(c for c in range(40) if world.hands[seat] >> c & 1) for seat in (1, 2))] += 1
    assert set(counts) == allowed
    expected = draws / len(allowed)
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 2.2 * len(allowed)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_worlds_never_give_a_seat_a_suit_it_has_shown_not_to_hold(seats: int) -> None:
    rng = Random(3)
    for seed in range(12):
        state = GAME.start(GAME.Options(variant="simple"), seats, seed)
        while len(state.played) < 5 * seats:
            seat = state.actors()[0]
            state.apply(seat, rng.choice(state.legal(seat)))
        view = state.view(0)
        world = Worlds(view).draw(rng).view(None)
        for suits, hand in zip(voids(view), world.hands, strict=True):
            assert not suits & {card[1] for card in hand}


def test_nothing_is_kept_of_worlds_that_were_drawn() -> None:
    table = Table("7c Ac", "9h Ts Td", "Jc Qs 8h", variant="simple")
    table.bids(0, "1h")
    table.trick(0, "7c Ts Jc")
    worlds = Worlds(table.state.view(0))
    worlds.draw(Random(1))
    kept = ref(worlds)
    del worlds
    assert kept() is None

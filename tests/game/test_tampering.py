"""Whatever is changed in a sealed match is found out. Long form: `make soak`."""

from __future__ import annotations

from random import Random

import pytest

from game import GAMES, journal, seal
from tests.game import seals

MATCHES, EACH = 8, 25
"""Matches of each game, and tamperings of each kind with one."""
each_game = pytest.mark.parametrize("game", GAMES)


def test_a_fingerprint_is_compared_with_whatever_text_there_is() -> None:
    match = journal.replay(journal.decode(seals.played("trio", 1).data))
    assert not seal.check(match, "é\ud800")


@each_game
def test_a_match_as_it_was_played_is_fair(game: str) -> None:
    for seed in range(MATCHES):
        assert seals.fair(seals.played(game, seed))


@each_game
def test_another_seed_salt_seat_count_option_or_game_is_found_by_the_fingerprint(game: str) -> None:
    """Also where every checksum was made anew."""
    for seed in range(MATCHES):
        sealed, rng = seals.played(game, seed), Random(seed)
        for _ in range(EACH):
            kind, data = seals.another_deal(sealed, rng)
            assert seals.finds_another_deal(sealed, data), (seed, kind)


@each_game
def test_lines_changed_swapped_dropped_or_added_are_found_by_the_checksums(game: str) -> None:
    for seed in range(MATCHES):
        sealed, rng = seals.played(game, seed), Random(seed)
        for _ in range(EACH):
            kind, data = seals.by_hand(sealed, rng)
            assert seals.finds_by_hand(sealed, data), (seed, kind)


@each_game
def test_moves_changed_with_their_checksums_are_refused_or_tell_another_story(game: str) -> None:
    found = []
    for seed in range(MATCHES):
        sealed, rng = seals.played(game, seed), Random(seed)
        found += [seals.other_story(sealed, seals.other_moves(sealed, rng)[1]) for _ in range(EACH)]
    assert sum(found) >= len(found) - 2


def test_a_slip_in_a_deal_code_is_found() -> None:
    rng = Random(1)
    assert all(seals.finds_slip(rng.getrandbits(rng.choice([1, 20, 63])), rng) for _ in range(500))

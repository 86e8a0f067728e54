"""Sealed deals: the fingerprint fits this deal and no other."""

from __future__ import annotations

import pytest

from game import seal
from game.match import Match
from game.tordu.options import Options


def sealed(seed: int = 1, salt: str = "grain", seats: int = 3, **options: object) -> Match:
    return Match("tordu", Options(**options), seats, seed, salt=salt)


def test_the_match_whose_fingerprint_was_shown_fits_it() -> None:
    assert seal.check(sealed(), seal.fingerprint(sealed()))


@pytest.mark.parametrize(
    "other", [sealed(seed=2), sealed(salt="dust"), sealed(seats=4), sealed(manches=3), Match("trio", None, 3, 1)]
)
def test_any_other_does_not(other: Match) -> None:
    assert not seal.check(other, seal.fingerprint(sealed()))


def test_moves_do_not_change_the_fingerprint() -> None:
    match = sealed()
    before = seal.fingerprint(match)
    seat = match.state.actors()[0]
    match.play(seat, match.state.legal(seat)[0])
    assert seal.fingerprint(match) == before

"""Sealed deals: a fingerprint shown at the deal, the seed at the end, and anyone can check that they agree."""

from __future__ import annotations

import msgspec

from game.match import Match


def fingerprint(match: Match) -> str:
    """SHA-256 of game, options, seat count, seed and salt: it tells nothing, and only this deal fits it."""
    from hashlib import sha256  # OpenSSL takes longer to load than all of this module: not before the first deal

    sealed = [match.game.name, match.options.to_journal(), len(match.seats), match.seed, match.salt]
    return sha256(msgspec.json.encode(sealed)).hexdigest()


def check(match: Match, shown: str) -> bool:
    """True if this match is the one whose fingerprint was shown at the deal."""
    return fingerprint(match) == shown

"""The sealed deal of a match: its fingerprint, and after the end the seed, the code and the check."""

from __future__ import annotations

from typing import Literal

from game import dealcode, seal
from game.match import Match
from game.table import IllegalMove

Check = Literal["agrees", "other deal", "other moves"]
"""The results of a check: all agrees, the seal is that of another deal, or the moves lead elsewhere."""


def fingerprint(match: Match) -> str:
    """The fingerprint that seals this deal; shown from the first move on, as it says nothing about the cards."""
    return seal.fingerprint(match)


class Deal:
    """The deal of a match that is over: nothing of it is secret any more."""

    def __init__(self, match: Match, fingerprint: str) -> None:
        self._match = match
        self.fingerprint = fingerprint
        """The fingerprint as it was shown at the beginning."""

    @property
    def seed(self) -> int:
        return self._match.seed

    @property
    def salt(self) -> str:
        return self._match.salt

    @property
    def code(self) -> str:
        """The seed as a few letters that can be read out and typed again."""
        return dealcode.encode(self._match.seed)

    def check(self) -> Check:
        """Seal the deal again from its seed, play every move again on it, and tell if both agree."""
        match = self._match
        again = Match(match.game, match.options, match.seats, match.seed, salt=match.salt)
        if not seal.check(again, self.fingerprint):
            return "other deal"
        try:
            for made in match.moves:
                again.play(made.seat, made.move)
        except IllegalMove:
            return "other moves"
        return "agrees" if again.state == match.state else "other moves"

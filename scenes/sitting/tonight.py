"""The matches of an evening: who played, and who won, for a word on how the evening stands. Pure data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Annotated

import msgspec

from scenes.app.names import known

MOST = 60
"""The largest number of matches that are remembered."""
PAUSE = 5 * 3600
"""Seconds without a match after which another evening begins."""

Word = Annotated[str, msgspec.Meta(max_length=80)]


class Ended(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A match that is over."""

    mark: Word
    """The mark that tells this match from others: its fingerprint."""
    at: Annotated[int, msgspec.Meta(ge=0)]
    """The time of its end, in seconds since 1970."""
    names: tuple[Word, ...]
    """Everyone at the table, by seat."""
    winners: tuple[Word, ...] = ()
    streak: int = 0
    """The length of the winner's streak if no streak of theirs was ever longer or as long; 0 if it was."""


class Tonight(msgspec.Struct, frozen=True):
    """The last matches, the newest last."""

    matches: Annotated[tuple[Ended, ...], msgspec.Meta(max_length=MOST)] = ()

    def of(self, mark: str) -> Ended | None:
        """The match with this mark; None if it is not remembered."""
        return next((match for match in self.matches if match.mark == mark), None)

    def adding(self, match: Ended) -> Tonight:
        """The same with one match more, unless it is there already."""
        return self if self.of(match.mark) is not None else Tonight((*self.matches, match)[-MOST:])

    def wins(self, mark: str) -> Counter[str]:
        """The wins of everyone at the table of this match, over the evening up to its end, by name.

        An evening is made of matches between the same people, none of them long after the one before.
        """
        found: Counter[str] = Counter()
        last: Ended | None = None
        for match in reversed(self.matches[: self._index(mark) + 1]):
            if last is not None and last.at - match.at > PAUSE:
                break
            if last is None or _same(match.names, last.names):
                found.update(match.winners)
                last = match
        return found

    def _index(self, mark: str) -> int:
        return next((index for index, match in enumerate(self.matches) if match.mark == mark), -1)


def _same(some: Sequence[str], others: Sequence[str]) -> bool:
    """Tell if the same people sit at two tables, wherever they sit."""
    return sorted(map(known, some)) == sorted(map(known, others))

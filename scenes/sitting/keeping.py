"""The keeping of a match on disk while it is played."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from game.match import Match
from game.shelf import Shelf, ShelfError
from game.shelf_keeper import Keeper, ease, unkept


class Keeping:
    """The way a match is kept: on which shelf, strictly or loosely, and if it is to be gone on with."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self.ended = False
        """True if the match was ended without a result: it is not gone on with on another evening."""

    @property
    def trouble(self) -> ShelfError | None:
        """The reason that moves of the match are not on disk yet; None if all are."""
        return unkept(self._match)

    def move_to(self, shelf: Shelf) -> None:
        """Keep the match, with all its moves so far, on another shelf from now on; raise ShelfError if it can't be."""
        before = self._match.keep
        shelf.keep(self._match)
        if isinstance(before, Keeper):
            before.close()

    def ease(self) -> None:
        """Make moves from now on even if they can't be kept; they are written as soon as the disk takes them."""
        ease(self._match)

    @contextmanager
    def set_aside(self) -> Iterator[None]:
        """Keep nothing of the match for the time of a `with` block."""
        keep, self._match.keep = self._match.keep, None
        try:
            yield
        finally:
            self._match.keep = keep

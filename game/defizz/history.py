"""The changes of a manuscript, step by step, to be undone and done again."""

from __future__ import annotations

from collections.abc import Hashable

from game.defizz.manuscript import Manuscript

MOST_STEPS = 500


class History:
    """A manuscript as it is now, as it was before each step, and as it was before steps were undone."""

    def __init__(self, manuscript: Manuscript) -> None:
        self.now = manuscript
        self._before: list[Manuscript] = []
        self._after: list[Manuscript] = []
        self._writing: Hashable = None
        """The field of the last step; what is written there next belongs to the same step."""

    def change(self, manuscript: Manuscript, field: Hashable = None) -> None:
        """Make this the manuscript; changes of the same field, one after the other, are one step."""
        if manuscript == self.now:
            return
        if field is None or field != self._writing:
            self._before = [*self._before[-MOST_STEPS + 1 :], self.now]
        self._after.clear()
        self._writing = field
        self.now = manuscript

    def rest(self) -> None:
        """Let the next change be a step of its own."""
        self._writing = None

    @property
    def can_undo(self) -> bool:
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        return bool(self._after)

    def undo(self) -> bool:
        """Go back a step; False if there is none."""
        return self._step(self._before, self._after)

    def redo(self) -> bool:
        """Do again what was undone last; False if nothing was."""
        return self._step(self._after, self._before)

    def _step(self, source: list[Manuscript], target: list[Manuscript]) -> bool:
        if not source:
            return False
        target.append(self.now)
        self.now = source.pop()
        self._writing = None
        return True

"""The bench: the manuscript that is being written, kept as it is written, and made a pack when it is left."""

from __future__ import annotations

from collections.abc import Hashable

from game.defizz.history import History
from game.defizz.manuscript import Manuscript, decoded, encoded, finished, manuscript_of, packed, playable
from game.defizz.pack import Pack, PackError, decode, use
from game.shelf import ShelfError
from game.shelf_packs import Manuscripts
from scenes.app.lang import said, spoken
from scenes.app.loop import App

REST = 0.6
"""Seconds without a change after which what was written is kept."""
AGAIN = 5.0
"""Seconds after which what could not be kept is tried again."""


class Bench:
    """A manuscript with its history, and its place on the shelf."""

    def __init__(self, app: App, manuscript: Manuscript, fresh: bool = False) -> None:
        assert app.shelf is not None
        self.app = app
        self.shelf = app.shelf
        self.kept = Manuscripts(app.shelf)
        self.history = History(manuscript)
        languages = manuscript.languages
        self.language = spoken() if spoken() in languages else languages[0]
        """The language that is written in now."""
        self.trouble = ""
        """The sentence on why it could not be kept last; empty if it was."""
        self.changed = fresh
        """True if something was changed since it was opened, so that the pack is made anew."""
        self._waits: float | None = 0.0 if fresh else None
        """Seconds until it is kept; None if it is."""

    @property
    def now(self) -> Manuscript:
        return self.history.now

    # changing

    def change(self, manuscript: Manuscript, field: Hashable = None) -> None:
        """Make this the manuscript; changes of one field, one after the other, are one step to undo."""
        if manuscript != self.now:
            self.history.change(manuscript, field)
            self._touched()

    def undo(self) -> bool:
        """Undo the last step; False if there is none."""
        return self._stepped(self.history.undo())

    def redo(self) -> bool:
        """Do again what was undone last; False if nothing was."""
        return self._stepped(self.history.redo())

    def _stepped(self, done: bool) -> bool:
        if done:
            self._touched()
            if self.language not in self.now.languages:
                self.language = self.now.languages[0]
        return done

    def _touched(self) -> None:
        self.changed = True
        self._waits = AGAIN if self.trouble else REST

    # keeping

    @property
    def wake(self) -> float | None:
        """Seconds until it is to be kept; None if it is kept already."""
        return self._waits

    def update(self, dt: float) -> bool:
        """Let time pass, and keep it once nobody has changed it for a moment; True if there is something new to say."""
        if self._waits is None:
            return False
        self._waits -= dt
        before = self.trouble
        if self._waits <= 0:
            self.keep()
        return self.trouble != before

    def keep(self) -> bool:
        """Keep what is written now, if it is not; False if that can't be."""
        if self._waits is None:
            return True
        try:
            self.kept.keep(self.now.id, encoded(self.now))
        except ShelfError as error:
            if not self.trouble:
                self.app.toasts.say(said(error))
            self.trouble, self._waits = said(error), AGAIN
            return False
        self.trouble, self._waits = "", None
        return True

    def publish(self) -> bool:
        """Keep it, and make a pack of all that is whole; False if that can't be kept. Nothing new: nothing is done."""
        if not self.changed:
            return True
        if not self.keep():
            return False
        left = playable(self.now)
        if left is None:
            return True
        try:
            data = packed(left)
            pack = decode(data)
            self.shelf.take_pack(pack.id, data)
            use(pack)
            if finished(self.now):
                self.kept.drop(pack.id)
        except (ShelfError, PackError) as error:
            self.trouble = said(error)
            self.app.toasts.say(self.trouble)
            return False
        self.changed = False
        return True


def opened(app: App, pack: Pack | None, name: str) -> Bench | None:
    """The bench with the manuscript of this name, or with this pack if there is none; None if there is neither."""
    assert app.shelf is not None
    data = Manuscripts(app.shelf).read(name)
    manuscript = decoded(data) if data is not None else None
    if manuscript is None and pack is not None:
        manuscript = manuscript_of(pack.file)
    return Bench(app, manuscript) if manuscript is not None else None

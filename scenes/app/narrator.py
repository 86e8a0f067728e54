"""The narrator: tells aloud which page is open and what has the focus, for people who see little."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Protocol

from scenes.app.aloud import Aloud
from scenes.app.lang import t
from scenes.app.page import Page
from scenes.app.scene import Scene
from scenes.app.spoken import sentence
from scenes.kit.entry import Entry
from scenes.kit.intents import Action, Typed
from scenes.kit.toast import Toasts
from scenes.kit.widget import Widget

BRIEF, USUAL, FULL = 1, 2, 3
"""The degrees: the names alone; what they are for, too; everything that can be read."""


NOTHING: tuple[Hashable, str] = (None, "")


class Program(Protocol):
    """The part of the program that the narrator looks at."""

    aloud: Aloud
    toasts: Toasts
    by_mouse: bool
    scenes: list[Scene]

    @property
    def top(self) -> Scene | None:
        """The scene that hears intents."""

    def touch(self) -> None:
        """Ask for a new picture in the next step."""


class Narrator:
    """Looks at the top page after every step, and says what is new there. It never speaks of what is secret."""

    def __init__(self, app: Program) -> None:
        self.app = app
        self._page: Page | None = None
        self._known: list[Scene] = []
        """The open pages that were announced: whoever comes back to one knows it."""
        self._focus: Widget | None = None
        self._said: tuple[Hashable, str] = NOTHING
        """The name of what had the focus last, and the words that were said of it."""
        self._notices: list[str] = []
        self._by_hand = False
        """True if something was pressed or typed since the last look: then the focus interrupts what is being said."""

    def hear(self, intent: Action | Typed) -> bool:
        """Take the keys of the voice; False if it is anything else. Remember that a hand has done something."""
        self._by_hand = True
        if not isinstance(intent, Action) or intent.name not in ("repeat", "where"):
            return False
        if not self.app.aloud.on:
            self.app.toasts.say(t("No voice speaks. The settings switch it on: section Voice."))
        elif intent.name == "repeat":
            self.app.aloud.repeat()
        else:
            self.app.aloud.interrupt(self.where())
        return True

    def where(self) -> str:
        """The place where one is, in words: the whole page, and the widget with the focus."""
        page = self.app.top
        if not isinstance(page, Page):
            return ""
        focus = self._target(page)
        words = page.words_of(focus, FULL) if focus is not None and not page.secret else ""
        return sentence([*page.where(), words])

    def announced(self, page: Page) -> bool:
        """Tell if this page was announced, or needs no announcement as nothing of it may be spoken."""
        return page in self._known or page.secret

    def look(self) -> None:
        """Say what is new since the last look."""
        aloud, page = self.app.aloud, self.app.top
        if not aloud.degree or not isinstance(page, Page):
            self._page = self._focus = None
            self._known = []
            return
        by_hand, self._by_hand = self._by_hand, False
        opened = page is not self._page
        if opened:
            self._page, self._focus, self._said, self._notices = page, None, NOTHING, []
        self._known = [scene for scene in self._known if scene in self.app.scenes]
        if page.secret:
            self._focus, self._said = None, NOTHING
            return
        if opened:
            if by_hand:
                aloud.hush()
            if page not in self._known:
                self._known.append(page)
                aloud.say(sentence(page.announced(aloud.degree)))
        self._tell_focus(page, by_hand and not opened)
        self._tell_notices(page)

    def _tell_focus(self, page: Page, interrupt: bool) -> None:
        """Say what has the focus if it is another thing than before, or has changed."""
        focus = self._target(page)
        if focus is self._focus and not interrupt:
            return
        words = page.words_of(focus, self.app.aloud.degree) if focus is not None else ""
        said = (focus.identity if focus is not None else None, words)
        self._focus = focus
        self.app.touch()  # its words were found by drawing it
        if said == self._said:
            return
        before, self._said = self._said, said
        if interrupt:
            same = isinstance(focus, Entry) and before[0] == said[0]
            self.app.aloud.interrupt(written(before[1], words) if same else words)
        elif words:
            self.app.aloud.say(words)

    def _target(self, page: Page) -> Widget | None:
        """The widget that keys go to; if the mouse is used, the one under it; None for neither."""
        if page.focused is not None:
            return page.focused
        return next((w for w in reversed(page.widgets) if w.hover and w.reachable), None) if self.app.by_mouse else None

    def _tell_notices(self, page: Page) -> None:
        """Say the sentences that come by themselves: toasts, hints, the coach."""
        notices = [text for text in (*page.notices(), self.app.toasts.shown) if text]
        for text in notices:
            if text not in self._notices and not self.app.aloud.told_lately(text):
                self.app.aloud.say(text)
        self._notices = notices


def written(before: str, now: str) -> str:
    """The change of an entry, from its words before and now: the letters that were added, else all of it."""
    stem, added = before.rstrip("."), now.rstrip(".")
    return added[len(stem) :] if added.startswith(stem) and added != stem else now

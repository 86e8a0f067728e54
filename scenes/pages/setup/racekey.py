"""The key of a person in races: the cap that changes it, and a sentence about it."""

from __future__ import annotations

from collections.abc import Callable

from game.table import Said
from scenes.app import racekeys
from scenes.app.lang import p, said, t
from scenes.kit.box import Box
from scenes.kit.intents import Action, KeyPress
from scenes.kit.label import Label
from scenes.kit.text import SMALL_STYLE, STRONG_STYLE
from scenes.kit.theme import INK
from scenes.kit.widget import Widget
from scenes.pages.settings.keycap import KeyCap
from scenes.pages.setup.setting import Setting

GAP = 10


class RaceKey:
    """The builder of the cap and its label, for the seat that is chosen."""

    room: Box
    about: Label
    """The label beside the key."""

    def __init__(self, page: Setting, chosen: Callable[[], int], changed: Callable[[int], None]) -> None:
        self.page = page
        self.chosen = chosen
        self.changed = changed
        """Called with the scancode of the new key."""

    def build(self, row: Box) -> list[Widget]:
        """Make the cap of the key for races (click it, then press the key), and the label beside it."""
        kind = self.page.app.canvas.type
        key = self.page.draft.seats[self.chosen()].key
        text = t("Key {key}", key=racekeys.label(key, self.page.memory.printed) if key is not None else "?")
        longest = max(kind.width(words, STRONG_STYLE) for words in (p("key", "Press it"), text))
        cap = row._replace(width=longest + row.height * 0.8)
        self.room = Box(cap.right + GAP, row.y, row.right - cap.right - GAP, row.height)
        self.about = Label(self.room, "", SMALL_STYLE, INK, wraps=True)
        self._tell(t("For races. Try it: your plate lights up."))
        return [KeyCap(cap, text, self._pressed), self.about]

    def _tell(self, text: str) -> None:
        """Set the text of the label beside the key, in the middle of its height."""
        kind = self.page.app.canvas.type
        high = kind.line(SMALL_STYLE) * len(kind.wrap(text, SMALL_STYLE, self.room.width))
        self.about.text, self.about.box = text, self.room._replace(y=self.room.centre[1] - high / 2, height=high)

    def _pressed(self, pressed: KeyPress | Action) -> bool:
        """Take the key that was pressed and return True; if it can't be taken, say why and return False."""
        scancode, letter = pressed if isinstance(pressed, KeyPress) else (-1, "")
        try:
            self.page.draft.press(self.chosen(), scancode, letter)
        except Said as error:
            self._tell(said(error))
            return False
        self.changed(scancode)
        return True

"""The first page that somebody ever sees here: their language, their name, their likeness; then the menu."""

from __future__ import annotations

from scenes.app import lang
from scenes.app.lang import t
from scenes.app.person import Person
from scenes.app.sheet import GAP, TAB, TITLE_STYLE, Extra, Sheet, buttons
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.entry import Entry
from scenes.kit.label import Label
from scenes.kit.segments import Segments
from scenes.kit.text import STRONG_STYLE
from scenes.kit.theme import BUTTON
from scenes.kit.widget import Widget
from scenes.pages.introducing import Told, controls
from scenes.pages.setup.widgets import Note

FIRST = "reader"
"""The portrait that is shown until another one is chosen."""
LANGUAGES = (("fr", "Français"), ("en", "English"))


class WelcomePage(Sheet):
    """The page that asks who somebody is, with the keyboard in the name: typed, then Enter, and that was it.

    Escape leaves without an answer. Either way nobody is asked again.
    """

    button: Button

    def __init__(self) -> None:
        super().__init__()
        self.person = Person(emblem=FIRST, colour=0)
        """The answers given so far."""

    def enter(self) -> None:
        super().enter()
        self._set_focus(next(widget for widget in self.widgets if isinstance(widget, Entry)), False)

    def title(self) -> str:
        return t("Welcome!")

    def default(self) -> Button:
        return self.button

    # what is on it

    def _head(self, head: Box) -> list[Widget]:
        kind = self.app.canvas.type
        high = BUTTON * kind.text_size
        wide = len(LANGUAGES) * (max(kind.width(name, STRONG_STYLE) for _, name in LANGUAGES) + TAB)
        spoken = Box(head.right - wide, head.centre[1] - high / 2, wide, high)
        return [
            Label(head._replace(width=head.width - wide - GAP), self.title(), TITLE_STYLE),
            Segments(spoken, LANGUAGES, lang.spoken(), self._speak),
        ]

    def body(self, inner: Box) -> list[Widget]:
        told = Told(self._name, self._likeness, self._colour, lambda _: self._begin())
        return controls(self.app.canvas.type, inner, self.person, told)

    def _foot(self, foot: Box) -> list[Widget]:
        kind = self.app.canvas.type
        later, self.button = buttons(
            kind, foot, Extra(t("Later"), self.back), [Extra(t("Off we go!"), self._begin, "urgent")]
        )
        left = later.box.right + GAP
        note = Note(Box(left, foot.y, self.button.box.x - GAP - left, foot.height))
        note.text = t("You can change all this in the settings.")
        return [note, later, self.button]

    # what is said

    def _speak(self, language: str) -> None:
        self.app.prefer(language=language)

    def _name(self, name: str) -> None:
        self.person = self.person.changed(name=name)

    def _likeness(self, name: str) -> None:
        self.person = self.person.changed(emblem=name)
        self.rebuild()

    def _colour(self, colour: int) -> None:
        self.person = self.person.changed(colour=colour)
        self.rebuild()

    def _begin(self) -> None:
        """Keep who they are, and go on to the menu."""
        self.app.people.introduce(self.person)
        self.app.pop()

    def back(self) -> None:
        """Go on to the menu without an answer."""
        self.app.people.decline()
        self.app.pop()

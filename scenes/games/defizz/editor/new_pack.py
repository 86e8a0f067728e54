"""The page on which a new pack begins: its title and its languages."""

from __future__ import annotations

from collections.abc import Iterable

from game.defizz.check import LANGUAGES
from game.defizz.manuscript import begun, slug
from scenes.app.lang import spoken, t
from scenes.app.sheet import Extra, Sheet
from scenes.games.defizz.editor import names
from scenes.games.defizz.editor.about_pack import LONGEST_TITLE
from scenes.games.defizz.editor.bench import Bench
from scenes.games.defizz.editor.fields import Field, laid
from scenes.games.defizz.editor.pack_page import PackPage
from scenes.kit.box import Box
from scenes.kit.entry import Entry
from scenes.kit.segments import Segments
from scenes.kit.widget import Widget


class NewPackPage(Sheet):
    """A title, the languages, and the button that begins; `taken` are the names of packs that are there already."""

    def __init__(self, taken: Iterable[str]) -> None:
        super().__init__()
        self.taken = set(taken)
        self.words = ""
        self.languages = spoken() if spoken() in LANGUAGES else LANGUAGES[0]

    def enter(self) -> None:
        """Let the title be typed at once."""
        super().enter()
        self._set_focus(next(widget for widget in self.widgets if widget.takes_keys), False)

    def title(self) -> str:
        return t("A new pack")

    def body(self, inner: Box) -> list[Widget]:
        title = Field(t("Title"), self._entry)
        languages = Field(t("The questions are in"), self._choice)
        return laid(self.app.canvas.type, inner, [[title], [languages]])

    def _entry(self, box: Box) -> Widget:
        ghost = t("Our village, holidays in Brittany, grandmother’s kitchen")
        return Entry(box, self.words, self._type, done=lambda _: self.begin(), ghost=ghost, most=LONGEST_TITLE)

    def _choice(self, box: Box) -> Widget:
        return Segments(box, names.choices(), self.languages, self._speak, on_paper=True)

    def extras(self) -> list[Extra]:
        return [Extra(t("Begin"), self.begin, "do")]

    def _type(self, text: str) -> None:
        self.words = text

    def _speak(self, languages: str) -> None:
        self.languages = languages

    def begin(self) -> None:
        """Begin the pack, and open it; without a title, say that it wants one."""
        title = self.words.strip()
        if not title:
            self.app.toasts.say(t("A pack wants a title."))
            return
        languages = LANGUAGES if self.languages == names.BOTH else (self.languages,)
        manuscript = begun(slug(title, self.taken), title, languages)
        bench = Bench(self.app, manuscript, fresh=True)
        bench.keep()
        self.app.replace(PackPage(bench))

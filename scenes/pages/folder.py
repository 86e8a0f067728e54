"""Another folder to keep everything in, where the usual one can't be written."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game import shelf_home
from game.shelf import Shelf, ShelfError
from scenes.app.lang import p, said, t
from scenes.app.sheet import GAP, Extra, Sheet
from scenes.kit.box import Box
from scenes.kit.entry import Entry
from scenes.kit.label import Label
from scenes.kit.scroll import Listing
from scenes.kit.text import BODY_STYLE, SMALL_STYLE
from scenes.kit.theme import BUTTON, CORAL, FADED, INK
from scenes.kit.widget import Widget

LONGEST_PATH = 400


class FolderPage(Sheet):
    """The sheet on which a folder is chosen; everything that can be read in the old one is copied there.

    `taken` is called with the new shelf.
    """

    def __init__(self, taken: Callable[[Shelf], None] = lambda shelf: None) -> None:
        super().__init__()
        self.taken = taken
        self.path = str(folders()[0][1])
        self.trouble = ""
        """The sentence on why the folder that was tried last can't be used; empty before."""

    def title(self) -> str:
        return t("Another folder")

    def body(self, inner: Box) -> list[Widget]:
        assert self.app.shelf is not None
        kind = self.app.canvas.type
        about = t("Now: {path}", path=str(self.app.shelf.folder))
        found: list[Widget] = []
        top = inner.y
        for text, style, colour in ((about, BODY_STYLE, INK), (self.trouble, BODY_STYLE, CORAL)):
            lines = len(kind.wrap(text, style, inner.width)) if text else 0
            box = Box(inner.x, top, inner.width, kind.line(style) * lines)
            found += [Label(box, text, style, colour, wraps=True)] if text else []
            top = box.bottom + (GAP if text else 0)
        high = BUTTON * kind.text_size
        note = Box(inner.x, inner.bottom - kind.line(SMALL_STYLE), inner.width, kind.line(SMALL_STYLE))
        entry = Box(inner.x, note.y - GAP / 2 - high, inner.width, high)
        rows = [(name, str(path)) for name, path in folders()]
        return [
            *found,
            Listing(Box(inner.x, top, inner.width, entry.y - GAP - top), rows, self._choose, 0, self._choose),
            Entry(entry, self.path, self._type, done=lambda _: self._take(), ghost=t("Path"), most=LONGEST_PATH),
            Label(note, t("What can be read in the old folder is copied; nothing is deleted."), SMALL_STYLE, FADED),
        ]

    def extras(self) -> list[Extra]:
        return [Extra(p("folder", "Use it"), self._take, "do")]

    def _choose(self, index: int) -> None:
        self.path = str(folders()[index][1])
        self.rebuild()

    def _type(self, text: str) -> None:
        self.path = text

    def _take(self) -> None:
        """Keep everything in the chosen folder from now on; if that can't be, say why."""
        assert self.app.shelf is not None
        folder = Path(self.path.strip()).expanduser()
        error = shelf_home.unwritable(folder)
        if error is not None:
            self.trouble = said(error)
            self.rebuild()
            return
        self.app.shelf = self.app.shelf.copied_to(folder)
        text = t("Everything is kept in {path} from now on.", path=str(folder))
        try:
            shelf_home.choose(folder)
        except ShelfError:
            text = t("Everything is kept in {path}, for this evening only.", path=str(folder))
        self.app.toasts.say(text)
        self.app.pop()
        self.taken(self.app.shelf)


def folders() -> list[tuple[str, Path]]:
    """The folders that are proposed, each with its name."""
    return [
        (t("Documents"), shelf_home.documents() / "Tablée"),
        (t("Home folder"), Path.home() / "Tablée"),
        (t("Beside the program"), shelf_home.program() / shelf_home.BESIDE),
    ]

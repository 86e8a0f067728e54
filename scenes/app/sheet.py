"""Sheets: pages on a sheet of paper with a title above and buttons below (settings, records and the like)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from scenes.app.lang import t
from scenes.app.page import Page
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.canvas import Canvas
from scenes.kit.label import Label
from scenes.kit.segments import Segments
from scenes.kit.text import STRONG_STYLE, Style, Type
from scenes.kit.theme import BUTTON, PAPER
from scenes.kit.widget import Widget

TITLE_STYLE = Style("display", 900, 42)
WIDEST = 1080
MARGIN = 36
"""The room around everything."""
PADDING = 28
"""The room between the edge of the paper and its contents."""
GAP = 16
BESIDE = 1.5
"""The room beside the words of a button, as a share of its height."""
TAB, LEAST_TAB = 52, 18
"""The room around the word of a section: where there is plenty, and the least."""


class Extra(NamedTuple):
    """A button in the foot of a sheet: its text, its function, its kind."""

    text: str
    does: Callable[[], None]
    kind: str = "quiet"


def buttons(kind: Type, foot: Box, back: Extra, extras: Iterable[Extra]) -> list[Button]:
    """The buttons of a foot: `back` at the left, the others from the right, each as wide as its text wants.

    Where they are many, each has less room beside its text.
    """
    others = list(extras)
    words = {extra.text: kind.width(extra.text, STRONG_STYLE) for extra in (back, *others)}
    free = foot.width - sum(words[extra.text] for extra in (back, *others)) - GAP * len(others)
    beside = min(foot.height * BESIDE, free / (1 + len(others)))
    found = [Button(foot._replace(width=words[back.text] + beside), *back)]
    right = foot.right
    for extra in others:
        width = words[extra.text] + beside
        right -= width
        found.append(Button(foot._replace(x=right, width=width), *extra))
        right -= GAP
    return found


class Sheet(Page):
    """A page on paper: a subclass gives `title`, `sections`, `body` and `extras`.

    With sections, a row of them stands beside the title and `section` is the index of the one shown.
    """

    def __init__(self) -> None:
        super().__init__()
        self.section = 0
        self.paper = Box(0, 0, 0, 0)

    def title(self) -> str:
        return ""

    def sections(self) -> list[str]:
        """The names of the sections; [] for a sheet without."""
        return []

    def body(self, inner: Box) -> list[Widget]:
        """Make the widgets on the paper, inside this box; it may make `self.paper` shorter, never longer."""
        return []

    def extras(self) -> list[Extra]:
        """The buttons in the foot beside the way back."""
        return []

    def build(self) -> list[Widget]:
        kind, view = self.app.canvas.type, self.app.view
        width = min(WIDEST, view.width - 2 * MARGIN)
        left, button = (view.width - width) / 2, BUTTON * kind.text_size
        head = Box(left, MARGIN * 0.6, width, max(kind.line(TITLE_STYLE), button))
        foot = Box(left, view.height - MARGIN * 0.6 - button, width, button)
        self.paper = Box(left, head.bottom + GAP, width, foot.y - GAP - head.bottom - GAP)
        return [*self._head(head), *self.body(self.paper.inset(PADDING, PADDING * 0.6)), *self._foot(foot)]

    def _head(self, head: Box) -> list[Widget]:
        """The title and, if there are sections, the row of them; where its words need all the room, the row alone."""
        kind = self.app.canvas.type
        names = self.sections()
        if not names:
            return [Label(head, self.title(), TITLE_STYLE)]
        widths = [kind.width(name, STRONG_STYLE) for name in names]
        wide = min(len(names) * (max(widths) + TAB), head.width - kind.width(self.title(), TITLE_STYLE) - GAP - 1)
        height = BUTTON * kind.text_size
        if sum(widths) + len(names) * LEAST_TAB > wide:
            return [Segments(head._replace(height=height), list(enumerate(names)), self.section, self.show)]
        tabs = Box(head.right - wide, head.centre[1] - height / 2, wide, height)
        title = Box(head.x, head.y, head.width - wide - GAP, head.height)
        row = Segments(tabs, list(enumerate(names)), self.section, self.show)
        return [Label(title, self.title(), TITLE_STYLE), row]

    def _foot(self, foot: Box) -> list[Widget]:
        return list(buttons(self.app.canvas.type, foot, Extra(t("Back"), self.back), self.extras()))

    def show(self, section: int) -> None:
        """Show another section."""
        self.section = section
        self.rebuild()

    def draw(self, canvas: Canvas) -> None:
        canvas.panel(self.paper, PAPER, 22, shadow=14)
        super().draw(canvas)

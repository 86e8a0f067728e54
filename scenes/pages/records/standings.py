"""The table of records: a row a person, a column a game, and totals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scenes.app.lang import p, t
from scenes.games import ON_SCREEN, titles
from scenes.kit.box import Box
from scenes.kit.canvas import Align, Canvas
from scenes.kit.scroll import BAR, Scroll
from scenes.kit.text import BODY_STYLE, DIGITS_STYLE, SMALL_STYLE, STRONG_STYLE, Style, Type
from scenes.kit.theme import BRASS, FADED, INK, MUTED, Colour
from scenes.sitting.tally import Line, Person

ROW = 46
"""The height of a row, at the usual text size."""
MARGIN = 8
"""The room on either side of a cell's text."""
SMALL_DIGITS = Style("digits", 600, 14)


def columns() -> dict[str, str]:
    """The headings of the columns, by what stands in them. A game can have a second column of its own."""
    return {
        "name": t("wins / matches"),
        **titles(),
        **{f"{OWN}{name}": game.column.heading() for name, game in ON_SCREEN.items() if game.column is not None},
        "total": t("Total"),
        "best": p("records", "Streak"),
        "last": p("records", "Played"),
    }


OWN = "own column of "
"""Begins the key of a game's second column."""
SPARED = ("last", "best")
"""The columns left out, one after the other, where there is no room for all; then those of the games' own."""


class Standings(Scroll):
    """A table that scrolls below its headings. A cell gives wins and matches: 3 / 7."""

    def __init__(self, box: Box, everyone: Sequence[Person]) -> None:
        super().__init__(box)
        self.everyone = list(everyone)
        self.row = float(ROW)
        self.whole = box
        self.widths: dict[str, float] = {}
        """The columns that are shown, from left to right, and their widths."""

    @staticmethod
    def height(kind: Type, people: int) -> float:
        """The height of a table of this many people, with its headings."""
        return ROW * kind.text_size * (people + 1)

    def fit(self, kind: Type) -> None:
        """Measure the columns and leave out those without room; the headings stay, the box below them scrolls."""
        self.row = ROW * kind.text_size
        self.box = self.whole._replace(y=self.whole.y + self.row, height=self.whole.height - self.row)
        self.length = self.row * len(self.everyone)
        self.to(self.at)
        needs = {what: self._need(kind, what, heading) for what, heading in columns().items()}
        own = [what for what in needs if what.startswith(OWN)]
        for what in own:
            if all(_own(person, what) is None for person in self.everyone):
                del needs[what]
        room = self.whole.width - 2 * BAR
        for what in (*SPARED, *own):
            if sum(needs.values()) > room:
                needs.pop(what, None)
        spare = (room - sum(needs.values())) / len(needs)
        self.widths = {what: need + spare for what, need in needs.items()}

    def _need(self, kind: Type, what: str, heading: str) -> float:
        """The width that a column needs for its texts and its heading."""
        cells = (_cell(person, what) for person in self.everyone)
        widest = max((kind.width(text, style) for text, style, _, _ in cells), default=0.0)
        return max(widest, kind.width(heading, SMALL_STYLE)) + 2 * MARGIN

    @property
    def reachable(self) -> bool:
        """True if keys may move here: only where there is something to scroll."""
        return super().reachable and self.most > 0

    def draw(self, canvas: Canvas) -> None:
        headings = columns()
        for what, cell in self._cells(self.whole.y):
            canvas.text(headings[what], cell, SMALL_STYLE, FADED, "left" if what == "name" else "centre")
        canvas.panel(Box(self.box.x, self.box.y - 1, self.box.width, 1.5), MUTED, 0, alpha=0.5)
        with canvas.clipped(self.box):
            for index, person in enumerate(self.everyone):
                top = self.box.y + index * self.row - self.at
                if top + self.row > self.box.y and top < self.box.bottom:
                    self._draw_row(canvas, person, top, index)
        self.draw_bar(canvas)

    def _cells(self, top: float) -> Iterator[tuple[str, Box]]:
        """The columns of a row and the boxes of their cells."""
        left = self.whole.x
        for what, width in self.widths.items():
            yield what, Box(left, top, width, self.row).inset(MARGIN - 0.5, 0)
            left += width

    def _draw_row(self, canvas: Canvas, person: Person, top: float, index: int) -> None:
        across = self.whole.width - 2 * BAR
        if person.wins and person.wins == self.everyone[0].wins:
            canvas.panel(Box(self.whole.x, top + 2, across, self.row - 4), BRASS, 12, alpha=0.28)
        elif index:
            canvas.panel(Box(self.whole.x, top, across, 1), MUTED, 0, alpha=0.28)
        for what, cell in self._cells(top):
            text, style, colour, align = _cell(person, what)
            canvas.text(text, cell, style, colour, align)


def _cell(person: Person, what: str) -> tuple[str, Style, Colour, Align]:
    """The text of a cell, its style, colour and alignment."""
    if what == "name":
        return person.name, STRONG_STYLE, INK, "left"
    if what == "total":
        return _of(person.wins, person.matches), DIGITS_STYLE, INK, "centre"
    if what == "best":
        return str(person.best), SMALL_DIGITS, INK, "centre"
    if what == "last":
        return _day(person.last), SMALL_STYLE, FADED, "centre"
    if what.startswith(OWN):
        text = _own(person, what)
    else:
        line: Line | None = person.games.get(what)
        text = _of(line.wins, line.matches) if line is not None else None
    return (text, SMALL_DIGITS, INK, "centre") if text is not None else ("–", BODY_STYLE, MUTED, "centre")


def _own(person: Person, what: str) -> str | None:
    """The text of a game's own column about a person; None if there is nothing to say."""
    game = what.removeprefix(OWN)
    column, line = ON_SCREEN[game].column, person.games.get(game)
    return column.cell(line) if column is not None and line is not None else None


def _of(wins: int, matches: int) -> str:
    return f"{wins} / {matches}"


def _day(iso: str) -> str:
    """A day such as 2026-11-16, as it is written in the language spoken."""
    if not iso:
        return "–"
    year, month, day = iso.split("-")
    return p("date", "{year}-{month}-{day}", year=year, month=month, day=day)

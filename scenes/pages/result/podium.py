"""The podium: discs of the winners under their crowns, and everyone by rank as a list of plates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.match import Seat
from scenes.kit.box import Box, centred
from scenes.kit.canvas import Align, Canvas
from scenes.kit.scroll import BAR, Scroll
from scenes.kit.text import Style, Type
from scenes.kit.theme import BRASS, BUTTON, CREAM, INK
from scenes.kit.widget import Widget
from scenes.stage import likeness, plate

PLACE_STYLE = Style("digits", 700, 18)
WHY_STYLE = Style("text", 600, 18)
TITLES = (*(Style("display", 900, size) for size in (42, 34, 28)), Style("display", 700, 24))
"""The styles of the title; the largest that has room is taken."""
DISCS = ((2, 76), (4, 60), (99, 44))
"""(most winners, size of their discs)."""
OVERLAP = 0.84
CROWN = 0.56
"""The size of a crown, as a share of its disc's."""
GAP = 20
ROW_GAP = 8
NUMBER = 30
"""The width of the room for a rank."""
COLUMN = 270
"""The least width of a column of plates."""


class Guest(NamedTuple):
    """Somebody at the table, as the podium shows them."""

    seat: int
    name: str
    line: str
    place: int
    won: bool
    emblem: str
    colour: int | None


def guests(
    groups: Sequence[Sequence[int]],
    winners: Sequence[int],
    names: Sequence[str],
    lines: Sequence[str],
    seats: Sequence[Seat],
    teams: bool = False,
) -> list[Guest]:
    """Everyone at the table by rank; those who are level share a rank, and teams are counted as one each."""
    found: list[Guest] = []
    for number, group in enumerate(groups, 1):
        rank = number if teams else len(found) + 1
        found += [
            Guest(seat, names[seat], lines[seat], rank, seat in winners, likeness.of(seats[seat]), seats[seat].colour)
            for seat in group
        ]
    return found


def _plate(guest: Guest) -> plate.Plate:
    return plate.Plate(guest.seat, guest.name, guest.line, None, guest.won, emblem=guest.emblem, colour=guest.colour)


def portrait(canvas: Canvas, disc: Box, guest: Guest) -> None:
    """Draw a guest's portrait, or the emblem, in this box; delighted if they have won."""
    letter = Style("display", 700, disc.width * 0.45, True)
    plate.face(canvas, disc, _plate(guest), letter, "delighted" if guest.won else "neutral")


class Winners(Widget):
    """The discs of the winners under their crowns, a sentence that names them, and the reason."""

    focusable = False

    def __init__(self, box: Box, winners: Sequence[Guest], title: str, why: str) -> None:
        super().__init__(box)
        self.winners = list(winners)
        self.title = title
        self.why = why
        self.size = next(size for most, size in DISCS if len(self.winners) <= most)
        self.style = TITLES[0]
        self.lines: list[str] = []
        self.whys: list[str] = []

    @property
    def discs(self) -> float:
        """The width of all discs together."""
        return self.size * (1 + OVERLAP * (len(self.winners) - 1)) + GAP if self.winners else 0.0

    def fit(self, kind: Type) -> None:
        room = self.box.width - self.discs
        self.style = next((style for style in TITLES if kind.width(self.title, style) <= room), TITLES[-1])
        self.lines = kind.wrap(self.title, self.style, room)
        self.whys = kind.wrap(self.why, WHY_STYLE, room)

    def height(self, kind: Type) -> float:
        """The height that it needs in its width."""
        self.fit(kind)
        words = kind.line(self.style) * len(self.lines) + kind.line(WHY_STYLE) * len(self.whys)
        return max(words, self.size * (1 + CROWN * 0.7) if self.winners else 0.0)

    def draw(self, canvas: Canvas) -> None:
        kind, box = canvas.type, self.box
        widths = [kind.width(line, self.style) for line in self.lines]
        widths += [kind.width(line, WHY_STYLE) for line in self.whys]
        left = box.centre[0] - (self.discs + max(widths)) / 2
        for index, guest in enumerate(self.winners):
            self._draw_disc(canvas, left + self.size * (0.5 + OVERLAP * index), guest)
        words = Box(left + self.discs, 0, max(widths) + 1, kind.line(self.style))
        align: Align = "left" if self.winners else "centre"
        top = box.centre[1] - (words.height * len(self.lines) + kind.line(WHY_STYLE) * len(self.whys)) / 2
        for line in self.lines:
            canvas.text(line, words._replace(y=top), self.style, canvas.cloth.words, align)
            top += words.height
        for line in self.whys:
            canvas.text(line, words._replace(y=top, height=kind.line(WHY_STYLE)), WHY_STYLE, canvas.cloth.words, align)
            top += kind.line(WHY_STYLE)

    def _draw_disc(self, canvas: Canvas, x: float, guest: Guest) -> None:
        size = self.size
        crown = size * CROWN
        y = self.box.centre[1] + crown * 0.3
        disc = centred(x, y, size, size)
        canvas.panel(disc.inset(-3), BRASS, size, shadow=10)
        portrait(canvas, disc, guest)
        for wide, colour in ((crown + 4, INK), (crown, BRASS)):
            canvas.icon("crown", x, disc.y - crown * 0.28, wide, colour)


class Ranking(Scroll):
    """A plate for each guest with the rank before it; in two columns where one is too short and there is room."""

    def __init__(self, box: Box, guests: Sequence[Guest]) -> None:
        super().__init__(box)
        self.guests = list(guests)
        self.columns = 1
        self.row = float(BUTTON)

    def fit(self, kind: Type) -> None:
        self.row = BUTTON * kind.text_size + ROW_GAP
        one = self.row * len(self.guests) - ROW_GAP
        wide = self.box.width >= 2 * COLUMN * kind.text_size
        self.columns = 2 if one > self.box.height and wide else 1
        self.length = self.row * -(-len(self.guests) // self.columns) - ROW_GAP
        self.to(self.at)

    def follow(self, before: Widget) -> None:
        super().follow(before)
        if isinstance(before, Ranking):
            self.at = before.at

    @property
    def reachable(self) -> bool:
        """True if keys may move here: only where there is something to scroll."""
        return super().reachable and self.most > 0

    def draw(self, canvas: Canvas) -> None:
        rows = -(-len(self.guests) // self.columns)
        columns = list(self.box._replace(width=self.box.width - 2 * BAR).row(self.columns, GAP))
        for index, guest in enumerate(self.guests):
            column = columns[index // rows]
            top = self.box.y + index % rows * self.row - self.at
            if top >= self.box.y - 1 and top + self.row - ROW_GAP <= self.box.bottom + 1:
                self._draw_guest(canvas, column._replace(y=top, height=self.row - ROW_GAP), guest)
        self.draw_bar(canvas)

    def _draw_guest(self, canvas: Canvas, box: Box, guest: Guest) -> None:
        size = canvas.type.text_size
        number = box._replace(width=NUMBER * size)
        disc = centred(*number.centre, 26 * size, 26 * size)
        canvas.panel(disc, BRASS if guest.won else canvas.cloth.glass, disc.height / 2)
        canvas.text(str(guest.place), number, PLACE_STYLE, INK if guest.won else CREAM, "centre")
        lies = Box(number.right + 6, box.y, box.width - number.width - 6, box.height)
        plate.draw(canvas, lies, _plate(guest))
        if guest.won:
            canvas.icon("crown", lies.right - 22 * size, lies.centre[1], 22 * size, BRASS)

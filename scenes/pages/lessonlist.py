"""The list of lessons: the games' names, and below each a card a lesson with its mark, its minutes, what it teaches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.intents import Action, Intent, Pointer
from scenes.kit.scroll import BAR, Scroll
from scenes.kit.text import DIGITS_STYLE, STRONG_STYLE, Style, Type
from scenes.kit.theme import BRASS, CREAM, FADED, INK, PAPER, TEAL, Colour
from scenes.kit.widget import double_ring

HEAD, TITLE, ABOUT = Style("display", 700, 20), STRONG_STYLE._replace(size=17), Style("text", 600, 14)
MINUTES, NUMBER = Style("text", 700, 14), DIGITS_STYLE._replace(size=18)
NARROWEST = 440.0
"""The least width of a card at the usual text size: where two have no room side by side, each has a line of its own."""
DISC, PADDING, GAP, RADIUS = 38.0, 9.0, 10.0, 14.0
EDGE = 8.0
"""The room around everything, for the rings of the focus."""
WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Entry(NamedTuple):
    """A lesson in the list, in words."""

    number: str
    """Its number among the lessons of its game."""
    title: str
    about: str
    words: str
    """Its minutes and, if it was begun, the step to go on with."""
    done: bool = False
    begun: bool = False


class Chapter(NamedTuple):
    """The lessons of a game under its name, on cards of its colour."""

    title: str
    ground: Colour
    entries: tuple[Entry, ...]


class Line(NamedTuple):
    """A line of text and its place, from the top of the list."""

    box: Box
    text: str
    style: Style
    colour: Colour


class Card(NamedTuple):
    """A lesson's card as it is laid out, from the top of the list."""

    box: Box
    entry: Entry
    ground: Colour
    lines: tuple[Line, ...]


class LessonList(Scroll):
    """The lessons to choose from: a click or Enter opens one, arrows lead from card to card."""

    def __init__(self, box: Box, chapters: Sequence[Chapter], chosen: Callable[[int], None], index: int = 0) -> None:
        super().__init__(box)
        self.chapters = list(chapters)
        self.chosen = chosen
        """Called with the number of the lesson that is taken."""
        self.index = index
        """The number of the lesson that Enter opens."""
        self.fresh = True
        """True until the page is laid out again: then the list keeps its position."""
        self.over: int | None = None
        """The number of the lesson under the pointer; None if there is none."""
        self.heads: list[Line] = []
        self.cards: list[Card] = []

    # layout

    def fit(self, kind: Type) -> None:
        """Place every head and card."""
        self.heads, self.cards = [], []
        width = self.box.width - 2 * BAR - 2 * EDGE
        beside = (width - GAP) / 2 >= NARROWEST * kind.text_size
        across = (width - GAP) / 2 if beside else width
        down = EDGE
        for chapter in self.chapters:
            head = Box(EDGE, down, width, kind.line(HEAD))
            self.heads.append(Line(head, chapter.title, HEAD, INK))
            down = head.bottom + 4
            for row in _rows(chapter.entries, 2 if beside else 1):
                cards = [_card(entry, chapter, EDGE + n * (across + GAP), across, kind) for n, entry in enumerate(row)]
                height = max(card.box.height for card in cards)
                self.cards += [_moved(card, down, height) for card in cards]
                down += height + GAP
            down += 2
        self.length = down - 2 - GAP + EDGE
        if self.fresh and self.cards:
            self.to(self._head(self.index) - EDGE)
        self._show(self.index)

    def _head(self, index: int) -> float:
        """The y of the name of a lesson's game, from the top of the list."""
        return max(head.box.y for head in self.heads if head.box.y < self.cards[index].box.y)

    def _show(self, index: int) -> None:
        """Scroll until this card can be seen whole, the first of a game with the game's name."""
        if not self.cards:
            return
        card, head = self.cards[index].box, self._head(index)
        top = (head if card.y - head < card.height else card.y) - EDGE
        if top < self.at:
            self.to(top)
        elif card.bottom + EDGE > self.at + self.box.height:
            self.to(card.bottom + EDGE - self.box.height)
        else:
            self.to(self.at)

    def follow(self, before: Scroll) -> None:  # type: ignore[override]
        """Keep the position of the same list."""
        super().follow(before)
        self.at, self.fresh = before.at, False

    # use

    def handle(self, intent: Intent) -> bool:
        if isinstance(intent, Action) and intent.name in WAYS and self.cards:
            return self._go(*WAYS[intent.name])
        if intent == Action("confirm") and self.cards:
            self.chosen(self.index)
            return True
        if isinstance(intent, Pointer) and intent.kind in ("press", "move"):
            before, self.over = self.over, self.at_point(intent.x, intent.y)
            if intent.kind == "press" and self.over is not None:
                self.index = self.over
                self.chosen(self.over)
                return True
            return super().handle(intent) or before != self.over
        return super().handle(intent)

    def _go(self, across: int, down: int) -> bool:
        """Go to the nearest card on that side; False if there is none."""
        x, y = self.cards[self.index].box.centre
        found: list[tuple[float, int]] = []
        for number, card in enumerate(self.cards):
            right, below = card.box.centre[0] - x, card.box.centre[1] - y
            if right * across + below * down > 1 and (down or abs(below) < 1):
                found.append((abs(below) * 4 + abs(right), number))
        if not found:
            return False
        self.index = min(found)[1]
        self._show(self.index)
        return True

    def at_point(self, x: float, y: float) -> int | None:
        """The number of the lesson whose card is at this point; None if there is none."""
        if not self.box.holds(x, y):
            return None
        across, down = x - self.box.x, y - self.box.y + self.at
        return next((number for number, card in enumerate(self.cards) if card.box.holds(across, down)), None)

    # drawing

    def draw(self, canvas: Canvas) -> None:
        with canvas.clipped(self.box):
            self._write(canvas, self.heads)
            for number, card in enumerate(self.cards):
                box = self._seen(card.box)
                if box is not None:
                    self._draw_card(canvas, box, card, number)
        self.draw_bar(canvas)

    def ring(self, canvas: Canvas, radius: float) -> None:
        """Draw no ring around the whole list: the card that Enter opens has it."""

    def _seen(self, place: Box) -> Box | None:
        """The box on the page of something in the list; None if it is out of sight."""
        box = Box(self.box.x + place.x, self.box.y + place.y - self.at, place.width, place.height)
        return box if box.bottom > self.box.y and box.y < self.box.bottom else None

    def _write(self, canvas: Canvas, lines: Iterable[Line]) -> None:
        for line in lines:
            box = self._seen(line.box)
            if box is not None:
                canvas.text(line.text, box, line.style, line.colour, "right" if line.style is MINUTES else "left")

    def _draw_card(self, canvas: Canvas, box: Box, card: Card, number: int) -> None:
        under = self.hover and number == self.over
        canvas.panel(box, card.ground, RADIUS, outline=BRASS if under else card.ground, line=2.5)
        side = DISC * (0.5 + canvas.type.text_size / 2)
        _disc(canvas, centred(box.x + PADDING + side / 2, box.centre[1], side, side), card.entry)
        self._write(canvas, card.lines)
        if self.ringed and number == self.index:
            double_ring(canvas, box.inset(1), RADIUS)


def _rows(entries: Sequence[Entry], count: int) -> list[Sequence[Entry]]:
    """The entries in rows of so many."""
    return [entries[first : first + count] for first in range(0, len(entries), count)]


def _card(entry: Entry, chapter: Chapter, x: float, width: float, kind: Type) -> Card:
    """A card at the top of the list, as high as its texts need."""
    left = x + 2 * PADDING + DISC * (0.5 + kind.text_size / 2)
    room, words = x + width - PADDING - left, kind.width(entry.words, MINUTES) + 1
    lines: list[Line] = []
    down = PADDING
    for text in kind.wrap(entry.title, TITLE, room - words - GAP):
        lines.append(Line(Box(left, down, room - words - GAP, kind.line(TITLE)), text, TITLE, INK))
        down += kind.line(TITLE)
    lines.append(Line(Box(left + room - words, PADDING, words, kind.line(TITLE)), entry.words, MINUTES, FADED))
    for text in kind.wrap(entry.about, ABOUT, room):
        lines.append(Line(Box(left, down, room, kind.line(ABOUT)), text, ABOUT, INK))
        down += kind.line(ABOUT)
    return Card(Box(x, 0, width, down + PADDING), entry, chapter.ground, tuple(lines))


def _moved(card: Card, down: float, height: float) -> Card:
    """A card of this height, this far down, its texts in the middle of it."""
    by = down + (height - card.box.height) / 2
    lines = tuple(line._replace(box=line.box._replace(y=line.box.y + by)) for line in card.lines)
    return card._replace(box=card.box._replace(y=down, height=height), lines=lines)


def _disc(canvas: Canvas, box: Box, entry: Entry) -> None:
    """Draw a lesson's mark: a check if it is finished, else its number, in brass once it was begun."""
    if entry.done:
        canvas.panel(box, TEAL, box.height / 2)
        canvas.icon("check", *box.centre, box.height * 0.5, CREAM)
        return
    canvas.panel(box, BRASS if entry.begun else PAPER, box.height / 2, outline=INK, line=1.5)
    canvas.text(entry.number, box, NUMBER, INK, "centre")

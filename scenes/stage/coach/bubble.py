"""The coach's bubble: a lamp, a title, one or two sentences, an example, the task, and the button that goes on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import pygame

from game.shelf import ASSETS
from scenes.app.lang import t
from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.text import STRONG_STYLE, Style, Type
from scenes.kit.theme import BRASS, BUTTON, CREAM, INK, TEAL
from scenes.kit.widget import Widget
from scenes.stage.coach.placing import away
from scenes.stage.coach.row import groups
from scenes.stage.paper.cardrow import Room, lay_row
from scenes.stage.paper.marks import CANNOT, Laid
from scenes.stage.paper.pieces import Pieces

TITLE, TEXT = Style("display", 700, 23), Style("text", 600, 17)
LAMP = 80.0
PADDING, GAP, RADIUS = 20.0, 12.0, 22.0
OUT = 24.0
"""The height by which the lamp stands out above the bubble."""
ZOOM = 0.44
"""The size of the cards in the row, as a share of their size on the table."""
RING = 26.0
"""The side of the ring before the task."""
TAIL, LEAN = 26.0, 22.0
"""The length of the bubble's tail, and the most that its tip leans."""
NEAR, TOUCH = 90.0, 4.0
"""The distance of the farthest thing that the tail points at, and how far its tip may reach into the nearest."""
FINE = 3


class Says(NamedTuple):
    """The contents of a bubble."""

    title: str
    text: str
    onward: str
    """The words on the button that goes on."""
    refused: bool = False
    """True if the text says why something was not done."""
    row: str = ""
    task: str = ""
    """The action asked for, in words; empty if there is only something to read."""
    done: bool = False
    """True if it has been done."""
    locked: bool = False
    """True if the button that goes on can't be used yet."""


class Bubble:
    """A bubble of some width: it measures itself, and draws itself in its box."""

    def __init__(self, says: Says, kind: Type, pieces: Pieces) -> None:
        self.says = says
        self.kind = kind
        self.pieces = pieces

    # measures

    def height(self, width: float) -> float:
        """The height of the bubble and of the lamp above it, at this width."""
        return OUT + self._head(width) + self._text(width) + self._row(width).height + self._foot(width) + 2 * PADDING

    def _title_room(self, width: float) -> float:
        return width - LAMP - PADDING - 6

    def title_lines(self, width: float) -> list[str]:
        """The lines of the title in a bubble of this width."""
        return self.kind.wrap(self.says.title, TITLE, self._title_room(width))

    def _head(self, width: float) -> float:
        lines = len(self.title_lines(width))
        return max(LAMP - OUT - PADDING + 6, lines * self.kind.line(TITLE)) + GAP / 2

    def _text(self, width: float) -> float:
        return len(self._lines(width)) * self.kind.line(TEXT) + GAP

    def _lines(self, width: float) -> list[str]:
        return self.kind.wrap(self.says.text, TEXT, width - 2 * PADDING)

    def _row(self, width: float) -> Laid:
        """The row of cards, with the gap below it; nothing if there is none."""
        if not self.says.row:
            return Laid()
        room = Room(width - 2 * PADDING, self.kind, self.pieces, ZOOM, foot=True)
        laid = lay_row(groups(self.says.row), room)
        return laid._replace(height=laid.height + GAP)

    def _foot(self, width: float) -> float:
        """The height of the task and the button: side by side, or one under the other where that is too narrow."""
        button, task = BUTTON * self.kind.text_size, len(self._task_lines(width)) * self.kind.line(STRONG_STYLE)
        return max(button, task) if self._beside(width) else task + GAP / 2 + button

    def _task_text(self) -> str:
        return t("To do: {task}", task=self.says.task) if self.says.task else ""

    def _task_room(self, width: float) -> float:
        room = width - 2 * PADDING - RING - 10
        return room - self._button_width() - GAP if self._beside(width) else room

    def _beside(self, width: float) -> bool:
        """Tell if the task has room beside the button."""
        room = width - 2 * PADDING - RING - 10 - self._button_width() - GAP
        longest = max((self.kind.width(word, STRONG_STYLE) for word in self._task_text().split(" ")), default=0.0)
        return not self.says.task or room >= max(longest, 110.0 * self.kind.text_size)

    def _task_lines(self, width: float) -> list[str]:
        """The task in one line, or below its heading; the heading stays beside it where that would be longer."""
        if not self.says.task:
            return []
        room = self._task_room(width)
        whole = self.kind.wrap(self._task_text(), STRONG_STYLE, room)
        apart = self.kind.wrap(t("To do: {task}", task="\n" + self.says.task), STRONG_STYLE, room)
        return apart if len(whole) > 1 and len(apart) <= len(whole) else whole

    def _button_width(self) -> float:
        return (
            self.kind.width(self.says.onward, STRONG_STYLE)
            + BUTTON * self.kind.text_size * 0.9
            + 26 * self.kind.text_size
        )

    def button(self, box: Box) -> Box:
        """The box of the button that goes on, in a bubble in this box."""
        across, down = self._button_width(), BUTTON * self.kind.text_size
        below = (self._foot(box.width) - down) / 2 if self._beside(box.width) else 0.0
        return Box(box.right - PADDING - across, box.bottom - PADDING - below - down, across, down)

    # drawing

    def draw(self, canvas: Canvas, box: Box, about: Sequence[Box]) -> None:
        """Draw the bubble in this box, with a tail towards the nearest thing that it is about, if one is near."""
        paper = paper_box(box)
        canvas.panel(paper, CREAM, RADIUS, shadow=14)
        nearest = min(about, key=lambda each: away(paper, each), default=None)
        if nearest is not None and away(paper, nearest) <= NEAR:
            _tail(canvas, paper, nearest.centre, min(TAIL, away(paper, nearest) + TOUCH))
        canvas.picture(lamp(canvas.view.px(LAMP)), box.x + LAMP / 2 - 4, box.y + LAMP / 2)
        inner = Box(paper.x + PADDING, paper.y + PADDING, paper.width - 2 * PADDING, paper.height - 2 * PADDING)
        head, room = self._head(box.width), self._title_room(box.width)
        title = Box(box.x + LAMP + 6, inner.y, room, head - GAP / 2)
        lines = len(self.title_lines(box.width)) * self.kind.line(TITLE)
        canvas.paragraph(self.says.title, title._replace(y=title.y + (title.height - lines) / 2), TITLE, INK)
        y = inner.y + head
        colour = CANNOT if self.says.refused else INK
        canvas.paragraph(self.says.text, Box(inner.x, y, inner.width, self._text(box.width)), TEXT, colour)
        y += self._text(box.width)
        self._row(box.width).draw(canvas, self.pieces, inner.x, y)
        if self.says.task:
            self._draw_task(canvas, box)

    def _draw_task(self, canvas: Canvas, box: Box) -> None:
        """Draw the task: a ring before it, a check once it is done."""
        lines, line = self._task_lines(box.width), self.kind.line(STRONG_STYLE)
        high, button = len(lines) * line, self.button(box)
        middle = button.centre[1] if self._beside(box.width) else button.y - GAP / 2 - high / 2
        ring = centred(box.x + PADDING + RING / 2, middle, RING, RING)
        if self.says.done:
            canvas.panel(ring, TEAL, RING / 2)
            canvas.icon("check", *ring.centre, RING * 0.56, CREAM)
        else:
            canvas.panel(ring, None, RING / 2, outline=BRASS, line=3.5)
        room = Box(ring.right + 10, middle - high / 2, self._task_room(box.width), high)
        canvas.paragraph("\n".join(lines), room, STRONG_STYLE, INK)


class Paper(Widget):
    """The ground of the bubble: it takes the clicks that would reach the table through it."""

    focusable = False

    def __init__(self, box: Box) -> None:
        super().__init__(paper_box(box))
        self.tag = "paper"


def paper_box(box: Box) -> Box:
    """The box of the paper of a bubble in this box: all of it but the room for the lamp."""
    return Box(box.x, box.y + OUT, box.width, box.height - OUT)


def _tail(canvas: Canvas, paper: Box, towards: tuple[float, float], length: float) -> None:
    """Draw the bubble's tail, at the side that faces the point."""
    x, y = paper.centre
    across, down = towards[0] - x, towards[1] - y
    half = TAIL * 0.55
    if abs(across) * paper.height >= abs(down) * paper.width:
        side = paper.x + 1 if across < 0 else paper.right - 1
        at = _within(towards[1], paper.y + RADIUS + TAIL + LAMP / 2, paper.bottom - RADIUS - TAIL)
        tip = side - length if across < 0 else side + length
        points = [(side, at - half), (tip, _within(towards[1], at - LEAN, at + LEAN)), (side, at + half)]
    else:
        side = paper.y + 1 if down < 0 else paper.bottom - 1
        lamp_side = LAMP if down < 0 else 0.0
        at = _within(towards[0], paper.x + RADIUS + TAIL + lamp_side, paper.right - RADIUS - TAIL)
        tip = side - length if down < 0 else side + length
        points = [(at - half, side), (_within(towards[0], at - LEAN, at + LEAN), tip), (at + half, side)]
    pixels = [canvas.view.to_pixels(*point) for point in points]
    pygame.draw.polygon(canvas.surface, CREAM, pixels)
    pygame.draw.aalines(canvas.surface, CREAM, False, pixels)


def _within(value: float, least: float, most: float) -> float:
    """The value, or the nearest that is neither too small nor too large."""
    return min(max(value, least), most)


@lru_cache(maxsize=4)
def lamp(side: int) -> pygame.Surface:
    """The coach: the table's lamp, `side` pixels wide. The picture is shared: never draw on it."""
    large = pygame.image.load_sized_svg(ASSETS / "art" / "lesson" / "lamp.svg", (side * FINE, side * FINE))
    return pygame.transform.smoothscale(large, (side, side))

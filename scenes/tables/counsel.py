"""The coach's bubble over a table: what to do, why, and on demand the figures. It covers nothing that it names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.text import Style, Type
from scenes.kit.theme import BRASS, CREAM, INK, MUTED
from scenes.sitting.reasons import Counsel
from scenes.stage.coach.bubble import lamp
from scenes.stage.coach.placing import WIDTHS, place

TITLE, TEXT, SMALL = Style("display", 700, 20), Style("text", 600, 17), Style("text", 600, 13)
LAMP, PADDING, GAP, RADIUS = 54.0, 12.0, 4.0, 20.0
APART, ACROSS, DOWN = 8.0, 20.0, 14.0
"""The room between a bubble and other things, and the distance between two places that are tried."""
NARROWER = 25.0
"""The cost of each width that is less to be liked, as a distance."""
COVERED = 0.05
"""The cost of a square unit of something else that a bubble covers, as a distance."""
LAMPLIT = 330.0
"""The least width, at the usual text size, of a bubble that has room for the lamp."""
MARGIN = 10.0
"""The room between the bubble and the edge of the table."""
IN_PANEL = tuple(Style("text", 700, size) for size in (17, 16, 15, 14))
"""The styles of a sentence in a panel of the game's own, the largest first."""


class Bubble(NamedTuple):
    """The words of a hint as they are laid out."""

    says: Counsel
    details: bool
    """True if the figures are shown too."""
    kind: Type

    def _parts(self) -> list[tuple[str, Style]]:
        parts = [
            (self.says.title, TITLE),
            (self.says.sentence, TEXT),
            (self.says.details if self.details else "", SMALL),
        ]
        return [(text, style) for text, style in parts if text]

    def _lamp(self, width: float) -> float:
        """The room that the lamp takes; 0 in a narrow bubble, which has none."""
        return LAMP + GAP if width >= LAMPLIT * (0.6 + 0.4 * self.kind.text_size) else 0.0

    def _room(self, width: float) -> float:
        return width - self._lamp(width) - 2 * PADDING

    def height(self, width: float) -> float:
        """The height of the bubble at this width."""
        room, kind = self._room(width), self.kind
        lines = sum(len(kind.wrap(text, style, room)) * kind.line(style) for text, style in self._parts())
        return float(max(lines + GAP * (len(self._parts()) - 1), self._lamp(width)) + 2 * PADDING)

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw the bubble in its box: the lamp at the left, the words beside it."""
        canvas.panel(box, CREAM, min(RADIUS, box.height / 2), outline=BRASS, line=2, shadow=14)
        left = box.x + PADDING + self._lamp(box.width)
        if left > box.x + PADDING:
            canvas.picture(lamp(canvas.view.px(LAMP)), box.x + PADDING + LAMP / 2 - 4, box.centre[1])
        room, kind = self._room(box.width), self.kind
        parts = [(text, style, len(kind.wrap(text, style, room)) * kind.line(style)) for text, style in self._parts()]
        y = box.centre[1] - (sum(high for _, _, high in parts) + GAP * (len(parts) - 1)) / 2
        for text, style, high in parts:
            colour = MUTED if style is SMALL else INK
            canvas.paragraph(text, Box(left, y, room + 1, high), style, colour)
            y += high + GAP


def bubble_box(bubble: Bubble, whole: Box, lit: Sequence[Box], kept: Sequence[Box], others: Sequence[Box]) -> Box:
    """The box of a bubble on the table, as near as it can be to the first thing lit: over nothing, else over no button,
    and never over anything that it speaks of, as long as there is such a place."""
    area, anchor = whole.inset(MARGIN), lit[0] if lit else whole
    for taken, spared in (((*lit, *kept, *others), ()), ((*lit, *kept), others), (lit, (*kept, *others))):
        found = _free(bubble, area, anchor, [box.inset(-APART) for box in taken], spared)
        if found is not None:
            return found
    return place(area, bubble.height, lit, [*kept, *others], bubble.kind.text_size)


def _free(bubble: Bubble, area: Box, anchor: Box, taken: Sequence[Box], spared: Sequence[Box]) -> Box | None:
    """The free place nearest to a thing, over all widths that a bubble can have, and with as little of what is to be
    spared below it as can be; None if there is none."""
    best: tuple[float, Box] | None = None
    sides = [(box.x, box.y, box.right, box.bottom) for box in taken]
    for narrower, usual in enumerate(WIDTHS):
        width = min(usual * (0.6 + 0.4 * bubble.kind.text_size), area.width)
        height = bubble.height(width)
        for cost, x, y in sorted(_places(area, width, height, anchor)):
            cost += NARROWER * narrower
            if best is not None and cost >= best[0]:
                break
            right, bottom = x + width, y + height
            if any(x < r and left < right and y < low and top < bottom for left, top, r, low in sides):
                continue
            place = Box(x, y, width, height)
            cost += sum(COVERED * _covered(place, box) for box in spared)
            if best is None or cost < best[0]:
                best = cost, place
            if not spared:
                break
    return best[1] if best is not None else None


def _covered(one: Box, other: Box) -> float:
    """The area that two boxes share."""
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return across * down if across > 0 and down > 0 else 0.0


def _places(area: Box, width: float, height: float, anchor: Box) -> list[tuple[float, float, float]]:
    """Every place of a box of this size in an area, left and top, after its distance from a thing."""
    middle, top = anchor.centre[0] - width / 2, anchor.y - height
    columns = [area.x + ACROSS * column for column in range(int((area.width - width) // ACROSS) + 1)]
    rows = [area.y + DOWN * row for row in range(int((area.height - height) // DOWN) + 1)]
    return [(abs(x - middle) * 0.5 + abs(y - top), x, y) for x in columns for y in rows]


def fits(kind: Type, words: str, room: Box) -> Style | None:
    """The largest style in which a sentence fits a room of the game's own, beside the lamp; None if none does."""
    across = room.width - LAMP - GAP
    return next((s for s in IN_PANEL if len(kind.wrap(words, s, across)) * kind.line(s) <= room.height), None)


def draw_in_panel(canvas: Canvas, words: str, room: Box, style: Style) -> None:
    """Draw a sentence in a room of the game's own, on dark glass, with the lamp before it."""
    canvas.picture(lamp(canvas.view.px(min(LAMP, room.height))), room.x + LAMP / 2 - 4, room.centre[1])
    across = room.width - LAMP - GAP
    high = len(canvas.type.wrap(words, style, across)) * canvas.type.line(style)
    box = Box(room.x + LAMP + GAP, room.centre[1] - high / 2, across + 1, high)
    canvas.paragraph(words, box, style, CREAM)

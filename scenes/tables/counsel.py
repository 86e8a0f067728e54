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

TITLE, TEXT, SMALL = Style("display", 700, 21), Style("text", 600, 17), Style("text", 600, 14)
LAMP, PADDING, GAP, RADIUS = 62.0, 16.0, 6.0, 22.0
ABOVE = 0.36
"""The share of the table above which a bubble stands only if there is no room below."""
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

    def _room(self, width: float) -> float:
        return width - LAMP - 2 * PADDING - GAP

    def height(self, width: float) -> float:
        """The height of the bubble at this width."""
        room, kind = self._room(width), self.kind
        lines = sum(len(kind.wrap(text, style, room)) * kind.line(style) for text, style in self._parts())
        return float(max(lines + GAP * (len(self._parts()) - 1), LAMP) + 2 * PADDING - GAP)

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw the bubble in its box: the lamp at the left, the words beside it."""
        canvas.panel(box, CREAM, min(RADIUS, box.height / 2), outline=BRASS, line=2, shadow=14)
        canvas.picture(lamp(canvas.view.px(LAMP)), box.x + PADDING + LAMP / 2 - 4, box.centre[1])
        room, kind = self._room(box.width), self.kind
        parts = [(text, style, len(kind.wrap(text, style, room)) * kind.line(style)) for text, style in self._parts()]
        y = box.centre[1] - (sum(high for _, _, high in parts) + GAP * (len(parts) - 1)) / 2
        for text, style, high in parts:
            colour = MUTED if style is SMALL else INK
            canvas.paragraph(text, Box(box.x + PADDING + LAMP + GAP, y, room + 1, high), style, colour)
            y += high + GAP


def bubble_box(bubble: Bubble, whole: Box, lit: Sequence[Box], kept: Sequence[Box], others: Sequence[Box]) -> Box:
    """The box of a bubble on the table: near what it speaks of and over none of it, over no button if that is possible,
    and over little else. Rather in the lower part, above the hand."""
    area, never = whole.inset(MARGIN), [*lit, *kept]
    low = area._replace(y=area.y + area.height * ABOVE, height=area.height * (1 - ABOVE))
    for room in (low, area):
        if min(bubble.height(width) for width in WIDTHS) <= room.height:
            found = place(room, bubble.height, never, others, bubble.kind.text_size)
            if not any(found.overlaps(box) for box in never):
                return found
    return place(area, bubble.height, lit, [*kept, *others], bubble.kind.text_size)


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

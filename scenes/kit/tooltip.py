"""Tips: a line or two about the widget under the pointer or with the focus."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.text import Style, Type
from scenes.kit.theme import CREAM, INK
from scenes.kit.widget import Widget

HOVERED, FOCUSED = 0.5, 0.8
"""Seconds until a tip appears: under a resting pointer, and after the focus has come by key."""
WIDEST = 360
MARGIN = (14, 9)
AWAY = 10
"""The distance between a widget and its tip."""
EDGE = 8
"""The least distance between a tip and the edge of the table."""
STYLE = Style("text", 600, 14)


class Tips:
    """The tip of a page: at most one, waiting to appear or shown."""

    def __init__(self) -> None:
        self.widget: Widget | None = None
        self.shown = False
        self.left = 0.0
        self.at: tuple[float, float] | None = None
        """The pointer's position; None if the focus came by key."""
        self.done = False
        """True once its widget was pressed: the tip stays away until the pointer has left and come back."""

    @property
    def wake(self) -> float | None:
        """Seconds until the tip appears; None if none is waiting."""
        return self.left if self.widget is not None and not self.shown and not self.done else None

    def point(self, widgets: Iterable[Widget], x: float, y: float) -> bool:
        """Follow the pointer to (x, y); True if a tip has gone.

        A tip that the focus has called stays until something is done.
        """
        under = [widget for widget in widgets if widget.tip and widget.box.holds(x, y)]
        if not under:
            return self.at is not None and self.hide()
        if under[-1] is self.widget:
            self.at = (x, y)
            return False
        return self._wait(under[-1], HOVERED, (x, y))

    def press(self) -> bool:
        """Put the tip away because something was pressed; True if one was shown."""
        was, self.shown, self.done = self.shown, False, True
        return was

    def focus(self, widget: Widget | None) -> None:
        """Let the tip of the widget that has got the focus by a key wait; None for no widget."""
        if widget is None or not widget.tip:
            self.hide()
        else:
            self._wait(widget, FOCUSED, None)

    def hide(self) -> bool:
        """Put the tip away, shown or waiting; True if one was shown."""
        was, self.shown, self.done = self.shown, False, False
        self.widget = self.at = None
        return was

    def follow(self, widgets: Sequence[Widget]) -> None:
        """Go on with the new widget that has the old one's box and tip, after the page was laid out again."""
        old = self.widget
        if old is not None:
            same = (widget for widget in widgets if widget.box == old.box and widget.tip == old.tip)
            self.widget = next(same, None)
            self.shown = self.shown and self.widget is not None

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; True when the tip appears."""
        if self.wake is None:
            return False
        self.left = max(0.0, self.left - dt)
        self.shown = self.left <= 0
        return self.shown

    def draw(self, canvas: Canvas) -> None:
        if self.widget is None or not self.shown:
            return
        box = self.box(canvas.type, canvas.whole)
        canvas.panel(box, INK, 10, alpha=0.96, shadow=8)
        canvas.paragraph(self.widget.tip, box.inset(*MARGIN), STYLE, CREAM)

    def box(self, kind: Type, whole: Box) -> Box:
        """The tip's box: below its widget, or where that has no room above or beside it, never on it.

        Of these it takes the first that covers the least of what should stay in sight, also one that lies higher than
        that. Where the widget fills the table, the tip lies beside the pointer.
        """
        assert self.widget is not None
        lines = kind.wrap(self.widget.tip, STYLE, min(WIDEST * kind.text_size, whole.width - 2 * EDGE) - 2 * MARGIN[0])
        width = max(kind.width(line, STYLE) for line in lines) + 2 * MARGIN[0] + 1
        height = kind.line(STYLE) * len(lines) + 2 * MARGIN[1]
        room, over = whole.inset(EDGE), self.widget.box
        x, y = over.centre
        beside = [
            Box(x - width / 2, over.bottom + AWAY, width, height),
            Box(x - width / 2, over.y - AWAY - height, width, height),
            Box(over.right + AWAY, y - height / 2, width, height),
            Box(over.x - AWAY - width, y - height / 2, width, height),
        ]
        kept = self.kept()
        above = _within(beside[1], room)
        beside += [above._replace(y=other.y - AWAY - height) for other in kept if other.overlaps(above)]
        inside = [_within(box, room) for box in beside]
        free = [box for box in inside if not box.overlaps(over)]
        near = [_within(box, room) for box in self._beside_pointer(width, height)]
        near = [box for box in near if self.at and not box.holds(*self.at)]
        return min(free or near or inside, key=self.covered)

    def _beside_pointer(self, width: float, height: float) -> list[Box]:
        """Boxes of this size below and above the pointer; none if the focus came by key."""
        if self.at is None:
            return []
        x, y = self.at
        return [Box(x - width / 2, y + 3 * AWAY, width, height), Box(x - width / 2, y - AWAY - height, width, height)]

    def kept(self) -> Sequence[Box]:
        """The boxes that a tip leaves in sight where it can."""
        return ()

    def covered(self, box: Box) -> int:
        """The number of those boxes that a tip in this box would cover."""
        return sum(box.overlaps(other) for other in self.kept())

    def _wait(self, widget: Widget, seconds: float, at: tuple[float, float] | None) -> bool:
        """Let another tip wait; True if one was shown before."""
        was = self.hide()
        self.widget, self.left, self.at = widget, seconds, at
        return was


def _within(box: Box, room: Box) -> Box:
    """The same box, moved into the room."""
    x = min(max(box.x, room.x), room.right - box.width)
    y = min(max(box.y, room.y), room.bottom - box.height)
    return box._replace(x=x, y=y)

"""The list of contents of a rule book: a row a leaf with its icon; leaves of a group as chips below its title."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.intents import Action, Intent, Pointer
from scenes.kit.scroll import BAR, Scroll
from scenes.kit.text import BODY_STYLE, SMALL_STYLE, STRONG_STYLE, Type
from scenes.kit.theme import BRASS, INK
from scenes.pages.rules.notation import Leaf
from scenes.stage.art.shapes import mix

ROW, CHIP, GROUP = 38.0, 40.0, 30.0
"""The height of a row, the side of a chip and the height of a group's title, at the usual text size."""
ICON, ASIDE, GAP = 20.0, 12.0, 6.0
"""The side of an icon, the room beside it, and the room between two chips."""
PALE, QUIET_CHIP = 0.45, mix(BRASS, INK, 0.1)
"""The share of the light left to a leaf without hits while people search; the ground of a chip."""
LIT = 0.12
"""The alpha of the ground of the row under the pointer."""
TITLE_STYLE = SMALL_STYLE._replace(weight=800, size=14)


class Place(NamedTuple):
    """The place of a leaf in the list, from the top of the list."""

    box: Box
    lines: tuple[str, ...]
    """The title in lines; none for a chip."""


class Contents(Scroll):
    """The list of contents: a click opens a leaf, and with the focus up and down turn the leaves."""

    def __init__(self, box: Box, leaves: Sequence[Leaf], index: int, opened: Callable[[int], None]) -> None:
        super().__init__(box)
        self.leaves = list(leaves)
        self.index = index
        self.opened = opened
        """Called with the number of the leaf that is opened."""
        self.counts: Sequence[int] | None = None
        """The number of hits on each leaf while people search; None while they don't."""
        self.places: list[Place] = []
        self.titles: list[tuple[Box, str]] = []
        """The titles of the groups with their places."""
        self.over: int | None = None
        """The number of the leaf under the pointer; None if there is none."""

    def says(self) -> str:
        return self.leaves[0].title.text if self.leaves else ""

    def fit(self, kind: Type) -> None:
        """Place every row and chip."""
        size, width = kind.text_size, self.box.width - (2 * BAR)
        self.places, self.titles = [], []
        down, across, group = 0.0, 0.0, ""
        chip = CHIP * (0.5 + size / 2)
        for leaf in self.leaves:
            if leaf.group != group:
                down += chip + GAP if group else 0.0
                group, across = leaf.group, 0.0
                if group:
                    self.titles.append((Box(ASIDE, down, width - ASIDE, GROUP * size), group))
                    down += GROUP * size
            if group:
                if across + chip > width:
                    across, down = 0.0, down + chip + GAP
                self.places.append(Place(Box(across, down, chip, chip), ()))
                across += chip + GAP
                continue
            lines = tuple(kind.wrap(leaf.title.text, STRONG_STYLE, width - self._text_left(size) - ASIDE))
            height = max(ROW * size, len(lines) * kind.line(STRONG_STYLE) + 8)
            self.places.append(Place(Box(0, down, width, height), lines))
            down += height
        self.length = down + (chip if group else 0.0)
        self._show()

    def _text_left(self, size: float) -> float:
        return ASIDE + ICON * (0.5 + size / 2) + ASIDE

    def handle(self, intent: Intent) -> bool:
        steps = {"up": -1, "left": -1, "down": 1, "right": 1}
        if isinstance(intent, Action) and intent.name in steps:
            index = self.index + steps[intent.name]
            if 0 <= index < len(self.leaves):
                self.opened(index)
                return True
            return False
        if isinstance(intent, Pointer) and intent.kind == "move" and not self.pressed:
            before = self.over
            self.over = self.at_point(intent.x, intent.y) if self.box.holds(intent.x, intent.y) else None
            return self.over != before
        if isinstance(intent, Pointer) and intent.kind == "press" and self.box.holds(intent.x, intent.y):
            found = self.at_point(intent.x, intent.y)
            if found is not None:
                self.opened(found)
                return True
        return super().handle(intent)

    def at_point(self, x: float, y: float) -> int | None:
        """The number of the leaf whose row or chip is at this point; None if there is none."""
        across, down = x - self.box.x, y - self.box.y + self.at
        return next((number for number, place in enumerate(self.places) if place.box.holds(across, down)), None)

    def follow(self, before: Scroll) -> None:  # type: ignore[override]
        """Keep the position of the same list."""
        super().follow(before)
        self.at = before.at
        self.over = before.over if isinstance(before, Contents) else None

    def _show(self) -> None:
        """Scroll until the row of the open leaf can be seen whole."""
        if not self.places:
            return
        place = self.places[self.index].box
        if place.y < self.at:
            self.to(place.y)
        elif place.bottom > self.at + self.box.height:
            self.to(place.bottom - self.box.height)
        else:
            self.to(self.at)

    def draw(self, canvas: Canvas) -> None:
        with canvas.clipped(self.box.inset(-2)):
            for place, text in self.titles:
                box = self._seen(place)
                if box is not None:
                    canvas.text(self._titled(text, box.width, canvas.type), box, TITLE_STYLE, canvas.cloth.brass)
            for number, (leaf, entry) in enumerate(zip(self.leaves, self.places, strict=True)):
                box = self._seen(entry.box)
                if box is not None:
                    self._draw_entry(canvas, box, number, leaf, entry)
        self.draw_bar(canvas)

    def _titled(self, group: str, width: float, kind: Type) -> str:
        """The title of a group with the name of its chip that is pointed at, or open; that name alone if need be."""
        pointed = self.over if self.hover and self.over is not None else self.index
        shown = (self.leaves[number] for number in (pointed, self.index))
        name = next((leaf.title.text for leaf in shown if leaf.group == group), "")
        names = (f"{group} · {name}", name) if name else (group,)
        return next((text for text in names if kind.width(text, TITLE_STYLE) <= width), group)

    def _seen(self, place: Box) -> Box | None:
        """The box on the page of something in the list; None if it is out of sight."""
        box = Box(self.box.x + place.x, self.box.y + place.y - self.at, place.width, place.height)
        return box if box.bottom > self.box.y and box.y < self.box.bottom else None

    def _draw_entry(self, canvas: Canvas, box: Box, number: int, leaf: Leaf, place: Place) -> None:
        current, count = number == self.index, None if self.counts is None else self.counts[number]
        pale, lit = count == 0 and not current, number == self.over and self.hover and not current
        if not place.lines:
            ground = BRASS if current or lit else mix(QUIET_CHIP, canvas.cloth.corner, 0.6 if pale else 0.22)
            canvas.panel(box, ground, box.height / 2, outline=canvas.cloth.words if current else None, line=2)
            canvas.icon(leaf.icon, *box.centre, box.height * 0.54, INK)
            return
        if current or lit:
            canvas.panel(
                box, BRASS if current else canvas.cloth.words, min(box.height / 2, 20), alpha=1.0 if current else LIT
            )
        colour = INK if current else mix(canvas.cloth.words, canvas.cloth.corner, PALE if pale else 0.0)
        size = canvas.type.text_size
        side = ICON * (0.5 + size / 2)
        canvas.icon(leaf.icon, box.x + ASIDE + side / 2, box.centre[1], side, colour)
        left, line = box.x + self._text_left(size), canvas.type.line(STRONG_STYLE)
        top = box.centre[1] - line * len(place.lines) / 2
        style = STRONG_STYLE if current else BODY_STYLE
        for index, text in enumerate(place.lines):
            canvas.text(text, Box(left, top + index * line, box.right - left, line), style, colour)

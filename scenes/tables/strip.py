"""The standings after a round in one strip: everyone's likeness in the order of their points, as places change."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.text import SMALL_STYLE, STRONG_STYLE, Type
from scenes.kit.theme import BRASS, CREAM
from scenes.stage import plate
from scenes.stage.plate import SOFT
from scenes.tables.parts import Plated
from scenes.tables.reach import Reach
from scenes.tables.scoring import number

WAITS, MOVES = 0.7, 0.8
"""Seconds in which the old places are seen, and in which they change."""
DISC, LEAST_DISC = 44.0, 28.0
"""The diameter of a likeness, and the least one."""
APART = 14.0
"""The room between two likenesses."""


class Strip:
    """Everyone's points before a round and after it; for a few seconds the likenesses move from place to place."""

    def __init__(self, before: Sequence[int], after: Sequence[int], lowest: bool = False) -> None:
        self.before = tuple(before)
        self.after = tuple(after)
        self.lowest = lowest
        """True if the lowest points lead."""
        self.elapsed = 0.0

    def update(self, dt: float, reach: Reach) -> bool:
        """Let time pass, in seconds; at once to the end where nothing is to be seen moving. True while it moves."""
        if self.elapsed >= WAITS + MOVES:
            return False
        still = reach.stage.reduced or reach.director.clock.instant
        self.elapsed = inf if still else self.elapsed + dt
        return True

    def finish(self) -> None:
        """Show the new places."""
        self.elapsed = inf

    @property
    def share(self) -> float:
        """The share of the change that is done, slow at both ends."""
        share = min(1.0, max(0.0, (self.elapsed - WAITS) / MOVES))
        return share * share * (3 - 2 * share)

    def order(self, points: Sequence[int]) -> list[int]:
        """The seats by their points, the leading one first."""
        return sorted(range(len(points)), key=lambda seat: (points[seat] * (1 if self.lowest else -1), seat))

    def place(self, seat: int) -> int:
        """The place of a seat after the round; those who are level share one."""
        better = (each < self.after[seat] if self.lowest else each > self.after[seat] for each in self.after)
        return 1 + sum(better)

    # measures

    def _cell(self, kind: Type, disc: float) -> tuple[float, float]:
        """The width and height of one seat's part."""
        wide = max(kind.width(text, STRONG_STYLE) for text in map(number, (*self.before, *self.after)))
        gains = max((kind.width(self._gain(seat), SMALL_STYLE) for seat in range(len(self.after))), default=0.0)
        return max(disc, wide, gains) + APART, disc + kind.line(STRONG_STYLE) + kind.line(SMALL_STYLE) + 2

    def _gain(self, seat: int) -> str:
        gain = self.after[seat] - self.before[seat]
        return f"+{number(gain)}" if gain > 0 else number(gain) if gain else ""

    def shape(self, kind: Type, width: float, height: float) -> tuple[int, float] | None:
        """The seats in a row, and the diameter of a likeness, in so much room; None if there is too little."""
        for disc in (DISC, (DISC + LEAST_DISC) / 2, LEAST_DISC):
            across, down = self._cell(kind, disc)
            row = min(len(self.after), int(width / across))
            if row and down * -(-len(self.after) // row) <= height:
                return row, disc
        return None

    def height(self, kind: Type, width: float, most: float) -> float:
        """The height that it takes in this width, at most `most`; 0 if there is too little room."""
        shape = self.shape(kind, width, most)
        if shape is None:
            return 0.0
        row, disc = shape
        return self._cell(kind, disc)[1] * -(-len(self.after) // row)

    # drawing

    def draw(self, canvas: Canvas, room: Box, table: Plated) -> None:
        """Draw everyone where they are now, in this room."""
        kind, shape = canvas.type, self.shape(canvas.type, room.width, room.height)
        if shape is None:
            return
        row, disc = shape
        across, down = self._cell(kind, disc)
        first, last = self.order(self.before), self.order(self.after)

        def spot(index: int) -> tuple[float, float]:
            line, column = divmod(index, row)
            there = min(row, len(last) - line * row)
            return room.centre[0] + (column - (there - 1) / 2) * across, room.y + line * down

        for seat in reversed(last):
            (x, y), (to_x, to_y) = spot(first.index(seat)), spot(last.index(seat))
            at = x + (to_x - x) * self.share, y + (to_y - y) * self.share
            self._one(canvas, seat, at, disc, across, table)

    def _one(
        self, canvas: Canvas, seat: int, at: tuple[float, float], disc: float, across: float, table: Plated
    ) -> None:
        """Draw one seat: its likeness, ringed in brass for whoever leads, its points, and those of this round."""
        kind, (x, y) = canvas.type, at
        done = self.share == 1.0
        box = centred(x, y + disc / 2, disc, disc)
        plate.face(canvas, box, table.plate(seat))
        if done and self.place(seat) == 1:
            canvas.panel(box.inset(-3), None, disc / 2 + 3, outline=BRASS, line=3)
        points = (self.after if self.share > 0 else self.before)[seat]
        words = Box(x - across / 2, y + disc + 2, across, kind.line(STRONG_STYLE))
        canvas.text(number(points), words, STRONG_STYLE, CREAM, "centre")
        gain = Box(x - across / 2, words.bottom, across, kind.line(SMALL_STYLE))
        canvas.text(self._gain(seat), gain, SMALL_STYLE, SOFT, "centre")

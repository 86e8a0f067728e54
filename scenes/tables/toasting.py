"""The place of a toast at a table: above the hand, where it covers nothing; failing that, where it covers least."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from scenes.app.loop import App
from scenes.kit import toast
from scenes.kit.box import Box, centred
from scenes.kit.theme import CARD
from scenes.stage.hand import LIFT
from scenes.stage.stage import Stage
from scenes.tables.fresh import HAND
from scenes.tables.sight import Sight
from scenes.tables.table import Table

GAP = 6.0
"""Logical units between a toast and what lies below it."""
UP, ASIDE, FAR = 14, 72, 1.5
"""Logical units between two places that are tried, upwards and aside; the times that a way aside is longer."""
WEIGHT = 20.0
"""The times that covering what a person plays with counts more than covering anything else."""


class Taken(NamedTuple):
    """The boxes of what lies on the table: what is played with (hand, plates, buttons, a hint), and everything else."""

    played: Sequence[Box]
    rest: Sequence[Box]

    def covered(self, box: Box) -> float:
        """The part of this that a box covers, in square units; what is played with counts more."""
        return WEIGHT * _shared(box, self.played) + _shared(box, self.rest)


class Toasting:
    """The place of the sentence that is shown at one table. It stays while the sight and the hint stay."""

    def __init__(self, app: App, table: Table, taken: Callable[[], Taken]) -> None:
        self.app = app
        self.table = table
        self.taken = taken
        self.box: Box | None = None
        """The box of the sentence; None if none is shown."""
        self._shown: tuple[str, str] = "", ""
        """The sentence and the hint for which the place was found."""
        self._sight: Sight | None = None
        """The sight for which it was found; None: it is to be found anew."""

    def update(self, hint: str) -> None:
        """Find the place anew if the sentence, the hint beside it or the sight has changed."""
        shown = self.app.toasts.shown, hint
        if shown == self._shown and self._sight is self.table.sight:
            return
        self._shown, self._sight = shown, self.table.sight
        self.box = self._place() if shown[0] else None

    def forget(self) -> None:
        """Find the place anew at the next update: everything has been laid out again."""
        self._sight = None

    def _place(self) -> Box:
        """The box of the sentence."""
        canvas = self.app.canvas
        low = hand_top(self.table.stage) or toast.AT + toast.HEIGHT / 2
        return place(self.app.toasts.size(canvas), canvas.view.width, low, self.taken())

    @property
    def at(self) -> tuple[float, float]:
        """The middle of the sentence."""
        return self.box.centre if self.box is not None else (self.app.view.width / 2, toast.AT)


def hand_top(stage: Stage) -> float | None:
    """The height at which the cards of one's hand begin, the lifted ones too; None if there is no hand."""
    homes = [sprite.home for sprite in stage.sprites.values() if sprite.home.zone == HAND]
    return min((home.y - home.scale * CARD[1] / 2 - LIFT for home in homes), default=None)


def place(size: tuple[float, float], width: float, low: float, taken: Taken) -> Box:
    """The box of this size nearest to the middle above `low` that covers nothing, else the one that covers least."""
    wide, high = size
    middle, lowest = width / 2, low - GAP - high / 2
    asides = range(0, max(1, int(middle - wide / 2 - GAP)), ASIDE)
    ups = range(0, max(1, int(lowest - high / 2)), UP)
    places = sorted(
        (aside * FAR + up, x, up) for aside in asides for up in ups for x in (middle - aside, middle + aside)
    )
    boxes = [centred(x, lowest - up, wide, high) for _, x, up in places]
    best = boxes[0], taken.covered(boxes[0])
    for box in boxes[1:]:
        if not best[1]:
            break
        covered = taken.covered(box)
        best = (box, covered) if covered < best[1] else best
    return best[0]


def _shared(box: Box, others: Iterable[Box]) -> float:
    """The area that a box shares with others, together, in square units; plain numbers, as it is asked for often."""
    left, top, right, bottom = box.x, box.y, box.right, box.bottom
    area = 0.0
    for x, y, width, height in others:
        across = min(right, x + width) - max(left, x)
        down = min(bottom, y + height) - max(top, y)
        if across > 0 and down > 0:
            area += across * down
    return area

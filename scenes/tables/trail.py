"""The trail of the last actions: who did what, in the words of the log, as everyone at the table knows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.table import Event
from scenes.app.loop import App
from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.sitting.port import Port
from scenes.stage import trail
from scenes.stage.seats import TRAILED
from scenes.stage.trail import Laid, Row
from scenes.tables import frame
from scenes.tables.table import Table

ROWS = 3
"""The most rows."""
HIGHEST = ROWS * (trail.HIGH + trail.GAP)
"""The height of all rows."""
LEFT, BELOW = 20.0, 12.0
"""The x of the rows, and their distance from the title."""
BESIDE, TOP = 14.0, 12.0
"""The distance of the rows from the title and from seats below it, where they stand beside these; and their y."""


class Trail:
    """The last actions at one table, and their place on it."""

    def __init__(self, app: App, port: Port, table: Table, taken: Callable[[], list[Box]]) -> None:
        self.app = app
        self.port = port
        self.table = table
        self.taken = taken
        """The boxes of everything else on the table."""
        self.heard = 0
        """The number of moves whose events have been heard."""
        self.rows: list[Row] = []
        self.over = False
        """True if the round of the rows is over: what comes next begins anew."""
        self.laid: list[Laid] = []
        self.corner = 0
        """The number of the corner from which they go down."""
        self._key: object = None

    def update(self, moves: int) -> bool:
        """Take in the events of the first so many moves; True if the trail looks different."""
        if moves != self.heard:
            self._hear(moves)
        sprites = self.table.stage.sprites.values()
        lie = tuple((round(sprite.x), round(sprite.y)) for sprite in sprites)
        key = (self.table.sight, tuple(self.rows), self.app.preferences.text_size, lie)
        if key == self._key:
            return False
        self._key, before = key, self.laid
        self.lay_out()
        return self.laid != before

    def _hear(self, moves: int) -> None:
        """Add the actions since it last heard; after something was taken back, begin again from the first move."""
        if moves < self.heard:
            self.forget()
        for happened in self.port.events(self.heard):
            self.add(happened.event)
        self.heard = moves

    def forget(self) -> None:
        """Forget all rows: they are told anew, as after another language was chosen."""
        self.rows, self.heard = [], 0

    def add(self, event: Event) -> None:
        """Add the row of an event, if it is one that is followed."""
        if isinstance(event, self.table.followed):
            words = self.table.words.event(event, self.table.names) or ""
            kept = [] if self.over else self.rows
            self.rows = [*kept, Row(self._who(event), words.rstrip("."), _cards(event))][-ROWS:]
            self.over = False
        self.over |= isinstance(event, self.table.pauses)

    def _who(self, event: Any) -> Any:
        """The plate of whoever acts in an event, calm and at rest."""
        seat = event.seat if hasattr(event, "seat") else event.giver
        return self.table.resting_plate(seat)

    def lay_out(self) -> None:
        """Find the places of the rows; where text is so large that there is no room for them, the log has to do."""
        self.laid = self._lay() if self.rows and self.table.text_size <= TRAILED else []
        self.table.trodden = tuple(self.boxes)

    def _lay(self) -> list[Laid]:
        """The rows in the corner that has room for most of them, chosen as if there were three already.

        Of several they stay in the one where they are.
        """
        kind, taken = self.app.canvas.type, self.taken()
        full = [*self.rows, *[self.rows[-1]] * (ROWS - len(self.rows))]
        for count in range(ROWS, 0, -1):
            corners = self._corners(count)
            for number in sorted(range(len(corners)), key=lambda number: number != self.corner):
                left, top = corners[number]
                if len(trail.lay(kind, full[-count:], left, top, taken)) == count:
                    self.corner, few = number, min(count, len(self.rows))
                    left, top = self._corners(few)[number]
                    return trail.lay(kind, self.rows[-few:], left, top, taken)
        return []

    def _corners(self, count: int) -> list[tuple[float, float]]:
        """The corners from which so many rows go down, the best first: under the title, beside it, above one's own."""
        title = frame.title_box(self.app.canvas.type, self.table, self.app.view.width)
        seats = [box for box in self.table.plates().values() if box.y < TOP + HIGHEST and box.x < title.right]
        beside = max([title.right, *(box.right for box in seats)])
        above = self.table.own_plate().y - BELOW - count * (trail.HIGH + trail.GAP)
        return [(LEFT, title.bottom + BELOW), (beside + BESIDE, TOP), (LEFT, above)]

    @property
    def boxes(self) -> list[Box]:
        """The boxes of the rows."""
        return [each.box for each in self.laid]

    def draw(self, canvas: Canvas) -> None:
        """Draw the rows."""
        cards = {card for each in self.laid for card in each.row.cards}
        trail.draw(canvas, self.laid, {card: self._face(card) for card in cards})

    def _face(self, card: str) -> pygame.Surface:
        """The small picture of a card."""
        face: pygame.Surface = self.table.art.face(card, zoom=trail.ZOOM)
        return face


def _cards(event: Any) -> tuple[str, ...]:
    """The card that an event shows to all; none if it shows none."""
    card = getattr(event, "card", None)
    return (card,) if isinstance(card, str) else ()

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
from scenes.stage.trail import Laid, Row
from scenes.tables import frame
from scenes.tables.table import Table

ROWS = 3
"""The most rows."""
LARGEST = 1.25
"""The largest text size at which there is a trail: beyond it the log has to do."""
LEFT, BELOW = 20.0, 12.0
"""The x of the rows, and their distance from the title."""


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
        self._key: object = None

    def update(self, moves: int) -> bool:
        """Take in the events of the first so many moves; True if the trail looks different."""
        if moves != self.heard:
            self._hear(moves)
        sprites = self.table.stage.sprites.values()
        lie = tuple((round(sprite.x), round(sprite.y)) for sprite in sprites if sprite.alpha > 0)
        key = (self.table.sight, tuple(self.rows), self.app.preferences.text_size, lie)
        if key == self._key:
            return False
        self._key, before = key, self.laid
        self.lay_out()
        return self.laid != before

    def _hear(self, moves: int) -> None:
        """Add the actions since it last heard; after something was taken back, begin again from the first move."""
        if moves < self.heard:
            self.rows, self.heard = [], 0
        for happened in self.port.events(self.heard):
            self.add(happened.event)
        self.heard = moves

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
        """Find the places of the rows."""
        self.laid = self._lay()

    def _lay(self) -> list[Laid]:
        """The rows in their places under the title; none where there is no room, and with the largest text."""
        if self.table.text_size > LARGEST:
            return []
        kind = self.app.canvas.type
        title = frame.title_box(kind, self.table, self.app.view.width)
        return trail.lay(kind, self.rows, LEFT, title.bottom + BELOW, self.taken())

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

"""Cards that came into the hand while nothing moved: marked, and told of, until the person acts."""

from __future__ import annotations

from collections.abc import Sequence

from game.table import Event
from scenes.app.lang import t
from scenes.kit.box import centred
from scenes.kit.canvas import Canvas
from scenes.kit.theme import BRASS, CARD, INK
from scenes.stage.slots import Layout, SpriteKey
from scenes.stage.stage import Stage
from scenes.tables.table import Table

DOT = 16
"""The width of the mark on a card."""
HAND = "hand"


class Fresh:
    """The new cards in the hand of the one person at this screen, at a speed at which nobody can see them come."""

    def __init__(self) -> None:
        self.cards: frozenset[SpriteKey] = frozenset()

    def forget(self) -> None:
        """Mark nothing any longer: the person has acted, or the hand is another one."""
        self.cards = frozenset()

    def came(self, table: Table, events: Sequence[Event], before: Layout, after: Layout) -> str:
        """Mark what these events have brought into the hand, and return a sentence about them; empty if nothing."""
        brought = [event for event in events if isinstance(event, table.brings)]
        held, holds = ({key for key, slot in layout.items() if slot.zone == HAND} for layout in (before, after))
        new = holds - held
        self.cards = (self.cards | new if brought else self.cards) & holds
        if not brought or not new:
            return ""
        told = [line for event in brought if (line := table.words.event(event, table.names))]
        return told[-1] if told else t("Your hand has changed.")

    def draw(self, canvas: Canvas, stage: Stage) -> None:
        """Draw a dot in brass on the upper edge of every new card."""
        for key in self.cards:
            sprite = stage.sprites.get(key)
            if sprite is not None:
                x, y = sprite.drawn_at
                dot = centred(x, y - CARD[1] * sprite.scale / 2, DOT, DOT)
                canvas.panel(dot, BRASS, DOT / 2, outline=INK, line=1.5, shadow=4)

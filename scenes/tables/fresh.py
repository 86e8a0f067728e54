"""The changes while nothing moved, cards in the hand and other seats: marked, and told of, until the person acts."""

from __future__ import annotations

from collections.abc import Sequence

from game.table import Event
from scenes.app.lang import t
from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.text import Style, Type
from scenes.kit.theme import BRASS, CARD, INK
from scenes.stage.slots import Layout, SpriteKey
from scenes.stage.stage import Stage
from scenes.tables.table import Table

DOT = 16
"""The width of the mark on a card."""
SIGN, SIGNED = 20.0, Style("digits", 600, 13, fixed=True)
"""The height of the mark on a seat, and the style of what it says."""
HAND = "hand"


class Fresh:
    """The new cards in the hand of the one person at this screen, at a speed at which nobody can see them come."""

    def __init__(self) -> None:
        self.cards: frozenset[SpriteKey] = frozenset()
        self.seats: dict[int, str] = {}
        """The sign of what has changed at other seats: cards taken, a hand that is another one."""

    def forget(self) -> None:
        """Mark nothing any longer: the person has acted, or the hand is another one."""
        self.cards = frozenset()
        self.seats = {}

    def changed(self, table: Table, events: Sequence[Event]) -> None:
        """Mark the other seats that these events have changed; the end of a round ends all marks."""
        for event in events:
            if isinstance(event, table.pauses):
                self.seats = {}
            tell = table.changes.get(type(event))
            if tell is not None:
                self.seats |= {seat: sign for seat, sign in tell(event).items() if seat != table.bottom}

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

    def draw(self, canvas: Canvas, stage: Stage, table: Table) -> None:
        """Draw a dot in brass on the upper edge of every new card, and a sign on every seat that has changed."""
        for seat, sign in self.seats.items():
            box = _sign_box(table, seat, canvas.type, sign)
            canvas.panel(box, BRASS, SIGN / 2, outline=INK, line=1.5, shadow=4)
            canvas.text(sign, box, SIGNED, INK, "centre")
        new = [sprite for key, sprite in stage.sprites.items() if key in self.cards]
        for sprite in sorted(new, key=lambda sprite: sprite.x):
            x, y = sprite.drawn_at
            dot = centred(x, y - CARD[1] * sprite.scale / 2, DOT, DOT)
            canvas.panel(dot, BRASS, DOT / 2, outline=INK, line=1.5, shadow=4)


def _sign_box(table: Table, seat: int, kind: Type, sign: str) -> Box:
    """The box of a sign: at the portrait of a large seat, whole in the window, else at the right end of the plate."""
    head, across = table.head(seat), kind.width(sign, SIGNED) + 12
    if table.parts(seat) is not None:
        return Box(head.x - 4, max((kind.line(SIGNED) - SIGN) / 2, head.y - SIGN / 2), across, SIGN)
    plate = table.own_plate() if seat == table.bottom else table.plates()[seat]
    return Box(plate.right - across + 4, plate.y - SIGN / 2, across, SIGN)

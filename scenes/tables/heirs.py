"""The focus of a card that has been laid: it goes to the nearest card that can be laid, until a key moves it."""

from __future__ import annotations

from collections.abc import Container, Sequence

from scenes.kit.widget import Widget
from scenes.stage.slots import SpriteKey
from scenes.tables.cards import HandCard, nearest


class Heirs:
    """Finds which card of a hand gets the focus of one that has gone."""

    def __init__(self) -> None:
        self.card: SpriteKey | None = None
        """The card that got the focus of one that was laid, until a key moves the focus; None if there is none."""

    def of(self, lost: Widget, widgets: Sequence[Widget], playable: Container[SpriteKey]) -> Widget | None:
        """The card that gets the focus of a widget that has gone; None if that was no card, or nothing can be laid."""
        card = nearest(lost, widgets, playable) if isinstance(lost, HandCard) else None
        self.card = card.card if card is not None else None
        return card

    def has(self, focused: Widget | None) -> bool:
        """True if this widget is a card that has got its focus in this way."""
        return isinstance(focused, HandCard) and focused.card == self.card

    def forget(self) -> None:
        """Let the focus stay where a key has moved it."""
        self.card = None

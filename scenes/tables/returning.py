"""The first click on coming back to the window: it counts on a control, never on a card that lay face down."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.app.lang import t
from scenes.app.loop import App
from scenes.kit.intents import Intent, Pointer
from scenes.kit.widget import Widget
from scenes.sitting.log import Log
from scenes.tables.cards import HandCard
from scenes.tables.table import Table

SOON = 0.3
"""Seconds after the window has got the focus in which a click is the one that brought it."""


class Returning:
    """Hears the click that brings the window back, and says what it did: nobody meant it for sure."""

    def __init__(self, app: App, log: Log, table: Table) -> None:
        self.app = app
        self.log = log
        self.table = table
        self.hidden = False
        """True if hands lie face down, as the window has lost the focus."""
        self.left = 0.0
        """Seconds in which a click is still the one that brought the window back."""
        self.known: int | None = None
        """The number of events in the log when that click began; None if none is under way."""

    def away(self, lost: bool) -> None:
        """Note that the window has lost the focus, or has it again."""
        self.left = 0.0 if lost else SOON
        self.hidden = lost and self.app.preferences.hide_when_away

    @property
    def wake(self) -> float | None:
        """Seconds until a click is an ordinary one again; None if it is one now."""
        return self.left or None

    def update(self, dt: float) -> None:
        self.left = max(0.0, self.left - dt)

    def point(self, pointer: Pointer, widgets: Sequence[Widget]) -> bool:
        """Begin the click that brings the window back; True if it is spent on a card that lay face down."""
        if pointer.kind != "press" or not self.left:
            return False
        self.left = 0.0
        under = [widget for widget in widgets if widget.reachable and widget.box.holds(pointer.x, pointer.y)]
        hand = bool(under) and isinstance(under[-1], HandCard) and self.app.preferences.hide_when_away
        if hand:
            self.app.toasts.say(t("Your cards are open again: one more click plays."))
        elif under:
            self.known = len(self.log.events())
        return hand or not under

    def tell(self, intent: Intent) -> None:
        """Say what the click has done, once it has ended."""
        if self.known is None or not isinstance(intent, Pointer) or intent.kind != "release":
            return
        lines, self.known = self.log.lines(self.table.words, self.known), None
        if lines:
            self.app.toasts.say(t("Back at the table: {line}", line=lines[0]))

"""The picture of a table: its sprites, the director who moves them, and the still layer under them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf

from game.table import Event
from scenes.app.loop import App
from scenes.kit.canvas import Canvas
from scenes.kit.intents import Action, Intent, Pointer
from scenes.kit.widget import Widget
from scenes.motion.acting import followed, heralded
from scenes.motion.clock import INSTANT, Clock
from scenes.motion.director import Director
from scenes.stage.slots import Slot, SpriteKey
from scenes.stage.stage import Stage
from scenes.tables import cards, targets
from scenes.tables.parts import Laid
from scenes.tables.sight import Sight
from scenes.tables.still import StillLayer

RESTS_MS = 320
"""Milliseconds that an action of another seat is left to be seen, before the next cue."""


class Show:
    """A game's table as it is drawn: its sprites now, on their way to the layout of the sight."""

    def __init__(self, table: Laid) -> None:
        self.table = table
        self.stage = table.stage = Stage()
        self.begins: Callable[[type[Event]], None] = lambda kind: None
        """Hears of the kind of each event as its cue begins."""
        cues = heralded(followed(table.cues, table.followed, self._rests), lambda kind: self.begins(kind))
        self.director = Director(Clock(), self.stage, cues, table.runs)
        self.still = StillLayer()
        self.dragged: cards.Drag | None = None
        """The card that the pointer holds; None if it holds none."""
        self._early = False
        """True if cues were still being played when the widgets were made."""

    def _rests(self, seat: int) -> int:
        """The milliseconds that are left to see what another seat has done."""
        return 0 if seat == self.table.bottom else RESTS_MS

    def prefer(self, app: App) -> None:
        """Dress the table and set the pace as the person prefers, at the size of the window."""
        preferences = app.preferences
        self.stage.reduced = preferences.reduced_motion
        self.director.clock.rate = preferences.speed / 100 if preferences.speed else INSTANT
        self.table.dress(app)

    @property
    def busy(self) -> bool:
        """True if a cue is still being played or waits."""
        return self.director.busy

    def built(self) -> None:
        """Note that the widgets are made now."""
        self._early = self.busy

    @property
    def outdated(self) -> bool:
        """True if the widgets were made while cues were being played, and all cues have been played since."""
        return self._early and not self.busy

    def lay_out(self, sight: Sight, events: Sequence[Event] = ()) -> None:
        """Show this sight, after the cues of the events that led to it."""
        self.see(sight)
        self.director.show(events, self.layout())

    def see(self, sight: Sight) -> None:
        """Let the table have this sight; nothing lies elsewhere yet."""
        self.table.sight = sight
        self.stage.zones, self.stage.width = self.table.zones(), sight.width

    def cut(self, sight: Sight) -> None:
        """Show this sight at once: drop all cues, and whatever was chosen, raised or held."""
        self.table.sight = sight
        self.table.chosen = self.table.raised = self.dragged = None
        self.stage.zones, self.stage.width = self.table.zones(), sight.width
        self.director.cut(self.table.layout())

    def open(self, sight: Sight) -> list[Event]:
        """Lay a new match out as it is before its first deal, and return that deal as events."""
        self.table.sight = sight
        self.stage.zones, self.stage.width = self.table.zones(), sight.width
        opening = self.table.opening()
        if opening:
            self.director.cut({key: slot for key, slot in self.table.layout().items() if slot.zone == "pile"})
        return opening

    def layout(self) -> dict[SpriteKey, Slot]:
        """Every sprite's slot; that of a card that is held is under the pointer."""
        layout = self.table.layout()
        return self.dragged.onto(layout) if self.dragged else layout

    def settle(self) -> None:
        """Let every card drift to where it belongs now: something was raised, held or let go."""
        self.director.show([], self.layout())

    def skips(self, intent: Intent, widgets: Sequence[Widget]) -> bool:
        """Finish the current cue if the intent asks for it (Space, Enter, a click on the cloth); else False."""
        if not self.director.busy:
            return False
        if isinstance(intent, Pointer):
            on_cloth = not any(widget.reachable and widget.box.holds(intent.x, intent.y) for widget in widgets)
            return intent.kind == "press" and on_cloth and self.director.finish_current()
        return intent in (Action("skip"), Action("confirm")) and self.director.finish_current()

    def raise_card(self, widgets: Sequence[Widget]) -> bool:
        """Raise the card under the pointer or with the focus; True if that is another one than before."""
        raised = cards.raised(widgets)
        if self.dragged is not None or self.table.raised == raised:
            return False
        self.table.raised = raised
        self.settle()
        return True

    def put_down(self, widgets: Sequence[Widget]) -> None:
        """Let go of a held card and lower a raised one, both at once: no time passes for a table that is covered."""
        self.let_go()
        self.raise_card(widgets)
        self.settle()
        self.stage.follow(inf)

    @property
    def holds(self) -> bool:
        """True if the pointer holds a card."""
        return self.dragged is not None

    def pull(self, card: SpriteKey, x: float, y: float) -> None:
        """Hold a card at this point."""
        self.dragged = cards.Drag(card, x, y)
        sprite = self.stage.sprites.get(card)
        if sprite is not None:
            sprite.x, sprite.y = x, y
        self.settle()

    def let_go(self) -> None:
        """Hold no card any longer; it stays in the air until the table is laid out."""
        self.dragged = None

    def refuse(self, card: SpriteKey | None) -> bool:
        """Shake a card that may not be laid; False if there is none, or it is not on the table."""
        if card not in self.stage.sprites:
            return False
        self.director.play(cards.shaken(self.stage, card))
        return True

    def draw(self, canvas: Canvas, app: App, hidden: bool) -> None:
        """Draw the cloth, the cards and the writing over them; `hidden`: cards of one's own hand lie face down."""
        self.still.draw(canvas, app.cloth, self.stage, self.table, hidden)
        self.table.draw_above(canvas)
        if self.dragged is not None:
            self._mark_targets(canvas, self.dragged)

    def _mark_targets(self, canvas: Canvas, drag: cards.Drag) -> None:
        """Draw a dashed line around the plates on which the card that is held can be let go."""
        for seat, box in self.table.plates().items():
            if self.table.handed(drag.card, seat) is not None:
                targets.mark(canvas, targets.around(box), box.holds(drag.x, drag.y))

"""Cards under a hand: clicked, dragged, raised, refused; and how they are drawn."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.intents import Intent, Pointer
from scenes.kit.theme import CARD, CARD_RADIUS
from scenes.kit.widget import Widget, double_ring
from scenes.motion import movements
from scenes.motion.cue import Cue
from scenes.stage.art.card import LIFTED, RESTING
from scenes.stage.slots import ALOFT, Back, Layout, Slot, SpriteKey
from scenes.stage.sprite import Sprite
from scenes.stage.stage import Stage
from scenes.tables.parts import Painted
from scenes.tables.reach import Reach

FAR = 10
"""Logical units that a pressed pointer moves before it drags the card."""
LAID = 500
"""The height, in logical units from the top, above which a card that is let go is laid."""
IN_THE_AIR = 20
"""Logical units of lift beyond which a card throws the wider shadow."""
SHADED = 0.5
"""The scale up to which a card throws no shadow."""


class Drag(NamedTuple):
    """A card held by the pointer."""

    card: SpriteKey
    x: float
    y: float

    def onto(self, layout: Layout) -> dict[SpriteKey, Slot]:
        """The layout with the held card under the pointer, above all others."""
        held = layout.get(self.card)
        if held is None:
            return dict(layout)
        return {**layout, self.card: replace(held, x=self.x, y=self.y, angle=0.0, lift=0.0, z=held.z + ALOFT)}


class HandCard(Widget):
    """A card of one's own hand: its sprite is drawn by the stage, this takes clicks, drags and the focus."""

    def __init__(
        self,
        box: Box,
        card: SpriteKey,
        reach: Reach,
        touched: Callable[[], None],
        dropped: Callable[[float, float], bool] | None = None,
    ) -> None:
        super().__init__(box)
        self.card = card
        self.reach = reach
        self.touched = touched
        """Called when the card was clicked, or let go over the table."""
        self.dropped = dropped
        """Called first with the point at which the card was let go; True: that was all. None: no point matters."""
        self.pressed_at: tuple[float, float] | None = None
        """The point at which the pointer was pressed; None if it is not."""

    def says(self) -> SpriteKey:
        return self.card

    def click(self) -> None:
        self.touched()

    def handle(self, intent: Intent) -> bool:
        if not isinstance(intent, Pointer) or not self.pressed:
            taken = super().handle(intent)
            if taken and isinstance(intent, Pointer) and intent.kind == "press":
                self.pressed_at = (intent.x, intent.y)
            return taken
        if intent.kind == "move":
            return self._pull(intent)
        if intent.kind == "release" and self.reach.grip.holds:
            return self._let_go(intent)
        return super().handle(intent)

    def draw(self, canvas: Canvas) -> None:
        """Draw the ring of the focus around the card where it lies now."""
        sprite = self.reach.stage.sprites.get(self.card)
        if self.ringed and sprite is not None:
            across, down = CARD[0] * sprite.scale, CARD[1] * sprite.scale
            double_ring(canvas, centred(*sprite.drawn_at, across, down), CARD_RADIUS * sprite.scale)

    def follow(self, before: Widget) -> None:
        super().follow(before)
        if isinstance(before, HandCard) and before.card == self.card:
            self.pressed_at = before.pressed_at

    def _pull(self, pointer: Pointer) -> bool:
        """Drag the card along once the pointer has moved far enough; True: the intent is taken."""
        x, y = self.pressed_at or (pointer.x, pointer.y)
        if self.reach.grip.holds or abs(pointer.x - x) + abs(pointer.y - y) >= FAR:
            self.reach.grip.pull(self.card, pointer.x, pointer.y)
        return True

    def _let_go(self, pointer: Pointer) -> bool:
        """Let the card go, and lay it if that is over the table; True: the intent is taken."""
        self.pressed, self.pressed_at = False, None
        self.reach.grip.let_go()
        taken = self.dropped is not None and self.dropped(pointer.x, pointer.y)
        if pointer.y < LAID and not taken:
            self.click()
        # Laid or not, the pointer holds it no longer.
        self.reach.grip.settle()
        self.reach.app.touch()
        return True


def hand_widgets(
    reach: Reach,
    held: Iterable[tuple[SpriteKey, Slot]],
    touched: Callable[[Any, Reach], None],
    dropped: Callable[[Any, float, float, Reach], bool] | None = None,
) -> list[HandCard]:
    """A widget for each card of a fan, over as much of it as can be seen.

    `touched` is called with a card that was clicked, `dropped` with one that was let go and the point.
    """
    cards = list(held)
    found = []
    for number, (card, slot) in enumerate(cards):
        following = cards[number + 1][1].x if number + 1 < len(cards) else slot.x + CARD[0]
        seen = following - slot.x if following > slot.x else CARD[0]
        box = Box(slot.x - 52, slot.y - 91, min(CARD[0], seen), 166)
        lets_go = partial(_dropped, dropped, card, reach) if dropped is not None else None
        found.append(HandCard(box, card, reach, partial(touched, card, reach), lets_go))
    return found


def _dropped(
    dropped: Callable[[Any, float, float, Reach], bool], card: SpriteKey, reach: Reach, x: float, y: float
) -> bool:
    return dropped(card, x, y, reach)


def raised(widgets: Iterable[Widget]) -> SpriteKey | None:
    """The card of one's hand with the focus, else the one under the pointer; None if there is neither."""
    some = [widget for widget in widgets if isinstance(widget, HandCard)]
    return next((w.card for w in some if w.focus), next((w.card for w in some if w.hover), None))


def nearest(to: HandCard, widgets: Iterable[Widget], playable: Container[SpriteKey]) -> HandCard | None:
    """The card of the hand nearest to where one was, a playable one if there is any; None if the hand is empty."""
    some = [widget for widget in widgets if type(widget) is HandCard and widget.reachable]
    some = [widget for widget in some if widget.card in playable] or some
    return min(some, key=lambda widget: abs(widget.box.centre[0] - to.box.centre[0]), default=None)


def shaken(stage: Stage, card: SpriteKey) -> Cue:
    """A cue that shakes a card which may not be laid."""
    return movements.refuse(stage, card)


def draw(canvas: Canvas, sprite: Sprite, table: Painted, hidden: bool, lit: bool = False) -> None:
    """Draw a card with its shadow; `hidden`: cards of one's own hand lie face down; `lit`: never dimmed."""
    x, y = sprite.drawn_at
    pose = {"angle": sprite.angle, "zoom": sprite.scale, "width": sprite.width}
    kind = LIFTED if sprite.lift > IN_THE_AIR else RESTING
    if sprite.scale > SHADED and sprite.alpha > 0.5:
        canvas.picture(table.art.shadow(**pose, kind=kind), x, y + kind.drop)
    covered = hidden and sprite.home.zone == "hand"
    if sprite.shows_face and not isinstance(sprite.key, Back) and not covered:
        picture = table.picture(sprite, pose, not lit and table.dims(sprite))
    else:
        picture = table.back(sprite, pose)
    if sprite.alpha < 1:
        picture = picture.copy()
        picture.set_alpha(round(255 * sprite.alpha))
    canvas.picture(picture, x, y)

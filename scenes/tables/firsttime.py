"""The bubble of a first time over a table: whatever is pressed closes it; until then nothing below it goes on."""

from __future__ import annotations

from collections.abc import Callable

from scenes.app.lang import t
from scenes.app.narrator import USUAL
from scenes.app.page import Page
from scenes.app.scene import soonest
from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.intents import Action, Intent, KeyPress, Pointer
from scenes.kit.widget import Widget
from scenes.stage.coach.bubble import Bubble, Says
from scenes.stage.coach.dark import Dark
from scenes.stage.coach.onward import OnwardButton
from scenes.stage.coach.placing import place
from scenes.stage.paper.pieces import NoPieces
from scenes.tables.firsts import Met
from scenes.tables.lights import in_the_way, lights
from scenes.tables.reach import Reach
from scenes.tables.table import Table

FADE = 0.25
"""Seconds in which the dark comes."""
STARTLED = 0.5
"""Seconds in which a press was still meant for the table: it closes nothing."""
MARGIN = 12.0


class FirstTime(Page):
    """The coach's bubble about something new, with lights on what it speaks of."""

    covers = False

    def __init__(self, met: Met, table: Table, reach: Reach, hidden: Callable[[], bool]) -> None:
        super().__init__()
        self.met = met
        self.table = table
        self.reach = reach
        self.hidden = hidden
        """Tells if hands lie face down now."""
        self.dark = Dark()
        self.veil = 0.0
        """The share of the dark that has come."""
        self.startled = STARTLED
        """Seconds left in which nothing closes it."""

    def build(self) -> list[Widget]:
        """Place the bubble beside what is lit; its button is the only widget."""
        kind, view, told = self.app.canvas.type, self.app.view, self.met.told()
        self.lights = lights(self.met.lit(), (), self.table, self.reach)
        self.bubble = Bubble(Says(told.title, told.text, onward=t("Got it")), kind, NoPieces())
        area = Box(MARGIN, MARGIN, view.width - 2 * MARGIN, view.height - 2 * MARGIN)
        shown = self.lights.boxes(self.reach.stage)
        self.box = place(area, self.bubble.height, shown, in_the_way(self.table, self.reach), kind.text_size)
        return [OnwardButton(self.bubble.button(self.box), self.bubble.says.onward, self.app.pop, locked=False)]

    def announced(self, degree: int) -> list[str]:
        onward = t("Enter: {words}", words=self.bubble.says.onward)
        return [self.bubble.says.title, self.bubble.says.text, *([onward] if degree >= USUAL else [])]

    def handle(self, intent: Intent) -> bool:
        """Close at any key, button of a pad or click; swallow everything else, so that the table hears nothing."""
        if isinstance(intent, Pointer) and intent.kind in ("move", "leave"):
            return super().handle(intent)
        pressed = isinstance(intent, Action | KeyPress) or (isinstance(intent, Pointer) and intent.kind == "press")
        if pressed and not self.startled:
            self.app.pop()
        return True

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        self.startled = max(0.0, self.startled - dt)
        if self.veil < 1.0:
            self.veil = 1.0 if self.app.preferences.reduced_motion else min(1.0, self.veil + dt / FADE)
            return True
        return moving

    @property
    def wake(self) -> float | None:
        return soonest(super().wake, self.startled or None)

    def draw(self, canvas: Canvas) -> None:
        stage = self.reach.stage
        self.dark.draw(canvas, self.lights.soft, self.veil)
        self.lights.draw(canvas, self.table, stage, self.hidden())
        self.bubble.draw(canvas, self.box, self.lights.boxes(stage))
        super().draw(canvas)

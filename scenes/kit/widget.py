"""What every widget is: a place, a state, and what it does with an intent."""

from __future__ import annotations

from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.intents import Action, Intent, Pointer
from scenes.kit.text import Type
from scenes.kit.theme import BRASS, CREAM, INK


class Widget:
    """Something on a page. The page tells it where the pointer is and whether it has the focus."""

    focusable = True

    def __init__(self, box: Box, tip: str = "") -> None:
        self.box = box
        self.tip = tip
        self.enabled = True
        self.hover = False
        self.focus = False
        self.pressed = False

    def fit(self, kind: Type) -> None:
        """Get to know the type it will be drawn in, and measure what has to be measured."""

    def follow(self, before: Widget) -> None:
        """Go on from the one that stood in this very place: still under the pointer, still held."""
        self.hover, self.pressed = before.hover, before.pressed

    @property
    def reachable(self) -> bool:
        return self.focusable and self.enabled

    def handle(self, intent: Intent) -> bool:
        """Pressed and let go inside, or confirmed with the focus, is a click; False if the intent is for others."""
        if not self.enabled:
            return False
        if isinstance(intent, Pointer):
            return self._pointed(intent)
        if intent in (Action("confirm"), Action("skip")):
            self.click()
            return True
        return False

    def _pointed(self, pointer: Pointer) -> bool:
        inside = self.box.holds(pointer.x, pointer.y)
        if pointer.kind == "press" and inside:
            self.pressed = True
            return True
        if pointer.kind == "release" and self.pressed:
            self.pressed = False
            if inside:
                self.click()
            return True
        return False

    def click(self) -> None:
        """What it is for."""

    def draw(self, canvas: Canvas) -> None:
        """Its picture, as its state says."""

    def ring(self, canvas: Canvas, radius: float) -> None:
        """The double ring of what has the focus: told by shape, not by hue; its dark edge shows on paper."""
        if self.focus:
            canvas.panel(self.box.inset(-7.5), None, radius + 7.5, outline=INK, line=1.5)
            canvas.panel(self.box.inset(-6), None, radius + 6, outline=CREAM, line=1.5)
            canvas.panel(self.box.inset(-4), None, radius + 4, outline=BRASS, line=3)

"""The base of every widget: its box, its state, and how it handles intents."""

from __future__ import annotations

from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.intents import Action, Intent, Pointer
from scenes.kit.text import Type
from scenes.kit.theme import BRASS, CREAM, INK


class Widget:
    """One thing on a page that is seen and perhaps used: a button, a label, a list, a card in the hand.

    It has a box, knows if it is hovered, pressed or focused (the page sets that), handles intents and draws itself.
    A page makes its widgets anew whenever it is laid out; `fit` measures, `draw` only draws.
    """

    focusable = True
    """False for what can only be looked at."""

    def __init__(self, box: Box, tip: str = "") -> None:
        self.box = box
        self.tip = tip
        """A line of explanation, shown after a while; "" for none."""
        self.enabled = True
        self.hover = False
        self.focus = False
        self.pressed = False

    def fit(self, kind: Type) -> None:
        """Measure everything in the type that it will be drawn in; called before the first `draw`."""

    def follow(self, before: Widget) -> None:
        """Take over the state of the widget that had this box before the page was laid out again."""
        self.hover, self.pressed = before.hover, before.pressed

    @property
    def reachable(self) -> bool:
        """True if it can have the focus now."""
        return self.focusable and self.enabled

    def handle(self, intent: Intent) -> bool:
        """Take an intent; False if it is for others. A press let go inside, or a confirmation, is a click."""
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
        """Do what the widget is for; called when it is clicked or confirmed."""

    def draw(self, canvas: Canvas) -> None:
        """Draw it in its present state; changes nothing but pixels."""

    def ring(self, canvas: Canvas, radius: float) -> None:
        """Draw the double ring of the focus, if it has it: seen by shape, not by hue; its dark edge shows on paper."""
        if self.focus:
            canvas.panel(self.box.inset(-7.5), None, radius + 7.5, outline=INK, line=1.5)
            canvas.panel(self.box.inset(-6), None, radius + 6, outline=CREAM, line=1.5)
            canvas.panel(self.box.inset(-4), None, radius + 4, outline=BRASS, line=3)

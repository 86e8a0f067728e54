"""The base of every widget: its box, its state, and how it handles intents."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

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
    takes_keys = False
    """True if a click is enough to give it the keyboard: an entry, a key that waits to be pressed."""
    helps_entry = False
    """True if a click on it leaves the keyboard to the entry that has it: keys on the screen."""

    def __init__(self, box: Box, tip: str = "") -> None:
        self.box = box
        self.tip = tip
        """A line of explanation, shown after a while; "" for none."""
        self.tag: Hashable = None
        """Its name among the widgets of its page; None: its kind, and what it says, name it."""
        self.thing = ""
        """Its name in code, the same in every language; "" if nothing asks for it."""
        self.enabled = True
        self.hover = False
        self.focus = False
        """True if keys go to it."""
        self.ringed = False
        """True if its focus is shown: it came by a key or the pad."""
        self.pressed = False

    def fit(self, kind: Type) -> None:
        """Measure everything in the type that it will be drawn in; called before the first `draw`."""

    @property
    def identity(self) -> Hashable:
        """Its name among the widgets of its page, the same however often the page is laid out again."""
        return (type(self).__name__, self.says()) if self.tag is None else self.tag

    def says(self) -> Hashable:
        """Return what tells it from others of its kind: its tip, unless it has words of its own."""
        return self.tip

    def follow(self, before: Widget) -> None:
        """Take over the state of the widget that was here before the page was laid out again."""
        self.pressed = before.pressed

    @property
    def middle(self) -> tuple[float, float]:
        """The point of it that the focus is about."""
        return self.box.centre

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
        """Draw the double ring of the focus around its box, if that is shown."""
        if self.ringed:
            double_ring(canvas, self.box, radius)


def double_ring(canvas: Canvas, box: Box, radius: float) -> None:
    """Draw the double ring of the focus: seen by shape, not by hue; its dark edge shows on paper."""
    canvas.panel(box.inset(-7.5), None, radius + 7.5, outline=INK, line=1.5)
    canvas.panel(box.inset(-6), None, radius + 6, outline=CREAM, line=1.5)
    canvas.panel(box.inset(-4), None, radius + 4, outline=BRASS, line=3)


def named(widgets: Iterable[Widget]) -> dict[Hashable, Widget]:
    """The widgets by identity and number: 0 for the first with that identity, 1 for the second…"""
    found: dict[Hashable, Widget] = {}
    for widget in widgets:
        number = 0
        while (name := (widget.identity, number)) in found:
            number += 1
        found[name] = widget
    return found

"""Pages: scenes made of widgets, with pointer, focus, tips and Escape."""

from __future__ import annotations

from itertools import zip_longest

import pygame

from scenes.app.scene import Scene
from scenes.kit.canvas import Canvas
from scenes.kit.entry import Entry
from scenes.kit.intents import Action, Intent, Pointer
from scenes.kit.tooltip import Tips
from scenes.kit.widget import Widget

WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
"""Action → the direction in which it moves the focus: across, down."""


class Page(Scene):
    """A scene made of widgets: `build` makes them for the size of the table, the page does the rest.

    It hovers and presses with the pointer, moves the focus with Tab, arrows and pad, shows tips, and goes back at
    Escape. A subclass with an `update` or a `wake` of its own calls the page's too: tips appear there.
    """

    def __init__(self) -> None:
        self.widgets: list[Widget] = []
        self.focused: Widget | None = None
        self.tips = Tips()

    def build(self) -> list[Widget]:
        """Make the widgets, in the order of the Tab key."""
        return []

    def enter(self) -> None:
        self.rebuild()

    def fit(self) -> None:
        self.rebuild()

    def rebuild(self) -> None:
        """Build the widgets again, for another size, another language or other contents. The focus keeps its index.

        A widget of the same type and box as the one before takes over its state: a slider is not lost while dragged.
        """
        index = self.widgets.index(self.focused) if self.focused in self.widgets else None
        before, self.widgets = self.widgets, self.build()
        for widget, old in zip_longest(self.widgets, before[: len(self.widgets)]):
            if type(widget) is type(old) and widget.box == old.box:
                widget.follow(old)
            widget.fit(self.app.canvas.type)
        self.tips.follow(self.widgets)
        self.focused = None
        if index is not None and index < len(self.widgets) and self.widgets[index].reachable:
            self._move_focus(self.widgets[index])
        self.app.touch()

    def handle(self, intent: Intent) -> bool:
        if isinstance(intent, Pointer):
            return self._point(intent)
        if isinstance(intent, Action) and self.tips.hide():
            self.app.touch()
        if self.focused is not None and self.focused.handle(intent):
            return True
        if isinstance(intent, Action):
            return self._act(intent)
        return False

    def _act(self, action: Action) -> bool:
        """Do what an action means on every page; False if it means nothing."""
        if action.name in ("next", "previous"):
            self._step(1 if action.name == "next" else -1)
            return True
        if action.name in WAYS:
            self._go(*WAYS[action.name])
            return True
        if action.name == "cancel":
            self.back()
            return True
        return False

    def leave(self) -> None:
        pygame.key.stop_text_input()

    def back(self) -> None:
        """Leave the page; called at Escape."""
        self.app.pop()

    def _point(self, pointer: Pointer) -> bool:
        """Hover the widgets under the pointer and offer it to them, the topmost first; True if something changes."""
        changed = self.tips.press() if pointer.kind == "press" else self.tips.point(self.widgets, pointer.x, pointer.y)
        for widget in self.widgets:
            hover = widget.reachable and widget.box.holds(pointer.x, pointer.y)
            changed |= hover != widget.hover
            widget.hover = hover
        if pointer.kind == "leave":
            return changed
        for index, widget in reversed(list(enumerate(self.widgets))):
            if widget.handle(pointer):
                now = self.widgets[index] if index < len(self.widgets) else None
                if now is not None and pointer.kind == "press" and type(now) is type(widget):
                    self._move_focus(now)
                return True
        return changed

    def _step(self, step: int) -> None:
        """Move the focus by `step` among the widgets that can be reached, round and round."""
        ring = [widget for widget in self.widgets if widget.reachable]
        if ring:
            at = ring.index(self.focused) if self.focused in ring else (-1 if step > 0 else 0)
            self._move_focus(ring[(at + step) % len(ring)], by_key=True)

    def _go(self, across: int, down: int) -> None:
        """Move the focus to the nearest widget on that side; a distance aside counts 2.5 times."""
        if self.focused is None:
            self._step(1)
            return
        x, y = self.focused.box.centre
        best: tuple[float, Widget] | None = None
        for widget in self.widgets:
            ahead = (widget.box.centre[0] - x) * across + (widget.box.centre[1] - y) * down
            aside = abs((widget.box.centre[0] - x) * down) + abs((widget.box.centre[1] - y) * across)
            if widget.reachable and widget is not self.focused and ahead > 1:
                away = ahead + 2.5 * aside
                if best is None or away < best[0]:
                    best = (away, widget)
        if best:
            self._move_focus(best[1], by_key=True)

    def _move_focus(self, widget: Widget, by_key: bool = False) -> None:
        """Give the focus to a widget, or to none if it can't have it; an entry gets the keyboard's text too."""
        if self.focused is not None:
            self.focused.focus = False
        self.focused = widget if widget.reachable else None
        if self.focused is not None:
            self.focused.focus = True
        if by_key:
            self.tips.focus(self.focused)
        if isinstance(self.focused, Entry):
            pygame.key.start_text_input()
        else:
            pygame.key.stop_text_input()

    @property
    def wake(self) -> float | None:
        return self.tips.wake

    def update(self, dt: float) -> bool:
        return self.tips.update(dt)

    def draw(self, canvas: Canvas) -> None:
        for widget in self.widgets:
            widget.draw(canvas)
        self.tips.draw(canvas)

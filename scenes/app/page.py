"""Pages: scenes made of widgets, with pointer, focus, tips and Escape."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from scenes.app import spoken
from scenes.app.scene import Scene, soonest
from scenes.kit.canvas import Canvas
from scenes.kit.entry import Entry
from scenes.kit.intents import Action, Intent, Pointer
from scenes.kit.tooltip import Tips
from scenes.kit.widget import Widget, named

WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
"""Action → the direction in which it moves the focus: across, down."""
HASTE = 0.4
"""Seconds after a press in which whatever has come under the pointer meanwhile can't be pressed."""
DOES = ("confirm", "skip", "cancel")
"""Actions that do something at once: unlike all others they never bring the focus back that left with the mouse."""


class Page(Scene):
    """A scene made of widgets: `build` makes them for the size of the table, the page does the rest.

    It hovers and presses with the pointer, moves the focus with Tab, arrows and pad, shows tips, and goes back at
    Escape. The focus is for keys and the pad: it leaves with the mouse, but for an entry that was clicked.
    A subclass with an `update` or a `wake` of its own calls the page's too: tips appear there.
    """

    def __init__(self) -> None:
        self.widgets: list[Widget] = []
        self.focused: Widget | None = None
        self.origin: Widget | None = None
        """The widget that was used last: the focus sets out from it. None if there is none, or it has gone."""
        self.tips = Tips()
        self.haste = 0.0
        """Seconds left since the last press in which a widget that has come under the pointer can't be pressed."""
        self.come: set[Hashable] = set()
        """The names of widgets that have come under the pointer without its moving, since the last press."""

    def build(self) -> list[Widget]:
        """Make the widgets, in the order of the Tab key."""
        return []

    def default(self) -> Widget | None:
        """The widget that Enter and Space stand for while nothing has the focus; None if there is none."""
        return None

    def heir(self, lost: Widget) -> Widget | None:
        """The widget that gets the focus of one that has gone; None: nothing gets it."""
        return None

    def enter(self) -> None:
        self.rebuild()
        self.origin = self.default()
        self._listen()

    def resume(self) -> None:
        self._hover()
        self._listen()

    def cover(self) -> None:
        for widget in self.widgets:
            widget.hover = widget.pressed = False

    def fit(self) -> None:
        self.rebuild()

    def rebuild(self) -> None:
        """Build the widgets again, for another size, another language or other contents.

        A widget that was there before takes over its state and keeps the focus: a slider is not lost while dragged.
        """
        before, self.widgets = named(self.widgets), self.build()
        after = named(self.widgets)
        for name, widget in after.items():
            old = before.get(name)
            if type(widget) is type(old):
                widget.follow(old)
            widget.fit(self.app.canvas.type)
        self.tips.follow(self.widgets)
        now = {id(old): after.get(name) for name, old in before.items()}
        lost, self.origin = self.focused, now.get(id(self.origin))
        if lost is not None:
            kept = now.get(id(lost))
            self._set_focus(kept if kept is not None and kept.reachable else self.heir(lost), lost.ringed)
        over = {name for name, old in before.items() if old.hover}
        self._hover()
        if self.haste:
            self.come |= {name for name, widget in after.items() if widget.hover and name not in over}
        self.app.touch()

    def _hover(self) -> bool:
        """Let the widgets under the pointer know, and those that no longer are; True if something changes."""
        at = self.app.pointer if self.app.top is self else None
        changed = False
        for widget in self.widgets:
            hover = at is not None and widget.reachable and widget.box.holds(*at)
            changed |= hover != widget.hover
            widget.hover = hover
        return changed

    def handle(self, intent: Intent) -> bool:
        if isinstance(intent, Pointer):
            return self._point(intent)
        if isinstance(intent, Action) and self.tips.hide():
            self.app.touch()
        if isinstance(intent, Action) and intent.name not in DOES:
            self._take_up()
        if self.focused is not None and self.focused.handle(intent):
            return True
        if isinstance(intent, Action):
            return self._act(intent)
        return False

    def _take_up(self) -> None:
        """Give the focus, if it has left with the mouse, back to the widget that was used last, and show it."""
        target = self.focused or self.origin
        if target is not None and target.reachable:
            self._set_focus(target, True)

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
        default = self.default() if action.name in DOES else None
        if default is not None and default.reachable:
            default.click()
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
        changed |= self._hover()
        if pointer.kind == "leave":
            return changed
        if pointer.kind == "move":
            self.come.clear()
        hasty, self.haste = self.haste, HASTE if pointer.kind == "press" else self.haste
        for name, widget in reversed(named(self.widgets).items()):
            if pointer.kind == "press" and hasty and name in self.come and widget.box.holds(pointer.x, pointer.y):
                return True
            if widget.handle(pointer):
                now = named(self.widgets).get(name)
                if now is not None and pointer.kind == "press":
                    self._pressed(now)
                return True
        return changed

    def moused(self) -> None:
        """Show the focus and its tip no longer, as the mouse is used; only an entry keeps the keyboard."""
        if self.focused is not None and self.focused.ringed:
            self.origin = self.focused
            if self.tips.at is None:
                self.tips.hide()
            self._set_focus(self.focused if self.focused.takes_keys else None, False)
            self.app.touch()

    def _pressed(self, widget: Widget) -> None:
        """Remember the widget that was pressed, and give it the keyboard if it takes that."""
        self.origin = widget
        if widget.takes_keys or (self.focused is not None and not widget.helps_entry):
            self._set_focus(widget if widget.takes_keys and widget.reachable else None, False)

    def _step(self, step: int) -> None:
        """Move the focus by `step` among the widgets that can be reached, round and round."""
        ring = [widget for widget in self.widgets if widget.reachable]
        if ring:
            at = ring.index(self.focused) if self.focused in ring else (-1 if step > 0 else 0)
            self._move_focus(ring[(at + step) % len(ring)])

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
            self._move_focus(best[1])

    def _move_focus(self, widget: Widget) -> None:
        """Move the focus by a key: it is shown, and its tip comes after a while."""
        self._set_focus(widget if widget.reachable else None, True)
        self.tips.focus(self.focused)

    def _set_focus(self, widget: Widget | None, shown: bool) -> None:
        """Give the focus to a widget or take it away, shown or not; an entry gets the keyboard's text too."""
        if self.focused is not None:
            self.focused.focus = self.focused.ringed = False
        self.focused = widget
        if widget is not None:
            widget.focus, widget.ringed = True, shown
            self.origin = widget
        self._listen()

    def _listen(self) -> None:
        """Let text be typed if an entry has the focus."""
        if self.app.top is not self:
            return
        if isinstance(self.focused, Entry):
            pygame.key.start_text_input()
        else:
            pygame.key.stop_text_input()

    @property
    def wake(self) -> float | None:
        return soonest(self.tips.wake, self.haste or None)

    def update(self, dt: float) -> bool:
        self.haste = max(0.0, self.haste - dt)
        if not self.haste:
            self.come.clear()
        return self.tips.update(dt)

    # aloud

    @property
    def secret(self) -> bool:
        """True if nothing that is shown here may be spoken now; what lies below a page counts too."""
        below = self.app.scenes[: self.app.scenes.index(self)] if self in self.app.scenes else []
        return any(scene.secret for scene in below if isinstance(scene, Page))

    def words_of(self, widget: Widget, degree: int) -> str:
        """A widget of this page in words, as a voice says them; from degree 2 on with its explanation."""
        at = self.widgets.index(widget) if widget in self.widgets else 0
        return spoken.words(widget, self.app.canvas, self.widgets[:at], tips=degree > 1)

    def announced(self, degree: int) -> list[str]:
        """The words said when the page is opened: its first line, from degree 2 on all that is only read."""
        read = spoken.rest(self.app.canvas, self.draw, self.widgets)
        return read if degree > 1 else read[:1]

    def where(self) -> list[str]:
        """The words about where one is."""
        return spoken.rest(self.app.canvas, self.draw, self.widgets) if not self.secret else []

    def notices(self) -> list[str]:
        """The sentences that have come by themselves and are shown now."""
        return []

    def draw(self, canvas: Canvas) -> None:
        self.draw_widgets(canvas)
        self.tips.draw(canvas)

    def draw_widgets(self, canvas: Canvas) -> None:
        for widget in self.widgets:
            widget.draw(canvas)

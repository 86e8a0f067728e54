"""A text entry: accents, input methods, selection, clipboard."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.editing import Line
from scenes.kit.intents import Action, Composed, Intent, Pointer, Typed
from scenes.kit.text import BODY_STYLE, Type
from scenes.kit.theme import BRASS, INK, MUTED, PAPER
from scenes.kit.widget import Widget

MARGIN = 16
CARET = 2


class Entry(Widget):
    """A line that people type. `changed` gets every new text, `done` the text at Enter.

    While an input method composes, Enter belongs to it.
    """

    takes_keys = True

    def __init__(
        self,
        box: Box,
        text: str,
        changed: Callable[[str], None],
        *,
        done: Callable[[str], None] | None = None,
        ghost: str = "",
        most: int = 40,
    ) -> None:
        super().__init__(box)
        self.line: Line = Line(text, most)
        self.changed = changed
        self.done = done
        self.ghost = ghost
        self._type: Type | None = None

    def fit(self, kind: Type) -> None:
        self._type = kind

    def follow(self, before: Widget) -> None:
        """Keep caret, selection and what is being composed, as long as it is the same text."""
        super().follow(before)
        if type(before) is type(self) and isinstance(before, Entry) and before.line.text == self.line.text:
            self.line = before.line

    def handle(self, intent: Intent) -> bool:
        if not self.enabled:
            return False
        if isinstance(intent, Pointer):
            return self._point(intent)
        if not self.focus:
            return False
        before = self.line.text
        taken = self._write(intent)
        if self.line.text != before:
            self.changed(self.line.text)
        return taken

    def _write(self, intent: Intent) -> bool:
        line = self.line
        if isinstance(intent, Typed):
            line.write(intent.text)
        elif isinstance(intent, Composed):
            line.compose(intent.text)
        elif isinstance(intent, Action):
            return self._act(intent)
        else:
            return True  # a letter key: its text comes as Typed
        return True

    def _act(self, action: Action) -> bool:
        line, extend = self.line, action.extend
        if action.name == "confirm":
            if not line.composed and self.done is not None:
                self.done(line.text)
            return True
        moves: dict[str, Callable[[], None]] = {
            "left": lambda: line.step(-1, extend),
            "right": lambda: line.step(1, extend),
            "home": lambda: line.go(0, extend),
            "end": lambda: line.go(len(line.text), extend),
            "erase": line.erase,
            "delete": line.delete,
            "all": line.select_all,
            "copy": self._copy,
            "cut": self._cut,
            "paste": lambda: line.write(pygame.scrap.get_text()),
            "skip": lambda: None,
        }
        if action.name not in moves:
            return False
        moves[action.name]()
        return True

    def _copy(self) -> None:
        if self.line.selected:
            pygame.scrap.put_text(self.line.selected)

    def _cut(self) -> None:
        self._copy()
        if self.line.selected:
            self.line.erase()

    def _point(self, pointer: Pointer) -> bool:
        inside = self.box.holds(pointer.x, pointer.y)
        if pointer.kind == "press" and inside:
            self.pressed = True
            self.line.go(self._index_at(pointer.x))
            return True
        if pointer.kind == "move" and self.pressed:
            self.line.go(self._index_at(pointer.x), extend=True)
            return True
        if pointer.kind == "release" and self.pressed:
            self.pressed = False
            return True
        return False

    def _index_at(self, x: float) -> int:
        """The index in the text whose left edge is nearest to x."""
        if self._type is None:
            return len(self.line.text)
        widths = [self._type.width(self.line.text[:n], BODY_STYLE) for n in range(len(self.line.text) + 1)]
        along = x - self.box.x - MARGIN + self._shift(self._type)
        return min(range(len(widths)), key=lambda n: abs(widths[n] - along))

    def _shift(self, kind: Type) -> float:
        """The distance by which the text is moved to the left so that the caret can be seen."""
        before = kind.width(self.line.text[: self.line.caret] + self.line.composed, BODY_STYLE)
        return max(0.0, before - (self.box.width - 2 * MARGIN))

    def draw(self, canvas: Canvas) -> None:
        kind = canvas.type
        line, room = self.line, self.box.inset(MARGIN, 0)
        canvas.panel(self.box, PAPER, 12, outline=BRASS if self.focus else MUTED, line=2 if self.focus else 1)
        self.ring(canvas, 12)
        with canvas.clipped(self.box.inset(4)):
            left = room.x - self._shift(kind)
            first, last = line.selection
            if first != last:
                start, end = (kind.width(line.text[:index], BODY_STYLE) for index in (first, last))
                height = kind.line(BODY_STYLE)
                marked = Box(left + start, self.box.centre[1] - height / 2, end - start, height)
                canvas.panel(marked, BRASS, 3, alpha=0.5)
            shown = line.text[: line.caret] + line.composed + line.text[line.caret :]
            wide = Box(left, room.y, max(room.width, kind.width(shown, BODY_STYLE) + 1), room.height)
            canvas.text(shown or self.ghost, wide, BODY_STYLE, INK if shown else MUTED)
            if self.focus:
                at = left + kind.width(line.text[: line.caret] + line.composed, BODY_STYLE)
                canvas.panel(Box(at, self.box.centre[1] - 11, CARET, 22), INK, 1)

"""The base of the editor's pages: undo and redo by key and by button, and keeping the manuscript."""

from __future__ import annotations

from scenes.app.lang import p, t
from scenes.app.scene import soonest
from scenes.app.sheet import Extra, Sheet
from scenes.games.defizz.editor.bench import Bench
from scenes.kit.box import Box
from scenes.kit.intents import Action
from scenes.kit.label import Label
from scenes.kit.text import SMALL_STYLE
from scenes.kit.theme import CORAL
from scenes.kit.widget import Widget


class BenchPage(Sheet):
    """A sheet about the manuscript on a bench; a subclass gives `contents`."""

    def __init__(self, bench: Bench) -> None:
        super().__init__()
        self.bench = bench

    def contents(self, inner: Box) -> list[Widget]:
        """Make the widgets on the paper, inside this box."""
        return []

    def more(self) -> list[Extra]:
        """The buttons in the foot beside those that undo and redo."""
        return []

    def body(self, inner: Box) -> list[Widget]:
        """The contents, and below them why nothing can be kept, while that is so."""
        if not self.bench.trouble:
            return self.contents(inner)
        kind = self.app.canvas.type
        high = kind.line(SMALL_STYLE) * len(kind.wrap(self.bench.trouble, SMALL_STYLE, inner.width))
        line = Box(inner.x, inner.bottom - high, inner.width, high)
        upper = inner._replace(height=inner.height - high - 6)
        return [*self.contents(upper), Label(line, self.bench.trouble, SMALL_STYLE, CORAL, wraps=True)]

    def extras(self) -> list[Extra]:
        found = self.more()
        if self.bench.history.can_redo:
            found.append(Extra(p("editor", "Redo"), self.redo))
        if self.bench.history.can_undo:
            found.append(Extra(p("editor", "Undo"), self.undo))
        return found

    def show(self, section: int) -> None:
        self.bench.history.rest()
        super().show(section)

    def _act(self, action: Action) -> bool:
        if action.name in ("undo", "redo"):
            (self.undo if action.name == "undo" else self.redo)()
            return True
        return super()._act(action)

    def undo(self) -> None:
        """Undo the last step, or say that there is none."""
        if not self.bench.undo():
            self.app.toasts.say(t("There is nothing to undo."))
        self.rebuild()

    def redo(self) -> None:
        """Do again what was undone last, or say that nothing was."""
        if not self.bench.redo():
            self.app.toasts.say(t("There is nothing to redo."))
        self.rebuild()

    @property
    def wake(self) -> float | None:
        return soonest(super().wake, self.bench.wake)

    def update(self, dt: float) -> bool:
        moves = super().update(dt)
        if self.bench.update(dt):
            self.rebuild()
            return True
        return moves

    def cover(self) -> None:
        self.bench.history.rest()
        super().cover()

    def resume(self) -> None:
        self.rebuild()
        super().resume()

    def leave(self) -> None:
        self.bench.keep()
        super().leave()

    def away(self, lost: bool) -> None:
        """Keep what is written before somebody does something else."""
        if lost:
            self.bench.keep()
        super().away(lost)

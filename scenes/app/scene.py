"""Scenes: the screens of the program, on a stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.kit import toast
from scenes.kit.canvas import Canvas
from scenes.kit.intents import Intent

if TYPE_CHECKING:
    from scenes.app.loop import App


class Scene:
    """One screen: the menu, a table, a dialog. Scenes lie on the app's stack; each is entered and left once.

    The top scene gets intents (`handle`) and time (`update`); scenes that can be seen are drawn. Drawing is pure: it
    changes nothing and reads no clock. Everything shared (canvas, preferences, shelf, sounds) is reached through `app`.
    """

    covers = True
    """True if it hides everything below it, which then is not drawn."""

    cloth: str | None = None
    """The name of the cloth that the whole program lies on while it is open; None: the person's own."""

    heavy = False
    """True if it holds many pictures: once it has been left, their memory is reclaimed."""

    app: App

    def enter(self) -> None:
        """Called once, when the scene has been put on the stack."""

    def leave(self) -> None:
        """Called once, when the scene has been taken off the stack for good."""

    def cover(self) -> None:
        """Called when another scene has been put on top of this one."""

    def resume(self) -> None:
        """Called when the scene above has been taken off and this one is on top again."""

    def fit(self) -> None:
        """Lay everything out again: the size of the window or of text, the language, a preference has changed."""

    def handle(self, intent: Intent) -> bool:
        """Take an intent; False if it means nothing here."""
        return False

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass while on top; True if something moves and wants to be drawn.

        While it is True there are sixty frames a second; otherwise the next comes with an event or after `wake`.
        """
        return False

    @property
    def wake(self) -> float | None:
        """Seconds until it wants an `update` although nothing moves and nobody does anything; None for no need.

        A scene with a clock (a computer player thinking, a limit running) says here how long the loop may sleep, and
        returns False from `update` as long as nothing has to be drawn. All the time that was slept comes in one `dt`.
        """
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw all of it."""

    def toast_at(self) -> tuple[float, float]:
        """The middle of the toast that is shown over it, in logical units."""
        return self.app.view.width / 2, toast.AT

    def moused(self) -> None:
        """Called when the mouse is used, before its intent is handled, and on coming back if it was used last."""

    def away(self, lost: bool) -> None:
        """Called when the window has lost the focus (`lost`), or has it again."""


def soonest(*waits: float | None) -> float | None:
    """The shortest of some waits; None if nobody waits."""
    return min((wait for wait in waits if wait is not None), default=None)

"""A scene: one screen. Scenes lie on a stack; each is entered and left once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.kit.canvas import Canvas
from scenes.kit.intents import Intent

if TYPE_CHECKING:
    from scenes.app.loop import App


class Scene:
    """What the app asks of a screen. Drawing is pure: it changes nothing and reads no clock."""

    covers = True
    """Whether what lies below is hidden: then it is not drawn."""

    heavy = False
    """Whether it holds many pictures: once it has been left, their memory is taken back at once."""

    app: App

    def enter(self) -> None:
        """The scene is on the stack from now on."""

    def leave(self) -> None:
        """The scene is off the stack for good."""

    def resume(self) -> None:
        """What lay above is gone."""

    def fit(self) -> None:
        """The table has another size, or type has: lay everything out again."""

    def handle(self, intent: Intent) -> bool:
        """Take an intent; False if it means nothing here."""
        return False

    def update(self, dt: float) -> bool:
        """So many seconds have passed with this scene on top; True if something moves and wants to be drawn.

        While it is True there are sixty frames a second; otherwise the next comes with an event or after `wake`.
        """
        return False

    @property
    def wake(self) -> float | None:
        """Seconds until it wants an `update` although nothing moves and nobody does anything; None: it can wait.

        A scene with a clock (a computer player thinking, a limit running) says here how long the loop may sleep, and
        returns False from `update` as long as nothing has to be drawn. All the time that was slept comes in one `dt`.
        """
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw all of it."""

    def away(self, lost: bool) -> None:
        """The window has lost the focus, or has it again."""


def soonest(*waits: float | None) -> float | None:
    """The shortest of some waits; None if nobody waits."""
    return min((wait for wait in waits if wait is not None), default=None)

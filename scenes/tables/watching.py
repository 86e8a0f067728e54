"""Looking on while computer players play alone: pause, one move at a time, speed, open hands, and reasons."""

from __future__ import annotations

from collections.abc import Callable

from scenes.app.lang import t
from scenes.app.loop import App
from scenes.app.speeds import speeds
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.canvas import Canvas
from scenes.kit.iconbutton import IconButton
from scenes.kit.text import SMALL_STYLE
from scenes.kit.widget import Widget
from scenes.sitting import reasons
from scenes.sitting.sitting import Sitting
from scenes.tables import speech
from scenes.tables.frame import CORNER_ROOM, ICON, MARGIN
from scenes.tables.progress import Progress
from scenes.tables.sharing import Sharing
from scenes.tables.table import Table

GAP = 4


class Watching:
    """The controls of somebody who looks on at a table without people. With people at the table there are none."""

    def __init__(self, app: App, sitting: Sitting, table: Table, sharing: Sharing, progress: Progress) -> None:
        self.app = app
        self.sitting = sitting
        self.table = table
        self.sharing = sharing
        self.progress = progress
        self.paused = False
        self.explains = False
        """True if the reason for the last move is shown."""
        self.released: int | None = None
        """The number of moves after which one more may be made in spite of the pause; None: no move may."""

    @property
    def present(self) -> bool:
        """True if there is nobody to play, only to look on."""
        return not self.sharing.people

    @property
    def holds(self) -> bool:
        """True if no time passes at the table: it is paused, and no single move is awaited."""
        return self.paused and self.released != self.sitting.moves and self.sitting.outcome is None

    # controls

    def widgets(self) -> list[Widget]:
        """The buttons along the upper edge, left of those that every table has."""
        if not self.present:
            return []
        right = self.app.view.width - MARGIN - CORNER_ROOM
        found: list[Widget] = []
        for icon, does, tip in reversed(self._icons()):
            button = IconButton(Box(right - ICON, MARGIN, ICON, ICON), icon, does, tip)
            button.tag = ("watching", len(found))
            button.thing = f"watching:{icon}"
            found.append(button)
            right -= ICON + GAP
        return [self._pace(right), *reversed(found)]

    def _pace(self, right: float) -> Button:
        """The button with the speed on it, which ends at this x."""
        kind, names = self.app.canvas.type, dict(speeds())
        across = max(kind.width(name, SMALL_STYLE) for name in names.values()) + ICON * 0.8
        box = Box(right - across, MARGIN, across, ICON)
        button = Button(box, names[self.app.preferences.speed], self._faster, tip=t("Speed"), style=SMALL_STYLE)
        button.tag = button.thing = "speed"
        return button

    def _icons(self) -> list[tuple[str, Callable[[], None], str]]:
        onward = ("play", self.toggle, t("Go on")) if self.paused else ("pause", self.toggle, t("Pause"))
        why = t("Hide the reasons") if self.explains else t("Say why at each move")
        found = [onward, ("step", self.one_move, t("One move")), ("hint", self._explain, why)]
        if self.table.lingers:
            shut = self.sharing.opened
            found.append(
                ("shut", self._turn_hands, t("Close the hands"))
                if shut
                else ("eye", self._turn_hands, t("Open the hands"))
            )
        return found

    def toggle(self) -> None:
        """Pause the table, or let it go on."""
        self.paused, self.released = not self.paused, None
        self.progress.rebuild()

    def one_move(self) -> None:
        """Let one move be made, then pause."""
        self.paused, self.released = True, self.sitting.moves
        self.progress.go_on()
        self.progress.rebuild()

    def _explain(self) -> None:
        self.explains = not self.explains
        self.progress.rebuild()

    def _turn_hands(self) -> None:
        """Lay everyone's hand open, or close them again."""
        self.sharing.opened = not self.sharing.opened
        self.progress.see()

    def _faster(self) -> None:
        """Take the next speed; after the greatest comes the least."""
        values = [value for value, _ in speeds()]
        at = values.index(self.app.preferences.speed)
        self.app.prefer(speed=values[(at + 1) % len(values)])

    # reasons

    def words(self) -> str:
        """The last choice of a computer player with its reason; empty if reasons are not wanted or there is none."""
        thought = self.sitting.reasons.last() if self.explains else None
        if thought is None:
            return ""
        why = reasons.sentence(thought.choice, thought.view, self.table.names, self.table.words)
        return t("{name}: {text}", name=self.table.names[thought.seat], text=why)

    def draw(self, canvas: Canvas, widgets: list[Widget]) -> None:
        """Draw the reason."""
        words = self.words()
        if words:
            speech.draw(canvas, words, speech.box(canvas.type, self.table, widgets, words, SMALL_STYLE), SMALL_STYLE)

"""The curtain: an opaque scene between two people at one screen. Nothing private is drawn before it opens."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scenes.app.lang import t
from scenes.app.page import Page
from scenes.kit.box import Box, centred
from scenes.kit.button import Button
from scenes.kit.canvas import Canvas
from scenes.kit.intents import Action, Intent
from scenes.kit.label import Label
from scenes.kit.scroll import MARK
from scenes.kit.text import BODY_STYLE, Style
from scenes.kit.theme import BRASS, CREAM
from scenes.kit.widget import Widget

NAME = Style("display", 900, 56)
MOST_LINES = 5
"""The number of lines shown of what happened meanwhile: the newest ones, the last at the bottom."""
FOLDS = 9


class Curtain(Page):
    """A screen that names the person who should take the mouse; they open it. Escape pauses the table below."""

    def __init__(
        self, name: str, opens: Callable[[], None], pause: Callable[[], None], happened: Sequence[str] = ()
    ) -> None:
        super().__init__()
        self.name = name
        self.opens = opens
        self.pause = pause
        self.happened = [line.removeprefix(MARK) for line in happened][-MOST_LINES:]

    def build(self) -> list[Widget]:
        middle, kind = self.app.view.width / 2, self.app.canvas.type
        wide = min(720.0, self.app.view.width - 120)
        button = max(280.0, kind.width(self._ready(), BODY_STYLE) + 90)
        found: list[Widget] = [
            Label(
                centred(middle, 150, wide, kind.line(BODY_STYLE)), t("The screen is for"), BODY_STYLE, CREAM, "centre"
            ),
            Label(centred(middle, 222, wide, kind.line(NAME)), self.name, NAME, CREAM, "centre"),
            Button(centred(middle, 330, button, 56 * kind.text_size), self._ready(), self._open, "do"),
            Label(
                centred(middle, 398, wide, kind.line(BODY_STYLE)),
                t("The others look away until the next curtain."),
                BODY_STYLE,
                CREAM,
                "centre",
            ),
        ]
        line = kind.line(BODY_STYLE)
        top = 690 - line * len(self.happened)
        for index, text in enumerate(self.happened):
            box = Box(middle - wide / 2, top + index * line, wide, line)
            found.append(Label(box, kind.fit(text, BODY_STYLE, wide), BODY_STYLE, CREAM, "centre"))
        return found

    def _ready(self) -> str:
        """The words on the button that opens it."""
        return t("I am here")

    def default(self) -> Widget:
        return self.widgets[2]

    def _open(self) -> None:
        self.app.sounds.play("curtain")
        self.app.pop()
        self.opens()

    def handle(self, intent: Intent) -> bool:
        if intent == Action("menu"):
            self.pause()
            return True
        return super().handle(intent)

    def back(self) -> None:
        self.pause()

    def announced(self, degree: int) -> list[str]:
        """The words said when it comes down; what happened meanwhile was told before."""
        found = [f"{t('The screen is for')} {self.name}"]
        return [*found, t("The others look away until the next curtain.")] if degree > 1 else found

    def draw(self, canvas: Canvas) -> None:
        """Cover all of the screen, the margins too."""
        canvas.surface.fill(canvas.cloth.curtain)
        fold = canvas.view.width / FOLDS
        for number in range(FOLDS):
            canvas.panel(Box(number * fold, -20, fold * 0.42, 760), CREAM, 0, alpha=0.025)
        canvas.panel(Box(-20, 446, canvas.view.width + 40, 2), BRASS, 0, alpha=0.35)
        super().draw(canvas)

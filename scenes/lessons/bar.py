"""The bar above a lesson: the way out at the left, a dot a step in the middle, the title at the right."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from scenes.app.lang import t
from scenes.kit.box import Box, centred
from scenes.kit.button import Button
from scenes.kit.canvas import Canvas
from scenes.kit.iconbutton import IconButton
from scenes.kit.icons import ICONS
from scenes.kit.text import SMALL_STYLE, STRONG_STYLE, Style, Type
from scenes.kit.theme import BRASS, CREAM, INK, MUTED
from scenes.kit.widget import Widget

TOP, HIGH, MARGIN = 8.0, 44.0, 16.0
TITLE = Style("display", 700, 20, fixed=True)
STEP = SMALL_STYLE._replace(fixed=True, size=14)
QUIT = STRONG_STYLE._replace(fixed=True)
NUMBER = Style("digits", 700, 16, fixed=True)
DOT, NOW = 22.0, 34.0
SPACING, NEAREST = 50.0, 24.0
"""The distance between two dots where there is room, and the least."""
ICON, GAP = 38.0, 6.0


class Ways(NamedTuple):
    """The buttons of the bar: each one's function; None if it can't be used now."""

    leave: Callable[[], None]
    back: Callable[[], None] | None
    again: Callable[[], None]
    skip: Callable[[], None]


class Bar:
    """The bar of a lesson: its title, the step it is at, and the number of steps."""

    def __init__(self, title: str, at: int, steps: int, kind: Type, width: float) -> None:
        self.title = title
        self.at = min(at, steps - 1)
        self.steps = steps
        self.kind = kind
        self.width = width
        self.over = at >= steps

    @property
    def bottom(self) -> float:
        """The lower edge of the bar."""
        return TOP + HIGH + 4

    def _step_words(self) -> str:
        return t("Step {step} of {steps}", step=self.at + 1, steps=self.steps)

    def _quit(self) -> Box:
        return Box(MARGIN, TOP, self.kind.width(_way_out(), QUIT) + 34, HIGH)

    def _words(self) -> Box:
        """The box of the title and the step's number; of the number alone where there is no room for both."""
        across = max(self.kind.width(self.title, TITLE), self.kind.width(self._step_words(), STEP)) + 2
        if across > self.width * 0.3:
            across = self.kind.width(self._step_words(), STEP) + 2
        return Box(self.width - MARGIN - across, TOP, across, HIGH)

    def _middle(self) -> Box:
        """The box of the dots and the buttons beside them."""
        left, right = self._quit().right + GAP * 2, self._words().x - GAP * 2
        needs = min(SPACING, (right - left - 3 * (ICON + GAP) - NOW) / max(1, self.steps - 1))
        across = max(NEAREST, needs) * (self.steps - 1) + NOW + 3 * (ICON + GAP)
        x = min(max(self.width / 2 - across / 2, left), max(left, right - across))
        return Box(x, TOP, across, HIGH)

    def widgets(self, ways: Ways) -> list[Widget]:
        """The buttons of the bar."""
        out = Button(self._quit(), _way_out(), ways.leave, style=QUIT)
        middle = self._middle()
        left = Box(middle.x, TOP + (HIGH - ICON) / 2, ICON, ICON)
        again = left._replace(x=middle.right - 2 * ICON - GAP)
        skip = left._replace(x=middle.right - ICON)
        found: list[Widget] = [out]
        if ways.back is not None:
            found.append(IconButton(left, "left", ways.back, t("Back one step")))
        found.append(IconButton(again, "undo", ways.again, t("This step again")))
        found.append(IconButton(skip, "step", ways.skip, t("Skip this step")))
        return found

    def draw(self, canvas: Canvas) -> None:
        """Draw the dots and the title; the buttons are widgets."""
        words = self._words()
        titled = self.kind.width(self.title, TITLE) <= words.width
        line = self.kind.line(TITLE)
        if titled:
            canvas.text(self.title, words._replace(y=TOP - 4, height=line), TITLE, CREAM, "right")
        y = words.y + (line - 4 if titled else (HIGH - self.kind.line(STEP)) / 2)
        canvas.text(self._step_words(), words._replace(y=y, height=self.kind.line(STEP)), STEP, CREAM, "right")
        self._draw_dots(canvas)

    def _draw_dots(self, canvas: Canvas) -> None:
        middle = self._middle()
        first, last = middle.x + ICON + GAP + NOW / 2, middle.right - 2 * (ICON + GAP) - NOW / 2
        y = TOP + HIGH / 2
        step = (last - first) / max(1, self.steps - 1)
        side = min(DOT, step * 0.7) if self.steps > 1 else DOT
        for number in range(self.steps):
            x = first + step * number
            done = number < self.at or self.over
            if number:
                gap = centred(x - step / 2, y, max(2.0, step * 0.28), 3)
                canvas.panel(gap, BRASS if number <= self.at else MUTED, 1.5, alpha=1.0 if number <= self.at else 0.4)
            if number == self.at and not self.over:
                canvas.panel(centred(x, y, NOW, NOW), INK, NOW / 2, alpha=0.75, outline=BRASS, line=3)
                canvas.text(str(number + 1), centred(x, y, NOW, NOW), NUMBER, BRASS, "centre")
            elif done:
                canvas.panel(centred(x, y, side, side), BRASS, side / 2)
                canvas.icon("check", x, y, side * 0.6, INK)
            else:
                canvas.panel(centred(x, y, side * 0.7, side * 0.7), None, side / 2, outline=MUTED, line=2)


def _way_out() -> str:
    """The words on the button that leaves."""
    return ICONS["cross"] + " " + t("Leave the lesson")

"""The two ways into a game that somebody has never played: a lesson, or a match at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from scenes.app.keys import printed
from scenes.app.lang import n, t
from scenes.app.page import Page
from scenes.games import ON_SCREEN
from scenes.kit.box import Box, centred
from scenes.kit.button import Button
from scenes.kit.canvas import Canvas
from scenes.kit.label import Label
from scenes.kit.text import BODY_STYLE, STRONG_STYLE, Style, Type
from scenes.kit.theme import BRASS, BUTTON, CREAM, FADED, INK, LAMP, PAPER, Colour
from scenes.kit.widget import Widget
from scenes.pages.menu.tiles import EDGE, HIGH, LIFT, MARGIN, WIDE
from scenes.sitting.lesson import load
from scenes.stage.figures import drawing
from scenes.stage.tile import Laid

TITLE = Style("display", 900, 48)
NAME, SMALLEST = 23, 15
"""The size of a way's name, and the least where it is long."""
GAP = 24
WIDEST, HIGHEST = 380, 350
"""The size of a way, at the usual text size."""
PICTURE = 210
"""The greatest height of a picture."""
LAMP_SHARE = 0.82
"""The height of the lamp, as a share of the picture's."""

Painted = Callable[[Canvas, Box], None]
"""A function that paints a picture in the middle of a box."""


class Way(NamedTuple):
    """One of the ways: its name, a line about it, its picture, and what it does."""

    name: str
    about: str
    ground: Colour
    picture: Painted
    does: Callable[[], None]


class WayButton(Widget):
    """A way as a tile of paper: its picture, its name and a line about it."""

    def __init__(self, box: Box, way: Way, words: float) -> None:
        super().__init__(box)
        self.way = way
        self.words = words
        """The height that is kept for the words; the picture has the rest."""
        self._style = Style("display", 700, NAME)

    @staticmethod
    def words_height(kind: Type, way: Way, width: float) -> float:
        """The height that the words of a way need on a tile of this width."""
        lines = len(kind.wrap(way.about, BODY_STYLE, width - 2 * MARGIN))
        return kind.line(Style("display", 700, NAME)) + kind.line(BODY_STYLE) * lines + 2 * EDGE

    def fit(self, kind: Type) -> None:
        """Set the name in a smaller style if it is too long for the tile."""
        while kind.width(self.way.name, self._style) > self.box.width - 2 * MARGIN and self._style.size > SMALLEST:
            self._style = self._style._replace(size=self._style.size - 1)

    def says(self) -> str:
        return self.way.name

    def click(self) -> None:
        self.way.does()

    def draw(self, canvas: Canvas) -> None:
        active = self.hover or self.ringed
        box = self.box._replace(y=self.box.y - (LIFT if self.hover and not self.pressed else 0))
        canvas.panel(box, PAPER if active else CREAM, 22, outline=BRASS if active else CREAM, line=4, shadow=14)
        picture = Box(box.x + EDGE, box.y + EDGE, box.width - 2 * EDGE, box.height - self.words - EDGE)
        canvas.panel(picture, self.way.ground, 14)
        self.way.picture(canvas, picture.inset(EDGE))
        high = canvas.type.line(Style("display", 700, NAME))
        name = Box(box.x + MARGIN, picture.bottom + EDGE * 0.7, box.width - 2 * MARGIN, high)
        canvas.text(self.way.name, name, self._style, INK)
        canvas.paragraph(self.way.about, name._replace(y=name.bottom, height=self.words), BODY_STYLE, FADED)
        self.ring(canvas, 22)


class WaysPage(Page):
    """The two ways side by side, and the way back."""

    def __init__(self, game: str, lesson: str) -> None:
        super().__init__()
        self.game = ON_SCREEN[game]
        self.lesson = lesson

    def enter(self) -> None:
        """Begin at the first way if a key has led here."""
        super().enter()
        if not self.app.by_mouse:
            self._step(1)

    def build(self) -> list[Widget]:
        kind, view = self.app.canvas.type, self.app.view
        ways = self._ways()
        width = min(WIDEST * max(1.0, 0.85 * kind.text_size), (view.width - 2 * MARGIN - GAP) / 2)
        words = max(WayButton.words_height(kind, way, width) for way in ways)
        title, line, button = kind.line(TITLE), kind.line(BODY_STYLE), BUTTON * kind.text_size
        around = title + line + 2 * GAP + button
        high = min(max(HIGHEST, words + PICTURE), view.height - around - 2 * MARGIN)
        top = (view.height - around - high) / 2
        whole = Box(0, top, view.width, title)
        tiles = centred(view.width / 2, top + title + line + GAP + high / 2, 2 * width + GAP, high)
        asked = t("You have never played it. How would you like to begin?")
        back = kind.width(t("Back"), STRONG_STYLE) + button * 1.5
        return [
            Label(whole, self.game.title(), TITLE, align="centre"),
            Label(whole._replace(y=whole.bottom, height=line), asked, align="centre"),
            *(WayButton(box, way, words) for box, way in zip(tiles.row(2, GAP), ways, strict=True)),
            Button(Box(view.width / 2 - back / 2, tiles.bottom + GAP, back, button), t("Back"), self.back),
        ]

    def _ways(self) -> list[Way]:
        lesson = load(self.lesson)
        learn = n("Learn in {count} minute", "Learn in {count} minutes", lesson.minutes)
        rules = t("The rules are always at hand: {key}.", key=printed(self.app.preferences, "rules"))
        return [
            Way(learn, str(lesson.about), LAMP, _lamp, self._learn),
            Way(t("Play right away"), rules, self.game.tile().ground, self._cards, self._play),
        ]

    def _cards(self, canvas: Canvas, box: Box) -> None:
        """Paint the cards of the game's tile."""
        zoom, (x, y) = min(1.0, box.width / WIDE, box.height / HIGH), box.centre
        cards: Sequence[Laid] = self.game.tile().cards(canvas.view.scale * zoom, self.app.preferences)
        for laid in cards:
            canvas.picture(laid.picture, x + laid.across * zoom, y + laid.down * zoom)

    def _learn(self) -> None:
        from scenes.pages.lessons import lesson_scene

        self.app.replace(lesson_scene(self.app, self.lesson))

    def _play(self) -> None:
        from scenes.pages.setup.page import SetupPage

        self.app.replace(SetupPage(self.game.name))


def _lamp(canvas: Canvas, box: Box) -> None:
    """Paint the coach: the lamp of the table."""
    side = box.height * LAMP_SHARE
    drawing("lesson/lamp")(canvas, centred(*box.centre, side, side))

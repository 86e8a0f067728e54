"""A small table as the settings show it: a cloth with its words, somebody with their cards, a pile, a hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import pygame

from scenes.app.lang import p
from scenes.app.preferences import Preferences
from scenes.games import ON_SCREEN
from scenes.kit import shapes
from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.cloths import Cloth, named
from scenes.kit.shapes import Panel, Shapes
from scenes.kit.text import HEADING_STYLE, SMALL_STYLE
from scenes.kit.theme import CARD
from scenes.kit.widget import Widget
from scenes.stage import bust, plate
from scenes.stage.art.card import RESTING, Drawing, Pose, Press

RADIUS = 18.0
HEAD = 84.0
"""The diameter of the portrait."""
SEAT = 160.0
HELD = 5
"""The cards that the portrait holds."""
PILE, HAND = 0.74, 0.78
"""The scales of the pile and of the hand."""
FACE = "grandmother"
"""The portrait of whoever sits there."""

CLOTH_NAMES: dict[str, Callable[[], str]] = {
    "green": lambda: p("cloth", "Green"),
    "blue": lambda: p("cloth", "Blue"),
    "burgundy": lambda: p("cloth", "Burgundy"),
    "linen": lambda: p("cloth", "Linen"),
}


@lru_cache(maxsize=8)
def piece(size: tuple[int, int], radius: int, name: str) -> pygame.Surface:
    """A piece of a cloth with round corners, lit by its lamp, of this size in pixels."""
    cloth = named(name)
    cut = Shapes().panel(Panel(size, radius, (255, 255, 255))).copy()
    cut.blit(shapes.cloth(size, cloth.lamp, cloth.corner), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return cut


def draw_piece(canvas: Canvas, box: Box, name: str, radius: float) -> None:
    """Draw a piece of a cloth in a box."""
    px = canvas.view.px
    canvas.picture(piece((px(box.width), px(box.height)), px(radius), name), *box.centre)


@lru_cache(maxsize=4)
def _press(scale: float, cloth: Cloth) -> Press:
    return Press(scale, cloth.edge)


def back(scale: float, cloth: Cloth, key: tuple[str, str], draw: Callable[[], Drawing], zoom: float) -> pygame.Surface:
    """The picture of a back; `key` is its game and its name."""
    return _press(scale, cloth).show(key, draw, Pose.near(0, zoom, 1.0, False), even=True)


class SmallTable(Widget):
    """The table of a game with the cloth and the back that were chosen."""

    focusable = False

    def __init__(self, box: Box, preferences: Preferences, game: str, back: str) -> None:
        super().__init__(box)
        self.preferences = preferences
        self.game = game
        self.back = back

    def draw(self, canvas: Canvas) -> None:
        before, canvas.cloth = canvas.cloth, named(self.preferences.cloth)
        try:
            draw_piece(canvas, self.box, self.preferences.cloth, RADIUS)
            with canvas.clipped(self.box):
                self._draw_hand(canvas)
                self._draw_pile(canvas)
                self._draw_seat(canvas)
                self._draw_words(canvas)
        finally:
            canvas.cloth = before

    def _back(self, canvas: Canvas, zoom: float) -> pygame.Surface:
        design = ON_SCREEN[self.game].backs()[self.back]
        return back(canvas.view.scale, canvas.cloth, (self.game, self.back), design.draw, zoom)

    def _draw_seat(self, canvas: Canvas) -> None:
        """Draw somebody large, with their cards before them."""
        who = plate.Plate(2, "Camille", "", HELD, emblem=FACE, active=True)
        room = Box(self.box.centre[0] - SEAT / 2, self.box.y + 12, SEAT, bust.height(HEAD))
        bust.draw(canvas, bust.below(room), who, HELD, self._back(canvas, 1.0))

    def _draw_pile(self, canvas: Canvas) -> None:
        """Draw a pile at the left of the middle, a little taller than one card."""
        x, y = self.box.x + self.box.width * 0.17, self.box.centre[1]
        press, picture = _press(canvas.view.scale, canvas.cloth), self._back(canvas, PILE)
        shadow = press.shadow(Pose.near(0, PILE, 1.0, False), RESTING)
        for rise in (0.0, 2.0, 4.0):
            if not rise:
                canvas.picture(shadow, x, y + RESTING.drop)
            canvas.picture(picture, x, y - rise)

    def _draw_hand(self, canvas: Canvas) -> None:
        """Draw what lies on the game's tile at the lower edge."""
        x, y = self.box.centre[0], self.box.bottom - CARD[1] * HAND * 0.46
        for laid in ON_SCREEN[self.game].tile().cards(canvas.view.scale * HAND, self.preferences):
            canvas.picture(laid.picture, x + laid.across * HAND, y + laid.down * HAND)

    def _draw_words(self, canvas: Canvas) -> None:
        """Draw the names of the cloth and of the back, where a table has its words."""
        kind, right = canvas.type, self.box.right - 14
        left = self.box.x + self.box.width * 0.17 + CARD[0] * PILE / 2 + 12
        high, low = kind.line(HEADING_STYLE), kind.line(SMALL_STYLE)
        room = centred((left + right) / 2, self.box.centre[1] + 8, right - left, high)
        names = CLOTH_NAMES.get(self.preferences.cloth, CLOTH_NAMES["green"])()
        canvas.text(names, room, HEADING_STYLE, canvas.cloth.words, "centre")
        title = ON_SCREEN[self.game].backs()[self.back].title()
        canvas.text(title, room._replace(y=room.bottom, height=low), SMALL_STYLE, canvas.cloth.soft, "centre")

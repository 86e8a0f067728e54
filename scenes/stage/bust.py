"""A seat drawn large: its portrait, the cards that it holds before it, and the plate with its name below."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import pygame

from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.theme import BRASS, CARD, CORAL, CREAM, INK
from scenes.stage import plate
from scenes.stage.plate import COUNT, FEW, Plate

WIDTH, WORDS = 164.0, 42.0
"""The width of a seat, and the height of the plate with its words."""
HEAD, SMALL_HEAD = 104.0, 80.0
"""The portrait's diameter; SMALL_HEAD at the top of the table, where there is less room."""
BACK = 0.38
"""The scale of the backs."""
LOWERED = 5.0
"""The distance from the portrait's lower edge down to the middle of the backs."""
BELOW = 41.0
"""The distance from the portrait's lower edge down to the plate."""
STEP, TURN, MOST_WIDE, MOST = 14.0, 5.0, 92.0, 12
"""The distance between two backs and the degrees from one to the next; the greatest width of all, and their number."""
LETTER = plate.LETTER._replace(size=44)
KEY = (34.0, 32.0)


class Parts(NamedTuple):
    """The boxes of a large seat: the portrait, one back in the middle of the fan, the plate with the words."""

    head: Box
    cards: Box
    words: Box

    @property
    def key(self) -> Box:
        """The box of the race key, beside the portrait."""
        return centred(self.head.right + KEY[0] / 4, self.head.y + KEY[1], *KEY)

    def badge(self, cards: int) -> Box:
        """The box of the number of cards, at the right end of so many backs."""
        slots = list(fan(cards))
        right = slots[-1][0] if slots else 0.0
        x, y = self.cards.centre
        return centred(x + right + self.cards.width / 2 + 8, y + 6, 26, 22)


def height(head: float) -> float:
    """The height of a seat with a portrait of this diameter."""
    return head + BELOW + WORDS


def parts(box: Box) -> Parts:
    """The boxes of the parts of a seat in this box."""
    head = box.height - BELOW - WORDS
    disc = centred(box.centre[0], box.y + head / 2, head, head)
    backs = centred(disc.centre[0], disc.bottom + LOWERED, CARD[0] * BACK, CARD[1] * BACK)
    return Parts(disc, backs, Box(box.x, box.bottom - WORDS, box.width, WORDS))


def fan(cards: int) -> Iterator[tuple[float, float, float]]:
    """The x and y of each back from the middle of the fan, and its angle in degrees; many cards stand closer."""
    count = min(cards, MOST)
    step = min(STEP, MOST_WIDE / (count - 1)) if count > 1 else 0.0
    turn = TURN * step / STEP
    for number in range(count):
        out = number - (count - 1) / 2
        yield out * step, out * out * turn * 0.12, -out * turn


def draw(canvas: Canvas, box: Box, shown: Plate, held: int, back: pygame.Surface) -> None:
    """Draw a seat large, with so many cards with this back before it; one that is to act is ringed in brass."""
    found = parts(box)
    plate.ground(canvas, found.words, shown)
    plate.face(canvas, found.head, shown, LETTER, shown.face)
    if shown.active or shown.ready:
        ring = found.head.inset(-3)
        canvas.panel(
            ring, None, ring.height / 2, outline=canvas.cloth.words if shown.ready else canvas.cloth.brass, line=3
        )
    x, y = found.cards.centre
    for across, down, angle in fan(held):
        canvas.picture(turned(back, angle), x + across, y + down)
    plate.words(canvas, found.words.inset(14, 2), shown, "centre")
    if shown.cards is not None:
        _count(canvas, found.badge(held), shown.cards)
    if shown.key:
        plate.draw_key(canvas, found.key, shown.key)
    if shown.badge:
        plate.draw_badge(canvas, found.words, shown.badge)


@lru_cache(maxsize=64)
def turned(back: pygame.Surface, angle: float) -> pygame.Surface:
    """The back of a card as it is held, from its picture at full size, turned by an angle in degrees."""
    width, height = back.get_size()
    small = pygame.transform.smoothscale(back, (round(2 * BACK * width), round(2 * BACK * height)))
    return pygame.transform.rotozoom(small, angle, 0.5)


def _count(canvas: Canvas, badge: Box, cards: int) -> None:
    """Draw the number of cards: in coral once they are few."""
    few = cards <= FEW
    canvas.panel(badge, CORAL if few else BRASS, badge.height / 2, shadow=3)
    canvas.text(str(cards), badge, COUNT._replace(size=16), CREAM if few else INK, "centre")

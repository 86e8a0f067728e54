"""A seat drawn large: its portrait, the cards that it holds before it, and the plate with its name below or beside."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import pygame

from scenes.kit.box import Box, centred
from scenes.kit.canvas import Align, Canvas
from scenes.kit.text import Style
from scenes.kit.theme import BRASS, CARD, CORAL, CREAM, INK
from scenes.stage import plate
from scenes.stage.plate import COUNT, FEW, Plate

WIDTH, WORDS = 164.0, 46.0
"""The width of a seat whose plate is below its portrait, and the height of the plate with its words, at the usual text
size. Larger text takes more room: portraits make it, cards keep their size."""
HEAD, TOP_HEAD, OWN_HEAD = 116.0, 100.0, 84.0
"""The portrait's diameter: usually, at the top of the table, and one's own."""
BACK = 0.38
"""The scale of the backs."""
LOWERED = 8.0
"""The distance from the portrait's lower edge down to the middle of the backs."""
BELOW = 38.0
"""The distance from the portrait's lower edge down to the lower edge of the backs."""
STEP, TURN, MOST_WIDE, MOST = 14.0, 5.0, 92.0, 12
"""The distance between two backs and the degrees from one to the next; the greatest width of all, and their number."""
HEM, SHADE = 0.06, (0, 0, 0, 120)
"""The clear room around a back, as a share of its width, and the colour of the shade in it."""
HALF = 74.0
"""The room that the fan takes at either side of its middle."""
TOP_WIDE, OWN_WIDE = 284.0, 226.0
"""The width of a seat at the top of the table, and of one's own."""
FLAT = 0.74
"""The height of a plate beside a portrait, as a share of the portrait's without cards."""
APART = 8.0
"""The room between a portrait and the words beside it."""
LETTER = plate.LETTER._replace(size=44)
LARGER = (Style("text", 800, 19), *plate.NAMES)
"""The styles of a name beside a portrait, the largest that fits."""
LARGER_LINES = (Style("text", 700, 15), *plate.LINES)
"""The styles of the line below it, the largest that fits."""
KEY = (34.0, 32.0)
BADGE = (26.0, 22.0)
"""The width and height of the number of cards, at the usual text size."""


class Parts(NamedTuple):
    """The boxes of a large seat: the portrait, one back in the middle of the fan, the plate with the words."""

    head: Box
    cards: Box
    words: Box
    beside: bool = False
    """True if the plate is beside the portrait, and not below it."""
    half: float = HALF
    """The room for cards at either side of the portrait's middle; 0 if it holds none."""
    size: float = 1.0
    """The text size."""

    @property
    def label(self) -> Box:
        """The part of the plate that neither the portrait nor the cards cover; a game's marks hang on it."""
        if not self.beside:
            return self.words
        left = self.head.centre[0] + self.half if self.half else self.head.right
        return self.words._replace(x=left, width=self.words.right - left)

    @property
    def room(self) -> Box:
        """The room for the words."""
        if not self.beside:
            return self.words.inset(14, 2)
        left = self.head.right + APART
        return Box(left, self.words.y + 2, self.words.right - self.words.height * 0.3 - left, self.words.height - 4)

    @property
    def key(self) -> Box:
        """The box of the race key, beside the portrait; at the end of a plate that is there."""
        across, down = KEY[0] * self.size, KEY[1] * self.size
        if self.beside:
            return centred(self.words.right - across / 2 - 8, self.words.centre[1], across, down)
        return centred(self.head.right + across / 4, self.head.y + down, across, down)

    def badge(self, held: int, cards: int | None = None) -> Box:
        """The box of the number of cards: at the right end of so many backs, or on the plate of a hand laid open."""
        across, down = BADGE[0] * self.size, BADGE[1] * self.size
        if cards and not held:
            return centred(self.words.right - 2 - across / 2, self.words.centre[1], across, down)
        slots = list(fan(held))
        right = slots[-1][0] if slots else 0.0
        x, y = self.cards.centre
        return centred(x + right + self.cards.width / 2 + 8, y + 6, across, down)


def height(head: float, size: float = 1.0) -> float:
    """The height of a seat with a portrait of this diameter and its plate below, at a text size."""
    return head + BELOW + WORDS * size


def top_height(head: float) -> float:
    """The height of a seat with a portrait of this diameter, cards before it and its plate beside."""
    return head + BELOW


def own_width(size: float) -> float:
    """The width of one's own seat at a text size: its words grow, its portrait doesn't."""
    return OWN_HEAD + (OWN_WIDE - OWN_HEAD) * size


def below(box: Box, size: float = 1.0) -> Parts:
    """The parts of a seat in this box: from the top the portrait, the cards, the plate."""
    high = WORDS * size
    head = box.height - BELOW - high
    disc = centred(box.centre[0], box.y + head / 2, head, head)
    across = min(box.width, WIDTH * size)
    words = Box(disc.centre[0] - across / 2, box.bottom - high, across, high)
    return Parts(disc, _cards(disc), words, size=size)


def top(box: Box, half: float = HALF, size: float = 1.0) -> Parts:
    """The parts of a seat in this low box: the portrait over its cards, the plate at its right."""
    head = box.height - BELOW
    disc = centred(box.x + half, box.y + head / 2, head, head)
    left, middle = disc.centre
    high = WORDS * size
    cards = _cards(disc)
    words = Box(left, min(middle - high / 2, cards.y - high), min(box.right - left, (TOP_WIDE - HALF) * size), high)
    return Parts(disc, cards, words, beside=True, half=half, size=size)


def beside(box: Box, flat: float = FLAT, size: float = 1.0) -> Parts:
    """The parts of a seat without cards: the portrait at the left, its plate at the right.

    At the usual text size the plate is `flat` times as high as the portrait, at any other at most as high.
    """
    disc = box._replace(width=box.height)
    left, middle = disc.centre
    high = box.height * min(1.0, flat * size)
    words = Box(left, middle - high / 2, box.right - left, high)
    return Parts(disc, _cards(disc), words, beside=True, half=0.0, size=size)


def _cards(disc: Box) -> Box:
    return centred(disc.centre[0], disc.bottom + LOWERED, CARD[0] * BACK, CARD[1] * BACK)


def fan(cards: int) -> Iterator[tuple[float, float, float]]:
    """The x and y of each back from the middle of the fan, and its angle in degrees; many cards stand closer."""
    count = min(cards, MOST)
    step = min(STEP, MOST_WIDE / (count - 1)) if count > 1 else 0.0
    turn = TURN * step / STEP
    for number in range(count):
        out = number - (count - 1) / 2
        yield out * step, out * out * turn * 0.12, -out * turn


def draw(canvas: Canvas, parts: Parts, shown: Plate, held: int, back: pygame.Surface | None) -> None:
    """Draw a seat large, with so many cards with this back before it; one that is to act is ringed in brass."""
    plate.ground(canvas, parts.words, shown)
    plate.face(canvas, parts.head, shown, LETTER, shown.face)
    if shown.active or shown.ready:
        ring = parts.head.inset(-3)
        colour = canvas.cloth.words if shown.ready else canvas.cloth.brass
        canvas.panel(ring, None, ring.height / 2, outline=colour, line=3)
    if back is not None:
        x, y = parts.cards.centre
        for across, down, angle in fan(held):
            canvas.picture(turned(back, angle), x + across, y + down)
    align: Align = "left" if parts.beside else "centre"
    styles = (LARGER, LARGER_LINES) if parts.beside else (plate.NAMES, plate.LINES)
    plate.words(canvas, _words(parts, shown), shown, align, *styles)
    if shown.cards is not None:
        _count(canvas, parts.badge(held, shown.cards), shown.cards)
    if shown.key:
        plate.draw_key(canvas, parts.key, shown.key)
    if shown.badge:
        plate.draw_badge(canvas, parts.words, shown.badge)


def _words(parts: Parts, shown: Plate) -> Box:
    """The room for the words of a plate: less of it beside a key, or where the game draws something of its own."""
    room = parts.room
    if not parts.beside or not (shown.key or shown.aside):
        return room
    return room._replace(width=parts.words.right - plate.ASIDE * parts.size - 4 - room.x)


@lru_cache(maxsize=64)
def turned(back: pygame.Surface, angle: float) -> pygame.Surface:
    """The back of a card as it is held, from its picture at full size, turned by an angle in degrees."""
    return pygame.transform.rotozoom(_held(back), angle, 0.5)


@lru_cache(maxsize=8)
def _held(back: pygame.Surface) -> pygame.Surface:
    """A back at twice the size at which it is held, on a shade that sets it apart from the next one.

    Clear pixels are left around it: so its edges stay smooth when it is turned.
    """
    width, height = (round(2 * BACK * side) for side in back.get_size())
    hem = max(4, round(HEM * width))
    whole = pygame.Surface((width + 2 * hem, height + 2 * hem), pygame.SRCALPHA, 32)
    card = pygame.Rect(hem, hem, width, height)
    pygame.draw.rect(whole, SHADE, card.inflate(hem, hem), border_radius=hem)
    whole = pygame.transform.box_blur(whole, hem // 2)
    whole.blit(pygame.transform.smoothscale(back, card.size), card)
    return whole


def _count(canvas: Canvas, badge: Box, cards: int) -> None:
    """Draw the number of cards: in coral once they are few."""
    few = cards <= FEW
    canvas.panel(badge, CORAL if few else BRASS, badge.height / 2, shadow=3)
    canvas.text(str(cards), badge, COUNT._replace(size=16), CREAM if few else INK, "centre")

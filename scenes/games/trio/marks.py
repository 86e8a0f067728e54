"""The small marks about Trio's cards: a place's number, a card's origin, a hand's count, a seat close to winning."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import pygame

from game.match import Seat
from game.trio.moves import Reveal
from scenes.kit import icons
from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.icons import ICONS
from scenes.kit.text import Style, Type
from scenes.kit.theme import BRASS, CARD, CORAL, CREAM, INK, PAPER, Colour
from scenes.stage import likeness, plate
from scenes.stage.plate import SOFT
from scenes.stage.slots import Slot

NUMBER = Style("digits", 600, 13)
ASKED = Style("display", 700, 30)
NOTED = Style("digits", 700, 16)
NEAR = Style("digits", 600, 14)
LETTER = Style("display", 700, 13)
NOTED_SIDE, NEAR_HIGH = 26, 22
"""The width of a note's disc, and the height of the pill of a seat close to winning, at the usual text size."""
GLOW = 16
"""The reach of the light around a seven, in logical units."""


@lru_cache(maxsize=64)
def _chevron(side: int, up: bool, colour: Colour) -> pygame.Surface:
    return pygame.transform.rotate(icons.picture("left", side, colour), -90 if up else 90)


def chevron(canvas: Canvas, x: float, y: float, size: float, up: bool, colour: Colour) -> None:
    """Draw a chevron: up for the highest card, down for the lowest."""
    canvas.picture(_chevron(canvas.view.px(size), up, colour), x, y)


def empty(canvas: Canvas, slot: Slot, text: str) -> None:
    """Draw the outline of a slot without a card, with a text in it."""
    box = centred(slot.x, slot.y, CARD[0] * slot.scale, CARD[1] * slot.scale)
    canvas.panel(box, INK, 9 * slot.scale + 2, alpha=0.2)
    canvas.panel(box, None, 9 * slot.scale + 2, alpha=0.35, outline=canvas.cloth.words, line=1.5)
    canvas.text(text, box, ASKED, canvas.cloth.soft, "centre")


def numbered(canvas: Canvas, slot: Slot, index: int) -> None:
    """Draw the number of a place in the corner of its card; it is also the key to press."""
    side = 20 * canvas.type.text_size
    left, top = slot.x - CARD[0] * slot.scale / 2, slot.y - CARD[1] * slot.scale / 2
    disc = centred(left + side * 0.42, top + side * 0.42, side, side)
    canvas.panel(disc, canvas.cloth.glass, side / 2, outline=SOFT, line=1)
    canvas.text(str(index + 1), disc, NUMBER, CREAM, "centre")


def noted(canvas: Canvas, x: float, y: float, number: int) -> None:
    """Draw the number that the notebook knows of a card that lies face down."""
    side = NOTED_SIDE * canvas.type.text_size
    disc = centred(x, y, side, side)
    canvas.panel(disc, PAPER, side / 2, outline=BRASS, line=2)
    canvas.text(str(number), disc, NOTED, INK, "centre")


def origin(canvas: Canvas, x: float, y: float, asked: Reveal, seats: Sequence[Seat]) -> None:
    """Draw the origin of a card in the row: its place in the middle, or a seat's disc and the end of its hand."""
    size = canvas.type.text_size
    if asked.place is not None:
        card = centred(x, y, 20 * size, 22 * size)
        canvas.panel(card, canvas.cloth.glass, 4 * size, outline=SOFT, line=1)
        canvas.text(str(asked.place + 1), card, NUMBER, CREAM, "centre")
        return
    side, seat = 22 * size, int(asked.source)
    face(canvas, centred(x - 9 * size, y, side, side), seat, seats[seat])
    chevron(canvas, x + 12 * size, y, 11 * size, asked.end == "high", canvas.cloth.words)


def face(canvas: Canvas, box: Box, seat: int, who: Seat) -> None:
    """Draw the disc of a seat, as on its plate."""
    shown = plate.Plate(seat, who.name, "", None, emblem=likeness.of(who), colour=who.colour)
    plate.face(canvas, box, shown, LETTER)


def count_box(x: float, bottom: float, text_size: float) -> Box:
    """The box of the number of cards in a hand, on the lower edge of its fan."""
    return centred(x, bottom - 7 * text_size, 24 * text_size, 18 * text_size)


def count(canvas: Canvas, badge: Box, cards: int) -> None:
    """Draw the number of cards in a hand."""
    canvas.panel(badge, BRASS, badge.height / 2, outline=canvas.cloth.glass, line=1)
    canvas.text(str(cards), badge, NEAR, INK, "centre")


def near_words(numbers: Sequence[int]) -> str:
    """A crown and the trios that would win; a crown and +1 if any trio would."""
    return f"{ICONS['crown']} {' · '.join(map(str, numbers)) if numbers else '+1'}"


def near_width(kind: Type, words: str) -> float:
    return kind.width(words, NEAR) + 14 * kind.text_size


def near(canvas: Canvas, box: Box, words: str) -> None:
    """Draw the coral pill of a seat that is one trio from winning."""
    canvas.panel(box, CORAL, box.height / 2)
    canvas.text(words, box, NEAR, CREAM, "centre")


@lru_cache(maxsize=8)
def _halo(width: int, height: int, reach: int) -> pygame.Surface:
    """A soft light of brass around a card of this size, in pixels."""
    light = pygame.Surface((width + 4 * reach, height + 4 * reach), pygame.SRCALPHA)
    light.fill((*BRASS, 0))
    pygame.draw.rect(light, (*BRASS, 230), (reach, reach, width + 2 * reach, height + 2 * reach), border_radius=reach)
    return pygame.transform.box_blur(pygame.transform.box_blur(light, max(1, reach // 2)), max(1, reach // 3))


def glowing(card: pygame.Surface, reach: int) -> pygame.Surface:
    """The card's picture with the light of a seven around it; `reach` is the light's width in pixels."""
    width, height = card.get_size()
    whole = _halo(width, height, reach).copy()
    whole.blit(card, (2 * reach, 2 * reach))
    return whole

"""The marks on a plate: the seat's last call, the dealer, the progress of its points, its gain in the last deal."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.tordu.moves import Bid, Double, Pass
from scenes.app.lang import p
from scenes.games.tordu.art import Art
from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.text import DIGITS_STYLE, Style, Type
from scenes.kit.theme import BRASS, CORAL, CREAM, INK, PAPER, Colour
from scenes.stage.plate import SOFT

SAID = Style("text", 800, 14)
DEALER = Style("digits", 600, 13)
GAIN = Style("digits", 700, 15)
DEALER_SIDE, TRACK = 18.0, 2.5
"""The width of the dealer's disc on a plate, and the height of the bar of a seat's points, at the usual text size."""
FINE = 3
TAIL = 9
"""The width of a speech bubble's tail."""


def bubble(canvas: Canvas, art: Art, strip: Box, call: Bid | Pass | Double, below: bool, stands: bool) -> None:
    """Draw a seat's last call as a speech bubble; a bid that no longer stands is dimmed."""
    match call:
        case Bid(suit, tricks):
            _bid(canvas, art, strip, suit, tricks, below, stands)
        case Pass():
            _word(canvas, strip, p("said", "pass"), canvas.cloth.glass, SOFT, below)
        case Double():
            _word(canvas, strip, p("said", "double!"), CORAL, CREAM, below)


def bubble_box(kind: Type, strip: Box, call: Bid | Pass | Double) -> Box:
    """The box of a seat's last call, without the bubble's tail."""
    if isinstance(call, Bid):
        return Box(strip.x, strip.y, 58 * kind.text_size, strip.height)
    word = p("said", "pass") if isinstance(call, Pass) else p("said", "double!")
    return _word_box(kind, strip, word)


def _word_box(kind: Type, strip: Box, word: str) -> Box:
    return Box(strip.x, strip.y, kind.width(word, SAID) + 22 * kind.text_size, strip.height)


def _bid(canvas: Canvas, art: Art, strip: Box, suit: str, tricks: int, below: bool, stands: bool) -> None:
    size = canvas.type.text_size
    ground, ink = (PAPER, INK) if stands else (canvas.cloth.glass, SOFT)
    box = Box(strip.x, strip.y, 58 * size, strip.height)
    _ground(canvas, box, ground, below)
    number, sign = box.row(2, 0)
    canvas.text(str(tricks), number.inset(6 * size, 0), DIGITS_STYLE, ink, "right")
    side = canvas.view.px(16 * size)
    canvas.picture(art.suit(suit, side, on_cloth=not stands), sign.centre[0] - 3 * size, sign.centre[1])


def _word(canvas: Canvas, strip: Box, word: str, ground: Colour, ink: Colour, below: bool) -> None:
    box = _word_box(canvas.type, strip, word)
    _ground(canvas, box, ground, below)
    canvas.text(word, box, SAID, ink, "centre")


def _ground(canvas: Canvas, box: Box, ground: Colour, below: bool) -> None:
    """Draw a bubble's rounded ground, with a tail towards its plate."""
    across = TAIL * canvas.type.text_size
    tail = _tail(canvas.view.px(across), ground, below)
    edge = box.y - across / 4 + 0.5 if below else box.bottom + across / 4 - 0.5
    canvas.picture(tail, box.x + 1.7 * across, edge)
    canvas.panel(box, ground, box.height / 2)


@lru_cache(maxsize=32)
def _tail(across: int, ground: Colour, up: bool) -> pygame.Surface:
    """The bubble's tail: a small triangle that points up or down, `across` pixels wide."""
    width, height = across * FINE, across * FINE // 2
    large = pygame.Surface((width, height), pygame.SRCALPHA)
    large.fill((*ground, 0))
    base, tip = (height, 0) if up else (0, height)
    pygame.draw.polygon(large, ground, [(0, base), (width, base), (width // 3, tip)])
    return pygame.transform.smoothscale(large, (across, max(1, across // 2)))


def dealer_box(plate: Box, text_size: float) -> Box:
    """The box of the disc on the plate of whoever deals."""
    side = DEALER_SIDE * text_size
    return centred(plate.x + plate.height - side / 2, plate.bottom - side * 0.36, side, side)


def dealer(canvas: Canvas, disc: Box) -> None:
    """Draw the brass disc of whoever deals."""
    canvas.panel(disc, BRASS, disc.width / 2, outline=canvas.cloth.glass, line=1.5)
    canvas.text(p("dealer", "D"), disc, DEALER, INK, "centre")


def progress_box(plate: Box, text_size: float) -> Box:
    """The box of the bar of a seat's points, on its plate."""
    left = plate.x + plate.height + 6
    return Box(left, plate.bottom - 5 * text_size, plate.right - plate.height * 0.4 - left, TRACK * text_size)


def track(words: Box, bottom: float) -> Box:
    """The box of the bar of a large seat's points: below its words, at the lower edge of the plate."""
    return Box(words.x, bottom - 5, words.width, TRACK)


def progress(canvas: Canvas, track: Box, points: int, target: int) -> None:
    """Draw the points as a bar on the way to the target."""
    canvas.panel(track, CREAM, track.height / 2, alpha=0.2)
    share = min(1.0, points / target)
    if share:
        canvas.panel(track._replace(width=max(track.height, track.width * share)), BRASS, track.height / 2)


def gain_box(kind: Type, strip: Box, points: int) -> Box | None:
    """The box of the points that a deal has brought, at the strip's right end; None for 0."""
    width = kind.width(f"+{points}", GAIN) + 18 * kind.text_size
    return Box(strip.right - width, strip.y, width, strip.height) if points else None


def gain(canvas: Canvas, strip: Box, points: int) -> None:
    """Draw the points that a deal has brought; nothing for 0."""
    box = gain_box(canvas.type, strip, points)
    if box is not None:
        canvas.panel(box, BRASS, box.height / 2)
        canvas.text(f"+{points}", box, GAIN, INK, "centre")

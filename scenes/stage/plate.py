"""A seat's plate: likeness, name, a line about it, and how many cards it holds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scenes.kit.box import Box, centred
from scenes.kit.canvas import Align, Canvas
from scenes.kit.text import SMALL_STYLE, STRONG_STYLE, Style, Type
from scenes.kit.theme import BRASS, CORAL, CREAM, INK, MUTED, TEAL, Colour, colour
from scenes.stage import likeness
from scenes.stage.portrait import Face

COLOURS = tuple(
    colour(text)
    for text in (
        "#5AA3A3", "#E8734F", "#5B8DC4", "#9B6BB0", "#7BA35A", "#D9A441",
        "#C4627F", "#6C7FC9", "#4F9E78", "#B5793E", "#8A8F3C", "#A8556B",
    )
)  # fmt: skip
"""One for each of twelve seats."""
DARK = (16, 42, 40)
BACK, PIP = colour("#98312E"), colour("#E9A23B")
"""The colours of the small card: its back, and the point in its middle."""
SOFT = (206, 216, 206)
"""The colour of the line below the name: quieter, and still easy to read."""
FEW = 2
"""With this many cards left or fewer, the count turns urgent."""
LETTER = Style("display", 700, 20)
COUNT = Style("digits", 600, 14)
CAP = Style("text", 800, 14)
BADGE = Style("text", 700, 13)
NAMES = (STRONG_STYLE, Style("text", 800, 14), Style("text", 800, 13), Style("text", 700, 13))
"""The styles of a name, the largest that fits: a long name is set smaller before it is cut."""
LINES = (SMALL_STYLE,)
"""The styles of the line below it, the largest that fits."""
RISE = 1
"""The distance that a plate's text is raised: letters stand low in their lines."""
SLACK = 6
"""The height by which lines may exceed the plate: lines are a little higher than their letters."""
ASIDE = 37
"""The room for the small card or the key at the right, at the usual text size."""


class Plate(NamedTuple):
    """The contents of a plate. `colour` is an index into COLOURS; None: by seat."""

    seat: int
    name: str
    line: str
    cards: int | None
    active: bool = False
    emblem: str = ""
    """The name of the seat's likeness, an emblem or a portrait; "": it shows the first letter of the name."""
    colour: int | None = None
    key: str = ""
    """The key to press in a race, shown instead of the cards; "" for none."""
    ready: bool = False
    """True if it is lit up: a key pressed in time, a choice made."""
    out: bool = False
    """True if the seat is no longer in play."""
    badge: str = ""
    """A word on a label below the plate (dealer, reader); "" for none."""
    aside: bool = False
    """True if room is kept at the right for what the game draws there."""
    face: Face = "neutral"
    """The face of the portrait."""


def tone(plate: Plate) -> Colour:
    """The colour of a seat."""
    return COLOURS[(plate.seat if plate.colour is None else plate.colour) % len(COLOURS)]


def draw(canvas: Canvas, box: Box, plate: Plate) -> None:
    """Draw the plate of one seat; that of a seat which is to act is ringed in brass."""
    ground(canvas, box, plate)
    disc = Box(box.x + 2, box.y + 2, box.height - 4, box.height - 4)
    face(canvas, disc, plate, face=plate.face)
    kept = plate.key or plate.cards is not None or plate.aside
    aside = ASIDE * canvas.type.text_size if kept else box.height * 0.3
    words(canvas, Box(disc.right + 7, box.y + 2, box.right - aside - disc.right - 7, box.height - 4), plate)
    if plate.key:
        draw_key(canvas, key_box(box, canvas.type.text_size), plate.key)
    elif plate.cards is not None:
        size = canvas.type.text_size
        cards(canvas, cards_box(box, size), size, plate.cards)
    if plate.badge:
        draw_badge(canvas, box, plate.badge)


def key_box(box: Box, text_size: float) -> Box:
    """The box of the race key on a plate with this box."""
    aside = ASIDE * text_size
    return centred(box.right - aside / 2 - 4, box.centre[1], aside - 7, box.height * 0.62)


def cards_box(box: Box, text_size: float) -> Box:
    """The box of the small card on a plate with this box, without the number on it."""
    return centred(box.right - 24 * text_size, box.centre[1] - 1, 20 * text_size, 28 * text_size)


def badge_box(kind: Type, box: Box, word: str) -> Box:
    """The box of the label with this word, under the right end of a plate with this box."""
    width, height = kind.width(word, BADGE) + 20 * kind.text_size, kind.line(BADGE) + 4
    return Box(box.right - width - 4, box.bottom + 5, width, height)


def ground(canvas: Canvas, box: Box, plate: Plate) -> None:
    """Draw the ground: dark glass on the cloth; teal and ringed in cream when lit up."""
    radius = box.height / 2
    if plate.ready:
        canvas.panel(box, TEAL, radius, outline=CREAM, line=2.5, shadow=8)
    elif plate.active:
        canvas.panel(box, canvas.cloth.glass, radius, alpha=0.95, outline=BRASS, line=2.5, shadow=6)
    else:
        canvas.panel(box, canvas.cloth.glass, radius, alpha=canvas.cloth.clear(0.4 if plate.out else 0.72))


def face(canvas: Canvas, disc: Box, plate: Plate, letter: Style = LETTER, face: Face = "neutral") -> None:
    """Draw the likeness of a seat, or its disc with the first letter of the name, in the style `letter`."""
    likeness.draw(canvas, disc, plate.emblem, tone(plate), plate.out, face)
    if not plate.emblem and canvas.type.line(letter) <= disc.height + SLACK:
        canvas.text(plate.name[:1].upper(), disc, letter, CREAM, "centre")


def words(
    canvas: Canvas,
    words: Box,
    plate: Plate,
    align: Align = "left",
    names: Sequence[Style] = NAMES,
    lines: Sequence[Style] = LINES,
) -> None:
    """Draw the name over its line, each in the largest of these styles that fits; without a line in the middle."""
    kind = canvas.type
    small = _fitting(kind, plate.line, words.width, words.height, lines)
    below = kind.line(small) if plate.line else 0
    style = _fitting(kind, plate.name, words.width, words.height + SLACK - below, names)
    high = kind.line(style)
    top = words.centre[1] - (high + below) / 2 - RISE * kind.text_size
    canvas.text(plate.name, words._replace(y=top, height=high), style, SOFT if plate.out else CREAM, align)
    if plate.line:
        soft = CREAM if plate.ready else BRASS if plate.active else SOFT
        canvas.text(plate.line, words._replace(y=top + high, height=below), small, soft, align)


def _fitting(kind: Type, name: str, width: float, height: float, names: Sequence[Style]) -> Style:
    """The first of these styles in which a name fits this room, else the last."""
    fitting = (style for style in names if kind.width(name, style) <= width and kind.line(style) <= height)
    return next(fitting, names[-1])


def draw_key(canvas: Canvas, box: Box, name: str) -> None:
    """Draw a key of a keyboard: its top in cream, a little edge below."""
    canvas.panel(box, MUTED, 7)
    top = Box(box.x, box.y, box.width, box.height - 3)
    canvas.panel(top, CREAM, 7)
    canvas.text(name, top.inset(2, 0), CAP, INK, "centre")


def cards(canvas: Canvas, back: Box, size: float, count: int) -> None:
    """Draw a small back in this box, `size` times as large as usual, with the number of cards on it."""
    canvas.panel(back, BACK, 3 * size, outline=CREAM, line=1.5)
    canvas.panel(centred(*back.centre, 7 * size, 7 * size), PIP, 3.5 * size)
    badge = centred(back.right - 1, back.bottom - 3, 22 * size, 18 * size)
    few = count <= FEW
    canvas.panel(badge, CORAL if few else BRASS, badge.height / 2)
    style = COUNT if size >= canvas.type.text_size else COUNT._replace(fixed=True)
    canvas.text(str(count), badge, style, CREAM if few else INK, "centre")


def draw_badge(canvas: Canvas, box: Box, word: str) -> None:
    """Draw a small dark label under the right end of the plate."""
    label = badge_box(canvas.type, box, word)
    canvas.panel(label, canvas.cloth.glass, label.height / 2, alpha=0.85)
    canvas.text(word, label, BADGE, BRASS, "centre")

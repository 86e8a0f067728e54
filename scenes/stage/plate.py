"""A seat's plate: emblem, name, a line about it, and how many cards it holds."""

from __future__ import annotations

from typing import NamedTuple

from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.text import SMALL_STYLE, STRONG_STYLE, Style, Type
from scenes.kit.theme import BRASS, CORAL, CREAM, INK, MUTED, TEAL, Colour, colour
from scenes.stage import emblem

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
"""The small card: its back, and the point in its middle."""
SOFT = (206, 216, 206)
"""The line below the name: quieter, and still easy to read."""
FEW = 2
"""So few cards left, and the count turns urgent."""
LETTER = Style("display", 700, 20)
COUNT = Style("digits", 600, 14)
CAP = Style("text", 800, 14)
BADGE = Style("text", 700, 13)
NAMES = (STRONG_STYLE, Style("text", 800, 14), Style("text", 800, 13), Style("text", 700, 13))
"""A long name is set a little smaller before it is cut."""
RISE = 1
"""Letters stand low in their lines."""
SLACK = 6
"""Lines are a little higher than their letters: so much of them may lie beyond the plate."""
ASIDE = 37
"""What the small card or the key takes at the right, at the usual text size."""


class Plate(NamedTuple):
    """What a plate says. `colour` is one of COLOURS, by the seat if not chosen; without emblem, the name's letter."""

    seat: int
    name: str
    line: str
    cards: int | None
    active: bool = False
    emblem: str = ""
    colour: int | None = None
    key: str = ""
    """The key to press in a race; it lies where the cards do otherwise."""
    ready: bool = False
    """Lit up: a key pressed in time, a choice made."""
    out: bool = False
    """No longer in play."""
    badge: str = ""
    """A word that hangs below: dealer, reader."""
    aside: bool = False
    """Room is kept at the right for what the game draws there."""


def tone(plate: Plate) -> Colour:
    """The colour of a seat."""
    return COLOURS[(plate.seat if plate.colour is None else plate.colour) % len(COLOURS)]


def draw(canvas: Canvas, box: Box, plate: Plate) -> None:
    """The plate of one seat; who is to act is ringed in brass."""
    _ground(canvas, box, plate)
    face = Box(box.x + 2, box.y + 2, box.height - 4, box.height - 4)
    _face(canvas, face, plate)
    kept = plate.key or plate.cards is not None or plate.aside
    aside = ASIDE * canvas.type.text_size if kept else box.height * 0.3
    _words(canvas, Box(face.right + 7, box.y + 2, box.right - aside - face.right - 7, box.height - 4), plate)
    if plate.key:
        draw_key(canvas, centred(box.right - aside / 2 - 4, box.centre[1], aside - 7, box.height * 0.62), plate.key)
    elif plate.cards is not None:
        _cards(canvas, box, plate.cards)
    if plate.badge:
        _badge(canvas, box, plate.badge)


def _ground(canvas: Canvas, box: Box, plate: Plate) -> None:
    """Dark glass on the cloth; teal and ringed in cream when lit up."""
    radius = box.height / 2
    if plate.ready:
        canvas.panel(box, TEAL, radius, outline=CREAM, line=2.5, shadow=8)
    elif plate.active:
        canvas.panel(box, DARK, radius, alpha=0.95, outline=BRASS, line=2.5, shadow=6)
    else:
        canvas.panel(box, DARK, radius, alpha=0.4 if plate.out else 0.72)


def _face(canvas: Canvas, face: Box, plate: Plate) -> None:
    """The disc with its emblem, or with the first letter of the name."""
    colour = MUTED if plate.out else tone(plate)
    canvas.picture(emblem.disc(colour, canvas.view.px(face.width), plate.emblem), *face.centre)
    if not plate.emblem:
        canvas.text(plate.name[:1].upper(), face, LETTER, CREAM, "centre")


def _words(canvas: Canvas, words: Box, plate: Plate) -> None:
    """The name over its line; alone, in the middle."""
    kind = canvas.type
    below = kind.line(SMALL_STYLE) if plate.line else 0
    style = _fitting(kind, plate.name, words.width, words.height + SLACK - below)
    high = kind.line(style)
    top = words.centre[1] - (high + below) / 2 - RISE * kind.text_size
    canvas.text(plate.name, words._replace(y=top, height=high), style, SOFT if plate.out else CREAM)
    if plate.line:
        soft = SOFT if not (plate.active or plate.ready) else CREAM
        canvas.text(plate.line, words._replace(y=top + high, height=below), SMALL_STYLE, soft)


def _fitting(kind: Type, name: str, width: float, height: float) -> Style:
    fitting = (style for style in NAMES if kind.width(name, style) <= width and kind.line(style) <= height)
    return next(fitting, NAMES[-1])


def draw_key(canvas: Canvas, box: Box, name: str) -> None:
    """A key as it lies on the keyboard: its top in cream, a little edge below."""
    canvas.panel(box, MUTED, 7)
    top = Box(box.x, box.y, box.width, box.height - 3)
    canvas.panel(top, CREAM, 7)
    canvas.text(name, top.inset(2, 0), CAP, INK, "centre")


def _cards(canvas: Canvas, box: Box, count: int) -> None:
    """A small back, and the number on it."""
    size = canvas.type.text_size
    back = centred(box.right - 24 * size, box.centre[1] - 1, 20 * size, 28 * size)
    canvas.panel(back, BACK, 3 * size, outline=CREAM, line=1.5)
    canvas.panel(centred(*back.centre, 7 * size, 7 * size), PIP, 3.5 * size)
    badge = centred(back.right - 1, back.bottom - 3, 22 * size, 18 * size)
    few = count <= FEW
    canvas.panel(badge, CORAL if few else BRASS, badge.height / 2)
    canvas.text(str(count), badge, COUNT, CREAM if few else INK, "centre")


def _badge(canvas: Canvas, box: Box, word: str) -> None:
    """A small dark label under the right end of the plate."""
    kind = canvas.type
    width, height = kind.width(word, BADGE) + 20 * kind.text_size, kind.line(BADGE) + 4
    label = Box(box.right - width - 4, box.bottom + 5, width, height)
    canvas.panel(label, DARK, height / 2, alpha=0.85)
    canvas.text(word, label, BADGE, BRASS, "centre")

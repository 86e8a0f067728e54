"""The large card in the middle: its ground and its header, and texts as large as they have room on it."""

from __future__ import annotations

from scenes.games.defizz.art import MODES, Art
from scenes.games.defizz.backs import KINDS
from scenes.games.defizz.places import Board
from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.text import BODY_STYLE, Style, Type
from scenes.kit.theme import CREAM, INK, MUTED, PAPER, Colour

NAMES = tuple(Style("display", 900, size) for size in (23, 20, 17))
HINTS = (BODY_STYLE, Style("text", 600, 14), Style("text", 600, 13))
TEXTS = (*(Style("display", 700, size) for size in (27, 24, 21, 19, 17, 15)), Style("text", 700, 13))
"""Styles of a question, the largest first: the first that has room is used."""
PROMPTS = tuple(Style("text", 800, size) for size in (19, 17, 15, 13))
DIGITS = tuple(Style("digits", 700, size) for size in (44, 36, 28, 24, 20, 16, 13))
RADIUS = 18


def face(canvas: Canvas, art: Art, board: Board, sign: str, name: str, aside: str) -> None:
    """Draw a card without its body: the sign of a mode or a deck, its name, and at the right a few words aside."""
    tone = MODES[sign] if sign in MODES else KINDS[sign]
    canvas.panel(board.box, PAPER, RADIUS, shadow=14)
    with canvas.clipped(board.header._replace(height=board.header.height)):
        canvas.panel(board.header._replace(height=board.header.height + RADIUS), tone, RADIUS)
    inner = board.header.inset(16, 0)
    size = board.header.height * 0.62
    canvas.picture(art.sign(sign, size, CREAM, tone), inner.x + size / 2, inner.centre[1])
    left = Box(inner.x + size + 10, inner.y, inner.width * 0.36, inner.height)
    canvas.text(name, left, fitting(canvas.type, name, NAMES, left), CREAM)
    right = Box(left.right, inner.y, inner.right - left.right, inner.height)
    canvas.text(aside, right, fitting(canvas.type, aside, HINTS, right), CREAM, "right")


def fitting(kind: Type, text: str, styles: tuple[Style, ...], room: Box) -> Style:
    """The largest of these styles in which the text has room on one line; the last if none fits."""
    return next((style for style in styles if kind.width(text, style) <= room.width), styles[-1])


def wrapped(kind: Type, text: str, styles: tuple[Style, ...], room: Box) -> Style:
    """The largest of these styles in which the wrapped text has room; if none fits, the last one, not enlarged."""
    last = styles[-1]._replace(fixed=True)
    return next((style for style in styles if needed(kind, text, style, room.width) <= room.height), last)


def within_lines(kind: Type, text: str, style: Style, room: Box) -> list[str]:
    """The lines of the wrapped text that have room; the last one is shortened if there are more."""
    lines, most = kind.wrap(text, style, room.width), max(1, int((room.height + 1) / kind.line(style)))
    if len(lines) <= most:
        return lines
    return [*lines[: most - 1], kind.fit(" ".join(lines[most - 1 :]), style, room.width)]


def within(kind: Type, text: str, room: Box, styles: tuple[Style, ...] | None = None) -> Style:
    """The largest of these styles (None: DIGITS) in which a line has room both ways; the last if none fits."""
    candidates = styles or DIGITS
    fits = (
        style for style in candidates if kind.width(text, style) <= room.width and kind.line(style) <= room.height + 8
    )
    return next(fits, candidates[-1])


def needed(kind: Type, text: str, style: Style, width: float) -> float:
    """The height of the text wrapped to this width, in logical units."""
    return len(kind.wrap(text, style, width)) * kind.line(style)


def paragraph(canvas: Canvas, text: str, room: Box, styles: tuple[Style, ...] = TEXTS, colour: Colour = INK) -> Box:
    """Draw a text in the middle of its room, as large as it can be; return the box that it takes."""
    style = wrapped(canvas.type, text, styles, room)
    lines = within_lines(canvas.type, text, style, room)
    high = len(lines) * canvas.type.line(style)
    down = room._replace(y=room.y + max(0.0, (room.height - high) / 2), height=high)
    return canvas.paragraph("\n".join(lines), down, style, colour, "centre")


def prompt(canvas: Canvas, text: str, room: Box, colour: Colour = MUTED) -> None:
    """Draw a line that says what is due now."""
    canvas.text(text, room, fitting(canvas.type, text, PROMPTS, room), colour, "centre")


def prompt_high(kind: Type) -> float:
    """The height of a prompt, in logical units."""
    return kind.line(PROMPTS[1]) + 4

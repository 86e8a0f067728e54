"""The pointers of a step: rings around what is asked for, a callout over it, a dotted way, a dashed slot."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import atan2, cos, degrees, hypot, sin

import pygame

from scenes.app.lang import t
from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.shapes import Panel, Shapes
from scenes.kit.text import STRONG_STYLE, Style, Type
from scenes.kit.theme import BRASS, CARD, CARD_RADIUS, INK
from scenes.stage.ring import ARROW, FINE, dashes
from scenes.stage.slots import Slot
from scenes.stage.sprite import Sprite

RINGED, GLOW = 3.5, 14
"""The width of a ring, and the reach of the glow around it."""
CALLOUT, POINTED, APART = 36.0, 11.0, 16.0
"""The height of a callout at the usual text size, of its tip, and its distance from what it points at."""
DOT, DOTS = 5.0, 13.0
"""The size of a dot of the way, and the distance between two."""
HEAD, LEFT, REACHED = 20.0, 10.0, 14.0
"""The size of a way's arrow head, and the room between the way and what it leaves, and reaches."""
YOURS = Style("display", 700, 19, fixed=True)
EDGE = 14.0
"""The room between a callout and the edge of the table."""

Point = tuple[float, float]


def ring_card(canvas: Canvas, sprite: Sprite) -> None:
    """Draw a ring in brass, with a glow, around a card as it lies."""
    px = canvas.view.px
    size = px(CARD[0] * sprite.scale + 4), px(CARD[1] * sprite.scale + 4)
    turned = _ring(canvas, size, px(CARD_RADIUS * sprite.scale + 2), round(sprite.angle, 1))
    canvas.picture(turned, *sprite.drawn_at)


def _ring(canvas: Canvas, size: tuple[int, int], radius: int, angle: float) -> pygame.Surface:
    return _turned(size, radius, canvas.view.px(RINGED), canvas.view.px(GLOW), angle)


@lru_cache(maxsize=64)
def _turned(size: tuple[int, int], radius: int, line: int, glow: int, angle: float) -> pygame.Surface:
    """A ring with its glow, turned by an angle in degrees."""
    shapes = Shapes()
    outline = shapes.panel(Panel((size[0] + 2 * line, size[1] + 2 * line), radius + line, None, 255, BRASS, line))
    width, height = outline.get_size()
    whole = pygame.Surface((width + 4 * glow, height + 4 * glow), pygame.SRCALPHA)
    whole.fill((*BRASS, 0))
    wide = shapes.panel(Panel((width, height), radius + line, None, 150, BRASS, 2 * line))
    whole.blit(wide, (2 * glow, 2 * glow))
    whole = pygame.transform.gaussian_blur(whole, max(1, glow // 2))
    whole.blit(outline, (2 * glow, 2 * glow))
    return pygame.transform.rotozoom(whole, angle, 1) if angle else whole


def ring_box(canvas: Canvas, box: Box) -> None:
    """Draw a ring in brass around a button or a plate."""
    canvas.panel(box.inset(-5), None, min(18, box.height / 2 + 5), outline=BRASS, line=RINGED)


def callout_box(kind: Type, text: str, over: Box, area: Box, taken: Sequence[Box]) -> Box:
    """The box of a callout at a thing, within an area: above it, else beside or below it where nothing `taken` lies."""
    across, down = kind.width(text, STRONG_STYLE) + 36, CALLOUT * kind.text_size
    x = min(max(over.centre[0] - across / 2, area.x + EDGE), area.right - EDGE - across)
    y = over.centre[1] - down / 2
    above = Box(x, over.y - APART - down, across, down)
    places = [
        above,
        Box(over.right + APART, y, across, down),
        Box(over.x - APART - across, y, across, down),
        above._replace(y=over.bottom + APART),
    ]
    free = (box for box in places if area.contains(box) and not any(box.overlaps(each) for each in taken))
    return next(free, above)


def callout(canvas: Canvas, text: str, box: Box, over: Box) -> None:
    """Draw a callout that points at a thing."""
    canvas.panel(box, BRASS, 13, shadow=8)
    pygame.draw.polygon(canvas.surface, BRASS, [canvas.view.to_pixels(*point) for point in _tip(box, over)])
    canvas.text(text, box.inset(12, 0), STRONG_STYLE, INK, "centre")


def _tip(box: Box, over: Box) -> list[tuple[float, float]]:
    """The tip of a callout, at the side where the thing lies."""
    across = min(max(over.centre[0], box.x + 24), box.right - 24)
    if over.y >= box.bottom:
        return [(across - 9, box.bottom - 1), (across + 9, box.bottom - 1), (across, box.bottom + POINTED)]
    if over.bottom <= box.y:
        return [(across - 9, box.y + 1), (across + 9, box.y + 1), (across, box.y - POINTED)]
    side, out = (box.x + 1, -POINTED) if over.x < box.x else (box.right - 1, POINTED)
    y = box.centre[1]
    return [(side, y - 9), (side, y + 9), (side + out, y)]


def ends(over: Box, callout: Box | None, slot: Box) -> tuple[Point, Point]:
    """The ends of the way from a thing to a slot: at a side of the thing, or of its callout, and at the slot's edge."""
    beside = callout is not None and callout.y < over.bottom and over.y < callout.bottom
    source = over if callout is None or beside else callout
    return _nearest(source, slot.centre), _edge(slot, source.centre)


def _nearest(box: Box, to: Point) -> Point:
    """The point beside a box that is nearest to another point, at the middle of one of its sides."""
    x, y = box.centre
    sides = [(box.right + LEFT, y), (box.x - LEFT, y), (x, box.y - LEFT), (x, box.bottom + LEFT)]
    return min(sides, key=lambda side: hypot(to[0] - side[0], to[1] - side[1]))


def _edge(slot: Box, start: Point) -> Point:
    """The point at which a way from there reaches a slot: below it, at its side, or at one of its upper corners."""
    x, y = slot.centre
    aside = -1 if start[0] < slot.x else 1 if start[0] > slot.right else 0
    if start[1] > slot.bottom or (aside and start[1] > slot.y):
        return (x, slot.bottom + REACHED) if start[1] > slot.bottom else (x + aside * (slot.width / 2 + REACHED), y)
    return x + aside * (slot.width / 2 + REACHED / 3), slot.y - REACHED * (1 if not aside else 0.6)


def along(start: Point, end: Point) -> list[Box]:
    """Boxes along a way, for whatever should not cover it."""
    return [centred(*_on_curve(start, _bend(start, end), end, share / 8), HEAD, HEAD) for share in range(1, 9)]


def way(canvas: Canvas, start: Point, end: Point) -> None:
    """Draw a dotted way with an arrow at its end, bent a little."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    if length < 3 * DOTS:
        return
    bend, count = _bend(start, end), int(length / DOTS)
    for number in range(count - 1):
        x, y = _on_curve(start, bend, end, number / count)
        canvas.panel(centred(x, y, DOT, DOT), BRASS, DOT / 2)
    near = _on_curve(start, bend, end, 1 - 1 / count)
    angle = atan2(end[1] - near[1], end[0] - near[0])
    canvas.picture(_head(canvas.view.px(HEAD), round(degrees(angle))), *end)


def _bend(start: Point, end: Point) -> Point:
    """The point towards which a way is bent."""
    across, down = end[0] - start[0], end[1] - start[1]
    return (start[0] + end[0]) / 2 + down * 0.12, (start[1] + end[1]) / 2 - across * 0.12


def _on_curve(start: Point, bend: Point, end: Point, share: float) -> Point:
    """The point at this share of the way."""
    rest = 1 - share
    return (
        rest * rest * start[0] + 2 * rest * share * bend[0] + share * share * end[0],
        rest * rest * start[1] + 2 * rest * share * bend[1] + share * share * end[1],
    )


@lru_cache(maxsize=16)
def _head(size: int, angle: int) -> pygame.Surface:
    """An arrow head that points in this direction, in degrees from the right, clockwise."""
    large = pygame.Surface((size * 2 * FINE, size * 2 * FINE), pygame.SRCALPHA)
    large.fill((*BRASS, 0))
    turn = angle * 3.14159265 / 180
    points = [
        (size * FINE * (1 + a * cos(turn) - b * sin(turn)), size * FINE * (1 + a * sin(turn) + b * cos(turn)))
        for a, b in ARROW
    ]
    pygame.draw.polygon(large, BRASS, points)
    return pygame.transform.smoothscale(large, (size * 2, size * 2))


def slot_box(slot: Slot) -> Box:
    """The box of a slot to which a card is to go."""
    return centred(slot.x, slot.y, CARD[0] * slot.scale + 8, CARD[1] * slot.scale + 8)


def slot_mark(canvas: Canvas, box: Box, empty: bool) -> None:
    """Draw the dashed line around the slot; in an empty one also the words."""
    px = canvas.view.px
    if empty:
        canvas.panel(box, BRASS, 12, alpha=0.18)
        canvas.paragraph(
            t("your\ncard"), box._replace(y=box.centre[1] - canvas.type.line(YOURS)), YOURS, BRASS, "centre"
        )
    picture = dashes(px(box.width), px(box.height), px(12), px(2.5), BRASS, canvas.view.scale)
    canvas.picture(picture, *box.centre)

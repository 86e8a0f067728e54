"""A row of cards on paper: what can be done and what can't, with a check or a cross and a few words each.

The rules and the bubbles of lessons draw their examples with it. A row is made of groups (on this card; one can; one
can't), a group of items: a piece, a hand of several, or a sign between two (an arrow, « < »). What has no room side by
side is made smaller, then broken into several lines.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from scenes.kit.box import Box
from scenes.kit.text import STRONG_STYLE, Type
from scenes.kit.theme import INK, TEAL
from scenes.stage.paper.flow import Face, Phrase, flow, narrowest
from scenes.stage.paper.marks import CAN, CANNOT, RULE, Ground, Icon, Laid, Mark, Number, Piece, Tick, disc
from scenes.stage.paper.people import PERSON
from scenes.stage.paper.pieces import Pieces

SIGNS = {"<": "less", ">": "more-than", "→": "arrow", "⇄": "swap", "+": "plus", "−": "minus", "=": "equals"}
"""Sign in a text → its icon."""
TOGETHER = ","
"""The sign between the pieces of a hand."""
Tone = Literal["", "yes", "no"]
TITLES = {"": INK, "yes": CAN, "no": CANNOT}
SEPARATOR = {True: (197, 214, 203), False: RULE}
"""The colour of the line between two groups, on the ground and on bare paper."""
MARGIN, BETWEEN, LEAST, MOST = 14.0, 18.0, 10.0, 38.0
"""The room within the ground, on either side of a line between groups, and the least and most between two items."""
SIGN, TICK, NUMBER = 24.0, 22.0, 20.0
"""The sides of a sign, of a check or cross, and of a number beside words."""
SMALLER, STEPS = 0.74, 4
"""The smallest share of their size to which cards shrink before the row is broken, and the steps on the way there."""
HELD, BADGE = 0.4, 0.6
"""The share of each piece of a hand that the next one leaves in sight; a piece less than this share as high as the one
before is a badge on that."""
WORDIER = 1.7
"""The widest that words below a card may be before they are broken, in widths of the card."""
WORDS = Face(STRONG_STYLE._replace(size=14), align="centre")
TITLE = Face(STRONG_STYLE)


class Item(NamedTuple):
    """A piece in a row, a hand of several, or a sign between two."""

    name: str
    """A piece's name, the names of a hand with `TOGETHER` between them, or one of `SIGNS`."""
    words: Phrase = Phrase("")
    mark: Tone = ""
    number: str = ""
    """The number of the reason, told before the words; "" for none."""

    @property
    def sign(self) -> str:
        """The icon of a sign; "" for a piece."""
        return SIGNS.get(self.name, "")

    @property
    def person(self) -> bool:
        """True for a portrait."""
        return self.name.startswith(PERSON)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of its pieces; none for a sign."""
        return () if self.sign else tuple(self.name.split(TOGETHER))


class Group(NamedTuple):
    """Some items under a title; a group of what can be done, or can't, marks all its pieces, but not people."""

    items: tuple[Item, ...]
    title: Phrase = Phrase("")
    tone: Tone = ""

    @property
    def marked(self) -> tuple[Item, ...]:
        """The items; a piece without a mark of its own has that of the group."""
        return tuple(
            item if item.mark or item.sign or item.person else item._replace(mark=self.tone) for item in self.items
        )


class Room(NamedTuple):
    """The room for a row, and what it is drawn with."""

    width: float
    kind: Type
    pieces: Pieces
    zoom: float = 0.62
    """The size of the cards, as a share of their size on the table."""
    foot: bool = False
    """True if checks and crosses stand at a card's foot, else in its upper right corner."""
    growth: float = 1.0
    """The multiple of that size to which they may grow if all of it fits side by side."""
    tall: float = 0.0
    """The height of the row's tallest piece, as on the table; a row finds it out itself."""


def lay_row(groups: Sequence[Group], room: Room, ground: bool = True) -> Laid:
    """The row in this room: groups side by side if they fit, else one under the other; `ground`: on a tinted panel."""
    tall = max(room.pieces.size(name)[1] for group in groups for item in group.items for name in item.names)
    inner = room._replace(width=room.width - (2 * MARGIN if ground else 0.0), tall=tall)
    for step in range(STEPS + 1):
        share = room.growth + (SMALLER - room.growth) * step / STEPS
        laid = _beside(groups, inner._replace(zoom=room.zoom * share), ground)
        if laid.width <= inner.width + 0.5:
            break
    else:
        laid = _below(groups, inner._replace(zoom=room.zoom * (1 + SMALLER) / 2))
    left = (inner.width - laid.width) / 2 if len(groups) == 1 else 0.0
    if not ground:
        return Laid(laid.moved(left, 0.0), room.width, laid.height)
    panel = Ground(Box(0, 0, room.width, laid.height + 2 * MARGIN))
    return Laid((panel, *laid.moved(MARGIN + left, MARGIN)), room.width, panel.box.height)


def _beside(groups: Sequence[Group], room: Room, ground: bool) -> Laid:
    """All groups side by side, however wide that is; room that is left goes between the items."""
    bare = [_lay_group(group, room, LEAST) for group in groups]
    breaks = (len(groups) - 1) * (2 * BETWEEN + 1)
    gaps = sum(len(group.items) for group in groups)
    spare = room.width - breaks - sum(laid.width for laid in bare)
    gap = min(MOST * room.kind.text_size, LEAST + max(0.0, spare) / max(1, gaps))
    parts = [_lay_group(group, room, gap) for group in groups]
    height = max(laid.height for laid in parts)
    spare = room.width - breaks - sum(laid.width for laid in parts)
    spread = max(0.0, spare) / len(parts) if ground or len(parts) > 1 else 0.0
    marks: list[Mark] = []
    x = 0.0
    for number, laid in enumerate(parts):
        if number:
            marks.append(Ground(Box(x + BETWEEN, 0, 1.5, height), SEPARATOR[ground], 1))
            x += 2 * BETWEEN + 1
        marks += laid.moved(x + spread / 2, 0)
        x += laid.width + spread
    return Laid(tuple(marks), x, height)


def _below(groups: Sequence[Group], room: Room) -> Laid:
    """The groups one under the other, each broken into lines as need be."""
    marks: list[Mark] = []
    down, widest = 0.0, 0.0
    for group in groups:
        for line in _broken(group, room):
            laid = _lay_group(line, room, LEAST * 1.6)
            marks += laid.moved(0, down)
            down += laid.height + LEAST
            widest = max(widest, laid.width)
    return Laid(tuple(marks), min(widest, room.width), down - LEAST)


def _broken(group: Group, room: Room) -> list[Group]:
    """The group in as many lines as it needs; only the first has the title."""
    lines: list[list[Item]] = [[]]
    for item in group.items:
        trial = group._replace(items=(*lines[-1], item))
        if lines[-1] and _lay_group(trial, room, LEAST * 1.6).width > room.width:
            lines.append([])
        lines[-1].append(item)
    first, *rest = (tuple(line) for line in lines)
    return [group._replace(items=first), *(Group(items, tone=group.tone) for items in rest)]


def _lay_group(group: Group, room: Room, gap: float) -> Laid:
    """A title, and below it the items in one line."""
    items = [_lay_item(item, room) for item in group.marked]
    across = sum(laid.width for laid in items) + gap * (len(items) - 1)
    face = TITLE._replace(colour=TITLES[group.tone], align="left" if group.tone else "centre")
    wide = max(across, min(narrowest(group.title, face, room.kind) + 2, room.width), _title_width(group, face, room))
    title = flow(group.title, face, wide, room.kind, room.pieces) if group.title.text else Laid()
    marks: list[Mark] = list(title.marks)
    x, y = (0.0 if group.tone else (wide - across) / 2), title.height + (8.0 if title.marks else 0.0)
    y += 0.0 if room.foot else TICK * room.kind.text_size * 0.3
    for laid in items:
        marks += laid.moved(x, y)
        x += laid.width + gap
    return Laid(tuple(marks), wide, y + max((laid.height for laid in items), default=0.0))


def _title_width(group: Group, face: Face, room: Room) -> float:
    """The width that a group's title is given: its own, up to a third of the room."""
    if not group.title.text:
        return 0.0
    return min(room.kind.width(group.title.text, face.strong) + 2, room.width / 3)


def _lay_item(item: Item, room: Room) -> Laid:
    """Pieces with their mark and their words below, or a sign; all of them at the height of the tallest's middle."""
    kind, size, down = room.kind, room.kind.text_size, room.tall * room.zoom
    if item.sign:
        across = SIGN * (0.5 + size / 2)
        drawn: tuple[Mark, ...] = (Icon(disc(across / 2, down / 2, across), item.sign, TEAL),)
    else:
        drawn = _held(item, room)
        across = max(mark.box.right for mark in drawn)
        if item.mark:
            drawn += (Tick(_tick_box(drawn[0 if item.person else -1].box, room, item.person), item.mark == "yes"),)
    if not item.words.text and not item.number:
        return Laid(drawn, across, down + (TICK * 0.5 * size if room.foot and item.mark else 0.0))
    number = NUMBER * size + 4 if item.number else 0.0
    needs = narrowest(item.words, WORDS, kind) + number + 2
    wide = max(across, needs, min(across * WORDIER, kind.width(item.words.text, WORDS.strong) + number + 2))
    words = flow(item.words, WORDS, wide - number, kind, room.pieces)
    below = down + (12.0 if room.foot and item.mark else 6.0)
    shifted = Laid(drawn, across, down).moved((wide - across) / 2, 0)
    if item.number:
        left = (wide - number - words.width) / 2
        line = kind.line(WORDS.style)
        shifted += (Number(disc(left + NUMBER * size / 2, below + line / 2, NUMBER * size), item.number),)
    return Laid((*shifted, *words.moved(number, below)), wide, below + words.height)


def _held(item: Item, room: Room) -> tuple[Mark, ...]:
    """The pieces of an item, each over the one at its left as in a hand; a small one at the foot of the one before."""
    marks: list[Mark] = []
    left = 0.0
    for name in item.names:
        across, down = (side * room.zoom for side in room.pieces.size(name))
        box = Box(left, (room.tall * room.zoom - down) / 2, across, down)
        before = marks[-1].box if marks else box
        if down < before.height * BADGE:
            box = box._replace(x=before.right - across * 0.8, y=before.bottom - down)
        marks.append(Piece(box, name, room.zoom, faint=item.mark == "no"))
        left = box.x + across * HELD
    return tuple(marks)


def _tick_box(piece: Box, room: Room, person: bool) -> Box:
    """The box of a check or cross on a piece: at the corner of a card, at the edge of a person's disc."""
    side = TICK * (0.5 + room.kind.text_size / 2)
    if room.foot:
        return disc(piece.centre[0], piece.bottom, side)
    aside, down = (piece.width * 0.13, piece.height * 0.17) if person else (side * 0.1, side * 0.05)
    return disc(piece.right - aside, piece.y + down, side)

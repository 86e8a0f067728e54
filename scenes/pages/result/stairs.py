"""The podium of a result: a step for each rank, the portraits of all on their steps, the winners under their crowns."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.text import SMALL_STYLE, STRONG_STYLE, Style, Type
from scenes.kit.theme import BRASS, FADED, INK, colour
from scenes.kit.widget import Widget
from scenes.pages.result import rays
from scenes.pages.result.podium import Guest, portrait
from scenes.stage.plate import SOFT

ORDER = (1, 0, 2, 3)
"""The ranks from left to right."""
HIGH = (182.0, 132.0, 116.0, 76.0)
"""The heights of the steps, by rank."""
WIDE = (200.0, 182.0, 178.0, 128.0)
"""Their widths, for one guest each."""
FACES = (204.0, 110.0, 102.0, 86.0)
"""The diameters of the portraits, for one guest each."""
MORE = 0.62
"""The share of its width by which each further portrait on a step widens it."""
LIP = 16.0
"""The height of a step's edge."""
TOP, WOOD, WINNING = colour("#C79C52"), colour("#E7DECB"), colour("#FBF3DF")
"""The colours of a step's edge and of its front, and that of the winners' front."""
NUMERALS = tuple(Style("display", 900, size, True) for size in (54, 42, 32, 24))
"""The styles of a rank; the largest that has room is taken."""
NUMBERS = (colour("#C8921B"), colour("#A08E74"))
"""The colours of the winners' rank, and of the others'."""
CROWN = 0.42
"""The width of a crown, as a share of the portrait's."""
BESIDE = 20.0
"""The room between the winner's portrait and those on the next steps, with the winner's rim."""
REST = 26.0
"""The diameter of the portraits of those who have no step."""
LEAST_FACE = 40.0
"""The smallest diameter of a portrait on a step."""
MARGIN = 16.0
"""The room beside a guest's words, on both sides together."""
NAME = STRONG_STYLE._replace(size=15)


class Step(NamedTuple):
    """One step: those who stand on it, its box, and the diameter of their portraits."""

    guests: tuple[Guest, ...]
    box: Box
    face: float
    won: bool

    @property
    def rank(self) -> str:
        """The number on it; "" on the first one where nobody has won."""
        place = self.guests[0].place
        return "" if place == 1 and not self.won else str(place)


class Stairs(Widget):
    """The podium: up to four ranks on steps, everyone else in rows below."""

    focusable = False

    def __init__(self, box: Box, guests: Sequence[Guest], kind: Type) -> None:
        super().__init__(box)
        groups = [tuple(group) for _, group in groupby(guests, lambda guest: guest.place)]
        self.row = max(REST, kind.line(SMALL_STYLE)) + 4
        rest = [guest for group in groups[len(ORDER) :] for guest in group]
        self.rest = _rows(rest, box.width, kind)
        floor = box.bottom - (len(self.rest) * self.row + 8 if self.rest else 0)
        self.steps = _steps(box._replace(height=floor - box.y), groups[: len(ORDER)], kind)
        self.fits = bool(self.steps) and all(step.face >= LEAST_FACE for step in self.steps)
        """True if everyone has room; else the page shows a list instead."""

    @property
    def first(self) -> Step:
        """The step of the winners."""
        return next(step for step in self.steps if step.guests[0].place == 1)

    def shine(self, canvas: Canvas) -> None:
        """Draw the light behind the winners, under everything else on the page."""
        winners = self.first
        if winners.won:
            rays.draw(canvas, (winners.box.centre[0], winners.box.y - winners.face / 2), self.box.width * 0.62)

    def draw(self, canvas: Canvas) -> None:
        ground = Box(self.box.x, self.steps[0].box.bottom - 4, self.box.width, 10)
        canvas.panel(ground, canvas.cloth.glass, 5, alpha=0.8)
        for step in sorted(self.steps, key=lambda step: -step.guests[0].place):
            _draw_step(canvas, step)
        self._draw_rest(canvas)

    def _draw_rest(self, canvas: Canvas) -> None:
        """Draw those without a step: small portraits with their rank and name beside them."""
        for number, row in enumerate(self.rest):
            y = self.box.bottom - (len(self.rest) - number - 0.5) * self.row
            left = self.box.centre[0] - sum(_width(guest, canvas.type) for guest in row) / 2
            for guest in row:
                portrait(canvas, centred(left + REST / 2, y, REST, REST), guest)
                words = Box(left + REST + 5, y - self.row / 2, _width(guest, canvas.type) - REST - 5, self.row)
                canvas.text(_label(guest), words, SMALL_STYLE, SOFT)
                left += _width(guest, canvas.type)


def _label(guest: Guest) -> str:
    return f"{guest.place}. {guest.name}"


def _width(guest: Guest, kind: Type) -> float:
    """The width of a guest without a step, with the room up to the next one."""
    return REST + 5 + kind.width(_label(guest), SMALL_STYLE) + MARGIN


def _rows(guests: Sequence[Guest], width: float, kind: Type) -> list[list[Guest]]:
    """The guests without a step in rows, each as full as this width lets it be."""
    rows: list[list[Guest]] = []
    room = 0.0
    for guest in guests:
        wide = _width(guest, kind)
        if wide > room:
            rows.append([])
            room = width
        rows[-1].append(guest)
        room -= wide
    return rows


def _steps(room: Box, groups: Sequence[tuple[Guest, ...]], kind: Type) -> list[Step]:
    """The steps from left to right, in the middle of the room; none if their words would not fit."""
    shown = [rank for rank in ORDER if rank < len(groups)]
    wants = {rank: WIDE[rank] * (1 + MORE * (len(groups[rank]) - 1) * _small(len(groups[rank]))) for rank in shown}
    least = {rank: _least(groups[rank], kind) for rank in shown}
    if sum(least.values()) > room.width:
        return []
    widths = _shared(room.width, wants, least)
    scale = min(1.0, room.width / sum(wants.values()))
    left, found = room.centre[0] - sum(widths.values()) / 2, list[Step]()
    for rank in shown:
        guests = groups[rank]
        part = widths[rank] / len(guests) - MARGIN
        high = max(HIGH[rank], LIP + 6 + max(sum(_words(guest, kind, part)) for guest in guests))
        face = min(FACES[rank] * scale * _small(len(guests)), part + MARGIN, (room.height - high) / (1 + CROWN / 2))
        found.append(Step(guests, Box(left, room.bottom - high, widths[rank], high), face, guests[0].won))
        left += widths[rank]
    return _raised(found, room.height)


def _raised(steps: list[Step], height: float) -> list[Step]:
    """The same steps with a single winner as large as the portraits on both sides leave room for."""
    at = next((number for number, step in enumerate(steps) if step.won and len(step.guests) == 1), None)
    if at is None:
        return steps
    first = steps[at]
    beside = [*steps[max(0, at - 1) : at], *steps[at + 1 : at + 2]]
    free = [(step.box.width / len(step.guests) - step.face) / 2 for step in beside]
    wide = first.box.width + 2 * max(0.0, min(free, default=0.0) - BESIDE)
    face = min(FACES[0], wide, (height - first.box.height) / (1 + CROWN / 2))
    steps[at] = first._replace(face=max(first.face, face))
    return steps


def _shared(room: float, wants: dict[int, float], least: dict[int, float]) -> dict[int, float]:
    """The widths of the steps: as wanted where there is room, else somewhere between that and the least, all alike."""
    most = {rank: max(want, least[rank]) for rank, want in wants.items()}
    short = max(0.0, sum(most.values()) - room)
    give = short / (sum(most.values()) - sum(least.values())) if short else 0.0
    return {rank: width - (width - least[rank]) * give for rank, width in most.items()}


def _least(guests: Sequence[Guest], kind: Type) -> float:
    """The least width of a step: that of its longest name or word, for each who stands there."""
    widths = [
        max(kind.width(guest.name, NAME), *(kind.width(word, SMALL_STYLE) for word in guest.line.split(" ")))
        for guest in guests
    ]
    return len(guests) * (max(widths) + MARGIN + 2)


def _words(guest: Guest, kind: Type, width: float) -> tuple[float, float]:
    """The heights of a guest's name and of the lines about them, in this width."""
    return kind.line(NAME), kind.line(SMALL_STYLE) * len(kind.wrap(guest.line, SMALL_STYLE, width))


def _small(count: int) -> float:
    """The share of its usual size that a portrait has where so many stand on one step."""
    return 1.0 if count == 1 else 0.72 if count == 2 else 0.55


def _draw_step(canvas: Canvas, step: Step) -> None:
    """Draw a step, then its guests: portraits on it, names and scores on its front, the rank below."""
    box, kind = step.box, canvas.type
    canvas.panel(box._replace(y=box.y + 4, height=box.height - 4), WINNING if step.won else WOOD, 4)
    canvas.panel(Box(box.x - 4, box.y, box.width + 8, LIP), BRASS if step.won else TOP, 7)
    bottom = box.y
    for guest, part in zip(step.guests, box.row(len(step.guests), 0), strict=True):
        _draw_guest(canvas, step, guest, part.centre[0])
        inner = part.inset(MARGIN / 2, 0)
        name, about = _words(guest, kind, inner.width)
        first = Box(inner.x, box.y + LIP + 2, inner.width, name)
        canvas.text(guest.name, first, NAME, INK, "centre")
        canvas.paragraph(guest.line, Box(inner.x, first.bottom, inner.width, about), SMALL_STYLE, FADED, "centre")
        bottom = max(bottom, first.bottom + about)
    room = box._replace(y=bottom, height=box.bottom - bottom)
    style = next((style for style in NUMERALS if kind.line(style) <= room.height), None)
    if style is not None and step.rank:
        tone = NUMBERS[0] if step.won else NUMBERS[1]
        canvas.text(step.rank, room, style, tone, "centre")


def _draw_guest(canvas: Canvas, step: Step, guest: Guest, x: float) -> None:
    """Draw a guest on a step, a winner with a brass rim and a crown."""
    size = step.face
    y = step.box.y - size / 2 + 3
    disc = centred(x, y, size, size)
    if guest.won:
        canvas.panel(disc.inset(-size * 0.035), BRASS, size, shadow=12)
    portrait(canvas, disc, guest)
    if guest.won:
        crown = size * CROWN
        for wide, tone in ((crown * 1.08, INK), (crown, BRASS)):
            canvas.icon("crown", x, disc.y - crown * 0.12, wide, tone)

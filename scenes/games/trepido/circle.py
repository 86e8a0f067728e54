"""The circle of symbols on the table: each beats the next, and what beats the card on top is lit (TR-01, TR-11)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import cos, hypot, radians, sin
from typing import NamedTuple

import pygame

from game.trepido.cards import ANY_PLUS, CARD, FACE, FITS, JOKER, PARRIES
from game.trepido.view import TrepidoView
from scenes.games.trepido.art import SYMBOLS
from scenes.games.trepido.look import Hue, Look
from scenes.kit.box import Box
from scenes.kit.cloths import CLOTHS, USUAL, Cloth
from scenes.kit.theme import BRASS, INK, PAPER, Colour
from scenes.stage.art.shapes import circle, code, part, rectangle, render

BEATEN = ("turn", "threat", "race", "drawn")
"""The phases in which a card is to be beaten."""
BOARD = (132.0, 124.0)
SIZES = (1.25, 1.0, 0.85, 0.7)
"""The sizes of the circle, as multiples of its board; the largest that finds room is drawn."""
MIDDLE, RADIUS = (66.0, 68.0), 44.0
DISC, STAR = 21.0, 13.0
"""The radius of a symbol's disc, and of the joker's in the middle."""
ANGLES = {"r": -90.0, "s": 30.0, "p": 150.0}
"""The angle of each symbol on the circle: rock beats scissors, scissors beat paper, paper beats rock."""
BEATS = {"r": "s", "s": "p", "p": "r"}
QUIET = 0.42
"""The share of its light that a symbol has while it is not lit."""
ALL = (1, 2, 3)
"""All strengths: then none is shown."""
PIP, PIP_STEP = 2.1, 5.4
STEP = 8
"""The distance between two places that are tried for the circle, in logical units."""
APART = 8


class Lit(NamedTuple):
    """All that may be laid on the card on top: the strengths of each symbol, a joker; `plus`: these must be +3."""

    strengths: tuple[tuple[str, tuple[int, ...]], ...] = ()
    joker: bool = False
    plus: bool = False
    beaten: str = ""
    """The symbol of the card on top; "" if nothing is to be beaten now."""

    def of(self, symbol: str) -> tuple[int, ...]:
        """The strengths of this symbol that may be laid."""
        return dict(self.strengths).get(symbol, ())


def lit(view: TrepidoView, asked: bool) -> Lit:
    """The lights of the circle as the rules have it; none unless somebody is `asked` to beat a card."""
    if view.beat is None or view.phase not in BEATEN or not asked:
        return Lit()
    graded = view.options.kids in (0, 3)
    threat = view.phase == "threat"
    table = FITS if not threat else (ANY_PLUS, ANY_PLUS) if view.options.any_plus3 else PARRIES
    may = table[graded][FACE[CARD[f"{view.beat.symbol}{view.beat.strength}a"]]]
    faces = sorted({FACE[card] for card in CARD.values() if may[card]})
    strengths = {
        name[0]: tuple(face % 3 + 1 for face in faces if face < JOKER and face // 3 == number)
        for number, name in enumerate(SYMBOLS)
    }
    found = tuple((symbol, levels) for symbol, levels in strengths.items() if levels)
    return Lit(found, any(face >= JOKER for face in faces), threat, view.beat.symbol)


# the picture


@lru_cache(maxsize=12)
def picture(lights: Lit, look: Look, scale: float, cloth: Cloth = CLOTHS[USUAL]) -> pygame.Surface:
    """The circle with these lights on a cloth, `scale` pixels a unit of its board."""
    size = round(BOARD[0] * scale), round(BOARD[1] * scale)
    return render(drawn(lights, look, cloth), size, BOARD)


def drawn(lights: Lit, look: Look, cloth: Cloth = CLOTHS[USUAL]) -> str:
    """The circle as SVG shapes."""
    shapes = "".join(_arrow(symbol, lights, cloth.brass) for symbol in ANGLES)
    shapes += _joker(lights.joker, cloth.brass)
    return shapes + "".join(_symbol(symbol, lights, look, cloth) for symbol in ANGLES)


def _at(angle: float, radius: float = RADIUS) -> tuple[float, float]:
    return MIDDLE[0] + radius * cos(radians(angle)), MIDDLE[1] + radius * sin(radians(angle))


def _arrow(symbol: str, lights: Lit, brass: Colour) -> str:
    """The arrow from a symbol to the one that it beats, along the circle; brass if that beats the card on top."""
    here = ANGLES[symbol]
    beats = bool(lights.of(symbol)) and BEATS[symbol] == lights.beaten
    start, end = _at(here + 32), _at(here + 79)
    paint = f'stroke="{code(brass)}" stroke-opacity="{1 if beats else 0.45:g}"'
    line = 4.4 if beats else 2.6
    ahead = here + 79 + 90
    tip, left, right = (
        (end[0] + far * cos(radians(ahead + turn)), end[1] + far * sin(radians(ahead + turn)))
        for far, turn in ((9.0, 0), (6.4, 100), (6.4, -100))
    )
    head = f"M{tip[0]:.1f} {tip[1]:.1f} L{left[0]:.1f} {left[1]:.1f} L{right[0]:.1f} {right[1]:.1f} Z"
    return (
        f'<path d="M{start[0]:.1f} {start[1]:.1f} A{RADIUS:g} {RADIUS:g} 0 0 1 {end[0]:.1f} {end[1]:.1f}" fill="none" '
        f'{paint} stroke-width="{line:g}" stroke-linecap="round"/>'
        f'<path d="{head}" fill="{code(brass)}" fill-opacity="{1 if beats else 0.45:g}"/>'
    )


def _symbol(symbol: str, lights: Lit, look: Look, cloth: Cloth) -> str:
    """A symbol on its disc: lit if it may be laid, bright if it lies on top, else quiet; with its marks."""
    x, y = _at(ANGLES[symbol])
    name = next(name for name in SYMBOLS if name[0] == symbol)
    levels = lights.of(symbol)
    if not levels and symbol != lights.beaten:
        ground = circle(x, y, DISC - 1, f'fill="{code(cloth.glass)}" fill-opacity="0.72"')
        return ground + f'<g opacity="{QUIET:g}">{part(f"trepido/{name}", x, y, DISC * 1.36)}</g>'
    edge = f'stroke="{code(cloth.brass)}" stroke-width="3.6"' if levels else f'stroke="{code(INK)}" stroke-width="1.6"'
    shapes = circle(x, y, DISC, f'fill="{code(PAPER)}" {edge}') + part(f"trepido/{name}", x, y, DISC * 1.4)
    if look.graded and levels not in ((), ALL):
        shapes += _levels(x, y + DISC, [look.hues[level - 1] for level in levels], levels)
    return shapes + (_plus(x + DISC * 0.8, y - DISC * 0.72) if levels and lights.plus else "")


def _levels(x: float, y: float, hues: list[Hue], levels: tuple[int, ...]) -> str:
    """Small tabs in the colours of these strengths, each with its pips, in a row around this point."""
    widths = [PIP_STEP * level + 6 for level in levels]
    left, shapes = x - (sum(widths) + 2 * (len(widths) - 1)) / 2, ""
    for level, hue, width in zip(levels, hues, widths, strict=True):
        edge = f'fill="{code(hue.band)}" stroke="{code(PAPER)}" stroke-width="1.4"'
        shapes += rectangle(left, y - 5.5, width, 11, 4, edge)
        for pip in range(level):
            middle = left + width / 2 + (pip - (level - 1) / 2) * PIP_STEP
            shapes += circle(middle, y, PIP, f'fill="{code(INK if hue.light else PAPER)}"')
        left += width + 2
    return shapes


def _plus(x: float, y: float) -> str:
    """The mark of a symbol that may be laid as a +3 alone."""
    disc = circle(x, y, 9.5, f'fill="{code(BRASS)}" stroke="{code(PAPER)}" stroke-width="1.4"')
    return disc + part("trepido/small-plus", x, y, 11)


def _joker(may: bool, brass: Colour) -> str:
    """The joker in the middle of the circle, which beats everything."""
    x, y = MIDDLE
    if not may:
        return f'<g opacity="{QUIET:g}">{part("trepido/joker", x, y, STAR * 1.5)}</g>'
    edge = f'fill="{code(PAPER)}" stroke="{code(brass)}" stroke-width="2.8"'
    return circle(x, y, STAR, edge) + part("trepido/joker", x, y, STAR * 1.6)


# its place


def place(taken: Iterable[Box], width: float, near: tuple[float, float], lowest: float) -> Box | None:
    """The free box for the circle nearest to a point, the largest that finds room; None if there is none.

    `taken` are the boxes that it keeps clear of, `lowest` the height that it stays above.
    """
    return _found(tuple(taken), width, near, lowest)


@lru_cache(maxsize=32)
def _found(taken: tuple[Box, ...], width: float, near: tuple[float, float], lowest: float) -> Box | None:
    clear = [box.inset(-APART) for box in taken]
    for size in SIZES:
        across, down = BOARD[0] * size, BOARD[1] * size
        boxes = (
            Box(left, top, across, down)
            for left in range(APART, int(width - across) - APART, STEP)
            for top in range(APART, int(lowest - down), STEP)
        )
        free = (box for box in boxes if not any(box.overlaps(other) for other in clear))
        best = min(free, key=lambda box: hypot(box.centre[0] - near[0], box.centre[1] - near[1]), default=None)
        if best is not None:
            return best
    return None

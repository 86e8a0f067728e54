"""The backs of Le Tordu's cards: two twists, the five suits, a whirl, a knot."""

from __future__ import annotations

from scenes.app.lang import p
from scenes.kit.theme import BRASS, INK, PAPER, Colour, colour
from scenes.stage.art.back import Design, plate, printed
from scenes.stage.art.card import FRAME, Drawing, inside
from scenes.stage.art.patterns import MIDDLE, WAIST, around, filled, leaf, lined, lozenge, spread, wave
from scenes.stage.art.shapes import circle, code, mix, part, turned

PURPLE, GARNET, TEAL, OLIVE = colour("#48306F"), colour("#7A2A33"), colour("#1C5062"), colour("#4F4A22")
DYE = "#B00001"
"""The colour in the drawings of suits that stands for any."""
BRAID, BEATS = 10.6, 12
"""The distance between two strands of the braid, and the number of bends of each."""


def _sign(suit: str, x: float, y: float, size: float, tone: Colour) -> str:
    return part(f"tordu/suit-{suit}", x, y, size, {DYE: tone})


def twists(ground: Colour = PURPLE) -> Drawing:
    """Two twists that turn into each other, on a braid."""
    twist = _sign("t", MIDDLE + 8.6, WAIST + 8.6, 31, BRASS)
    return printed(ground, _braid(ground), plate(ground, 31) + twist + turned(twist, MIDDLE, WAIST))


def _braid(ground: Colour) -> str:
    """The braid: strands that cross, symmetric around the middle."""
    count = int(inside(FRAME)[2] // BRAID)
    first = MIDDLE - (count - 1) * BRAID / 2
    strands = [_strand(first + index * BRAID, swing) for index in range(count) for swing in (BRAID / 2, -BRAID / 2)]
    faint = code(mix(ground, PAPER, 0.2))
    return f'<path d="{" ".join(strands)}" fill="none" stroke="{faint}" stroke-width="0.9"/>'


def _strand(x: float, swing: float) -> str:
    """The path of a strand from top to bottom, bending to one side and to the other."""
    _, y, _, height = inside(FRAME)
    beat, path = height / BEATS, f"M{x:g} {y:g}"
    for step in range(BEATS):
        bend = x + (swing if step % 2 else -swing)
        path += f" C{bend:g} {y + beat * 0.3:g} {bend:g} {y + beat * 0.7:g} {x:g} {y + beat:g}"
        y += beat
    return path


def suits(ground: Colour = GARNET) -> Drawing:
    """A twist between the four other suits, on lozenges; below the same upside down."""
    deep, brass = code(mix(ground, INK, 0.5)), code(BRASS)
    upper = "".join(
        _sign(suit, MIDDLE + x, WAIST + y, size, BRASS)
        for suit, x, y, size in (("s", -19.0, -13.0, 15.0), ("h", 0.0, -37.0, 15.0), ("d", 19.0, -13.0, 15.0))
    )
    upper += _sign("c", MIDDLE, WAIST - 17.0, 17.0, PAPER)
    big = f'<path d="{lozenge(36, 54)(MIDDLE, WAIST)}" fill="{deep}" stroke="{brass}" stroke-width="1.3"/>'
    line = f'<path d="M{MIDDLE - 27:g} {WAIST:g} H{MIDDLE + 27:g}" stroke="{brass}" stroke-width="1"/>'
    middle = circle(MIDDLE, WAIST, 4, f'fill="{brass}"')
    pattern = filled(ground, spread(lozenge(4.2, 6.4), (4.2, 6.4), (8.6, 6.6), shifted=True))
    return printed(ground, pattern, big + line + middle + upper + turned(upper, MIDDLE, WAIST))


def whirl(ground: Colour = TEAL) -> Drawing:
    """A whirl of eight bent arms, on waves."""
    arm = f"M{MIDDLE:g} {WAIST:g} c3 -12 13 -17 20 -25 c1 13 -7 22 -20 25 Z"
    arms = "".join(
        f'<path d="{arm}" fill="{code(BRASS if number % 2 else PAPER)}" '
        f'transform="rotate({number * 45 - 18:g} {MIDDLE:g} {WAIST:g})"/>'
        for number in range(8)
    )
    arms = arms.replace(code(PAPER), code(mix(BRASS, ground, 0.45)))
    pattern = lined(ground, spread(wave(5.6, 6.4), (5.6, 3.2), (11.2, 5.6)), 1.0)
    return printed(ground, pattern, plate(ground, 36) + arms + circle(MIDDLE, WAIST, 3.4, f'fill="{code(BRASS)}"'))


def knot(ground: Colour = OLIVE) -> Drawing:
    """Two long loops across each other, with four leaves between them, on leaves."""
    deep, brass = code(mix(ground, INK, 0.5)), code(BRASS)
    gap, cord = f'stroke="{deep}" stroke-width="8"', f'stroke="{brass}" stroke-width="4"'
    loops = ""
    for turn in (35, -35):
        for paint in (gap, cord):
            loop = f'<ellipse cx="{MIDDLE:g}" cy="{WAIST:g}" rx="11" ry="30" fill="none" {paint}/>'
            loops += f'<g transform="rotate({turn} {MIDDLE:g} {WAIST:g})">{loop}</g>'
    leaves = "".join(
        f'<g transform="rotate({angle:g} {x:.2f} {y:.2f})"><path d="{leaf(2.4, 5)(x, y)}" fill="{brass}"/></g>'
        for x, y, angle in around(4, 28)
        if angle % 180
    )
    pattern = lined(ground, spread(leaf(3.6, 4.4), (3.6, 4.4), (9.4, 4.7), shifted=True))
    return printed(ground, pattern, plate(ground, 36) + loops + leaves)


BACKS = {
    "twists": Design(lambda: p("back", "Twists"), twists),
    "suits": Design(lambda: p("back", "Suits"), suits),
    "whirl": Design(lambda: p("back", "Whirl"), whirl),
    "knot": Design(lambda: p("back", "Knot"), knot),
}

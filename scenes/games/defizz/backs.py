"""The backs of Défizz!'s two decks: the deck's sign twice, on rays, dots, stripes or lozenges of the deck's colour."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import cos, radians, sin

from scenes.app.lang import p
from scenes.kit.theme import BRASS, CARD, INK, PAPER, Colour, colour
from scenes.stage.art.back import Design
from scenes.stage.art.card import FRAME, Drawing, frame, panel
from scenes.stage.art.patterns import MIDDLE, dot, filled, lozenge, spread
from scenes.stage.art.shapes import circle, code, mix, part

WINE, BLUE = colour("#7C2F3E"), colour("#2A5587")
KINDS: dict[str, Colour] = {"duel": WINE, "multi": BLUE}
"""The colour of each deck; its sign tells it too."""
Deck = Callable[[str], Drawing]
"""A function that draws the back of a deck by its kind."""


def _signed(pattern: Callable[[Colour], str], kind: str) -> Drawing:
    """A back: the deck's sign, upright and upside down, on a pattern."""
    ground = KINDS[kind]
    middle, half = CARD[0] / 2, CARD[1] / 2
    shapes = panel(ground) + pattern(ground) + frame()
    for down in (half - 30, half + 30):
        shapes += circle(middle, down, 24, f'fill="{code(mix(ground, INK, 0.35))}" stroke="{code(BRASS)}"')
    sign = part(f"defizz/{kind}", middle, half - 30, 30)
    return Drawing(shapes + sign + f'<g transform="rotate(180 {middle:g} {half:g})">{sign}</g>')


def _rays(ground: Colour) -> str:
    """The rays from the middle to the edge of the frame."""
    middle, half, inner = CARD[0] / 2, CARD[1] / 2, 9.2
    rays = []
    for ray in range(24):
        points = [(middle, half)]
        for angle in (ray * 15 - 3.4, ray * 15 + 3.4):
            across, down = sin(radians(angle)), cos(radians(angle))
            reach = min((middle - inner) / max(abs(across), 1e-6), (half - inner) / max(abs(down), 1e-6))
            points.append((middle + across * reach, half + down * reach))
        rays.append("M" + " L".join(f"{x:.2f} {y:.2f}" for x, y in points) + " Z")
    return f'<path d="{" ".join(rays)}" fill="{code(mix(ground, PAPER, 0.12))}"/>'


def _dots(ground: Colour) -> str:
    """Large and small dots in turn."""
    large = spread(dot(4.2), (4.2, 4.2), (12.6, 12.6), shifted=True)
    return filled(ground, large, 0.16) + filled(ground, spread(dot(1.5), (1.5, 1.5), (6.3, 12.6)), 0.3)


def _stripes(ground: Colour) -> str:
    """Upright stripes, broad and narrow in turn."""
    top, bottom = FRAME, CARD[1] - FRAME
    stripes = []
    for number in range(-3, 4):
        half = 3.4 if number % 2 == 0 else 1.4
        x = MIDDLE + number * 12.4
        stripes.append(f"M{x - half:g} {top:g} H{x + half:g} V{bottom:g} H{x - half:g} Z")
    return filled(ground, " ".join(stripes), 0.13)


def _lozenges(ground: Colour) -> str:
    """Lozenges as on a harlequin, each with a smaller one within."""
    reach, step = (7.0, 10.8), (14.2, 10.95)
    small = spread(lozenge(2.0, 3.1), reach, step, shifted=True)
    large = filled(ground, spread(lozenge(*reach), reach, step, shifted=True))
    return f'{large}<path d="{small}" fill="{code(BRASS)}"/>'


DECKS: dict[str, Deck] = {
    "rays": partial(_signed, _rays),
    "dots": partial(_signed, _dots),
    "stripes": partial(_signed, _stripes),
    "harlequin": partial(_signed, _lozenges),
}
"""The backs of both decks by name, the usual one first."""
TITLES = {
    "rays": lambda: p("back", "Rays"),
    "dots": lambda: p("back", "Dots"),
    "stripes": lambda: p("back", "Stripes"),
    "harlequin": lambda: p("back", "Harlequin"),
}
BACKS = {name: Design(title, partial(DECKS[name], "duel")) for name, title in TITLES.items()}
"""The same as the settings show them: on the deck of duels."""


def deck(name: str, kind: str) -> Drawing:
    """The back of a deck by the name of its design; the usual one if there is none with that name."""
    return DECKS.get(name, DECKS["rays"])(kind)

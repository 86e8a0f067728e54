"""Colours as people see them: in L*a*b*, for four kinds of eyes and without colours, and how far they are apart."""

from __future__ import annotations

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

from scenes.kit.theme import Colour

Lab = tuple[float, float, float]
EYES = {
    "usual": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanope": ((0.1523, 1.0526, -0.2049), (0.1145, 0.7863, 0.0992), (-0.0039, -0.0481, 1.0520)),
    "deuteranope": ((0.3673, 0.8606, -0.2280), (0.2801, 0.6725, 0.0474), (-0.0118, 0.0429, 0.9689)),
    "tritanope": ((1.2555, -0.0767, -0.1788), (-0.0784, 0.9308, 0.1476), (0.0047, 0.6914, 0.3039)),
}
"""Kind of eye → linear red, green and blue as it sees them."""


def linear(tone: Colour) -> list[float]:
    return [(part / 255 / 12.92) if part < 11 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in tone]


def lightness(tone: Colour) -> float:
    return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), linear(tone), strict=True))


def contrast(one: Colour, two: Colour) -> float:
    low, high = sorted((lightness(one), lightness(two)))
    return (high + 0.05) / (low + 0.05)


def seen(tone: Colour, eye: str) -> tuple[float, float, float]:
    """A colour as an eye sees it, in L*a*b*."""
    light = linear(tone)
    red, green, blue = (
        min(1.0, max(0.0, sum(share * part for share, part in zip(row, light, strict=True)))) for row in EYES[eye]
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def grey(tone: Colour) -> Lab:
    """A colour without colours, in L*a*b*."""
    light = lightness(tone)
    return 116 * (light ** (1 / 3) if light > 0.008856 else 7.787 * light + 16 / 116) - 16, 0.0, 0.0


def hue(tone: Colour) -> float:
    """The hue of a colour in L*a*b*, in degrees: red lies near 30, orange near 70, yellow near 95."""
    _, a, b = seen(tone, "usual")
    return degrees(atan2(b, a)) % 360


def difference(one: Lab, two: Lab) -> float:
    """The distance of two colours as people judge it (CIEDE2000)."""
    mean = (hypot(*one[1:]) + hypot(*two[1:])) / 2
    grown = 1.5 - 0.5 * sqrt(mean**7 / (mean**7 + 25**7))
    polar = [(lab[0], hypot(lab[1] * grown, lab[2]), atan2(lab[2], lab[1] * grown)) for lab in (one, two)]
    (l1, c1, h1), (l2, c2, h2) = ((light, chroma, degrees(angle) % 360) for light, chroma, angle in polar)
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    light, chroma, angle = (l1 + l2) / 2, (c1 + c2) / 2, h1 + turn / 2
    across = 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    shape = (
        1
        - 0.17 * cos(radians(angle - 30))
        + 0.24 * cos(radians(2 * angle))
        + 0.32 * cos(radians(3 * angle + 6))
        - 0.20 * cos(radians(4 * angle - 63))
    )
    dl = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    dc = (c2 - c1) / (1 + 0.045 * chroma)
    dh = across / (1 + 0.015 * chroma * shape)
    blue = exp(-((((angle % 360) - 275) / 25) ** 2))
    twist = -2 * sqrt(chroma**7 / (chroma**7 + 25**7)) * sin(radians(60 * blue))
    return sqrt(dl**2 + dc**2 + dh**2 + twist * dc * dh)

"""Pieces of portraits as SVG: bust, head, hair, beards, glasses. Everything is drawn on a board of 100 × 100.

The disc behind has its centre at (50, 54) and a radius of 42.6 inside its rim. Hair may rise above it; shoulders end on
its arc, since the renderer can't cut a shape with another.
"""

from __future__ import annotations

from math import sqrt

INK = "#2B2320"
CENTRE, RADIUS = (50.0, 54.0), 42.6
LINE = 2.0


def shade(colour: str, share: float, towards: str = INK) -> str:
    """A colour with a share of another in it."""
    pairs = [(int(colour[at : at + 2], 16), int(towards[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(one + (two - one) * share):02X}" for one, two in pairs)


def brightness(colour: str) -> float:
    """The relative luminance of a colour, from 0 to 1."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def path(d: str, fill: str, line: float = LINE, stroke: str = INK, more: str = "") -> str:
    """A closed shape with an ink line; no line if it is 0."""
    edge = f'stroke="{stroke}" stroke-width="{line:g}" stroke-linejoin="round" stroke-linecap="round"' if line else ""
    return f'<path d="{d}" fill="{fill}" {edge} {more}/>'.replace(" />", "/>").replace("  ", " ")


def stroke(d: str, width: float = LINE, colour: str = INK, opacity: float = 1) -> str:
    """An open line."""
    clear = f' stroke-opacity="{opacity:g}"' if opacity < 1 else ""
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:g}" '
        f'stroke-linecap="round" stroke-linejoin="round"{clear}/>'
    )


def dot(
    x: float, y: float, rx: float, fill: str = INK, ry: float | None = None, line: float = 0, opacity: float = 1
) -> str:
    """A filled ellipse; round unless `ry` is given."""
    edge = f' stroke="{INK}" stroke-width="{line:g}"' if line else ""
    clear = f' fill-opacity="{opacity:g}"' if opacity < 1 else ""
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{rx if ry is None else ry:g}" fill="{fill}"{edge}{clear}/>'


def chord(y: float, inset: float = 0) -> tuple[float, float]:
    """The ends of the disc's chord at a height."""
    half = sqrt((RADIUS - inset) ** 2 - (y - CENTRE[1]) ** 2)
    return CENTRE[0] - half, CENTRE[0] + half


# Bust


def shoulders(top: float = 73, edge: float = 83) -> str:
    """The outline of shoulders from arc to arc; `top` is the height at the neck, `edge` where they meet the disc."""
    left, right = chord(edge)
    return (
        f"M{left:.2f} {edge:g} Q{left + 9:.2f} {top + 3:g} 42 {top:g} L58 {top:g} "
        f"Q{right - 9:.2f} {top + 3:g} {right:.2f} {edge:g} A{RADIUS} {RADIUS} 0 0 1 {left:.2f} {edge:g} Z"
    )


def neck(skin: str, width: float = 13) -> str:
    """The neck, with the shadow of the chin."""
    left, right = 50 - width / 2, 50 + width / 2
    return path(f"M{left:g} 62 L{left:g} 75 Q50 83 {right:g} 75 L{right:g} 62 Z", skin) + path(
        f"M{left + 1:g} 67 Q50 77 {right - 1:g} 67 L{right - 1:g} 71 Q50 80 {left + 1:g} 71 Z", shade(skin, 0.18), 0
    )


def crew(skin: str, cloth: str) -> str:
    """A pullover with a round collar."""
    return (
        neck(skin)
        + path(shoulders(), cloth)
        + path("M41 72.5 Q50 83 59 72.5 L62 75 Q50 89 38 75 Z", shade(cloth, 0.22))
    )


def scoop(skin: str, cloth: str) -> str:
    """A wide neckline that shows the skin."""
    return (
        path(shoulders(), cloth)
        + path("M33 75 Q42 72.5 43.5 69 L56.5 69 Q58 72.5 67 75 Q62 88 50 88 Q38 88 33 75 Z", skin)
        + path("M43.5 69.5 Q50 76 56.5 69.5 L56.5 71.5 Q50 79 43.5 71.5 Z", shade(skin, 0.18), 0)
    )


def shirt(skin: str, cloth: str, collar: str = "#FDF6E8", over: str = "") -> str:
    """A shirt with a collar; under a jacket of the colour `over`, if any."""
    drawn = neck(skin) + path(shoulders(), over or cloth)
    if over:
        drawn += path("M40 73 L50 96 L60 73 Z", cloth)
        drawn += path("M40 72.5 L34 80 L39 83 L37 86 L50 96.3 L45 84 Z", shade(over, 0.16))
        drawn += path("M60 72.5 L66 80 L61 83 L63 86 L50 96.3 L55 84 Z", shade(over, 0.16))
    else:
        drawn += stroke("M50 80 L50 96.4", 1.4) + dot(50, 88, 0.9) + dot(50, 93.5, 0.9)
    return (
        drawn
        + path("M42 71 L50 79.5 L45 85 L37.5 75 Z", collar, 1.6)
        + path("M58 71 L50 79.5 L55 85 L62.5 75 Z", collar, 1.6)
    )


def stripes(skin: str, cloth: str = "#FDF6E8", band: str = "#2F4B7C") -> str:
    """A sailor's jersey; each band is cut on the disc's arc."""
    drawn = neck(skin) + path(shoulders(), cloth, 0)
    for top, bottom, dip in ((79.5, 82.5, 4.5), (85.5, 88.5, 3.2), (91.5, 94, 1.2)):
        upper, lower = chord(max(top, 83) if top < 83 else top), chord(max(bottom, 83))
        if top < 83:
            upper = (upper[0] + 7.5, upper[1] - 7.5)
            lower = (lower[0] + 1, lower[1] - 1)
        drawn += path(
            f"M{upper[0]:.2f} {top} Q50 {top + dip} {upper[1]:.2f} {top} L{lower[1]:.2f} {bottom} "
            f"Q50 {bottom + dip} {lower[0]:.2f} {bottom} Z",
            band,
            0,
        )
    return drawn + path(shoulders(), "none") + path("M41 72.5 Q50 82 59 72.5 L61.5 74.5 Q50 87 38.5 74.5 Z", band)


def turtle(skin: str, cloth: str) -> str:
    """A polo neck."""
    return (
        neck(skin)
        + path(shoulders(), cloth)
        + path("M40.5 69 Q50 75 59.5 69 L61 77 Q50 84 39 77 Z", shade(cloth, 0.12))
        + stroke("M43 73 V78 M47 75 V80.5 M53 75 V80.5 M57 73 V78", 1, shade(cloth, 0.4))
    )


def raincoat(skin: str, cloth: str) -> str:
    """A raincoat with its hood down and big buttons."""
    return (
        path("M27 76 Q30 64 42 66 L58 66 Q70 64 73 76 Q50 90 27 76 Z", shade(cloth, 0.2))
        + neck(skin)
        + path(shoulders(74, 83), cloth)
        + path("M40 73 Q50 84 60 73 L64 77 Q56 84 50 88 Q44 84 36 77 Z", shade(cloth, 0.1))
        + stroke("M50 87 L50 96.4", 1.6)
        + dot(54, 91.5, 1.5, "#FDF6E8", line=1)
    )


def hoodie(skin: str, cloth: str, cord: str = "#FDF6E8") -> str:
    """A hooded jumper with its cords."""
    return (
        path("M29 77 Q31 65 42 67 L58 67 Q69 65 71 77 Q50 88 29 77 Z", shade(cloth, 0.24))
        + neck(skin)
        + path(shoulders(75, 83), cloth)
        + path("M38 74 Q50 86 62 74 L59 82 Q50 87 41 82 Z", shade(cloth, 0.16))
        + stroke("M45 84 V91 M55 84 V90", 1.8, cord)
    )


def scarf(colour: str) -> str:
    """A scarf around the neck, over any clothes."""
    return (
        path("M38 71 Q50 79 62 71 Q65 75 62 79 Q50 87 38 79 Q35 75 38 71 Z", colour)
        + path("M55 81 L63 94 Q58 96 53.5 96.4 L50 83 Z", shade(colour, 0.14))
        + stroke("M42 75.5 Q50 80.5 58 75.5", 1.2, shade(colour, 0.4))
    )


def bow(colour: str) -> str:
    """A bow tie."""
    return (
        path("M50 79 L41 75 Q39 79.5 41 84 Z", colour, 1.7)
        + path("M50 79 L59 75 Q61 79.5 59 84 Z", colour, 1.7)
        + dot(50, 79.4, 2.2, shade(colour, 0.2), line=1.5)
    )


def pearls(colour: str = "#FDF6E8") -> str:
    """A necklace of pearls."""
    places = ((41.5, 75.5), (44.5, 78.3), (48.2, 79.8), (51.9, 79.8), (55.6, 78.3), (58.5, 75.5))
    return "".join(dot(x, y, 1.9, colour, line=1) for x, y in places)


def pendant(colour: str) -> str:
    """A crescent on a chain."""
    return stroke("M40 74 Q50 92 60 74", 1.1, shade(colour, 0.25)) + path(
        "M51.5 80.5 A4 4 0 1 0 53.5 86.5 A3.2 3.2 0 1 1 51.5 80.5 Z", colour, 1.1
    )


# Head


HEADS = {
    "egg": "M33 48 Q32 30 50 30 Q68 30 67 48 Q67 60 61 66 Q55 71.5 50 71.5 Q45 71.5 39 66 Q33 60 33 48 Z",
    "round": "M31.5 49 Q31 30 50 30 Q69 30 68.5 49 Q68.5 61 62 66.5 Q56 71 50 71 Q44 71 38 66.5 Q31.5 61 31.5 49 Z",
    "square": "M33 47 Q32 30 50 30 Q68 30 67 47 L66.5 58 Q65 66 59 70 Q50 74 41 70 Q35 66 33.5 58 Z",
    "long": "M34 46 Q33 28.5 50 28.5 Q67 28.5 66 46 Q66 60 60 67.5 Q55 73 50 73 Q45 73 40 67.5 Q34 60 34 46 Z",
}


def head(skin: str, shape: str = "egg", ears: bool = True) -> str:
    """A head with its ears and one shade along the jaw."""
    drawn = ""
    if ears:
        for x, side in ((32.6, 1), (67.4, -1)):
            drawn += dot(x, 52.5, 4, skin, 5, LINE) + stroke(
                f"M{x - side * 0.4:g} 50.4 Q{x - side * 2:g} 52.6 {x - side * 0.2:g} 54.6", 1.2, shade(skin, 0.35)
            )
    return drawn + path(HEADS[shape], skin)


def wrinkles(skin: str) -> str:
    """The lines of age: at the eyes and beside the mouth."""
    line = shade(skin, 0.32)
    return stroke(
        "M36.5 55.5 L34.8 56.6 M36.8 57.3 L35.4 58.8 M63.5 55.5 L65.2 56.6 M63.2 57.3 L64.6 58.8", 1, line
    ) + stroke("M43 58.5 Q41.2 61 41.6 63.5 M57 58.5 Q58.8 61 58.4 63.5", 1, line)


def freckles(skin: str) -> str:
    """Freckles on both cheeks."""
    colour = shade(skin, 0.38, "#8A3B12")
    return "".join(
        dot(x, y, 0.65, colour)
        for x, y in ((38, 56.5), (40.4, 58.3), (42.6, 56.8), (57.4, 56.8), (59.6, 58.3), (62, 56.5))
    )


# Glasses, jewels


def glasses(colour: str, shape: str = "round") -> str:
    """Glasses over the eyes: `round`, `oval` or `square`."""
    if shape == "square":
        rims = "".join(
            f'<rect x="{x:g}" y="46.6" width="12" height="9.6" rx="2.6" ry="2.6" fill="#FFFFFF" fill-opacity="0.08" stroke="{colour}" stroke-width="2"/>'
            for x in (36.6, 51.4)
        )
    else:
        ry = 6.2 if shape == "round" else 4.8
        rims = "".join(
            f'<ellipse cx="{x:g}" cy="51.4" rx="6.2" ry="{ry:g}" fill="#FFFFFF" fill-opacity="0.08" stroke="{colour}" stroke-width="2"/>'
            for x in (42.4, 57.6)
        )
    return rims + stroke("M48.4 50.8 Q50 49.6 51.6 50.8 M36.3 50.6 L33 49.6 M63.7 50.6 L67 49.6", 1.8, colour)


def earrings(colour: str, shape: str = "ball") -> str:
    """Earrings: `ball`, `hoop` or `star`."""
    if shape == "hoop":
        return "".join(
            f'<circle cx="{x}" cy="61" r="3.4" fill="none" stroke="{colour}" stroke-width="1.7"/>' for x in (31.6, 68.4)
        )
    if shape == "star":
        star = "M{x} 57.6 l1.2 2.6 2.8 .3 -2.1 1.9 .6 2.8 -2.5 -1.4 -2.5 1.4 .6 -2.8 -2.1 -1.9 2.8 -.3 Z"
        return "".join(path(star.replace("{x}", str(x)), colour, 0.9) for x in (31.8, 68.2))
    return "".join(dot(x, 59.3, 2, colour, line=1.1) for x in (32.2, 67.8))


# Beards


def beard(colour: str, size: str = "full") -> str:
    """A beard below the mouth: `full`, `long`, `short` or `goatee`. The mouth is drawn over it."""
    shapes = {
        "full": "M33.2 50 Q36 58 41 57.6 Q50 55.6 59 57.6 Q64 58 66.8 50 Q68.4 62 62 69 Q56 75.4 50 75.4 Q44 75.4 38 69 Q31.6 62 33.2 50 Z",
        "long": "M33.2 51 Q36 58.5 41 58 Q50 56 59 58 Q64 58.5 66.8 51 Q69 66 62 76 Q56 85 50 87.5 Q44 85 38 76 Q31 66 33.2 51 Z",
        "short": "M33.4 53 Q36.4 59.6 42 59 Q50 57.2 58 59 Q63.6 59.6 66.6 53 Q66.6 62 61 67 Q55.6 72.4 50 72.4 Q44.4 72.4 39 67 Q33.4 62 33.4 53 Z",
        "goatee": "M43.4 64.6 Q50 61.8 56.6 64.6 Q57.6 72 50 76.6 Q42.4 72 43.4 64.6 Z",
    }
    if size == "short":
        jaw = "M33.4 53 Q33.4 62 39 67 Q44.4 72.4 50 72.4 Q55.6 72.4 61 67 Q66.6 62 66.6 53"
        return path(shapes[size], colour, 0) + stroke(jaw, 1.8)
    return path(shapes[size], colour, 1.8)


def moustache(colour: str, shape: str = "walrus") -> str:
    """A moustache over the mouth: `walrus`, `thin` or `curled`."""
    shapes = {
        "walrus": "M50 57.8 Q46 55.6 42 58.6 Q38.6 61.2 37.4 64 Q43.6 64.4 50 61 Q56.4 64.4 62.6 64 Q61.4 61.2 58 58.6 Q54 55.6 50 57.8 Z",
        "thin": "M50 59 Q46 57.8 42 60.6 Q46.4 61.4 50 60.4 Q53.6 61.4 58 60.6 Q54 57.8 50 59 Z",
        "curled": "M50 58.4 Q45 56 41.4 59.6 Q38.6 61.8 36 59.4 Q36.4 64.4 41.8 64 Q47 63.6 50 61 Q53 63.6 58.2 64 Q63.6 64.4 64 59.4 Q61.4 61.8 58.6 59.6 Q55 56 50 58.4 Z",
    }
    return path(shapes[shape], colour, 1.6)

"""Five faces for every portrait: neutral, thinking, delighted, annoyed, surprised."""

from __future__ import annotations

from typing import NamedTuple

from shapes import INK, brightness, dot, path, shade, stroke

EYES, BROWS, MOUTH = 51.4, 45.2, 64.0
LEFT, RIGHT = 42.6, 57.4
WHITE, TONGUE, INSIDE = "#FFFDF8", "#E0705C", "#6E2323"
DEEP = 0.13
"""The brightness of a skin below which eyes glint more, and a closed mouth shows its lower lip."""


class Features(NamedTuple):
    """The features by which one face differs from another."""

    skin: str
    brow: str
    """The colour of the brows."""
    lips: str = ""
    """The colour of made-up lips; none by default."""
    lashes: bool = False
    heavy: bool = False
    """Bushy brows."""
    nose: str = "small"
    """`small`, `round`, `long` or `broad`."""
    cheeks: float = 0.35
    """The rosiness of the cheeks, from 0 to 1."""
    bearded: bool = False
    """A beard hides the cheeks and what is around the lips."""
    covered: bool = False
    """A moustache hides the upper lip: the mouth stands a little lower."""

    @property
    def deep(self) -> bool:
        """True if the skin is so dark that a thin line of ink does not stand out from it."""
        return brightness(self.skin) < DEEP


def faces(features: Features) -> dict[str, str]:
    """The five faces, by name, as shapes that lie on the head."""
    return {
        "neutral": _base(features) + _open_eyes(features) + _brows(features, 0, 0) + _smile(features),
        "thinking": _base(features) + _eyes_up(features) + _brows(features, 0.4, -3.2) + _pursed(features),
        "delighted": _base(features, 0.25) + _closed(features) + _brows(features, -2, -2) + _laugh(features),
        "annoyed": _base(features) + _flat(features) + _frown_brows(features) + _pout(features),
        "surprised": _base(features) + _wide(features) + _brows(features, -3.4, -3.4) + _round(features),
    }


def _base(features: Features, more: float = 0) -> str:
    blush = shade(features.skin, 0.55, "#E2553F")
    strength = min(1.0, features.cheeks + more)
    cheeks = (
        "".join(dot(x, 59.4, 3.9, blush, 3.1, opacity=strength) for x in (38.8, 61.2)) if not features.bearded else ""
    )
    line = shade(features.skin, 0.5)
    noses = {
        "small": stroke("M48.6 57.4 Q50.2 58.9 51.8 57.4", 1.6, line),
        "round": path(
            "M46.8 57.2 Q46.8 53.6 50 53.2 Q53.2 53.6 53.2 57.2 Q51.8 59.4 50 59.2 Q48.2 59.4 46.8 57.2 Z",
            shade(features.skin, 0.2, "#E2553F"),
            0,
        )
        + stroke("M46.9 56.4 Q47.6 59.3 50 59.3 Q52.4 59.3 53.1 56.4", 1.5, line),
        "long": stroke("M50.6 49.6 Q52.6 55.4 52.8 57.2 Q51.4 58.9 48.8 57.9", 1.6, line),
        "broad": stroke("M46.6 56.6 Q46.8 58.6 48.6 58 Q50 59.2 51.4 58 Q53.2 58.6 53.4 56.6", 1.6, line),
    }
    return cheeks + noses[features.nose]


def _lashes(features: Features, y: float) -> str:
    if not features.lashes:
        return ""
    return stroke(f"M{LEFT - 3} {y - 0.8} L{LEFT - 4.6} {y - 2.2} M{RIGHT + 3} {y - 0.8} L{RIGHT + 4.6} {y - 2.2}", 1.4)


def _open_eyes(features: Features) -> str:
    more = 0.35 if features.deep else 0
    drawn = "".join(
        dot(x, EYES, 2.5 + more, INK, 3 + more) + dot(x + 0.9, EYES - 1.1, 0.9 + more, WHITE) for x in (LEFT, RIGHT)
    )
    return drawn + _lashes(features, EYES - 0.6)


def _eyes_up(features: Features) -> str:
    drawn = "".join(
        dot(x, EYES, 3.3, WHITE, 3.4, 1.5) + dot(x + 1.1, EYES - 1.5, 1.9, INK) + dot(x + 1.6, EYES - 2.1, 0.6, WHITE)
        for x in (LEFT, RIGHT)
    )
    return drawn + _lashes(features, EYES - 1)


def _closed(features: Features) -> str:
    arcs = "".join(
        stroke(f"M{x - 3.4} {EYES + 1.2} Q{x} {EYES - 3.6} {x + 3.4} {EYES + 1.2}", 2.2) for x in (LEFT, RIGHT)
    )
    return arcs + _lashes(features, EYES + 1)


def _flat(features: Features) -> str:
    drawn = "".join(
        path(
            f"M{x - 3.2} {EYES - 0.6} H{x + 3.2} Q{x + 2.8} {EYES + 3} {x} {EYES + 3} Q{x - 2.8} {EYES + 3} {x - 3.2} {EYES - 0.6} Z",
            WHITE,
            1.3,
        )
        + dot(x + 0.8, EYES + 0.9, 1.6, INK)
        + stroke(f"M{x - 3.6} {EYES - 0.8} H{x + 3.6}", 2)
        for x in (LEFT, RIGHT)
    )
    return drawn


def _wide(features: Features) -> str:
    drawn = "".join(
        dot(x, EYES, 3.7, WHITE, 4.2, 1.5) + dot(x, EYES + 0.3, 1.9, INK) + dot(x + 0.6, EYES - 0.4, 0.6, WHITE)
        for x in (LEFT, RIGHT)
    )
    return drawn + _lashes(features, EYES - 2)


def _brows(features: Features, left: float, right: float) -> str:
    width = 3.2 if features.heavy else 2.1
    return stroke(
        f"M{LEFT - 4} {BROWS + left + 0.6} Q{LEFT} {BROWS + left - 2} {LEFT + 3.6} {BROWS + left + 0.2} "
        f"M{RIGHT - 3.6} {BROWS + right + 0.2} Q{RIGHT} {BROWS + right - 2} {RIGHT + 4} {BROWS + right + 0.6}",
        width,
        features.brow,
    )


def _frown_brows(features: Features) -> str:
    width = 3.4 if features.heavy else 2.4
    return stroke(
        f"M{LEFT - 4} {BROWS - 0.6} L{LEFT + 4} {BROWS + 2.4} M{RIGHT + 4} {BROWS - 0.6} L{RIGHT - 4} {BROWS + 2.4}",
        width,
        features.brow,
    )


def _height(features: Features) -> float:
    return MOUTH + (1.6 if features.covered else 0)


def _smile(features: Features) -> str:
    y = _height(features)
    line = stroke(f"M45 {y - 0.6} Q50 {y + 3.4} 55 {y - 0.6}", 2)
    if not features.lips:
        return line
    if features.deep or features.bearded:
        return _closed_lips(features, f"M44.6 {y - 1} Q50 {y + 3} 55.4 {y - 1}", 0)
    lips = path(
        f"M44.6 {y - 1.6} Q48 {y - 1} 50 {y - 0.2} Q52 {y - 1} 55.4 {y - 1.6} Q50 {y + 5} 44.6 {y - 1.6} Z",
        features.lips,
        0,
    )
    return lips + stroke(f"M44.2 {y - 1.9} Q50 {y + 2.6} 55.8 {y - 1.9}", 1.7, shade(features.lips, 0.6))


def _pursed(features: Features) -> str:
    y = _height(features)
    return _closed_lips(features, f"M45.6 {y + 0.8} Q48.4 {y - 0.8} 52.4 {y - 0.2}", 0.2)


def _closed_lips(features: Features, line: str, darker: float) -> str:
    """A closed mouth along a line: in ink, or in the colour of the lips; on a deep skin, ink over the lower lip."""
    if not features.lips:
        return stroke(line, 2.2)
    if features.bearded:
        return stroke(line, 2.8, features.lips)
    if not features.deep:
        return stroke(line, 2.2, shade(features.lips, darker))
    start, rest = line[1:].split(" Q")
    lower = f"M{_down(start)} Q" + " ".join(_down(" ".join(pair)) for pair in _pairs(rest))
    return stroke(lower, 2, features.lips) + stroke(line, 2.4)


def _pairs(numbers: str) -> list[tuple[str, str]]:
    each = numbers.split()
    return list(zip(each[::2], each[1::2], strict=True))


def _down(point: str) -> str:
    """A point a lip's height further down."""
    x, y = point.split()
    return f"{x} {float(y) + 2:g}"


def _laugh(features: Features) -> str:
    y = _height(features)
    mouth = path(
        f"M42.6 {y - 2} Q50 {y + 0.2} 57.4 {y - 2} Q57 {y + 6.4} 50 {y + 6.4} Q43 {y + 6.4} 42.6 {y - 2} Z",
        INSIDE,
        2,
    )
    teeth = path(f"M43.9 {y - 1.4} Q50 {y + 0.6} 56.1 {y - 1.4} L55.4 {y + 1} Q50 {y + 2.4} 44.6 {y + 1} Z", WHITE, 0)
    tongue = path(
        f"M45.6 {y + 4.6} Q50 {y + 1.6} 54.4 {y + 4.6} Q52.6 {y + 6} 50 {y + 6} Q47.4 {y + 6} 45.6 {y + 4.6} Z",
        TONGUE,
        0,
    )
    return mouth + teeth + tongue


def _pout(features: Features) -> str:
    y = _height(features)
    return _closed_lips(features, f"M45.4 {y + 1.6} Q50 {y - 2} 54.6 {y + 1.6}", 0.25)


def _round(features: Features) -> str:
    y = _height(features) + 1
    rim = features.lips if features.bearded and features.lips else INK
    return dot(50, y, 4, rim, 4.6) + dot(50, y, 2.9, INSIDE, 3.5) + dot(50, y + 1.9, 2, TONGUE, 1.5)


def hand(features: Features) -> str:
    """A hand at the chin, with its cuff out of sight: over hair, veil and beard."""
    skin, line = features.skin, shade(features.skin, 0.6)
    return (
        path("M53 76 Q50.5 71.6 53.4 70.4 L62.4 70 Q68 71.4 68.6 77 Q68.4 84.6 61.6 85.6 Q54.6 85.2 53 76 Z", skin)
        + path("M55.4 72.6 Q52.2 66.6 54.6 65.4 Q57.4 64.8 59.6 71.4 Z", skin, 1.8)
        + stroke("M57.4 75.6 L63.6 74.6 M57.8 79 L64.4 78.2 M59.4 82.4 L64 81.8", 1.3, line)
    )

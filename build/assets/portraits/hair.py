"""Hair: what lies behind the head and what lies on it, by style."""

from __future__ import annotations

from typing import NamedTuple

from shapes import dot, path, shade, stroke


class Hair(NamedTuple):
    """A style in one colour: the shapes behind the head and bust, and those over the face."""

    behind: str = ""
    over: str = ""


def _strands(d: str, colour: str) -> str:
    return stroke(d, 1.3, shade(colour, 0.38))


def long(colour: str) -> Hair:
    """Long waves with a side parting."""
    behind = path(
        "M29 46 Q26 22 50 20 Q74 22 71 46 Q73 58 76 66 Q79 78 70 82 L30 82 Q21 78 24 66 Q27 58 29 46 Z", colour
    )
    over = path(
        "M44 27 Q30 30 32.6 52 Q27 50 28.6 40 Q30 21 50 20 Q70 21 71.4 40 Q73 50 67.4 52 Q67 38 58 33 Q50 30 44 27 Z",
        colour,
    )
    return Hair(behind, over + _strands("M46 26 Q58 28 65 38 M36 34 Q32.6 40 33 46", colour))


def straight(colour: str) -> Hair:
    """Long straight hair with a middle parting."""
    behind = path("M29 44 Q27 20 50 19 Q73 20 71 44 L74.5 83 Q62 88 50 86 Q38 88 25.5 83 Z", colour)
    over = path(
        "M50 24 Q36 30 34 56 Q30 62 28.6 66 Q26.6 52 28.4 40 Q30 20 50 19 Q70 20 71.6 40 Q73.4 52 71.4 66 Q70 62 66 56 Q64 30 50 24 Z",
        colour,
    )
    return Hair(behind, over + _strands("M50 20 V24 M33 38 Q31 46 30.6 54 M67 38 Q69 46 69.4 54", colour))


def bob(colour: str) -> Hair:
    """A bob to the chin with a fringe."""
    behind = path("M28 46 Q26 20 50 19 Q74 20 72 46 L73 66 Q66 70 60 66 L40 66 Q34 70 27 66 Z", colour)
    over = path(
        "M34 46 Q33 58 34.4 66 Q29 68 27 66 L28 42 Q28 19 50 19 Q72 19 72 42 L73 66 Q71 68 65.6 66 Q67 58 66 46 Q64 41 62 40.6 Q50 44.6 38 40.6 Q36 41 34 46 Z",
        colour,
    )
    return Hair(behind, over + _strands("M43 27 L41.6 41 M50 25 V42 M57 27 L58.4 41", colour))


def waves(colour: str) -> Hair:
    """Short waves swept to one side, over the ears."""
    behind = path("M29 48 Q24 24 46 20 Q70 16 72 42 Q76 52 70 58 L30 60 Q25 56 29 48 Z", colour)
    over = path(
        "M64 31 Q50 40 37 38 Q33 44 34 54 Q28 58 27.6 50 Q25 38 31 30 Q38 18 52 18.4 Q68 18.6 72 34 Q76 46 71 56 Q68 58 66.4 54 Q68 40 64 31 Z",
        colour,
    )
    return Hair(behind, over + _strands("M36 31 Q44 26 56 27 M31.4 42 Q32.6 36 36 34", colour))


def bun(colour: str) -> Hair:
    """Hair drawn up into a bun."""
    behind = dot(50, 20.6, 8, colour, 6.8, 2) + _strands(
        "M45.4 18 Q50 14.6 54.6 18.6 M46.6 22 Q51 23.6 54.6 21.8", colour
    )
    over = path(
        "M33 50 Q29.4 48 30 42 Q31 22.6 50 22.6 Q69 22.6 70 42 Q70.6 48 67 50 Q67 40 61 35 Q50 29 39 35 Q33 40 33 50 Z",
        colour,
    )
    return Hair(behind, over + _strands("M41 27 Q38.4 30 37 34 M50 24.4 V30 M59 27 Q61.6 30 63 34", colour))


def tufts(colour: str) -> Hair:
    """A bald crown with tufts over the ears."""
    left = "M34.4 42 Q27 38 26 45 Q21.6 48 25 52.6 Q22.6 57.6 28.6 59 Q31.6 61 33.8 58 Q30.6 52 34.4 42 Z"
    right = "M65.6 42 Q73 38 74 45 Q78.4 48 75 52.6 Q77.4 57.6 71.4 59 Q68.4 61 66.2 58 Q69.4 52 65.6 42 Z"
    return Hair("", path(left, colour) + path(right, colour) + stroke("M44 34 Q47 32.6 50 33.4", 1.2, "#FFFFFF", 0.7))


def crop(colour: str) -> Hair:
    """Short hair with a side parting."""
    over = path(
        "M33 47 Q29.6 40 31.4 33 Q36 20 52 20.4 Q68 21 69.4 35 Q69.8 42 67 47 Q66.6 40 63 36.4 Q52 38.4 42 33 Q35.6 37 33 47 Z",
        colour,
    )
    return Hair("", over + _strands("M42 33 Q46 27 54 25.6 M58 35 Q63 33 65 29.6", colour))


def swept(colour: str) -> Hair:
    """A high quiff swept back."""
    over = path(
        "M33 48 Q29 40 31 33 Q30 25 37 22 Q43 13 56 16 Q70 17 69.6 30 Q72 40 67 48 Q66.6 41 64 37.6 Q58 30 46 33 Q36 36 33 48 Z",
        colour,
    )
    return Hair("", over + _strands("M39 30 Q45 21 57 21 M47 30 Q55 25 64 29", colour))


def spikes(colour: str) -> Hair:
    """Hair that the wind has been through."""
    over = path(
        "M33 48 Q28 44 29.4 38 L24.6 35.6 L30.6 31.6 L27 24.6 L36 25.4 L37.4 16.4 L45 21.6 L51.6 13.6 L56 21 L65 16.6 L65.2 25 L73 26.4 L68.6 32.6 L74 38 L69 40.6 Q70 45 67 48 Q66 40 62 37 L57 40 L53.6 35.6 L48 40 L44.4 36 L39 40.4 Q34.6 42 33 48 Z",
        colour,
    )
    return Hair("", over + _strands("M38 28 L42 33 M52 22 L52.6 29 M62 26 L60 32", colour))


def curls(colour: str, size: float = 5.6) -> Hair:
    """Close curls around the crown."""
    places = (
        (32.6, 42),
        (33.6, 35),
        (38, 29),
        (44, 25.4),
        (50.4, 24),
        (56.8, 25.4),
        (62.6, 29),
        (66.6, 35),
        (67.6, 42),
    )
    inner = ((40, 33.6), (46, 30.6), (53, 30.4), (60, 33.2))
    drawn = "".join(dot(x, y, size, colour, line=2) for x, y in places)
    fill = "".join(dot(x, y, size - 0.4, colour) for x, y in (*inner, *places))
    return Hair(
        "",
        drawn
        + fill
        + _strands(
            "M40 30 q2 -3 4.6 -1.6 M52 27.6 q2.6 -2.4 4.8 0 M35 38.6 q1 -3 3.6 -2.8 M61 35 q2.6 -1 3.6 1.4", colour
        ),
    )


def cloud(colour: str) -> Hair:
    """A big round head of curls."""
    places = (
        (29, 55),
        (26, 47),
        (27, 38.4),
        (31.6, 30.6),
        (38.8, 25),
        (47.4, 22),
        (56, 22.6),
        (64, 26.8),
        (70.4, 33.6),
        (73.6, 41.6),
        (73.2, 50),
        (70.4, 56),
    )
    ring = "".join(dot(x, y, 7.4, colour, line=2) for x, y in places)
    fill = "".join(dot(x, y, 6.8, colour) for x, y in places) + dot(50, 42, 23, colour)
    over = path(
        "M33.4 48 Q34 37 42 35 Q50 31.6 58 35 Q66 37 66.6 48 Q70 42 68 34 Q62 25.6 50 25.6 Q38 25.6 32 34 Q30 42 33.4 48 Z",
        colour,
        0,
    )
    return Hair(
        ring + fill,
        over
        + _strands(
            "M37 29 q2 -3.4 5 -1.8 M56 25.6 q3.2 -1.6 4.6 1.4 M27.4 42 q.6 -3.4 3.6 -3.4 M69 40 q3 -.8 4 2.2", colour
        ),
    )


def puffs(colour: str) -> Hair:
    """Two puffs of curls."""
    behind = "".join(dot(x, 26, 10.2, colour, line=2) for x in (30.4, 69.6)) + _strands(
        "M25 24 q2 -4 5.6 -3 M68 21.6 q4 -1.4 5.6 2.4", colour
    )
    over = path(
        "M33 48 Q31 44 31.6 39 Q34 26 50 26 Q66 26 68.4 39 Q69 44 67 48 Q66.4 41 61 37 Q50 32.6 39 37 Q33.6 41 33 48 Z",
        colour,
    )
    bands = stroke("M36.6 30.6 L32 33.4 M63.4 30.6 L68 33.4", 2.6, "#E4572E")
    return Hair(behind, over + _strands("M50 26.6 V33.6", colour) + bands)


def pigtails(colour: str, band: str = "#E4572E") -> Hair:
    """Two plaits with bows, and a fringe."""
    behind = path("M31 50 Q20 52 19 64 Q18.6 74 24 78 Q30 72 30.6 62 Z", colour) + path(
        "M69 50 Q80 52 81 64 Q81.4 74 76 78 Q70 72 69.4 62 Z", colour
    )
    over = path(
        "M33 50 Q28.6 46 29.6 39 Q31.6 21.6 50 21.6 Q68.4 21.6 70.4 39 Q71.4 46 67 50 Q66.4 43 63.6 39 Q57 42.4 50 36 Q43 42.4 36.4 39 Q33.6 43 33 50 Z",
        colour,
    )
    return Hair(
        behind + dot(28, 53.6, 2.8, band, line=1.4) + dot(72, 53.6, 2.8, band, line=1.4),
        over + _strands("M50 22.6 V36 M41 26 Q37.6 31 36.6 38 M59 26 Q62.4 31 63.4 38", colour),
    )


def ponytail(colour: str, band: str = "#2A7F76") -> Hair:
    """A high ponytail to one side."""
    behind = path("M60 24 Q74 14 80 28 Q84 44 76 58 Q72 60 71 54 Q74 42 66 34 Z", colour) + dot(
        64, 26.6, 3.4, band, line=1.5
    )
    over = path(
        "M33 49 Q29.6 45 30.4 39 Q32 22.4 50 22.4 Q68 22.4 69.6 39 Q70.4 45 67 49 Q66.4 40 58 34 Q46 40 38 38.6 Q34 43 33 49 Z",
        colour,
    )
    return Hair(behind, over + _strands("M40 30 Q48 25 58 27 M74 30 Q77.6 38 75 48", colour))


def pixie(colour: str) -> Hair:
    """A pixie cut with a long fringe."""
    over = path(
        "M33.4 52 Q28 48 28.6 40 Q30 20 50 19.6 Q69 20 71 38 Q72 47 66.8 52 Q67.6 45 64 41 Q60 32 56 31 Q48 42 35 43 Q33.4 47 33.4 52 Z",
        colour,
    )
    return Hair("", over + _strands("M55 29 Q46 38 36 40 M40 26 Q46 22 53 22.6 M60 27 Q65 31 67 38", colour))


def locks(colour: str) -> Hair:
    """Locks down to the shoulders."""
    behind = ""
    for x, y in ((24.4, 74), (28.6, 79), (33, 81), (67, 81), (71.4, 79), (75.6, 74)):
        near = 34 + (x - 50) * 0.2 if x < 50 else 66 + (x - 50) * -0.2 + 10
        behind += stroke(f"M{near:g} 34 Q{x:g} 44 {x:g} {y}", 7.6) + stroke(
            f"M{near:g} 34 Q{x:g} 44 {x:g} {y}", 4.8, colour
        )
    over = path(
        "M33 48 Q28 44 29 38 Q31 20.6 50 20.6 Q69 20.6 71 38 Q72 44 67 48 Q66 40 60 36 Q50 31.6 40 36 Q34 40 33 48 Z",
        colour,
    )
    lines = "".join(
        stroke(f"M{x} 22.6 Q{x + (x - 50) * 0.2:g} 28 {x + (x - 50) * 0.35:g} 35", 1.4, shade(colour, 0.45))
        for x in (40, 45, 50, 55, 60)
    )
    return Hair(behind, over + lines)


def flop(colour: str) -> Hair:
    """A long fringe that falls over one brow."""
    behind = path("M30 44 Q28 22 50 20 Q72 22 70 44 L70.6 58 L29.4 58 Z", colour)
    over = path(
        "M33.6 54 Q28 52 28.6 42 Q29.6 19 51 18.6 Q71.6 19 71.6 42 Q72 52 66.6 54 Q67.6 44 64.6 38 Q56 46.4 40 47.6 Q42 42 44 38 Q36 42 33.6 54 Z",
        colour,
    )
    return Hair(behind, over + _strands("M58 26 Q54 38 44 44 M64 30 Q62 36 58 40 M38 28 Q34.6 32 33.4 38", colour))


def none(colour: str) -> Hair:
    """No hair at all."""
    return Hair("", stroke("M42 35.4 Q45.6 32.8 50 33.2", 1.5, "#FFFFFF", 0.55))


# What is worn on the head


def veil(colour: str) -> Hair:
    """A headscarf that frames the face."""
    behind = path(
        "M27 50 Q24 19 50 18.6 Q76 19 73 50 Q73.4 66 78 78 Q64 84 50 83 Q36 84 22 78 Q26.6 66 27 50 Z", colour
    )
    over = path(
        "M50 18.6 Q75 19 73.6 48 Q73 66 63 72.6 Q56 78.6 50 78.6 Q44 78.6 37 72.6 Q27 66 26.4 48 Q25 19 50 18.6 Z M50 31.4 Q34.6 32 34.8 48.6 Q35 60.6 40.6 65.8 Q45 70.6 50 70.6 Q55 70.6 59.4 65.8 Q65 60.6 65.2 48.6 Q65.4 32 50 31.4 Z",
        colour,
        more='fill-rule="evenodd"',
    )
    return Hair(
        behind, over + stroke("M38 73 Q52 80 66 68.6 M33 32 Q40 25.6 50 25.6 Q60 25.6 67 32", 1.3, shade(colour, 0.35))
    )


def turban(colour: str) -> Hair:
    """A turban."""
    over = path(
        "M31 43 Q25.6 30 33 22.6 Q41 14 50 14.4 Q60 14 67.4 22.6 Q74.4 30 69 43 Q60 34.6 50 33.6 Q40 34.6 31 43 Z",
        colour,
    )
    folds = stroke(
        "M50 33.4 Q40 28 36 19.8 M50 33.4 Q60 28 64 19.8 M32 38.6 Q34 28 50 22.6 M68 38.6 Q66 28 50 22.6",
        1.4,
        shade(colour, 0.35),
    )
    return Hair("", over + folds)


def beret(colour: str, hair: str) -> Hair:
    """A beret, with hair at the temples."""
    temples = path("M34 40 Q29 44 30 54 Q33 56 34.4 52 Q33.6 46 36 41 Z", hair, 1.6) + path(
        "M66 40 Q71 44 70 54 Q67 56 65.6 52 Q66.4 46 64 41 Z", hair, 1.6
    )
    hat = path("M30 37 Q20 33 24 25.6 Q32 15 52 15.6 Q74 16 78 26 Q79.6 33 70 37.4 Q50 30.6 30 37 Z", colour) + path(
        "M31 35.4 Q50 28.6 69 35.4 L68.4 39.8 Q50 33.4 31.6 39.8 Z", shade(colour, 0.25)
    )
    return Hair("", temples + hat + stroke("M50 15.6 L51 13.6", 2.4))


def cap(colour: str, hair: str, peak: str = "") -> Hair:
    """A cap with its peak to one side, and hair at the temples."""
    temples = path("M34 41 Q30 44 30.6 52 Q33.4 54 34.4 50.6 Q33.8 46 35.6 41.6 Z", hair, 1.6) + path(
        "M66 41 Q70 44 69.4 52 Q66.6 54 65.6 50.6 Q66.2 46 64.4 41.6 Z", hair, 1.6
    )
    crown = path("M31 40 Q29 20 50 19.4 Q71 20 69 40 Q50 33 31 40 Z", colour)
    front = path(
        "M31.6 40 Q50 31.6 70 38.4 Q80 40.4 82 45 Q72 45.6 62 42 Q46 38.4 31.6 40 Z", peak or shade(colour, 0.25)
    )
    return Hair(
        "",
        temples
        + crown
        + front
        + stroke("M50 20 Q44 27 43 35.6 M50 20 Q57 27 58.6 35.4", 1.3, shade(colour, 0.35))
        + dot(50, 19.4, 1.8, shade(colour, 0.2), line=1.3),
    )


def tweed(colour: str, hair: str) -> Hair:
    """A flat cap."""
    temples = tufts(hair)
    hat = path(
        "M30.6 40 Q26 30 36 24 Q46 18.6 58 20.6 Q72 23.6 73.6 36 Q73.6 40.6 69 41 Q50 33.6 30.6 40 Z", colour
    ) + path("M31 39.8 Q46 32.6 64 37 Q72 39 73 43.6 Q60 42.6 50 41 Q38 39.6 31 39.8 Z", shade(colour, 0.25))
    return Hair(
        "", temples.over + hat + stroke("M40 25 L38 34 M50 21 L50.6 33.4 M60 22 L63 35", 1.1, shade(colour, 0.3))
    )

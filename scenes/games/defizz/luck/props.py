"""The props of stories of chance: the shapes of their things, found by words of the story."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from game.defizz.questions import Text
from scenes.kit.theme import BRASS, CREAM, INK, MUTED, PLUM, Colour
from scenes.stage.art.shapes import circle, code, mix

OUT = f'stroke="{code(INK)}" stroke-width="3" stroke-linejoin="round"'
BREAD, CRUST, BUTTER, JAM = (226, 180, 112), (150, 98, 48), (250, 222, 120), (190, 44, 66)
SHELL, BARK, STEEL, GREEN = (238, 196, 176), (112, 74, 44), (168, 176, 186), (104, 160, 72)


def _path(d: str, fill: Colour) -> str:
    return f'<path d="{d}" fill="{code(fill)}" {OUT}/>'


def _disc(x: float, y: float, r: float, fill: Colour, out: bool = True) -> str:
    return circle(x, y, r, f'fill="{code(fill)}"' + (f" {OUT}" if out else ""))


CUP = _path("M18 12 L82 12 L94 96 L6 96 Z", PLUM) + _path("M16 24 L84 24 L86 36 L14 36 Z", BRASS)
HIDERS: dict[str, str] = {
    "cup": CUP,
    "coconut": _disc(50, 54, 43, BARK)
    + "".join(_disc(x, y, 6, INK, out=False) for x, y in ((38, 30), (62, 30), (50, 44))),
    "shell": _path("M50 94 L34 88 L6 52 Q8 14 50 8 Q92 14 94 52 L66 88 Z", SHELL)
    + "".join(f'<path d="M50 90 L{x} {y}" fill="none" {OUT}/>' for x, y in ((20, 34), (37, 18), (63, 18), (80, 34))),
    "hat": _path("M26 10 L74 10 L78 74 L22 74 Z", INK)
    + _path("M23 54 L77 54 L78 68 L22 68 Z", PLUM)
    + _path("M2 76 L98 76 L92 92 L8 92 Z", INK),
    "saucepan": _path("M10 28 L78 28 L74 92 L14 92 Z", STEEL)
    + _path("M78 32 L99 26 L99 38 L78 46 Z", INK)
    + _path("M6 20 L82 20 L82 30 L6 30 Z", mix(STEEL, INK, 0.3)),
    "boot": _path("M24 6 L64 6 L64 56 L92 66 L94 92 L20 92 Z", BARK) + _path("M18 86 L96 86 L96 96 L18 96 Z", INK),
    "book": _path("M14 8 L86 8 L86 94 L14 94 Z", PLUM)
    + _path("M22 8 L28 8 L28 94 L22 94 Z", BRASS)
    + _path("M38 20 L76 20 L76 34 L38 34 Z", CREAM),
    "dome": _path("M6 84 Q8 22 50 20 Q92 22 94 84 Z", STEEL)
    + _disc(50, 14, 7, BRASS)
    + _path("M2 84 L98 84 L98 94 L2 94 Z", mix(STEEL, INK, 0.3)),
}
"""Things that hide something, in a square of 100."""
TOAST = "M14 40 Q4 12 32 12 L68 12 Q96 12 86 40 L86 92 L14 92 Z"
SPREAD = "M22 40 Q16 20 34 20 L66 20 Q84 20 78 40 L78 84 L22 84 Z"
FLIPPED: dict[str, tuple[str, str]] = {
    "toast": (_path(TOAST, BREAD), _path(TOAST, CRUST) + f'<path d="{SPREAD}" fill="{code(BUTTER)}"/>'),
    "jam": (_path(TOAST, BREAD), _path(TOAST, CRUST) + f'<path d="{SPREAD}" fill="{code(JAM)}"/>'),
    "pancake": (
        _disc(50, 54, 44, BREAD) + _disc(44, 48, 12, CRUST, out=False) + _disc(64, 66, 8, CRUST, out=False),
        _disc(50, 54, 44, BUTTER) + f'<path d="M24 40 Q50 26 76 40" fill="none" {OUT}/>',
    ),
    "spoon": (
        _path("M46 52 L54 52 L56 98 L44 98 Z", STEEL) + f'<ellipse cx="50" cy="32" rx="24" ry="30" '
        f'fill="{code(mix(STEEL, INK, 0.45))}" {OUT}/>',
        _path("M46 52 L54 52 L56 98 L44 98 Z", STEEL)
        + f'<ellipse cx="50" cy="32" rx="24" ry="30" fill="{code(STEEL)}" {OUT}/>'
        + f'<ellipse cx="43" cy="22" rx="6" ry="9" fill="{code(CREAM)}"/>',
    ),
}
"""Things that fall on one of two sides, heads and tails, in a square of 100."""


class Strand(NamedTuple):
    """A thing that is pulled instead of a straw: its colour, and its width in logical units."""

    tone: Colour
    wide: float


STRANDS: dict[str, Strand] = {
    "straw": Strand(BRASS, 10),
    "noodle": Strand(BUTTER, 7),
    "trunk": Strand(mix(STEEL, INK, 0.2), 24),
    "hair": Strand(CREAM, 4),
    "lace": Strand(PLUM, 6),
    "scarf": Strand(JAM, 22),
    "comet": Strand(mix(BRASS, CREAM, 0.5), 9),
}
HIDDEN: dict[str, Colour] = {"pea": GREEN, "pearl": CREAM, "button": PLUM, "duckling": BUTTER, "mouse": MUTED}
"""The colour of what is hidden, where it is a small thing."""
WORDS: dict[str, str] = {
    "coconut": r"coconuts?|noix de coco|cocos?",
    "shell": r"shells?|oysters?|coquillages?|huîtres?",
    "hat": r"hats?|chapeaux?",
    "saucepan": r"saucepans?|casseroles?",
    "boot": r"boots?|bottes?",
    "book": r"books?|livres?",
    "dome": r"domes?|cloches?",
    "jam": r"jam|confiture",
    "toast": r"toast|tartines?",
    "pancake": r"pancakes?|crêpes?",
    "spoon": r"spoons?|cuillères?|cuillers?",
    "noodle": r"noodles?|spaghettis?|nouilles?",
    "trunk": r"trunks?|trompes?",
    "hair": r"hairs?|beard|poils?|barbe|cheveux?",
    "lace": r"laces?|lacets?",
    "scarf": r"scar(?:f|ves)|écharpes?",
    "comet": r"comets?|comètes?",
    "pea": r"peas?|petits? pois|pois",
    "pearl": r"pearls?|perles?",
    "button": r"buttons?|boutons?",
    "duckling": r"ducklings?|canetons?",
    "mouse": r"mouse|souris",
}
"""The words of stories, in both languages, by the thing that they name."""
_WORD = {name: re.compile(rf"\b(?:{words})\b", re.IGNORECASE) for name, words in WORDS.items()}


@lru_cache(maxsize=64)
def told(text: Text, names: tuple[str, ...], usual: str) -> str:
    """The first of these things that a story names, in either language; `usual` if it names none."""
    story = " ".join(filter(None, (text.en, text.fr)))
    return next((name for name in names if name in _WORD and _WORD[name].search(story)), usual)


def hider(text: Text) -> str:
    """The shape of what hides something in this story."""
    return HIDERS[told(text, tuple(HIDERS), "cup")]


def hidden(text: Text, usual: Colour) -> Colour:
    """The colour of what is hidden in this story."""
    return HIDDEN.get(told(text, tuple(HIDDEN), ""), usual)


def flipped(text: Text) -> tuple[str, str] | None:
    """The two sides of what falls in this story; None for a coin."""
    return FLIPPED.get(told(text, ("jam", "toast", "pancake", "spoon"), ""))


def strand(text: Text) -> Strand:
    """The thing that is pulled in this story."""
    return STRANDS[told(text, tuple(STRANDS), "straw")]

"""The look of Trépido's cards at one table: the colour of each strength, and the word for that colour.

Art, words, log and rules all ask here, so that a card is always called what it is drawn in.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from scenes.kit.theme import Colour, colour


class Hue(NamedTuple):
    """The colour of a strength and its name in English."""

    word: str
    band: Colour
    """The colour of the frame."""
    edge: Colour
    """The colour that the frame's outline is mixed from."""
    light: bool = False
    """True if dark pips stand on it."""


Hues = tuple[Hue, Hue, Hue]


def _hues(weak: tuple[str, str], middle: tuple[str, str, str], strong: tuple[str, str]) -> Hues:
    """The hues of the strengths 1, 2, 3, from words and `#2FA07E`; the middle one has an edge of its own."""
    word, band, edge = middle
    return (
        Hue(weak[0], colour(weak[1]), colour(weak[1])),
        Hue(word, colour(band), colour(edge), light=True),
        Hue(strong[0], colour(strong[1]), colour(strong[1])),
    )


ORANGE = ("orange", "#FFB04A", "#F59A2B")
YELLOW = {"usual": ("yellow", "#FBDD72", "#F5CD50"), "strong": ("yellow", "#FBE27A", "#F5CD50")}
HUES: dict[tuple[str, str], Hues] = {
    ("usual", "trepido"): _hues(("green", "#1F8A6B"), ORANGE, ("red", "#7F0D18")),
    ("usual", "defifoo"): _hues(("green", "#2FA07E"), YELLOW["usual"], ("red", "#98121E")),
    ("usual", "ciao"): _hues(("green", "#2FA07E"), YELLOW["usual"], ("red", "#98121E")),
    ("strong", "trepido"): _hues(("blue", "#2F7FC1"), ORANGE, ("red", "#7A0C16")),
    ("strong", "defifoo"): _hues(("blue", "#2F7FC1"), YELLOW["strong"], ("red", "#7A0C16")),
    ("strong", "ciao"): _hues(("blue", "#2F7FC1"), YELLOW["strong"], ("red", "#7A0C16")),
}
"""(contrast set, edition) → the hues of the strengths 1, 2, 3 (TR-02), at least ΔE2000 21 apart for every eye and in
grey. An orange that is no yellow is darker than one, so green and red are darker beside it."""


class Look(NamedTuple):
    """The cards of one table: the edition, the contrast set, and the weight of strengths."""

    edition: str = "trepido"
    contrast: str = "usual"
    graded: bool = True
    """False if strengths count for nothing (TR-27): cards then have no pips, and their colour no name."""
    large: bool = False
    """True if the small symbols are drawn larger, to be seen from afar."""
    circle: bool = True
    """True if the circle of symbols lies on the table."""

    @classmethod
    def of(cls, options: Any, contrast: str) -> Look:
        """The look of a match with these options; of a usual one if they are None."""
        if options is None:
            return cls(contrast=contrast)
        return cls(options.edition, contrast, options.kids in (0, 3) or options.match == "points")

    @property
    def hues(self) -> Hues:
        """The hues of the strengths 1, 2, 3."""
        return HUES[self.contrast, self.edition]


USUAL = Look()

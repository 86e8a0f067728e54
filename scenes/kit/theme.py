"""The theme: colours, typefaces and sizes, in logical units on a table 720 high."""

from __future__ import annotations

Colour = tuple[int, int, int]


def colour(text: str) -> Colour:
    """`#2E6E62` as red, green, blue."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


LAMP, CORNER = colour("#2E6E62"), colour("#11302E")
"""The cloth: a radial light from the lamp to the corners."""
INK, CREAM, PAPER, MUTED = colour("#2B2320"), colour("#FDF6E8"), colour("#FFFCF5"), colour("#8C7D70")
FADED = (107, 95, 86)
"""The colour of small type on paper: softer than ink, and still easy to read."""
BRASS, CORAL, TEAL, PLUM = colour("#F2B134"), colour("#E4572E"), colour("#2A7F76"), colour("#5E3B66")
"""The tones: active, urgent, to be done, joker."""


CONTRASTS = ("usual", "strong")
"""The contrast settings, by which games choose the colours of their cards."""

FONTS = {
    ("display", 600): "fraunces-600.ttf",
    ("display", 700): "fraunces-700.ttf",
    ("display", 900): "fraunces-900.ttf",
    ("text", 400): "nunito-400.ttf",
    ("text", 600): "nunito-600.ttf",
    ("text", 700): "nunito-700.ttf",
    ("text", 800): "nunito-800.ttf",
    ("digits", 600): "fredoka-600.ttf",
    ("digits", 700): "fredoka-700.ttf",
}
"""(family, weight) → its file: Fraunces for titles, Nunito for text, Fredoka for numbers."""

HEIGHT = 720
NARROWEST, WIDEST = 4 / 3, 21 / 9
"""The aspects between which the table stretches; beyond them it has margins."""
LEAST = (960, 540)
"""The smallest window, in pixels."""

TITLE, HEADING, BODY_LARGE, BODY, SMALL = 84, 27, 18, 16, 13
"""Sizes of type; nothing is ever smaller than SMALL."""

CARD = (104, 150)
CARD_RADIUS = 11
CARD_BORDER = 0.05
"""The paper border of a card, as a share of its width."""
PLATE = (172, 48)
BUTTON = 48

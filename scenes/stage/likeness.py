"""Likenesses: somebody's picture at the table, an emblem or a portrait, by name.

A seat and a person keep the name as their `emblem`; no emblem and no portrait have the same one.
"""

from __future__ import annotations

from ai.characters import someone
from game.match import Seat
from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.theme import MUTED, Colour
from scenes.stage import emblem, portrait
from scenes.stage.emblem import EMBLEMS
from scenes.stage.portrait import MIDDLE, PORTRAITS, RADIUS, Face

LIKENESSES = (*PORTRAITS, *EMBLEMS)
"""The names of all that people can choose from, in the order in which they are offered."""
FACES = frozenset((*PORTRAITS, *portrait.CHARACTERS.values()))
"""The names of all portraits, those of characters too."""


def of(seat: Seat) -> str:
    """The name of a seat's likeness: a character's portrait, else what was chosen for it; "" if that is unknown."""
    character = None if seat.person else someone(seat.name, seat.emblem)
    if character is not None:
        return portrait.CHARACTERS[character.name]
    return seat.emblem if seat.emblem in LIKENESSES else ""


def draw(canvas: Canvas, disc: Box, name: str, colour: Colour, out: bool = False, face: Face = "neutral") -> None:
    """Draw a likeness so that its disc fills the box; `out`: in grey, for somebody who is no longer in play.

    A portrait has this face, unless it is out; its hair rises a little above the box. Without a name there is only
    the disc.
    """
    x, y = disc.centre
    if name not in FACES:
        canvas.picture(emblem.disc(MUTED if out else colour, canvas.view.px(disc.width), name), x, y)
        return
    size = disc.width * 50 / RADIUS
    side = canvas.view.px(size)
    drawn = portrait.grey(name, colour, side) if out else portrait.picture(name, colour, side, face)
    canvas.picture(drawn, x, y - size * (MIDDLE - 50) / 100)

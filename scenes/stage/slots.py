"""A slot: where a thing lies on the table, and how. Layouts hand them out; sprites go there."""

from __future__ import annotations

import zlib
from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

Key = Hashable
"""What a sprite stands for: a card's id, or a `Back` where nobody here may know the card."""


class Back(NamedTuple):
    """A card seen from behind: the n-th of a place, and no word of what it is."""

    place: str
    number: int


POSE = ("x", "y", "angle", "scale", "flip", "alpha", "lift", "sway")
"""What of a sprite can move, in the order of `Slot.pose`."""

ALOFT = 10_000
"""Added to z while a sprite is in flight, so that it passes above everything at rest."""


@dataclass(frozen=True, slots=True)
class Slot:
    """Centre, angle in degrees anticlockwise, and how a thing lies; `lift` is how far it is raised off the table.

    `place` is the hand, pile or row that it belongs to: what keeps its place may make room at once,
    what changes places waits for its cue.
    """

    x: float
    y: float
    angle: float = 0.0
    scale: float = 1.0
    face_up: bool = True
    z: float = 0.0
    alpha: float = 1.0
    lift: float = 0.0
    place: str = ""

    @property
    def pose(self) -> tuple[float, ...]:
        """The values of `POSE` for a sprite that rests here."""
        flip = 1.0 if self.face_up else 0.0
        return self.x, self.y, self.angle, self.scale, flip, self.alpha, self.lift, 0.0


Layout = Mapping[Key, Slot]
"""What is where."""


def turn(start: float, end: float) -> float:
    """The shortest way round from one angle to another, in degrees."""
    return (end - start + 180.0) % 360.0 - 180.0


def tilt(seed: str, most: float = 3.0) -> float:
    """The small angle at which a card lands: between -most and most, always the same for the same seed."""
    return (zlib.crc32(seed.encode()) / 0xFFFFFFFF * 2.0 - 1.0) * most

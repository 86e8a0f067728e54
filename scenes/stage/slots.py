"""Slots: positions on the table with angle, size and side. A layout gives every sprite its slot."""

from __future__ import annotations

import zlib
from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

SpriteKey = Hashable
"""The identity of a sprite: a card's id, a `Back` where nobody here may know the card, or a thing's name."""


class Back(NamedTuple):
    """The key of a card seen from behind: the n-th of its zone, and nothing about what it is."""

    zone: str
    number: int


POSE = ("x", "y", "angle", "scale", "flip", "alpha", "lift", "sway")
"""The attributes of a sprite that can move, in the order of `Slot.pose`."""

ALOFT = 10_000
"""Added to z while a sprite is in flight, so that it passes above everything at rest."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A position for one sprite: its centre, its angle (degrees, anticlockwise), scale, side, z and alpha.

    `lift` is the height that it is raised off the table. `zone` names the zone that the slot belongs to: the hand, a
    seat, the pile, the trick. A sprite whose zone stays the same may follow its slot at once; one that changes zones
    waits for its cue.
    """

    x: float
    y: float
    angle: float = 0.0
    scale: float = 1.0
    face_up: bool = True
    z: float = 0.0
    alpha: float = 1.0
    lift: float = 0.0
    zone: str = ""

    @property
    def pose(self) -> tuple[float, ...]:
        """The values of `POSE` for a sprite that rests here."""
        flip = 1.0 if self.face_up else 0.0
        return self.x, self.y, self.angle, self.scale, flip, self.alpha, self.lift, 0.0


Layout = Mapping[SpriteKey, Slot]
"""The slot of every sprite on the table: the goal of all motion."""


def turn(start: float, end: float) -> float:
    """The shortest turn from one angle to another, in degrees from -180 to 180."""
    return (end - start + 180.0) % 360.0 - 180.0


def tilt(seed: str, most: float = 3.0) -> float:
    """The small angle at which a card lands: between -most and most, always the same for the same seed."""
    return (zlib.crc32(seed.encode()) / 0xFFFFFFFF * 2.0 - 1.0) * most

"""Sprites: the things on the table as they are seen now, on the way to their slots."""

from __future__ import annotations

from math import cos, exp, pi
from typing import Protocol

from scenes.kit.timing import MOVEMENTS
from scenes.stage.slots import POSE, Slot, SpriteKey, turn

NEAR = (0.25, 0.25, 0.1, 0.002, 0.01, 0.01, 0.25, 0.25)
"""For each attribute of `POSE`, the distance from the goal that counts as there."""
RISE, SINK = MOVEMENTS["hover in"].ms / 3000, MOVEMENTS["hover out"].ms / 3000
"""Time constants of rising and sinking, in seconds: after a hover's time 95 % of the way is done."""


class Mover(Protocol):
    """Something that moves an attribute of a sprite until something else takes it over: a tween."""

    def lose(self, name: str) -> None:
        """Stop moving this attribute: another mover has it now."""


class Sprite:
    """A thing on the table as it is drawn in this frame: a card, a back, a chip, a die.

    Its pose (`POSE`: position, angle, scale, flip, alpha, lift, sway) is what is seen now; `home` is the slot where it
    belongs. A tween may hold some attributes of the pose; whatever none holds drifts home (`follow`).
    """

    __slots__ = ("key", *POSE, "z", "movers", "settled", "_home")

    x: float
    y: float
    angle: float
    scale: float
    flip: float
    alpha: float
    lift: float
    sway: float

    def __init__(self, key: SpriteKey, home: Slot) -> None:
        self.key = key
        self.movers: dict[str, Mover] = {}
        self._home = home
        self.rest()

    @property
    def home(self) -> Slot:
        """The slot where it belongs and where it drifts."""
        return self._home

    @home.setter
    def home(self, slot: Slot) -> None:
        if slot != self._home:
            self._home = slot
            self.settled = False

    def rest(self) -> None:
        """Take every attribute from its mover and set the sprite down in its slot at once."""
        for name, mover in tuple(self.movers.items()):
            mover.lose(name)
        self.movers.clear()
        for name, value in zip(POSE, self._home.pose, strict=True):
            setattr(self, name, value)
        self.z = self._home.z
        self.settled = True

    def claim(self, name: str, mover: Mover) -> None:
        """Give this attribute to `mover`, taking it from the mover before."""
        before = self.movers.get(name)
        if before is not None:
            before.lose(name)
        self.movers[name] = mover
        self.settled = False

    def release(self, name: str) -> None:
        """Let an attribute drift again; its mover has ended."""
        del self.movers[name]

    def follow(self, dt: float) -> None:
        """Drift towards `home` for `dt` seconds, quick at first, in every attribute that no tween holds."""
        if self.settled or dt <= 0.0:
            return
        home, held = self._home, self.movers
        share = 1.0 - exp(-dt / (RISE if home.lift > self.lift else SINK))
        there = not held
        for name, goal, near in zip(POSE, home.pose, NEAR, strict=True):
            value = getattr(self, name)
            if value == goal or name in held:
                continue
            gap = turn(value, goal) if name == "angle" else goal - value
            if abs(gap) <= near:
                setattr(self, name, goal)
            else:
                setattr(self, name, value + gap * share)
                there = False
        if "z" not in held:
            self.z = home.z
        self.settled = there

    @property
    def drawn_at(self) -> tuple[float, float]:
        """The point where its centre is drawn: higher when lifted, aside when it shakes."""
        return self.x + self.sway, self.y - self.lift

    @property
    def shows_face(self) -> bool:
        """True if the face is seen and not the back: from half of a flip on."""
        return self.flip >= 0.5

    @property
    def width(self) -> float:
        """The share of its width that is seen while it turns over: none at half."""
        return abs(cos(pi * self.flip))

    def __repr__(self) -> str:
        return f"<{self.key} at {self.x:.0f},{self.y:.0f}{'' if self.settled else ' moving'}>"

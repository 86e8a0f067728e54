"""Tweens: timed motion of a sprite. Start values are read when a tween begins; a newer one takes over."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from scenes.kit.timing import MOVEMENTS
from scenes.motion.cue import Cue, Entry
from scenes.motion.easing import BUMPS, EASINGS
from scenes.stage.slots import ALOFT, POSE, Slot, SpriteKey, turn
from scenes.stage.sprite import Sprite
from scenes.stage.stage import Stage


class Bump(NamedTuple):
    """A detour and back on the way: of one attribute, this far, in a shape of `BUMPS`."""

    name: str
    size: float
    shape: str


class Tween:
    """A timed motion of some attributes of one sprite, from their values when it begins to their goals.

    It takes those attributes over from whatever moved them, and loses them to a later tween. `home` is the slot of the
    sprite afterwards.
    """

    __slots__ = ("stage", "key", "goals", "ease", "home", "bump", "sprite", "tracks")

    def __init__(
        self,
        stage: Stage,
        key: SpriteKey,
        goals: Mapping[str, float],
        ease: str,
        home: Slot | None = None,
        bump: Bump | None = None,
    ) -> None:
        self.stage = stage
        self.key = key
        self.goals = dict(goals)
        self.ease = EASINGS[ease]
        self.home = home
        self.bump = bump
        self.sprite: Sprite | None = None
        self.tracks: list[tuple[str, float, float]] = []

    def begin(self) -> None:
        """Take over the attributes of the sprite; do nothing if it has left the table."""
        self.sprite = sprite = self.stage.sprites.get(self.key)
        if sprite is None:
            return
        if self.home:
            self.goals["z"] = self.home.z
            sprite.z = ALOFT + max(sprite.home.z, self.home.z)
        sprite.home = self.home or moved_home(sprite.home, self.goals)
        for name in self.goals:
            sprite.claim(name, self)
        self.start(sprite)

    def start(self, sprite: Sprite) -> None:
        """Read the present values, from which the motion starts."""
        for name in POSE:
            if name in self.goals:
                value, goal = getattr(sprite, name), self.goals[name]
                way = turn(value, goal) if name == "angle" else goal - value
                if way:
                    self.tracks.append((name, value, way))

    def step(self, share: float) -> None:
        """Set the attributes to their values at this share of the time."""
        sprite, eased = self.sprite, self.ease(share)
        for name, start, way in self.tracks:
            setattr(sprite, name, start + way * eased)
        if self.bump and sprite is not None:
            name, size, shape = self.bump
            straight = next((start + way * eased for track, start, way in self.tracks if track == name), None)
            base = self.goals[name] if straight is None else straight
            setattr(sprite, name, base + size * BUMPS[shape](eased))

    def end(self) -> None:
        """Set every attribute that it still holds exactly to its goal, and release it."""
        if self.sprite is not None:
            for name, goal in self.goals.items():
                setattr(self.sprite, name, goal)
                self.sprite.release(name)
        self.goals.clear()

    def lose(self, name: str) -> None:
        """Stop moving this attribute: something else has taken it over."""
        self.goals.pop(name, None)
        self.tracks = [track for track in self.tracks if track[0] != name]
        if self.bump and self.bump.name == name:
            self.bump = None


class Fade(Tween):
    """A tween with reduced motion: at its goals at once, fading in."""

    __slots__ = ()

    def start(self, sprite: Sprite) -> None:
        if "alpha" not in self.goals:
            sprite.claim("alpha", self)
            self.goals["alpha"] = sprite.home.alpha
        for name, goal in self.goals.items():
            setattr(sprite, name, goal)
        sprite.alpha = 0.0
        self.tracks.append(("alpha", 0.0, self.goals["alpha"]))
        self.bump = None


def moved_home(home: Slot, goals: Mapping[str, float]) -> Slot:
    """The slot that keeps a sprite as a tween of these attributes leaves it."""
    fields: dict[str, Any] = {name: value for name, value in goals.items() if name not in ("flip", "sway")}
    if "flip" in goals:
        fields["face_up"] = goals["flip"] >= 0.5
    return replace(home, **fields) if fields else home


def _tween(
    stage: Stage,
    key: SpriteKey,
    goals: Mapping[str, float],
    ms: int,
    ease: str,
    home: Slot | None = None,
    bump: Bump | None = None,
) -> Cue:
    """A cue of one tween, or of one fade where motion is reduced."""
    if stage.reduced:
        fade = MOVEMENTS["fade"]
        return Cue([Entry(0, fade.ms, Fade(stage, key, goals, fade.ease, home))], fade.ms)
    return Cue([Entry(0, ms, Tween(stage, key, goals, ease, home, bump))], ms)


def glide(stage: Stage, key: SpriteKey, slot: Slot, ms: int, ease: str, arc: float = 0.0) -> Cue:
    """Move a sprite to a slot, above everything at rest; `arc` is its rise above the straight way."""
    bump = Bump("lift", arc, "hill") if arc else None
    return _tween(stage, key, dict(zip(POSE, slot.pose, strict=True)), ms, ease, slot, bump)


def change(stage: Stage, key: SpriteKey, ms: int, ease: str = "linear", **goals: float) -> Cue:
    """Move some attributes of a sprite, which then stay so: `change(stage, key, 220, "in_out_sine", flip=1.0)`."""
    if strange := goals.keys() - set(POSE):
        raise ValueError(f"a sprite has no {', '.join(sorted(strange))}")
    return _tween(stage, key, goals, ms, ease)


def jolt(stage: Stage, key: SpriteKey, ms: int, size: float) -> Cue:
    """Shake a sprite twice, by `size` to each side."""
    return _tween(stage, key, {"sway": 0.0}, ms, "linear", bump=Bump("sway", size, "shake"))

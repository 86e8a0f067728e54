"""Two hands that change owners: their cards cross the table, one hand above the other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from scenes.motion.cue import Cue, after, do, staggered, together
from scenes.motion.tween import glide
from scenes.stage.slots import Back, SpriteKey
from scenes.stage.stage import Stage

CROSS_MS, GAP_MS = 640, 45
"""The milliseconds of one card's way, and between two cards of a hand."""
ARC = 60.0
"""The distance between either hand's way and the straight one."""
MOST = 8
"""The most cards of a hand that are seen crossing."""
NUMBERED = 100
"""The number of the first back that crosses: no hand has so many."""


def cross(stage: Stage, one: str, other: str, from_one: int, from_other: int) -> Cue:
    """Let the hands of two zones cross; so many cards come from each, of which these eyes may know some."""
    there = staggered(GAP_MS, *_passing(stage, one, other, from_one, ARC))
    back = staggered(GAP_MS, *_passing(stage, other, one, from_other, -ARC))
    return together(there, back)


def _passing(stage: Stage, source: str, target: str, count: int, arc: float) -> Iterator[Cue]:
    """The cards of one hand on their way: those that are known by name, else so many backs."""
    goal = stage.goal or {}
    lying = [key for key, sprite in stage.sprites.items() if sprite.home.zone == source and not isinstance(key, Back)]
    leaving = [key for key in lying if key not in goal or goal[key].zone == target]
    coming = [key for key in stage.missing(target) if not isinstance(key, Back)]
    known = [*leaving, *coming]
    if known:
        yield from (_known(stage, source, target, key, arc) for key in known)
    else:
        yield from (_hidden(stage, source, target, number, arc) for number in range(min(count, MOST)))


def _known(stage: Stage, source: str, target: str, key: SpriteKey, arc: float) -> Cue:
    """A card that these eyes know, on its way into a hand."""
    stage.take(source, key)
    slot = stage.slot(key, target)
    way = glide(stage, key, replace(slot, alpha=1.0), CROSS_MS, "in_out_sine", arc)
    return after(way, do(lambda: stage.absorb(key, target)))


def _hidden(stage: Stage, source: str, target: str, number: int, arc: float) -> Cue:
    """A back on its way between two plates, which are all that these eyes see of both hands."""
    key = Back(target, NUMBERED + number)
    start, end = (replace(stage.zones[zone], face_up=False, alpha=1.0, zone=key.zone) for zone in (source, target))
    stage.remove(key)
    stage.enter(key, start)
    return after(glide(stage, key, end, CROSS_MS, "in_out_sine", arc), do(lambda: stage.remove(key)))

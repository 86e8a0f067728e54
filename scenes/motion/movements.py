"""Cues that the games share: a card played, drawn, dealt, turned, refused, collected."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import zip_longest
from math import hypot

from scenes.kit.timing import MOVEMENTS, SHAKE, arc_height, play_ms, stagger_ms
from scenes.motion.cue import Cue, after, do, sound, staggered, together
from scenes.motion.tween import change, glide, jolt
from scenes.stage.slots import SpriteKey
from scenes.stage.stage import Stage

NOBODY: object = object()
"""Stands for no card where a hand of a deal is shorter than the longest."""


def carry(stage: Stage, movement: str, source: str, target: str, key: SpriteKey | None = None) -> Cue:
    """A card from one zone to another; key None for a card that nobody here may know. A played card takes an arc.

    It is seen on all of its way, also between zones in which a plate stands for the cards.
    """
    key = stage.unnamed(target) if key is None else key
    sprite, slot = stage.take(source, key), stage.slot(key, target)
    hidden = not sprite.alpha
    if slot is stage.zones.get(target):
        slot = replace(slot, alpha=1.0)
    ms, ease, starts, lands = MOVEMENTS[movement]
    arc = 0.0
    if movement == "play":
        distance = hypot(slot.x - sprite.x, slot.y - sprite.y)
        ms, arc = play_ms(distance), arc_height(distance)
    way = glide(stage, key, slot, ms, ease, arc)
    seen = do(lambda: setattr(sprite, "alpha", 1.0)) if hidden else None
    landed = do(lambda: stage.absorb(key, target))
    return after(sound(stage, starts, source), seen, way, sound(stage, lands, target), landed)


def play(stage: Stage, source: str, target: str, key: SpriteKey | None = None) -> Cue:
    """A card from a hand to the table, or to another hand."""
    return carry(stage, "play", source, target, key)


def draw(stage: Stage, source: str, target: str, keys: Sequence[SpriteKey] | None, count: int) -> Cue:
    """Cards from a pile straight into a hand: these keys, or `count` hidden ones if None."""
    ms = MOVEMENTS["draw"].ms
    known = keys if keys is not None else [None] * count
    cards = [carry(stage, "draw", source, target, key) for key in known]
    return staggered(stagger_ms(len(cards), ms), *cards)


def deal(stage: Stage, source: str, hands: Mapping[str, Sequence[SpriteKey | None]]) -> Cue:
    """Cards dealt round the table, one to each zone in turn; those of an open hand turn over on landing.

    What was left there by the round before is gone when it begins.
    """
    _clear(stage, source, hands)
    rounds = zip_longest(*([(zone, key) for key in keys] for zone, keys in hands.items()), fillvalue=NOBODY)
    cards = [_dealt(stage, source, *card) for turn in rounds for card in turn if isinstance(card, tuple)]
    longest = max((card.ms for card in cards), default=0)
    return staggered(stagger_ms(len(cards), int(longest)), *cards)


def _clear(stage: Stage, source: str, hands: Container[str]) -> None:
    """Take off the table what lies neither in the source nor, outside these hands, where it lies after the deal."""
    goal = stage.goal or {}
    for key, sprite in list(stage.sprites.items()):
        zone = sprite.home.zone
        at_home = zone not in hands and key in goal and goal[key].zone == zone
        if zone != source and not at_home:
            stage.remove(key)


def _dealt(stage: Stage, source: str, target: str, key: SpriteKey | None) -> Cue:
    """One dealt card."""
    key = stage.unnamed(target) if key is None else key
    stage.take(source, key)
    slot = stage.slot(key, target)
    turns = slot.face_up and not stage.reduced
    ms, ease, starts, _ = MOVEMENTS["deal"]
    way = glide(stage, key, replace(slot, face_up=False) if turns else slot, ms, ease)
    landed = flip(stage, key) if turns else None
    return after(sound(stage, starts, target), way, landed, do(lambda: stage.absorb(key, target)))


def flip(stage: Stage, key: SpriteKey, face_up: bool = True, movement: str = "flip") -> Cue:
    """A card turned over where it lies; with the movement "suspense" it waits half way."""
    ms, ease, starts, _ = MOVEMENTS[movement]
    return after(sound(stage, starts), change(stage, key, ms, ease, flip=1.0 if face_up else 0.0))


def refuse(stage: Stage, key: SpriteKey) -> Cue:
    """A refused card shaken twice; the reason is told elsewhere."""
    movement = MOVEMENTS["refuse"]
    return after(sound(stage, movement.starts), jolt(stage, key, movement.ms, SHAKE))


def collect(stage: Stage, keys: Iterable[SpriteKey], source: str, target: str) -> Cue:
    """Cards swept together into a zone."""
    return together(*(carry(stage, "collect", source, target, key) for key in keys))

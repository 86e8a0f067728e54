"""The stage: the sprites on the table, by key, and the layout they are to reach."""

from __future__ import annotations

from itertools import count
from typing import NamedTuple

from scenes.stage.banner import Banner
from scenes.stage.slots import Back, Layout, Slot, SpriteKey
from scenes.stage.sprite import Sprite

FARTHEST = 0.6
"""The pan of a sound at the very edge of the table: never quite on one side."""


class Due(NamedTuple):
    """A sound that is due: its name, and its pan from -1 (the left) to 1 (the right)."""

    name: str
    pan: float = 0.0


class Stage:
    """Every sprite on the table by its key, and the layout that they are to reach (`goal`).

    `zones` has one slot for each zone (hand, seat, pile, trick): where a card of that zone is when the layout gives it
    no slot of its own, as in a seat's plate or under the top of a pile. The table sets it with each size of the window.
    Cues and tweens change sprites through the stage; `banner` and `sounds` are what they leave to be shown and heard.
    """

    def __init__(self, zones: dict[str, Slot] | None = None) -> None:
        self.sprites: dict[SpriteKey, Sprite] = {}
        self.goal: Layout | None = None
        self.zones = zones or {}
        self.reduced = False
        """True for fades instead of motion."""
        self.banner: Banner | None = None
        self.acting: int | None = None
        """The seat whose action is being shown; None: nobody's."""
        self.width = 1280.0
        """The width of the table, in logical units."""
        self.sounds: list[Due] = []
        """Sounds that are due and not yet played."""

    def in_order(self) -> list[Sprite]:
        """The sprites from the lowest to the topmost."""
        return sorted(self.sprites.values(), key=lambda sprite: sprite.z)

    @property
    def at_rest(self) -> bool:
        """True if every sprite lies in its slot."""
        return all(sprite.settled for sprite in self.sprites.values())

    def follow(self, dt: float) -> None:
        """Let every sprite drift home for `dt` seconds."""
        for sprite in self.sprites.values():
            sprite.follow(dt)

    def aim(self, layout: Layout) -> None:
        """Set the layout to reach; sprites that stay in their zone follow it now, others wait for their cue."""
        self.goal = layout
        for key, slot in layout.items():
            sprite = self.sprites.get(key)
            if sprite is not None and sprite.home.zone == slot.zone:
                sprite.home = slot

    def settle(self, layout: Layout, at_once: bool = False) -> None:
        """Make the sprites those of this layout and no others, drifting to their slots or there at once."""
        self.goal = layout
        for key in [key for key in self.sprites if key not in layout]:
            self.remove(key)
        for key, slot in layout.items():
            sprite = self.sprites.get(key)
            if sprite is None:
                sprite = self.enter(key, slot)
                sprite.alpha, sprite.settled = 0.0, False
            sprite.home = slot
            if at_once:
                sprite.rest()

    def enter(self, key: SpriteKey, at: Slot) -> Sprite:
        """Put a new sprite on the table, lying in this slot."""
        if key in self.sprites:
            raise ValueError(f"{key} is on the table already")
        sprite = self.sprites[key] = Sprite(key, at)
        return sprite

    def remove(self, key: SpriteKey) -> None:
        """Take a sprite off the table, if it is there."""
        self.sprites.pop(key, None)

    def rename(self, old: SpriteKey, new: SpriteKey) -> Sprite:
        """Give a sprite another key: a hidden card that becomes known, or the reverse.

        Call it while the back shows.
        """
        if new in self.sprites:
            raise ValueError(f"{new} is on the table already")
        sprite = self.sprites[new] = self.sprites.pop(old)
        sprite.key = new
        return sprite

    def slot(self, key: SpriteKey, zone: str) -> Slot:
        """The slot of a card in that zone: its own if the layout puts it there, otherwise the zone's."""
        own = (self.goal or {}).get(key)
        return own if own is not None and own.zone == zone else self.zones[zone]

    def pan(self, zone: str | None) -> float:
        """The pan of a sound from the place of that zone on the screen; 0 for none, or one that has no place."""
        place = self.zones.get(zone) if zone is not None else None
        if place is None:
            return 0.0
        return round(FARTHEST * min(1.0, max(-1.0, 2 * place.x / self.width - 1)), 3)

    def take(self, zone: str, key: SpriteKey) -> Sprite:
        """The sprite of a card that comes out of that zone: a back that leaves it, renamed, or else a new one there."""
        if key in self.sprites:
            return self.sprites[key]
        goal = self.goal or {}
        backs = [back for back in self.sprites if isinstance(back, Back) and back.zone == zone and back not in goal]
        leaving = [back for back in backs if self.sprites[back].home.zone == zone]
        return self.rename(leaving[-1], key) if leaving else self.enter(key, self.zones[zone])

    def missing(self, zone: str) -> list[SpriteKey]:
        """The keys that the layout has in that zone and that are not on the table yet."""
        goal = self.goal or {}
        return [key for key, slot in goal.items() if slot.zone == zone and key not in self.sprites]

    def unnamed(self, zone: str) -> SpriteKey:
        """A key for a hidden card on its way to that zone."""
        backs = [key for key in self.missing(zone) if isinstance(key, Back)]
        return backs[0] if backs else next(back for n in count() if (back := Back(zone, n)) not in self.sprites)

    def absorb(self, key: SpriteKey, zone: str) -> None:
        """End a card's way into that zone: where cards lie face down it becomes one of the backs, or is removed."""
        own = (self.goal or {}).get(key)
        if key not in self.sprites or (own is not None and own.zone == zone) or self.zones[zone].face_up:
            return
        backs = [back for back in self.missing(zone) if isinstance(back, Back)]
        if backs:
            self.rename(key, backs[0])
        else:
            self.remove(key)

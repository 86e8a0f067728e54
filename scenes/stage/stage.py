"""The stage: the sprites on the table, who they are and where they should end."""

from __future__ import annotations

from itertools import count

from scenes.stage.banner import Banner
from scenes.stage.slots import Back, Key, Layout, Slot
from scenes.stage.sprite import Sprite


class Stage:
    """Every sprite by its key; the layout to reach; the places that cards come from and go to.

    `places` has a slot for each hand, pile and row by name: where a card of it is when it has no slot of its own
    (in a seat's plate, under the top of a pile). The table sets it with each new size of the window.
    """

    def __init__(self, places: dict[str, Slot] | None = None) -> None:
        self.sprites: dict[Key, Sprite] = {}
        self.goal: Layout | None = None
        self.places = places or {}
        self.reduced = False
        """Fades instead of motion."""
        self.banner: Banner | None = None
        self.sounds: list[str] = []

    def in_order(self) -> list[Sprite]:
        """From the lowest to the topmost."""
        return sorted(self.sprites.values(), key=lambda sprite: sprite.z)

    @property
    def at_rest(self) -> bool:
        return all(sprite.settled for sprite in self.sprites.values())

    def follow(self, dt: float) -> None:
        for sprite in self.sprites.values():
            sprite.follow(dt)

    def aim(self, layout: Layout) -> None:
        """A new layout to reach: what keeps its place makes room now, the rest waits for its cue."""
        self.goal = layout
        for key, slot in layout.items():
            sprite = self.sprites.get(key)
            if sprite is not None and sprite.home.place == slot.place:
                sprite.home = slot

    def settle(self, layout: Layout, at_once: bool = False) -> None:
        """Exactly this layout and nothing else: drifting there, or at once."""
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

    def enter(self, key: Key, at: Slot) -> Sprite:
        """A new sprite, lying there."""
        if key in self.sprites:
            raise ValueError(f"{key} is on the table already")
        sprite = self.sprites[key] = Sprite(key, at)
        return sprite

    def remove(self, key: Key) -> None:
        self.sprites.pop(key, None)

    def rename(self, old: Key, new: Key) -> Sprite:
        """The same thing under another name: a hidden card that is now known, or the reverse.

        Do it while its back shows.
        """
        if new in self.sprites:
            raise ValueError(f"{new} is on the table already")
        sprite = self.sprites[new] = self.sprites.pop(old)
        sprite.key = new
        return sprite

    def slot(self, key: Key, place: str) -> Slot:
        """Where this card lies in that place: its own slot if it ends there, otherwise the place's."""
        own = (self.goal or {}).get(key)
        return own if own is not None and own.place == place else self.places[place]

    def take(self, place: str, key: Key) -> Sprite:
        """The card comes out of that place: a back that leaves it turns out to be it, or it appears there."""
        if key in self.sprites:
            return self.sprites[key]
        goal = self.goal or {}
        backs = [back for back in self.sprites if isinstance(back, Back) and back.place == place and back not in goal]
        leaving = [back for back in backs if self.sprites[back].home.place == place]
        return self.rename(leaving[-1], key) if leaving else self.enter(key, self.places[place])

    def missing(self, place: str) -> list[Key]:
        """The keys that should end in that place and are not on the table yet."""
        goal = self.goal or {}
        return [key for key, slot in goal.items() if slot.place == place and key not in self.sprites]

    def unnamed(self, place: str) -> Key:
        """A key for a hidden card on its way to that place."""
        backs = [key for key in self.missing(place) if isinstance(key, Back)]
        return backs[0] if backs else next(back for n in count() if (back := Back(place, n)) not in self.sprites)

    def absorb(self, key: Key, place: str) -> None:
        """The card has gone into that place. Where cards lie hidden it is one of the backs now, or no longer seen."""
        own = (self.goal or {}).get(key)
        if key not in self.sprites or (own is not None and own.place == place) or self.places[place].face_up:
            return
        backs = [back for back in self.missing(place) if isinstance(back, Back)]
        if backs:
            self.rename(key, backs[0])
        else:
            self.remove(key)

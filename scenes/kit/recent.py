"""A memory for pictures: the ones shown lately, within a number of bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame


class Recent:
    """Keeps what was made; forgets what was not asked for longest when it holds too much."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.bytes = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture under `key`, made now if it isn't there. The latest one stays, however large."""
        if (kept := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return kept
        made = self._kept[key] = make()
        self.bytes += weight(made)
        while self.bytes > self.most and len(self._kept) > 1:
            self.bytes -= weight(self._kept.popitem(last=False)[1])
        return made


def weight(picture: pygame.Surface) -> int:
    return picture.get_pitch() * picture.get_height()

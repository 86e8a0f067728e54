"""A cache of pictures: those used lately, within a number of bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame


class Recent:
    """Pictures by key, at most `most` bytes of them; the least recently used go first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.bytes = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture under `key`, made now if it isn't kept. The latest one stays, however large."""
        if (kept := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return kept
        made = self._kept[key] = make()
        self.bytes += weight(made)
        while self.bytes > self.most and len(self._kept) > 1:
            self.bytes -= weight(self._kept.popitem(last=False)[1])
        return made


def weight(picture: pygame.Surface) -> int:
    """The bytes that a picture's pixels take."""
    return picture.get_pitch() * picture.get_height()

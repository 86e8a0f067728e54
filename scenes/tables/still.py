"""The still layer: the cloth, the plates and every card at rest, drawn once and kept until one of them changes.

Forty cards with their shadows cost 5 ms a frame at 1080p; the layer that holds them costs one blit.
"""

from __future__ import annotations

import pygame

from scenes.kit.canvas import Canvas
from scenes.stage.sprite import Sprite
from scenes.stage.stage import Stage
from scenes.tables import cards
from scenes.tables.parts import Painted


class StillLayer:
    """The picture of everything under the first sprite that moves."""

    def __init__(self) -> None:
        self._key: object = None
        self._layer: pygame.Surface | None = None
        self.made = 0
        """The number of times that it had to be drawn."""

    def draw(self, canvas: Canvas, cloth: pygame.Surface, stage: Stage, table: Painted, hidden: bool) -> None:
        """Draw the table with all its cards, those at rest from the layer; `hidden`: one's own hand face down."""
        order = stage.in_order()
        resting = next((index for index, sprite in enumerate(order) if not sprite.settled), len(order))
        if canvas.drawn is not None:
            self._paint(canvas, cloth, order[:resting], table, hidden)
        else:
            key = self._of(cloth, order[:resting], table, hidden)
            if key != self._key or self._layer is None:
                self._bake(canvas, cloth, order[:resting], table, hidden)
                self._key = key
            assert self._layer is not None
            canvas.surface.blit(self._layer, (0, 0))
        for sprite in order[resting:]:
            cards.draw(canvas, sprite, table, hidden)

    def _of(self, cloth: pygame.Surface, resting: list[Sprite], table: Painted, hidden: bool) -> object:
        """Everything that the layer depends on, as one value to compare."""
        lying = tuple([(sprite.key, sprite.home, table.dims(sprite)) for sprite in resting])
        faces = tuple(sorted(table.faces.items()))
        return cloth, table.art, table.sight, hidden, faces, table.below(), lying

    def _bake(self, canvas: Canvas, cloth: pygame.Surface, resting: list[Sprite], table: Painted, hidden: bool) -> None:
        """Paint the layer, in a surface of the size of the window."""
        window = canvas.surface
        if self._layer is None or self._layer.get_size() != window.get_size():
            self._layer = pygame.Surface(window.get_size(), 0, window)
        canvas.surface = self._layer
        try:
            self._paint(canvas, cloth, resting, table, hidden)
        finally:
            canvas.surface = window
        self.made += 1

    def _paint(
        self, canvas: Canvas, cloth: pygame.Surface, resting: list[Sprite], table: Painted, hidden: bool
    ) -> None:
        """Paint the cloth, what lies on it and the cards at rest."""
        canvas.surface.blit(cloth, (0, 0))
        table.draw_below(canvas)
        for sprite in resting:
            cards.draw(canvas, sprite, table, hidden)

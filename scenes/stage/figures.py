"""The pictures on buttons that choices share: a drawing of assets/art, and somebody at the table."""

from __future__ import annotations

from functools import lru_cache

import pygame

from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.picturebutton import Figure
from scenes.stage import plate
from scenes.stage.art.shapes import BOARD, part, render

BESIDE = 26.0
"""The room for the small card beside a face, at the usual text size."""
HIGH = 44.0
"""The height of the small card with its number, at the usual text size."""


def drawing(name: str) -> Figure:
    """The drawing `assets/art/<name>.svg`, as large as its box lets it be."""

    def draw(canvas: Canvas, box: Box) -> None:
        side = min(box.width, box.height)
        canvas.picture(_drawn(name, canvas.view.px(side)), *box.centre)

    return draw


@lru_cache(maxsize=64)
def _drawn(name: str, side: int) -> pygame.Surface:
    """A drawing `side` pixels wide and high."""
    return render(part(name, BOARD / 2, BOARD / 2, BOARD), (side, side), (BOARD, BOARD))


def somebody(who: plate.Plate) -> Figure:
    """The face of a seat as its plate shows it, with the number of its cards if the plate says so."""

    def draw(canvas: Canvas, box: Box) -> None:
        side = min(box.width, box.height)
        x, y = box.centre
        if who.cards is None:
            plate.face(canvas, centred(x, y, side, side), who)
            return
        size = min(canvas.type.text_size, side / HIGH)
        plate.face(canvas, centred(x - BESIDE * size / 2, y, side, side), who)
        back = centred(x + side / 2, box.bottom - HIGH * size / 2, 20 * size, 28 * size)
        plate.cards(canvas, back, size, who.cards)

    return draw

"""Portraits: a bust on a disc of the seat's colour, with a face for what everyone at the table knows.

The drawings in assets/art/portraits have a layer a line; build/assets/portraits makes them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, get_args

import pygame

from scenes.kit.recent import Recent
from scenes.kit.theme import Colour
from scenes.stage.art.shapes import BOARD, render, source
from scenes.stage.emblem import lit_disc

Face = Literal["neutral", "thinking", "delighted", "annoyed", "surprised"]
FACES: tuple[Face, ...] = get_args(Face)
CHARACTERS = {
    "Colette": "colette", "Basile": "basile", "Marius": "marius", "Sylvie": "sylvie", "Estelle": "estelle",
    "Odile": "odile", "Renaud": "renaud", "Séléné": "selene", "Zéphyr": "zephyr", "Anatole": "anatole",
    "Clovis": "clovis", "Pépin": "pepin",
}  # fmt: skip
"""The portrait of each character, by name."""
PORTRAITS = (
    "mother", "father", "grandmother", "grandfather", "girl", "boy", "puffs", "reader", "veil", "turban", "locks",
    "pixie", "ponytail", "bald",
)  # fmt: skip
"""The portraits that people can choose, in the order in which they are offered."""
TURNS: dict[Face, float] = {"neutral": 0, "thinking": 3, "delighted": -3, "annoyed": 2, "surprised": -1}
"""The degrees by which the head is turned with each face."""
MIDDLE, RADIUS = 54, 45.6
"""The disc on the board: how far down its centre is, and its radius. Hair rises above it."""
RIM = 3.2
LARGER = 1.17
"""The scale of the head, around the chin: larger than life, so that faces tell something at a small size."""

_kept = Recent(24 * 1024 * 1024)


def picture(name: str, colour: Colour, size: int, face: Face = "neutral") -> pygame.Surface:
    """A portrait on its disc, `size` pixels wide and high.

    Busts and discs are drawn apart and laid on each other: in another colour only the disc is drawn anew.
    """

    def laid() -> pygame.Surface:
        whole = _drawn(lit_disc(colour, MIDDLE, RADIUS, RIM), size).copy()
        whole.blit(_drawn(bust(name, face), size), (0, 0))
        return whole

    return _kept.get((name, colour, size, face), laid)


def _drawn(shapes: str, size: int) -> pygame.Surface:
    """Shapes on a board of 100 × 100 as a picture `size` pixels wide and high."""
    return _kept.get((shapes, size), lambda: render(shapes, (size, size), (BOARD, BOARD)))


def grey(name: str, colour: Colour, size: int) -> pygame.Surface:
    """The same portrait without colours, for somebody who is no longer in play."""
    return _kept.get((name, colour, size, "grey"), lambda: pygame.transform.grayscale(picture(name, colour, size)))


def bust(name: str, face: Face = "neutral") -> str:
    """The drawing of a portrait without its disc, on a board of 100 × 100."""
    layer = _layers(name)
    turned = f'<g transform="rotate({TURNS[face]:g} 50 72) translate(50 75) scale({LARGER}) translate(-50 -75)">'
    hand = layer["hand"] if face == "thinking" else ""
    front = f"{turned}{layer['head']}{layer[face]}{layer['over']}{hand}</g>"
    return f"{turned}{layer['behind']}</g>" + layer["bust"] + front


@lru_cache(maxsize=64)
def _layers(name: str) -> dict[str, str]:
    """The shapes of each layer, by its name."""
    found = {}
    for line in source(f"portraits/{name}").strip().splitlines():
        head, _, rest = line.partition(">")
        found[head.split('"')[1]] = rest.removesuffix("</g>")
    return found

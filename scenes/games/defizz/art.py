"""The things of Défizz!: the backs of its two decks, its die, its chips and its signs, all drawn here."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import cos, radians, sin

import pygame

from game.shelf import ASSETS
from scenes.games.defizz import backs
from scenes.games.defizz.backs import KINDS
from scenes.kit.cloths import EDGE
from scenes.kit.recent import Recent
from scenes.kit.theme import BRASS, CORAL, CREAM, FONTS, INK, PAPER, PLUM, TEAL, Colour, colour
from scenes.stage.art.card import Cards, Drawing, Pose
from scenes.stage.art.shapes import BOARD, circle, code, mix, part, rectangle, render

MODES: dict[str, Colour] = {"chrono": CORAL, "cible": colour("#2873C0"), "pingpong": TEAL, "chance": PLUM}
CHIPS: dict[int, Colour] = {500: CORAL, 200: colour("#2F9488"), 100: BRASS}
CHIP, DIE = 46, 62
"""Widths of a chip and of the die on the table, in logical units."""
NOTCHES = 8
"""Number of light marks on the edge of a chip."""
FACE = ("digits", 700)
KEPT = 16 << 20
"""Most bytes of drawn chips, dice and signs to keep."""
CREAM_CODE, DARK_CODE = "#FDF6E8", "#000000"


def _chip(value: int) -> str:
    """The SVG shapes of a chip: a disc with marks on its edge and a light ring within."""
    tone = CHIPS[value]
    shapes = circle(50, 55, 44, f'fill="{code(INK)}" fill-opacity="0.45"')
    shapes += circle(50, 48, 45, f'fill="{code(tone)}" stroke="{code(mix(tone, INK, 0.4))}" stroke-width="2"')
    for notch in range(NOTCHES):
        angle = radians(360 / NOTCHES * notch)
        x1, y1, x2, y2 = (at for away in (37, 45) for at in (50 + away * sin(angle), 48 - away * cos(angle)))
        shapes += (
            f'<path d="M{x1:.1f} {y1:.1f} L{x2:.1f} {y2:.1f}" stroke="{code(PAPER)}" stroke-width="11" fill="none"/>'
        )
    return shapes + circle(50, 48, 33, f'fill="{code(mix(tone, INK, 0.1))}" stroke="{code(PAPER)}" stroke-width="4"')


def _die(kind: str | None) -> str:
    """The SVG shapes of a face of the die: a deck's sign, with room below for the amount; None: the sign of Chance."""
    ground = KINDS.get(kind or "", PLUM)
    shapes = rectangle(4, 8, 92, 92, 20, f'fill="{code(INK)}" fill-opacity="0.4"')
    shapes += rectangle(3, 2, 94, 94, 20, f'fill="{code(PAPER)}" stroke="{code(mix(PAPER, INK, 0.35))}"')
    shapes += rectangle(10, 9, 80, 80, 15, f'fill="{code(ground)}"')
    return shapes + (part(f"defizz/{kind}", 50, 36, 42) if kind else part("defizz/chance", 50, 49, 56))


class Art(Cards):
    """Chips, die, signs and backs of Défizz!, drawn at one scale and kept."""

    def __init__(self, scale: float, edge: Colour = EDGE, design: str = "") -> None:
        super().__init__(scale, edge, design)
        self.scale = scale
        self._kept = Recent(KEPT)
        self._fonts: dict[int, pygame.font.Font] = {}

    def deck(self, kind: str, angle: float = 0.0, zoom: float = 1.0, width: float = 1.0) -> pygame.Surface:
        """The picture of the back of a deck's cards."""
        pose = Pose.near(angle % 180, zoom, width, False)
        return self._press.show(kind, lambda: backs.deck(self.design, kind), pose, even=True)

    def printed(
        self, key: Hashable, drawing: Callable[[], Drawing], angle: float = 0.0, zoom: float = 1.0
    ) -> pygame.Surface:
        """The picture of any other card, by a key of its own."""
        return self._press.show(key, drawing, Pose.near(angle, zoom, 1.0, False))

    def chip(self, value: int, size: float = CHIP) -> pygame.Surface:
        """The picture of a chip, `size` logical units wide; small ones have no number."""
        pixels = max(4, round(size * self.scale))
        return self._kept.get(("chip", value, pixels), lambda: self._printed(_chip(value), str(value), pixels, 48))

    def die(self, kind: str | None, amount: int | None, angle: float = 0.0, zoom: float = 1.0) -> pygame.Surface:
        """The picture of the die with this face up; without an amount it shows the deck alone."""
        pixels, turn = max(4, round(DIE * zoom * self.scale)), round(angle) % 360
        upright = self._kept.get(
            ("die", kind, amount, pixels), lambda: self._printed(_die(kind), str(amount or ""), pixels, 72, 0.25)
        )
        if not turn:
            return upright
        return self._kept.get(("die", kind, amount, pixels, turn), lambda: pygame.transform.rotozoom(upright, turn, 1))

    def sign(self, name: str, size: float, tone: Colour = CREAM, ground: Colour = INK) -> pygame.Surface:
        """The picture of the sign of a deck, a mode or a hand, `size` logical units wide."""
        pixels = max(4, round(size * self.scale))
        paints = {CREAM_CODE: tone, DARK_CODE: ground}
        return self._kept.get(
            ("sign", name, pixels, tone, ground),
            lambda: render(part(f"defizz/{name}", 50, 50, BOARD, paints), (pixels, pixels), (BOARD, BOARD)),
        )

    def shape(self, shapes: str, across: float, down: float) -> pygame.Surface:
        """The picture of any SVG shapes on a board of `across` by `down` logical units."""
        size = max(2, round(across * self.scale)), max(2, round(down * self.scale))
        return self._kept.get(("shape", shapes, size), lambda: render(shapes, size, (across, down)))

    def _printed(self, shapes: str, words: str, pixels: int, at: float, size: float = 0.28) -> pygame.Surface:
        """Draw shapes with words on them, their middle `at` per cent down; `size` is the words' share of the height."""
        drawn = render(shapes, (pixels, pixels), (BOARD, BOARD))
        letters = round(pixels * size)
        if words and letters >= 7:
            written = self._font(letters).render(words, True, PAPER)
            written = written.subsurface(written.get_bounding_rect())
            drawn.blit(written, written.get_rect(center=(pixels / 2, pixels * at / 100)))
        return drawn

    def _font(self, pixels: int) -> pygame.font.Font:
        if pixels not in self._fonts:
            self._fonts[pixels] = pygame.font.Font(ASSETS / "fonts" / FONTS[FACE], pixels)
        return self._fonts[pixels]

"""The blank card, its shadow, and the press that prints drawings on it at the exact pixel size.

A drawing is printed once, finer than the screen (the master). Every picture shown is made straight from the master:
scaled down when upright, turned and scaled in one step otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import NamedTuple

import pygame

from game.shelf import ASSETS
from scenes.kit.cloths import EDGE
from scenes.kit.recent import Recent
from scenes.kit.theme import BRASS, CARD, CARD_BORDER, CARD_RADIUS, FONTS, INK, PAPER, Colour
from scenes.stage.art.shapes import code, rectangle, render

FINE = 2
"""The fineness of a master, in its pixels a pixel of the screen. Shapes and type are smooth already, and `rotozoom`
looks at two pixels each way: at 2 it uses every one, at 3 it leaves a third of them out, fine lines break up,
and printing costs double."""
SHARP = 4
"""The fineness of the cut-out, in its pixels a pixel of the master."""
HEM = 2
"""Clear pixels of the screen around a master, so that turned edges stay smooth."""
EDGE_WIDTH = 0.8
PANEL_RADIUS = 6.5
FRAME = 9.2
"""The distance of a back's fine line from the edge of the card."""
GREY, HUE = 0.40, 0.26
"""The shares of its greys and of its colours that are left of a dimmed card."""

MASTERS, SHOWN, SHADOWS = 64 << 20, 48 << 20, 8 << 20
"""Bytes of each that are kept."""


class Pose(NamedTuple):
    """The way a card is drawn: turned, larger or smaller, turning over, dimmed."""

    angle: int = 0
    """Degrees, anticlockwise as pygame turns."""
    zoom: float = 1.0
    width: float = 1.0
    """The share of its width that is seen while it turns over."""
    dimmed: bool = False

    @classmethod
    def near(cls, angle: float, zoom: float, width: float, dimmed: bool) -> Pose:
        """The nearest pose that is worth a picture of its own."""
        return cls(round(angle) % 360, round(zoom, 2), max(0.02, round(width * 50) / 50), dimmed)


class Shadow(NamedTuple):
    """A kind of shadow, in logical units."""

    blur: float
    drop: float
    """The distance below the card."""
    dark: int


RESTING, LIFTED = Shadow(4, 2.5, 110), Shadow(10, 9, 95)


class Word(NamedTuple):
    """Type on a card: centred at (x, y), `size` in logical units."""

    text: str
    x: float
    y: float
    size: float
    font: tuple[str, int] = ("digits", 700)
    colour: Colour = INK
    turned: bool = False
    """True if it stands upside down."""


class Drawing(NamedTuple):
    """A drawing to be printed on a blank card: shapes as SVG in logical units, then words."""

    shapes: str
    words: tuple[Word, ...] = ()


def blank(edge: Colour = EDGE) -> str:
    """The paper itself, with a fine edge."""
    width, height = CARD
    half = EDGE_WIDTH / 2
    return rectangle(0, 0, width, height, 0, f'fill="{code(edge)}"') + rectangle(
        half, half, width - half * 2, height - half * 2, CARD_RADIUS - half, f'fill="{code(PAPER)}"'
    )


def inside(margin: float) -> tuple[float, float, float, float]:
    """The part of a card within a margin: x, y, width, height."""
    return margin, margin, CARD[0] - margin * 2, CARD[1] - margin * 2


def panel(ground: Colour) -> str:
    """A coloured ground that leaves the paper border free."""
    return rectangle(*inside(CARD[0] * CARD_BORDER), PANEL_RADIUS, f'fill="{code(ground)}"')


def frame(line: Colour = BRASS) -> str:
    """A fine line within the ground."""
    return rectangle(*inside(FRAME), 3.6, f'fill="none" stroke="{code(line)}" stroke-width="1.1"')


class Press:
    """Prints the cards of one scale, and keeps what it has printed."""

    def __init__(self, scale: float, edge: Colour = EDGE) -> None:
        self.scale = scale
        self.edge = edge
        self.size = round(CARD[0] * scale), round(CARD[1] * scale)
        self._masters, self._shown, self._shadows = Recent(MASTERS), Recent(SHOWN), Recent(SHADOWS)
        self._paper: pygame.Surface | None = None
        self._mask: pygame.Surface | None = None
        self._fonts: dict[tuple[tuple[str, int], int], pygame.font.Font] = {}

    def show(self, key: Hashable, draw: Callable[[], Drawing], pose: Pose, even: bool = False) -> pygame.Surface:
        """The card `key` in a pose. `draw` makes its drawing and is called only if no master is kept.

        With `even` the card looks the same upside down, to the pixel.
        """
        return self._shown.get((key, pose), lambda: self._posed(key, draw, pose, even))

    def shadow(self, pose: Pose, kind: Shadow) -> pygame.Surface:
        """The shadow of a card in a pose: to be drawn around the card's centre, `kind.drop` lower."""
        plain = pose._replace(dimmed=False)
        return self._shadows.get((plain, kind), lambda: self._cast(plain, kind))

    def _posed(self, key: Hashable, draw: Callable[[], Drawing], pose: Pose, even: bool) -> pygame.Surface:
        """A card in a pose, made anew from its master."""
        if pose.dimmed:
            return dimmed(self.show(key, draw, pose._replace(dimmed=False), even))
        master = self._masters.get(key, lambda: self._print(draw(), even))
        if not pose.angle:
            across, down = self.size[0] * pose.zoom * pose.width, self.size[1] * pose.zoom
            card = master.subsurface(((HEM * FINE, HEM * FINE), self._fine))
            return pygame.transform.smoothscale(card, (max(1, round(across)), max(1, round(down))))
        if pose.width < 1:
            narrow = max(1, round(master.get_width() * pose.width)), master.get_height()
            master = pygame.transform.smoothscale(master, narrow)
        return pygame.transform.rotozoom(master, pose.angle, pose.zoom / FINE)

    def _print(self, drawing: Drawing, even: bool) -> pygame.Surface:
        """The master of a drawing: printed opaque and cut out afterwards, for the colour under clear pixels must be the
        edge's, or edges go dark."""
        master = self._blank().copy()
        master.blit(render(drawing.shapes, self._fine, CARD), (HEM * FINE, HEM * FINE))
        for word in drawing.words:
            written = self._write(word)
            x, y = (round((HEM + along * self.scale) * FINE) for along in (word.x, word.y))
            master.blit(written, written.get_rect(center=(x, y)))
        if even:
            top = master.subsurface((0, 0, master.get_width(), master.get_height() // 2))
            upside_down = pygame.transform.rotate(top, 180)
            master.blit(upside_down, (0, master.get_height() - upside_down.get_height()))
        master.blit(self._cut(), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return master

    @property
    def _fine(self) -> tuple[int, int]:
        """A master's size without its hem."""
        return self.size[0] * FINE, self.size[1] * FINE

    def _blank(self) -> pygame.Surface:
        """The paper before anything is printed on it, its corners not yet cut."""
        if self._paper is None:
            self._paper = pygame.Surface([side + HEM * FINE * 2 for side in self._fine], pygame.SRCALPHA, 32)
            self._paper.fill(self.edge)
            self._paper.blit(render(blank(self.edge), self._fine, CARD), (HEM * FINE, HEM * FINE))
        return self._paper

    def _write(self, word: Word) -> pygame.Surface:
        """A word drawn without a margin, so that its middle is the middle of its ink."""
        written = self._font(word.font, word.size).render(word.text, True, word.colour)
        written = written.subsurface(written.get_bounding_rect())
        return pygame.transform.rotate(written, 180) if word.turned else written

    def _font(self, name: tuple[str, int], size: float) -> pygame.font.Font:
        """A font at this size, opened once: opening costs more than drawing a word."""
        key = name, max(1, round(size * self.scale * FINE))
        if key not in self._fonts:
            self._fonts[key] = pygame.font.Font(ASSETS / "fonts" / FONTS[name], key[1])
        return self._fonts[key]

    def _cut(self) -> pygame.Surface:
        """The mask of a card: white within its rounded corners, clear white around."""
        if self._mask is None:
            unit = FINE * SHARP
            width, height, hem = self.size[0] * unit, self.size[1] * unit, HEM * unit
            large = pygame.Surface((width + hem * 2, height + hem * 2), pygame.SRCALPHA, 32)
            large.fill((255, 255, 255, 0))
            radius = round(CARD_RADIUS * self.scale * unit)
            pygame.draw.rect(large, (255, 255, 255, 255), (hem, hem, width, height), border_radius=radius)
            self._mask = pygame.transform.smoothscale(large, self._blank().get_size())
        return self._mask

    def _cast(self, pose: Pose, kind: Shadow) -> pygame.Surface:
        """A shadow made anew."""
        if pose.angle:
            return pygame.transform.rotozoom(self.shadow(pose._replace(angle=0), kind), pose.angle, 1)
        unit = self.scale * pose.zoom
        width, height = round(self.size[0] * pose.zoom * pose.width), round(self.size[1] * pose.zoom)
        blur = max(1, round(kind.blur * unit))
        room = blur * 2
        shade = pygame.Surface((width + room * 2, height + room * 2), pygame.SRCALPHA, 32)
        pygame.draw.rect(
            shade, (0, 0, 0, kind.dark), (room, room, width, height), border_radius=round(CARD_RADIUS * unit)
        )
        return pygame.transform.box_blur(pygame.transform.box_blur(shade, blur), max(1, blur // 2))


class Cards:
    """The pictures of a game's cards at one scale; another scale or setting needs another object.

    `edge` is the colour of the line around each, `design` the name of their back. The pictures are shared: never draw
    on them.
    """

    def __init__(self, scale: float, edge: Colour = EDGE, design: str = "") -> None:
        self._press = Press(scale, edge)
        self.design = design

    @property
    def size(self) -> tuple[int, int]:
        """The size of an upright card, in pixels."""
        return self._press.size

    def shadow(
        self, angle: float = 0.0, zoom: float = 1.0, width: float = 1.0, kind: Shadow = RESTING
    ) -> pygame.Surface:
        """The shadow of a card: draw it around the card's centre, `kind.drop` logical units lower."""
        return self._press.shadow(Pose.near(angle % 180, zoom, width, False), kind)


def dimmed(picture: pygame.Surface) -> pygame.Surface:
    """A copy of a picture for a card that can't be played: darker, with most of the colour gone."""
    grey = pygame.transform.grayscale(picture)
    grey.fill((round(255 * GREY),) * 3 + (0,), special_flags=pygame.BLEND_RGBA_MULT)
    faint = picture.copy()
    faint.fill((round(255 * HUE),) * 3 + (255,), special_flags=pygame.BLEND_RGBA_MULT)
    faint.blit(grey, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return faint

"""The pieces of Défizz! in texts: both decks, a card with its hints, Help!, money, the die, the modes, the buzzer.

`duel` and `multi` are the decks, `hints-duel` a card of one with its three hints, `help` the card Help!, `chip100` a
chip, `chip100x3` three of them, `money700` an amount in chips, `bank` the whole bank, `die-duel-300` and `die-chance`
faces of the die, `chrono` the sign of a mode, `book` the sign of the reader.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

import pygame

from game.defizz import moves
from game.defizz.money import chips
from game.table import Move
from scenes.app.lang import spoken, t
from scenes.games.defizz.art import CHIP, DIE, MODES, Art
from scenes.games.defizz.backs import KINDS
from scenes.kit.recent import Recent
from scenes.kit.theme import BRASS, CARD, CARD_RADIUS, CORAL, CREAM, INK, PAPER, TEAL, Colour
from scenes.stage.art.card import Drawing, Word, frame, panel
from scenes.stage.art.shapes import circle, code, mix, part, rectangle, render
from scenes.stage.paper.pieces import faded

if TYPE_CHECKING:
    from game.defizz.view import DefizzView

SIGN, BOOK = 84.0, 52.0
"""The widths of a mode's sign and of the reader's, in logical units."""
LARGER = 1.5
"""The size of a chip or the die in texts, as a multiple of that on the table."""
OPEN = (176.0, 150.0)
"""The size of a card with its hints."""
BUZZER = (120.0, 96.0)
STACKS = {500: 7, 200: 4, 100: 6}
"""The stacks of the bank: chip → number."""
RISE, ASIDE = 9.0, 4.0
"""The distance by which each chip of a stack lies higher, and the room between two stacks."""
KEPT = 6 << 20
HINTS = {f"hints-{kind}": kind for kind in KINDS}
DICE = frozenset({f"die-{kind}-{amount}" for kind in KINDS for amount in (100, 200, 300)} | {"die-chance"})
MONEY = re.compile(r"chip(?P<chip>100|200|500)(x(?P<count>[2-9]))?|money(?P<amount>[1-9]\d?00)|(?P<bank>bank)")
SIZES: dict[str, tuple[float, float]] = {
    **dict.fromkeys([*KINDS, "help"], CARD),
    **dict.fromkeys(MODES, (SIGN, SIGN)),
    **dict.fromkeys(DICE, (DIE * LARGER, DIE * LARGER)),
    **dict.fromkeys(HINTS, OPEN),
    "book": (BOOK, BOOK),
    "buzzer": BUZZER,
}
"""Piece → its width and height, in logical units; money takes as much as its stacks do."""


class DefizzPieces:
    """The pieces of Défizz! at one scale."""

    def __init__(self, art: Art) -> None:
        self.art = art
        self._kept = Recent(KEPT)

    def size(self, name: str) -> tuple[float, float]:
        stacks = _stacks(name)
        return _spread(stacks) if stacks else SIZES[name]

    def show(self, name: str, zoom: float, angle: float = 0.0, faint: bool = False) -> pygame.Surface:
        if faint:
            return self._kept.get((name, zoom, angle, faint), lambda: faded(self.show(name, zoom, angle)))
        if name in KINDS:
            return self.art.deck(name, angle, zoom)
        if name == "help":
            return self.art.printed(("help", spoken()), _help, angle, zoom)
        if name in DICE:
            _, kind, amount = f"{name}-".split("-")[:3]
            return self.art.die(kind if amount else None, int(amount) if amount else None, angle, LARGER * zoom)
        return self._kept.get((name, zoom, angle), lambda: self._turned(self._drawn(name, zoom), angle))

    def shadow(self, name: str, zoom: float, angle: float = 0.0) -> pygame.Surface | None:
        return self.art.shadow(angle, zoom) if SIZES.get(name) == CARD else None

    def _drawn(self, name: str, zoom: float) -> pygame.Surface:
        if name in MODES:
            return self._sign(name, SIGN * zoom, MODES[name], CREAM)
        if name == "book":
            return self._sign(name, BOOK * zoom, BRASS, INK)
        stacks = _stacks(name)
        if stacks:
            return self._money(stacks, zoom)
        return self._rendered(_hints(HINTS[name]) if name in HINTS else _BUZZER, SIZES[name], zoom)

    def _turned(self, picture: pygame.Surface, angle: float) -> pygame.Surface:
        return pygame.transform.rotozoom(picture, angle, 1) if angle else picture

    def _rendered(self, shapes: str, size: tuple[float, float], zoom: float) -> pygame.Surface:
        across, down = (max(2, round(side * zoom * self.art.scale)) for side in size)
        return render(shapes, (across, down), size)

    def _sign(self, name: str, side: float, ground: Colour, ink: Colour) -> pygame.Surface:
        """A sign on a disc of its colour."""
        whole = self._rendered(circle(50, 50, 49, f'fill="{code(ground)}"'), (100, 100), side / 100)
        sign = self.art.sign(name, side * 0.6, ink, ground if name == "book" else INK)
        whole.blit(sign, sign.get_rect(center=whole.get_rect().center))
        return whole

    def _money(self, stacks: Mapping[int, int], zoom: float) -> pygame.Surface:
        """Stacks of chips side by side."""
        size, unit = _spread(stacks), zoom * self.art.scale
        whole = self._rendered("", size, zoom)
        for number, (value, count) in enumerate(stacks.items()):
            chip = self.art.chip(value, CHIP * LARGER * zoom)
            x = CHIP * LARGER / 2 + number * (CHIP * LARGER + ASIDE)
            for high in range(count):
                middle = x * unit, (size[1] - CHIP * LARGER / 2 - high * RISE) * unit
                whole.blit(chip, chip.get_rect(center=middle))
        return whole


def of_move(move: Move, view: DefizzView) -> tuple[str, ...]:
    """The piece that shows a move: money, the card with its hints, Help!, the buzzer, else the sign of the question."""
    match move:
        case moves.Stake(amount):
            return _money_of(amount)
        case moves.Accept():
            return _money_of(view.offer)
        case moves.Refuse():
            return _money_of(view.minimum)
        case moves.Choose() if view.kind is not None:
            return (f"hints-{view.kind}",)
        case moves.Help():
            return ("help",)
        case moves.Press():
            return ("buzzer",)
        case _:
            return (view.asked.mode,) if view.asked is not None else ()


def _money_of(amount: int) -> tuple[str, ...]:
    """The piece for an amount; none if there is no such money."""
    name = f"money{amount}"
    return (name,) if MONEY.fullmatch(name) else ()


def _stacks(name: str) -> dict[int, int]:
    """The stacks of chips that a piece is made of: chip → number, the largest chip first; none if it is no money."""
    found = MONEY.fullmatch(name)
    if found is None:
        return {}
    if found["amount"]:
        return dict(Counter(chips(int(found["amount"]))))
    return dict(STACKS) if found["bank"] else {int(found["chip"]): int(found["count"] or 1)}


def _spread(stacks: Mapping[int, int]) -> tuple[float, float]:
    """The width and height of stacks side by side."""
    across = len(stacks) * (CHIP * LARGER + ASIDE) - ASIDE
    return across, CHIP * LARGER + (max(stacks.values()) - 1) * RISE


def _help() -> Drawing:
    """The card Help!: a question mark on a medallion, with its name below."""
    middle = CARD[0] / 2
    disc = circle(middle, 62, 30, f'fill="{code(mix(TEAL, INK, 0.45))}" stroke="{code(BRASS)}" stroke-width="2"')
    mark = part("icons/help", middle, 62, 36, {"#000000": BRASS})
    return Drawing(panel(TEAL) + frame() + disc + mark, (Word(t("Help!"), middle, 117, 21, ("display", 700), PAPER),))


def _hints(kind: str) -> str:
    """The SVG shapes of a card that lies open: the deck's sign on its colour, and three numbered lines."""
    (width, height), tone = OPEN, KINDS[kind]
    edge = f'fill="{code(PAPER)}" stroke="{code(mix(PAPER, INK, 0.3))}" stroke-width="1.2"'
    shapes = rectangle(1, 1, width - 2, height - 2, CARD_RADIUS, edge)
    shapes += rectangle(2, 2, width - 4, 34, CARD_RADIUS - 1, f'fill="{code(tone)}"')
    shapes += rectangle(2, 18, width - 4, 20, 0, f'fill="{code(tone)}"') + part(f"defizz/{kind}", width / 2, 20, 27)
    for number, line in enumerate((96, 112, 80)):
        top = 46 + 34 * number
        shapes += rectangle(9, top, width - 18, 28, 7, f'fill="{code(mix(PAPER, INK, 0.09))}"')
        shapes += circle(25, top + 14, 9.5, f'fill="{code(tone)}"')
        shapes += rectangle(44, top + 9.5, line, 9, 4.5, f'fill="{code(mix(PAPER, INK, 0.42))}"')
    return shapes


_BUZZER = (
    f'<path d="M8 62 L8 72 C8 100 112 100 112 72 L112 62 Z" fill="{code(mix(INK, PAPER, 0.12))}"/>'
    f'<ellipse cx="60" cy="62" rx="52" ry="21" fill="{code(mix(INK, PAPER, 0.3))}"/>'
    f'<path d="M20 36 L20 58 C20 78 100 78 100 58 L100 36 Z" fill="{code(mix(CORAL, INK, 0.35))}"/>'
    f'<ellipse cx="60" cy="36" rx="40" ry="23" fill="{code(CORAL)}"/>'
    f'<ellipse cx="52" cy="28" rx="20" ry="8" fill="{code(mix(CORAL, PAPER, 0.4))}"/>'
)
"""The SVG shapes of a buzzer: a large button on its base."""

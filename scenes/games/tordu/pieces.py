"""The pieces of Le Tordu in texts: its cards, the signs of its suits, and what is said in the auction.

`Qh` is a card, `suit-h` a suit, `bid-h4` a bid of four tricks with hearts as trump, `pass` and `double` are the other
calls.
"""

from __future__ import annotations

import pygame

from game.table import Move
from game.tordu import moves
from game.tordu.cards import CARD as CARDS
from game.tordu.cards import HAND, SUITS
from scenes.app.lang import p
from scenes.games.tordu.art import Art
from scenes.kit.recent import Recent
from scenes.kit.text import Style, Type
from scenes.kit.theme import BRASS, CORAL, CREAM, INK, PAPER, Colour
from scenes.stage.art.shapes import code, mix, render
from scenes.stage.paper.pieces import CardPieces, faded
from scenes.stage.plate import DARK

SIGN = 84.0
"""The width and height of a suit's sign, in logical units."""
BUBBLE, GROUND, TAIL = (142.0, 104.0), 84.0, 13.0
"""A call: its size, the height of its bubble without the tail, and half the width of the tail."""
LINE = 3.0
TRICKS, SAID = Style("digits", 700, 50), Style("text", 800, 27)
HEART = 46.0
"""The width of the suit in a bid."""
KEPT = 2 << 20
BIDS = {f"bid-{suit}{tricks}": (suit, tricks) for suit in SUITS for tricks in range(HAND + 1)}
"""Piece → the suit and the number of a bid."""
SUIT = {f"suit-{suit}": suit for suit in SUITS}
"""Piece → a suit."""
CALLS: dict[str, tuple[Colour, Colour]] = {"pass": (DARK, CREAM), "double": (CORAL, CREAM)}
"""Call → its ground and the colour of its word."""


class TorduPieces(CardPieces):
    """The pieces of Le Tordu at one scale."""

    def __init__(self, art: Art, scale: float) -> None:
        super().__init__(art, frozenset(CARDS))
        self.scale = scale
        self._type = Type(scale)
        self._signs = art.suit
        self._said = Recent(KEPT)

    def size(self, name: str) -> tuple[float, float]:
        if name in SUIT:
            return SIGN, SIGN
        return BUBBLE if name in BIDS or name in CALLS else super().size(name)

    def show(self, name: str, zoom: float, angle: float = 0.0, faint: bool = False) -> pygame.Surface:
        if name not in SUIT and name not in BIDS and name not in CALLS:
            return super().show(name, zoom, angle, faint)
        if faint:
            return self._said.get((name, zoom, faint), lambda: faded(self.show(name, zoom)))
        if name in SUIT:
            return self._signs(SUIT[name], self._pixels(SIGN * zoom))
        return self._said.get((name, zoom), lambda: self._call(name, zoom))

    def shadow(self, name: str, zoom: float, angle: float = 0.0) -> pygame.Surface | None:
        return super().shadow(name, zoom, angle) if name in self.names or name == "back" else None

    def _pixels(self, side: float) -> int:
        return max(4, round(side * self.scale))

    def _call(self, name: str, zoom: float) -> pygame.Surface:
        """A speech bubble with a bid, or with the word of another call."""
        ground, ink = CALLS.get(name, (PAPER, INK))
        whole = render(_bubble(ground), (self._pixels(BUBBLE[0] * zoom), self._pixels(BUBBLE[1] * zoom)), BUBBLE)
        if name in BIDS:
            suit, tricks = BIDS[name]
            number = self._type.picture(str(tricks), TRICKS._replace(size=TRICKS.size * zoom), ink)
            self._put(whole, number, 0.33, zoom)
            self._put(whole, self._signs(suit, self._pixels(HEART * zoom)), 0.66, zoom)
        else:
            word = {"pass": p("said", "pass"), "double": p("said", "double!")}[name]
            self._put(whole, self._type.picture(word, SAID._replace(size=SAID.size * zoom), ink), 0.5, zoom)
        return whole

    def _put(self, whole: pygame.Surface, part: pygame.Surface, share: float, zoom: float) -> None:
        """Put a part into the bubble, its middle at this share of the width."""
        part = part.subsurface(part.get_bounding_rect())
        across = min(part.get_width(), round(whole.get_width() * 0.86))
        if across < part.get_width():
            part = pygame.transform.smoothscale(part, (across, part.get_height() * across // part.get_width()))
        middle = whole.get_width() * share, GROUND * zoom * self.scale / 2
        whole.blit(part, part.get_rect(center=middle))


def of_move(move: Move) -> tuple[str, ...]:
    """The piece that shows a move: the card laid, or the call."""
    match move:
        case moves.Bid(suit, tricks):
            return (f"bid-{suit}{tricks}",)
        case moves.Play(card):
            return (card,)
        case moves.Double():
            return ("double",)
        case _:
            return ("pass",)


def _bubble(ground: Colour) -> str:
    """The SVG path of a speech bubble with its tail below."""
    edge, round_, right = LINE / 2, 30.0, BUBBLE[0] - LINE / 2
    low, middle = GROUND - edge, BUBBLE[0] / 2
    path = (
        f"M{edge + round_} {edge} L{right - round_} {edge} A{round_} {round_} 0 0 1 {right} {edge + round_} "
        f"L{right} {low - round_} A{round_} {round_} 0 0 1 {right - round_} {low} "
        f"L{middle + TAIL} {low} L{middle} {BUBBLE[1] - LINE} L{middle - TAIL} {low} "
        f"L{edge + round_} {low} A{round_} {round_} 0 0 1 {edge} {low - round_} "
        f"L{edge} {edge + round_} A{round_} {round_} 0 0 1 {edge + round_} {edge} Z"
    )
    line = BRASS if ground == PAPER else mix(ground, INK, 0.25)
    stroke = f'stroke="{code(line)}" stroke-width="{LINE}" stroke-linejoin="round"'
    return f'<path d="{path}" fill="{code(ground)}" {stroke}/>'

"""Pictures of playing cards, and of the reels of a fruit machine."""

from __future__ import annotations

from math import cos, pi

from game.defizz.chance.draws import REELS, worth
from scenes.games.defizz import board
from scenes.games.defizz.cardtable import CardTable
from scenes.games.defizz.luck import things, words
from scenes.games.defizz.luck.round import Round
from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.text import Style
from scenes.kit.theme import BRASS, CORAL, INK, MUTED, PAPER, PLUM, TEAL, Colour
from scenes.stage.art.shapes import mix

SUITS = ("club", "diamond", "heart", "spade")
RED = (176, 36, 44)
RANKS = tuple(Style("digits", 700, size) for size in (26, 20, 16, 13))
SYMBOLS: tuple[tuple[str, Colour], ...] = (
    ("heart", CORAL), ("diamond", BRASS), ("club", PLUM), ("chip", TEAL), ("star", BRASS), ("crown", INK),
)  # fmt: skip
"""The symbols on the reels with their colours, the last one worth most."""


def tone(card: int) -> Colour:
    """The colour of a playing card's suit: red for diamonds and hearts, else ink."""
    return RED if card % 4 in (1, 2) else INK


def card(canvas: Canvas, table: CardTable, box: Box, face: int | None, width: float = 1.0) -> None:
    """Draw a playing card in its box, its back if `face` is None; `width` is the share of it seen while it turns."""
    seen = centred(*box.centre, max(3.0, box.width * width), box.height)
    if face is None:
        canvas.panel(seen, PAPER, 7, shadow=4)
        canvas.panel(seen.inset(min(4.0, seen.width / 3), 4), PLUM, 5)
        return
    canvas.panel(seen, PAPER, 7, outline=mix(PAPER, INK, 0.3), line=1, shadow=4)
    if width < 0.6:
        return
    text, upper = words.rank(face), Box(box.x, box.y + box.height * 0.06, box.width, box.height * 0.44)
    canvas.text(text, upper, board.within(canvas.type, text, upper.inset(3, 0), RANKS), tone(face), "centre")
    canvas.icon(SUITS[face % 4], box.centre[0], box.y + box.height * 0.7, box.height * 0.34, tone(face))


def _colour(canvas: Canvas, box: Box, colour: int) -> None:
    """Draw a card with both suits of a colour: 0 black, 1 red."""
    canvas.panel(box, PAPER, 9, outline=mix(PAPER, INK, 0.3), line=1, shadow=5)
    suits = ("diamond", "heart") if colour else ("club", "spade")
    for suit, y in zip(suits, (0.3, 0.7), strict=True):
        canvas.icon(suit, box.centre[0], box.y + box.height * y, box.height * 0.3, RED if colour else INK)


def turned(canvas: Canvas, table: CardTable, room: Box, round_: Round) -> None:
    """Draw the next card of the pack turning over; before that, the two colours to choose from."""
    if not round_.over or not round_.shown:
        for colour, place in enumerate(things.places(room, round_)):
            _colour(canvas, centred(*place.centre, place.height * 0.66, place.height * 0.92), colour)
        return
    high = min(room.height, 150.0)
    box = centred(*room.centre, high * 0.7, high)
    seen, width = _flip(round_.share)
    card(canvas, table, box, round_.shown[-1] if seen else None, width)


def colour(canvas: Canvas, table: CardTable, box: Box, pick: int) -> None:
    """Draw a pick of red or black as a suit."""
    canvas.panel(box, PAPER, box.height / 2, outline=MUTED, line=1)
    canvas.icon("heart" if pick else "spade", *box.centre, box.height * 0.7, RED if pick else INK)


def drawn(canvas: Canvas, table: CardTable, room: Box, round_: Round) -> None:
    """Draw the card of each side, side by side as they come."""
    faces = [pick for pick in round_.picks if pick is not None and pick >= 0]
    _row(canvas, table, room, faces, round_.share)


def _row(canvas: Canvas, table: CardTable, room: Box, faces: list[int], share: float) -> None:
    """Draw cards side by side; the last one is being turned over, `share` of the way."""
    count = max(1, len(faces))
    high = min(room.height, 120.0, (room.width / count - 6) / 0.7)
    wide = high * 0.7
    if not faces:
        card(canvas, table, centred(*room.centre, wide, high), None)
    for index, face in enumerate(faces):
        x = room.centre[0] + (index - (count - 1) / 2) * (wide + 6)
        seen, width = _flip(share if index == count - 1 else 1.0)
        card(canvas, table, centred(x, room.centre[1], wide, high), face if seen else None, width)


def _flip(share: float) -> tuple[bool, float]:
    """A turning card at this share: True if its face is seen, and its width as a share."""
    return share >= 0.5, abs(cos(pi * share))


def small(canvas: Canvas, table: CardTable, box: Box, pick: int) -> None:
    """Draw a pick that is a card as the sign of its suit."""
    canvas.icon(SUITS[pick % 4], *box.centre, box.height * 0.7, tone(pick))


def hand(canvas: Canvas, table: CardTable, room: Box, round_: Round) -> None:
    """Draw Twenty-one: the cards of the side that draws and their worth; once it is over, the best worth."""
    held = list(round_.hand)
    if round_.over:
        best = max(pick or 0 for pick in round_.picks)
        canvas.text(str(best), room, board.within(canvas.type, str(best), room), INK, "centre")
        return
    if not held:
        _row(canvas, table, room, [], 1.0)
        return
    line = canvas.type.line(RANKS[0])
    _row(canvas, table, room._replace(height=room.height - line), held, round_.share)
    if round_.share >= 1:
        canvas.text(str(worth(round_.hand)), Box(room.x, room.bottom - line, room.width, line), RANKS[0], INK, "centre")


def reels(canvas: Canvas, table: CardTable, room: Box, round_: Round) -> None:
    """Draw the three reels of the last throw, in the end of the winner's; they stop from left to right."""
    shown = round_.drawn(REELS) or (0, 2, 4)
    side = min(room.height * 0.8, 108.0)
    for index, symbol in enumerate(shown):
        x = room.centre[0] + (index - 1) * (side + 10)
        stops = 0.5 + 0.2 * index
        if round_.share < stops:
            symbol = (symbol + int(round_.share * 24) + index) % len(SYMBOLS)
        tile = centred(x, room.centre[1], side, side)
        canvas.panel(tile, PAPER, 12, outline=PLUM, line=3)
        name, paint = SYMBOLS[symbol]
        canvas.icon(name, *tile.centre, side * 0.56, paint)

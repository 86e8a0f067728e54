"""The panel of the contract: declarer, trump, tricks taken against tricks bid, and if it can still be kept."""

from __future__ import annotations

from collections.abc import Sequence

from game.tordu.cards import HAND
from game.tordu.view import TorduView
from scenes.app.lang import n, t
from scenes.games.tordu.art import Art
from scenes.games.tordu.places import HANDSPAN
from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.text import SMALL_STYLE, STRONG_STYLE, Style, Type
from scenes.kit.theme import BRASS, CORAL, CREAM, PAPER
from scenes.stage.plate import SOFT

NUMBER = Style("digits", 700, 34)
TITLES = (Style("text", 800, 15), Style("text", 800, 13))
DOUBLED = Style("text", 800, 13)
MARGIN = 12
WIDE = 232
"""The panel's width at the usual text size, where there is room."""
DOT = 13.0
GAP = 5.0
CORAL_ON_DARK = (255, 151, 120)
"""Coral that can be read in small type on dark glass."""


def box(width: float, corner: float, least: float, kind: Type) -> Box:
    """The panel's box at the lower right: as wide as the hand leaves room for, at least as wide as one's own plate."""
    across = min(WIDE * kind.text_size, max(least, width / 2 - HANDSPAN - MARGIN - 22))
    down = kind.line(TITLES[0]) + _row(kind) + DOT * kind.text_size + kind.line(SMALL_STYLE) + 2 * GAP + 2 * MARGIN
    return Box(width - 22 - across, corner - down, across, down)


def _row(kind: Type) -> float:
    """The height of the row with the number bid and its suit."""
    return max(38 * kind.text_size, kind.line(NUMBER))


def tenable(view: TorduView) -> bool:
    """True if exactly the tricks bid can still be taken (TO-15)."""
    assert view.contract is not None
    taken, left = view.tricks[view.contract.declarer], HAND - len(view.played)
    return taken <= view.contract.tricks <= taken + left


def status(view: TorduView) -> str:
    """The state of the contract in a few words: tricks to take or made, and if it is broken, kept or still open."""
    assert view.contract is not None
    bid, taken = view.contract.tricks, view.tricks[view.contract.declarer]
    if view.phase in ("bid", "speak"):
        return n("exactly {count} trick", "exactly {count} tricks", bid)
    if not tenable(view):
        return n("{count} made · broken", "{count} made · broken", taken)
    if len(view.played) == HAND:
        return n("{count} made · kept!", "{count} made · kept!", taken)
    return n("{count} made · still on", "{count} made · still on", taken)


def draw(canvas: Canvas, box: Box, view: TorduView, art: Art, names: Sequence[str]) -> None:
    assert view.contract is not None
    kind = canvas.type
    canvas.panel(box, canvas.cloth.glass, 14, alpha=0.86)
    inner = box.inset(MARGIN)
    name = names[view.contract.declarer]
    spoken = view.phase in ("bid", "speak")
    title = t("{name} bids", name=name) if spoken else t("Contract of {name}", name=name)
    words, style = fitting(kind, inner.width, (title, name), TITLES)
    canvas.text(words, inner._replace(height=kind.line(TITLES[0])), style, BRASS)
    rows = _rows(box, kind)
    _bid(canvas, rows["bid"], view, art)
    _dots(canvas, rows["tricks"], view)
    canvas.text(status(view), rows["standing"], SMALL_STYLE, SOFT if tenable(view) else CORAL_ON_DARK)


def _rows(box: Box, kind: Type) -> dict[str, Box]:
    """The rows of the panel below its title: the bid, the dots of the tricks, the state of the contract."""
    inner = box.inset(MARGIN)
    bid = Box(inner.x, inner.y + kind.line(TITLES[0]), inner.width, _row(kind))
    tricks = Box(inner.x, bid.bottom + GAP, inner.width, DOT * kind.text_size)
    standing = Box(inner.x, tricks.bottom + GAP, inner.width, kind.line(SMALL_STYLE))
    return {"bid": bid, "tricks": tricks, "standing": standing}


def parts(box: Box, view: TorduView, kind: Type) -> dict[str, Box]:
    """The boxes of the panel's parts by name; `doubled` only if it is."""
    assert view.contract is not None
    rows = _rows(box, kind)
    if view.contract.doubled:
        _, _, rows["doubled"] = _doubled(rows["bid"], kind.width(str(view.contract.tricks), NUMBER), kind)
    return rows


def _bid(canvas: Canvas, row: Box, view: TorduView, art: Art) -> None:
    """Draw the number bid, its suit on a disc of paper, and a mark if it is doubled."""
    assert view.contract is not None
    size, number = canvas.type.text_size, str(view.contract.tricks)
    canvas.text(number, Box(row.x, row.y, 40 * size, row.height), NUMBER, CREAM)
    disc = _disc(row, canvas.type.width(number, NUMBER), size)
    canvas.panel(disc, PAPER, disc.height / 2)
    canvas.picture(art.suit(view.contract.suit, canvas.view.px(21 * size)), *disc.centre)
    if view.contract.doubled:
        words, style, pill = _doubled(row, canvas.type.width(number, NUMBER), canvas.type)
        canvas.panel(pill, CORAL, pill.height / 2)
        canvas.text(words, pill, style, CREAM, "centre")


def _disc(row: Box, number: float, size: float) -> Box:
    """The box of the suit, beside a number of this width."""
    return centred(row.x + number + 28 * size, row.centre[1], 34 * size, 34 * size)


def _doubled(row: Box, number: float, kind: Type) -> tuple[str, Style, Box]:
    """The words, style and box of the mark of a double, beside the suit."""
    size = kind.text_size
    left = _disc(row, number, size).right + 8 * size
    words, style = fitting(kind, row.right - left - 14 * size, (t("doubled ×2"), "×2"), (STRONG_STYLE, DOUBLED))
    width, height = kind.width(words, style) + 14 * size, kind.line(style) + 4
    return words, style, Box(left, row.centre[1] - height / 2, width, height)


def _dots(canvas: Canvas, row: Box, view: TorduView) -> None:
    """Draw a dot for each trick: taken ones filled, the last one bid ringed, those too many in coral and crossed."""
    assert view.contract is not None
    bid, taken = view.contract.tricks, view.tricks[view.contract.declarer]
    side = row.height
    step = min(side * 1.45, (row.width - side) / (HAND - 1))
    for number in range(1, HAND + 1):
        dot = centred(row.x + side / 2 + step * (number - 1), row.centre[1], side, side)
        if number <= taken:
            canvas.panel(dot, BRASS if number <= bid else CORAL, side / 2)
        else:
            canvas.panel(dot, CREAM, side / 2, alpha=0.35 if number <= bid else 0.12)
        if number == bid:
            canvas.panel(dot.inset(-2), None, side / 2 + 2, outline=CREAM, line=1.6)
        if bid < number <= taken:
            canvas.panel(centred(*dot.centre, side * 0.56, side * 0.16), CREAM, side * 0.08)


def fitting(kind: Type, width: float, texts: Sequence[str], styles: Sequence[Style]) -> tuple[str, Style]:
    """The first text in the first style that fits into the width; else the last of both."""
    pairs = [(text, style) for text in texts for style in styles]
    return next((pair for pair in pairs if kind.width(*pair) <= width), pairs[-1])

"""The things on a table of Le Tordu by name.

| name | thing |
| --- | --- |
| `pile:undealt`, `won:2` | the cards that nobody holds; the tricks that a seat has taken |
| `cell:h5`, `suit:h` | a bid in the grid of the auction, and the sign of a suit at its left |
| `mark:contract`, `mark:bid`, `mark:doubled`, `mark:tricks`, `mark:standing` | the contract's panel and its parts |
| `mark:dealer:2`, `mark:points:2`, `mark:call:2`, `mark:gain:2` | the marks of a plate |
| `mark:follow`, `mark:question`, `mark:result` | the line over the hand, the auction's question, a deal's result |
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from scenes.games.tordu import contract, marks, places, says
from scenes.games.tordu.bidding import MOST, BidGrid, Cell, Ground
from scenes.games.tordu.result import DealResult
from scenes.games.tordu.says import Told
from scenes.kit.box import Box, centred
from scenes.kit.text import STRONG_STYLE, Type
from scenes.stage.slots import Back
from scenes.stage.sprite import Sprite
from scenes.tables.reach import Reach
from scenes.tables.table import Table
from scenes.tables.things import Thing


def sprite_name(table: Table, sprite: Sprite) -> str:
    """The name of a card, of the pile of undealt cards, of a seat's tricks, or of the hand that hides it."""
    if not isinstance(sprite.key, Back):
        return f"card:{sprite.key}"
    zone = sprite.key.zone
    if zone == "pile":
        return "pile:undealt"
    if zone.startswith("won"):
        return f"won:{zone.removeprefix('won')}"
    return f"hand:{table.bottom if zone == 'hand' else int(zone.removeprefix('seat'))}"


def on_plates(
    table: Table, tracks: Mapping[int, Box], dealer: Box, strips: Mapping[int, Box], kind: Type
) -> Iterator[Thing]:
    """The marks of every plate: the bar of its points, the dealer's disc, the last call."""
    view = table.view
    for seat, track in tracks.items():
        yield Thing(f"mark:points:{seat}", track.inset(0, -4))
    yield Thing(f"mark:dealer:{view.dealer}", dealer)
    if not view.played:
        for seat, call in {said.seat: said.call for said in view.auction}.items():
            yield Thing(f"mark:call:{seat}", marks.bubble_box(kind, strips[seat], call))


def over(table: Told, panel: Box, strips: Mapping[int, Box], reach: Reach) -> Iterator[Thing]:
    """The contract's panel, the line over the hand, the grid of the auction, the result of a deal."""
    view, kind = table.view, reach.type
    if view.contract is not None:
        yield Thing("mark:contract", panel)
        yield from (Thing(f"mark:{name}", box) for name, box in contract.parts(panel, view, kind).items())
    hint = says.hint(table)
    if hint:
        across, down = kind.width(hint, STRONG_STYLE) + 36, kind.line(STRONG_STYLE) + 6
        yield Thing("mark:follow", centred(table.sight.width / 2, places.HINT_AT, across, down))
    for widget in reach.focus.widgets():
        if isinstance(widget, Ground):
            yield Thing("mark:question", widget.box)
        elif isinstance(widget, BidGrid):
            yield from _cells(widget)
        elif isinstance(widget, DealResult):
            yield Thing("mark:result", widget.panel(kind))
            gains = ((seat, marks.gain_box(kind, strips[seat], won)) for seat, won in enumerate(widget.deal.points))
            yield from (Thing(f"mark:gain:{seat}", box) for seat, box in gains if box is not None)


def _cells(grid: BidGrid) -> Iterator[Thing]:
    """The signs of the suits and the cells of the grid."""
    for row, suit in enumerate(places.ORDER):
        yield Thing(f"suit:{suit}", grid.cell(Cell(row, -1)))
        for tricks in range(MOST + 1):
            yield Thing(f"cell:{suit}{tricks}", grid.cell(Cell(row, tricks)))

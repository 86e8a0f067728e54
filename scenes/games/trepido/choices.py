"""The choices at a table of Trépido besides cards: their words, their pictures, their order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from game.table import Move
from game.trepido.moves import DRAW, KEEP, PASS, REPLAY, REVERSE, THANKS, Direction, Give, Play, Swap
from game.trepido.view import TrepidoView
from scenes.app.lang import n, p, t
from scenes.games.trepido import words
from scenes.games.trepido.art import SYMBOLS
from scenes.stage.figures import drawing, somebody
from scenes.stage.plate import Plate
from scenes.stage.slots import SpriteKey
from scenes.tables.offers import Offer
from scenes.tables.sight import Sight

LARGE = {name[0]: f"trepido/{name}" for name in SYMBOLS}
"""The letter of a symbol → its drawing."""
WAYS = {True: "trepido/clockwise", False: "trepido/anticlockwise"}
"""True for clockwise → the drawing of the direction of play."""


class Choosing(Protocol):
    """A table at which somebody chooses."""

    names: list[str]
    view: TrepidoView
    sight: Sight
    chosen: SpriteKey | None

    @property
    def legal(self) -> Sequence[Move]:
        """The moves that the person who acts may make now."""

    @property
    def alone(self) -> bool:
        """True if one person plays against computers."""

    def plate(self, seat: int) -> Plate:
        """The contents of a seat's plate."""


def offered(table: Choosing) -> list[Offer]:
    """The moves with a button: those besides playing a card, or the ways to play the chosen card."""
    if table.chosen is not None:
        cards = [move for move in table.legal if isinstance(move, Play | Give) and move.card == table.chosen]
        return [_of_card(table, move) for move in cards]
    threat = table.view.threat
    named: dict[Any, Offer] = {
        DRAW: Offer(n("Take {count}", "Take {count}", threat), DRAW, "urgent")
        if threat
        else Offer(p("pile", "Draw"), DRAW),
        KEEP: Offer(t("Keep it"), KEEP),
        PASS: Offer(p("race", "Pass"), PASS, "quiet"),
        THANKS: Offer(_thanks(table), THANKS, "urgent"),
        REPLAY: Offer(t("Play again"), REPLAY, figure=drawing("trepido/replay")),
        REVERSE: Offer(t("Reverse"), REVERSE, figure=drawing(WAYS[table.view.direction < 0])),
    }
    found = [named[move] for move in table.legal if move in named]
    swaps = [_with(table, move.other, move) for move in table.legal if isinstance(move, Swap)]
    if len(swaps) == 1:
        swaps = [swaps[0]._replace(text=t("Swap with {name}", name=swaps[0].text))]
    found += swaps
    return found + [_way(move) for move in table.legal if isinstance(move, Direction)]


def _of_card(table: Choosing, move: Play | Give) -> Offer:
    """A way to play or to give the chosen card."""
    if isinstance(move, Give):
        return _with(table, move.to, move)
    symbol = move.symbol or move.card[0]
    return Offer(words.symbol(symbol).capitalize(), move, figure=drawing(LARGE[symbol]), captioned=False)


def _with(table: Choosing, seat: int, move: Give | Swap) -> Offer:
    """A choice of somebody at the table; in a swap the picture shows how many cards they hold."""
    who = table.plate(seat)
    face = somebody(who if isinstance(move, Swap) else who._replace(cards=None))
    return Offer(table.names[seat], move, figure=face, seat=seat)


def _way(move: Direction) -> Offer:
    text = t("clockwise") if move.clockwise else t("anticlockwise")
    return Offer(text[:1].upper() + text[1:], move, figure=drawing(WAYS[move.clockwise]), captioned=False)


def _thanks(table: Choosing) -> str:
    """The words on the thank-you button; with several people at the table they name the person."""
    actor = table.sight.actor
    if table.alone or actor is None:
        return t("Thank you!")
    return t("{name}: thank you!", name=table.names[actor])

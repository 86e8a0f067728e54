"""The cards of Trio in texts: `8` as it is drawn at the table, `linked8` with its links in its lower corners."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.table import Move
from game.trio import moves
from game.trio.cards import NUMBERS
from scenes.games.trio.art import Art
from scenes.stage.paper.pieces import BACK, CardPieces

if TYPE_CHECKING:
    from game.trio.view import TrioView

LINKED = "linked"


def of_move(move: Move, view: TrioView) -> tuple[str, ...]:
    """The pieces that show a move: the cards that lie revealed, then the one turned up, or offered.

    A card that its seat had not seen is a back.
    """
    match move:
        case moves.Offer(number):
            return (str(number),)
        case moves.Reveal(source, place, end):
            return (*(str(seen.number) for seen in view.revealed), _turned_up(source, place, end, view))
        case _:
            return ()


def _turned_up(source: int | str, place: int | None, end: str | None, view: TrioView) -> str:
    """The card that a reveal turns up, as its seat knew it before."""
    if isinstance(source, str):
        number = view.middle[place] if place is not None else None
        return str(number) if number is not None else BACK
    hand = view.hands[source]
    return str(hand[0 if end == "low" else -1]) if hand else BACK


class TrioPieces(CardPieces):
    """The cards by their numbers, as at a table and with their links."""

    def __init__(self, art: Art, linked: Art) -> None:
        super().__init__(art, frozenset(f"{kind}{number}" for number in NUMBERS for kind in ("", LINKED)))
        self.linked = linked

    def show(self, name: str, zoom: float, angle: float = 0.0, faint: bool = False) -> pygame.Surface:
        if faint or not name.startswith(LINKED):
            return super().show(name, zoom, angle, faint)
        return self.linked.face(name.removeprefix(LINKED), angle, zoom)

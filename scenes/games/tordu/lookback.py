"""Ways to look back at a table of Le Tordu: the button, and the page that fits the moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from game.tordu.cards import SUITS
from game.tordu.view import TorduView
from scenes.app.lang import t
from scenes.games.tordu import looks, places
from scenes.games.tordu.allbids import AllBids
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.text import Type
from scenes.kit.widget import Widget
from scenes.sitting.reasons import Parlance
from scenes.sitting.words import Advising, Words
from scenes.tables.reach import Reach


class Shown(looks.Dressed, Protocol):
    """A table with the view that is shown."""

    view: TorduView
    words: Words
    advising: Advising | None

    @property
    def bottom(self) -> int:
        """The seat that sits below: its hand is the one that was played from here."""


def button(view: TorduView, does: Callable[[], None], below: Box, kind: Type) -> list[Widget]:
    """The button above a box that shows the last trick or, before the first one, the last deal; empty: neither."""
    if not view.played and view.last is None:
        return []
    text = t("Last trick") if view.played else t("Last deal")
    across, down = places.button_size(kind, text)
    box = Box(below.right - across, below.y - down - 8, across, down)
    found = Button(box, text, does, tip=t("Tab, or the key T"), style=places.SMALL_BUTTON)
    found.thing = "back"
    return [found]


def show(table: Shown, reach: Reach) -> None:
    """Show all cards of the deal that is over, the last trick, or the last deal; say so if there is nothing yet."""
    view = table.view
    if reach.pausing():
        _show_deal(table, reach, *looks.dealt(view))
    elif view.played and view.contract is not None:
        trump = SUITS.index(view.contract.suit)
        reach.app.push(looks.LastTrick(table, view.played[-1], trump))
    elif view.last is not None:
        _show_deal(table, reach, view.last.hands, view.last.undealt)
    else:
        reach.app.toasts.say(t("No trick has been taken yet."))


def _show_deal(table: Shown, reach: Reach, hands: Sequence[Sequence[str]], undealt: Sequence[str]) -> None:
    """Show all cards of a deal that is over, with a way to the chances of all bids of the seat below."""
    seat = table.bottom
    voice = Parlance(table.words, table.advising, table.names)

    def bids() -> None:
        reach.app.push(AllBids(table, table.view, seat, hands[seat], voice))

    reach.app.push(looks.AllCards(table, hands, undealt, bids))

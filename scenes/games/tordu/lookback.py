"""Ways to look back at a table of Le Tordu: the button, and the page that fits the moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from game.tordu.cards import SUITS
from game.tordu.view import TorduView
from scenes.app.lang import t
from scenes.games.tordu import looks, places
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.text import Type
from scenes.kit.widget import Widget
from scenes.tables.reach import Reach


class Shown(looks.Dressed, Protocol):
    """A table with the view that is shown."""

    view: TorduView


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
        reach.app.push(looks.AllCards(table, *looks.dealt(view)))
    elif view.played and view.contract is not None:
        trump = SUITS.index(view.contract.suit)
        reach.app.push(looks.LastTrick(table, view.played[-1], trump))
    elif view.last is not None:
        reach.app.push(looks.AllCards(table, view.last.hands, view.last.undealt))
    else:
        reach.app.toasts.say(t("No trick has been taken yet."))

"""Playing out the rest of a deal that is settled: a button and a key for the person who is sure of it."""

from __future__ import annotations

from game.table import IllegalMove
from game.tordu import claim as claims
from scenes.app.lang import said, t
from scenes.games.tordu import places
from scenes.games.tordu.says import Told
from scenes.kit.box import centred
from scenes.kit.button import Button
from scenes.kit.widget import Widget
from scenes.tables.reach import Reach

KEY = "r"
"""The key that claims the rest."""


def widgets(table: Told, reach: Reach) -> list[Widget]:
    """The button that plays the deal out, in the place of the hint; none while the deal is open."""
    text = words(table)
    if text is None or reach.busy:
        return []
    box = centred(table.sight.width / 2, places.HINT_AT, *places.button_size(reach.type, text))
    button = Button(box, text, lambda: claim(table, reach), "do", t("The key R"), style=places.SMALL_BUTTON)
    button.thing = "rest"
    return [button]


def words(table: Told) -> str | None:
    """The words on the button; None if the person who acts has nothing to claim."""
    view = table.view
    if not table.legal or table.guided or table.sight.eyes != table.sight.bottom:
        return None
    takes = claims.takes(view)
    if takes == "all":
        return t("The rest is mine")
    if takes == "none":
        return t("I take no more")
    return t("Play it out") if claims.last_cards(view) else None


def claim(table: Told, reach: Reach) -> None:
    """Play the rest of the deal out, or say why it is still open."""
    view = table.view
    seat = view.seat
    assert seat is not None
    try:
        claims.check(view)
    except IllegalMove as error:
        reach.app.toasts.say(said(error))
        return
    reach.play_out(lambda seen, legal: claims.play(seat, seen, legal))

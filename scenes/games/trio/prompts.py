"""The prompt above the row: the number that is looked for, and by whom."""

from __future__ import annotations

from collections.abc import Sequence

from game.trio.memory import partner
from scenes.app.lang import t
from scenes.games.trio.layout import Layout
from scenes.games.trio.places import Lying


def prompt(table: Layout) -> list[str]:
    """The prompt in full and, where there is less room, short. It says nothing of a card before its face shows."""
    view, turned = table.view, table.turned()
    if turned:
        return _looking_for(table, turned)
    if view.phase == "exchange":
        return _exchanging(table)
    if view.phase == "over":
        return [""]
    if table.alone and view.on_turn == table.bottom:
        return [t("Your turn: turn a card up"), t("Turn a card up")]
    return [t("{name} turns a card up", name=table.names[view.on_turn]), ""]


def _looking_for(table: Layout, turned: Sequence[Lying]) -> list[str]:
    number, by = turned[0].number, turned[0].by
    if any(key.number != number for key in turned):
        name = table.names[by]
        return [t("{name} misses: everything goes back.", name=name), t("{name} misses.", name=name)]
    if len(turned) == 3:
        return [t("The trio of {number}!", number=number)]
    short = t("The third {number}?", number=number) if len(turned) == 2 else t("Another {number}?", number=number)
    if table.alone and by == table.bottom:
        return [short]
    name = table.names[by]
    if len(turned) == 2:
        return [t("{name} looks for the third {number}", name=name, number=number), short]
    return [t("{name} looks for another {number}", name=name, number=number), short]


def _exchanging(table: Layout) -> list[str]:
    """The prompt of a secret exchange (TI-15)."""
    if table.legal:
        mate = table.names[partner(table.bottom, table.view.seats)]
        return [t("Choose a card to exchange with {name}, or none", name=mate), t("A card for {name}?", name=mate)]
    return [t("Partners choose in secret whether to exchange a card"), t("Secret exchange")]

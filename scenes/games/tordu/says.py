"""The sentences at the table of Le Tordu: the state of the match, and what is asked of the person to act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.table import Move
from game.tordu.moves import PASS
from game.tordu.score import PLAY_OFFS
from game.tordu.view import TorduView, manche_over
from scenes.app.lang import n, t
from scenes.games.tordu import words
from scenes.kit.icons import ICONS
from scenes.tables.sight import Sight

SPEAKING = ("bid", "speak")
"""The phases of the auction."""


class Told(Protocol):
    """A table whose moment can be told in sentences."""

    names: list[str]
    view: TorduView
    sight: Sight
    guided: bool
    """True if a coach says what is to be done."""

    @property
    def legal(self) -> Sequence[Move]:
        """The moves that the person who acts may make now."""

    @property
    def alone(self) -> bool:
        """True if one person plays against computers."""

    def playable(self) -> set[str]:
        """The cards that may be played now."""


def heading(view: TorduView) -> str:
    """The table's heading: variant or manche, deal, and target."""
    deal = len(view.deals) + (0 if view.phase == "over" else 1)
    if view.options.manches == 1:
        variant = t("Simple game") if view.options.variant == "simple" else t("Complete game")
        return t("{variant} · deal {deal} · {aim}", variant=variant, deal=deal, aim=_aim(view))
    return t(
        "Manche {manche} of {manches} · deal {deal} · {aim}",
        manche=len(view.finished) + (0 if manche_over(view) else 1),
        manches=view.options.manches,
        deal=deal,
        aim=_aim(view),
    )


def _aim(view: TorduView) -> str:
    """The aim of this deal: the target, or to be ahead in a play-off (TO-19)."""
    if not view.play_offs:
        return n("{count} point", "{count} points", view.options.target)
    if view.options.reading == 1:
        return t("play-off {number}", number=view.play_offs)
    return t("play-off {number} of {most}", number=view.play_offs, most=PLAY_OFFS)


def standing(view: TorduView, seat: int, narrow: bool = False) -> str:
    """The line on a seat's plate: its points, and its tricks in this deal or, in the auction, its manches won."""
    points = n("{count} pt", "{count} pts", view.scores[seat])
    if view.phase in SPEAKING:
        manches = view.manches[seat]
        return f"{points} · {ICONS['crown']}{manches}" if manches else points
    tricks = n("{count} trick", "{count} tricks", view.tricks[seat])
    return points if narrow else f"{tricks} · {points}"


def asked(table: Told) -> list[str]:
    """The question of the auction in three lengths: in full, short, and only the name of whoever is asked."""
    view, actor = table.view, table.sight.actor
    name = table.names[actor] if actor is not None else ""
    if view.phase == "speak" and view.contract is not None and view.contract.suit != "t":
        return [t("Pass, double, or bid tordu over it"), t("Over it, only tordu"), name]
    if view.phase == "speak":
        return [t("Nobody overbids tordu: pass or double"), t("Pass or double"), name]
    if PASS not in table.legal:
        return [t("All the others have passed: a bid must be made"), t("A bid must be made"), name]
    return [t("Trump, and exactly how many tricks"), t("Trump and tricks"), name]


def hint(table: Told) -> str:
    """The hint for the person who plays now (TO-13); "" if there is none."""
    view, actor = table.view, table.sight.actor
    if view.phase != "play" or actor is None or not table.legal or table.guided:
        return ""
    if not view.trick:
        return t("You lead") if table.alone else t("{name} leads", name=table.names[actor])
    led = view.trick[0].card[1]
    if all(card[1] == led for card in table.playable()):
        return t("Follow suit: {suit}", suit=words.suit(led))
    return t("No {suit}: any card", suit=words.suit(led))

"""Trépido, Défifoo jaune and Ciao! on screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.app.lang import t
from scenes.sitting.telling import Telling
from scenes.tables.onscreen import Edition, OnScreen

if TYPE_CHECKING:
    from game.trepido.view import TrepidoView
    from scenes.sitting.words import Words
    from scenes.stage.tile import Tile
    from scenes.tables.scoring import Scores
    from scenes.tables.setup import Setup
    from scenes.tables.table import Table


def _tile() -> Tile:
    from scenes.games.trepido.tile import TILE

    return TILE


def _table() -> type[Table]:
    from scenes.games.trepido.table import Trepido

    return Trepido


def _words() -> Words:
    from scenes.games.trepido import words

    return words


def _scores() -> Scores:
    from scenes.games.trepido import scores

    return scores


def _setup() -> Setup:
    from scenes.games.trepido.setup import SETUP

    return SETUP


def _telling() -> Telling:
    from game.trepido.events import RoundBegan

    return Telling(headings=(RoundBegan,), opening=lambda view: RoundBegan(1, view.dealer))


def _reached(view: TrepidoView) -> str:
    return t("round {number}", number=view.round)


def _round_title(view: TrepidoView) -> str:
    return t("Round {number}", number=view.round)


ON_SCREEN = OnScreen(
    name="trepido",
    title=lambda: t("Trépido"),
    tile=_tile,
    table=_table,
    words=_words,
    scores=_scores,
    setup=_setup,
    telling=_telling,
    reached=_reached,
    round_title=_round_title,
    editions={
        "trepido": Edition(lambda: t("Trépido"), {"edition": "trepido"}),
        "defifoo": Edition(lambda: t("Défifoo jaune"), {"edition": "defifoo"}),
        "ciao": Edition(lambda: t("Ciao!"), {"edition": "ciao"}),
    },
    chances=True,
)

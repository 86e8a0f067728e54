"""High card on screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scenes.app.lang import t
from scenes.tables.onscreen import OnScreen

if TYPE_CHECKING:
    from scenes.sitting.words import Words
    from scenes.stage.tile import Tile
    from scenes.tables.scoring import Scores
    from scenes.tables.setup import Setup
    from scenes.tables.table import Table


def _tile() -> Tile:
    from scenes.games.highcard.tile import TILE

    return TILE


def _table() -> type[Table]:
    from scenes.games.highcard.table import HighCard

    return HighCard


def _words(options: Any = None, contrast: str = "usual") -> Words:
    from scenes.games.highcard import words

    return words


def _scores() -> Scores:
    from scenes.games.highcard import scores

    return scores


def _setup() -> Setup:
    from scenes.tables.setup import Setup

    return Setup(options=lambda draft: [], usual_seats=2)


ON_SCREEN = OnScreen(
    name="highcard",
    title=lambda: t("High card"),
    tile=_tile,
    table=_table,
    words=_words,
    scores=_scores,
    setup=_setup,
    reached=lambda view: t("trick {number}", number=sum(view.scores) + 1),
    round_title=lambda view: t("Match"),
)

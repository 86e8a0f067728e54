"""Le Tordu on screen: auction, tricks, the contract in sight, and all cards once a deal is over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from game.table import Move
from scenes.app.lang import p, spoken, t
from scenes.sitting.telling import Telling
from scenes.tables.onscreen import Edition, OnScreen

if TYPE_CHECKING:
    from game.tordu.view import TorduView
    from scenes.app.preferences import Preferences
    from scenes.sitting.words import Words
    from scenes.stage.art.back import Designs
    from scenes.stage.paper.pieces import Pieces
    from scenes.stage.tile import Tile
    from scenes.tables.highlight import Finder
    from scenes.tables.scoring import Scores
    from scenes.tables.setup import Setup
    from scenes.tables.table import Table


def _backs() -> Designs:
    from scenes.games.tordu.backs import BACKS

    return BACKS


def _tile() -> Tile:
    from scenes.games.tordu.tile import TILE

    return TILE


def _table() -> type[Table]:
    from scenes.games.tordu.table import Tordu

    return Tordu


def _words(options: Any = None, contrast: str = "usual") -> Words:
    from scenes.games.tordu import words

    return words


def _scores() -> Scores:
    from scenes.games.tordu import scores

    return scores


def _highlight() -> Finder:
    from scenes.games.tordu.highlight import find

    return find


def _setup() -> Setup:
    from scenes.games.tordu.setup import SETUP

    return SETUP


def _telling() -> Telling:
    from game.tordu.events import DealBegan

    return Telling(headings=(DealBegan,), opening=lambda view: DealBegan(1, view.dealer))


def _pieces(scale: float, preferences: Preferences, options: Mapping[str, Any]) -> Pieces:
    """The cards as they are drawn at the table, the suits and the calls of the auction."""
    from scenes.games.tordu.art import Art
    from scenes.games.tordu.pieces import TorduPieces

    told = preferences.contrast, spoken(), preferences.four_colours
    return TorduPieces(Art(scale, *told, design=preferences.backs.get("tordu", "")), scale)


def _shown(move: Move, view: TorduView) -> tuple[str, ...]:
    from scenes.games.tordu.pieces import of_move

    return of_move(move)


def _reached(view: TorduView) -> str:
    return t("deal {number}", number=len(view.deals) + 1)


def _round_title(view: TorduView) -> str:
    return t("Deal {number}", number=len(view.deals) + 1)


ON_SCREEN = OnScreen(
    name="tordu",
    title=lambda: t("Le Tordu"),
    tile=_tile,
    table=_table,
    words=_words,
    scores=_scores,
    highlight=_highlight,
    setup=_setup,
    telling=_telling,
    reached=_reached,
    round_title=_round_title,
    pieces=_pieces,
    shown=_shown,
    backs=_backs,
    editions={
        "simple": Edition(lambda: p("variant", "Simple"), {"variant": "simple"}),
        "complete": Edition(lambda: p("variant", "Complete"), {"variant": "complete"}),
    },
    quick={"variant": "simple", "target": 5},
)

"""Trio on screen: places in the middle, hands to be asked, the row of what was turned up, trios won."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from game.table import Move
from scenes.app.lang import p, t
from scenes.sitting.telling import Telling
from scenes.tables.onscreen import Edition, OnScreen

if TYPE_CHECKING:
    from game.trio.view import TrioView
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
    from scenes.games.trio.backs import BACKS

    return BACKS


def _tile() -> Tile:
    from scenes.games.trio.tile import TILE

    return TILE


def _table() -> type[Table]:
    from scenes.games.trio.table import Trio

    return Trio


def _words(options: Any = None, contrast: str = "usual") -> Words:
    from scenes.games.trio import words

    return words


def _scores() -> Scores:
    from scenes.games.trio import scores

    return scores


def _highlight() -> Finder:
    from scenes.games.trio.highlight import find

    return find


def _setup() -> Setup:
    from scenes.games.trio.setup import SETUP

    return SETUP


def _telling() -> Telling:
    from scenes.games.trio.telling import TELLING

    return TELLING


def _pieces(scale: float, preferences: Preferences, options: Mapping[str, Any]) -> Pieces:
    """The cards by their numbers, with links in their corners where those count."""
    from scenes.games.trio.art import Art
    from scenes.games.trio.pieces import TrioPieces

    links = options.get("mode") == "picante"
    plain, linked = (
        Art(scale, preferences.contrast, shown, design=preferences.backs.get("trio", "")) for shown in (links, True)
    )
    return TrioPieces(plain, linked)


def _shown(move: Move, view: TrioView) -> tuple[str, ...]:
    from scenes.games.trio.pieces import of_move

    return of_move(move, view)


def _reached(view: TrioView) -> str:
    return t("turn {number}", number=view.turn + 1)


def _round_title(view: TrioView) -> str:
    """The title of a round in the list of reasons: the whole match, as Trio has no rounds."""
    return t("Match")


ON_SCREEN = OnScreen(
    name="trio",
    title=lambda: t("Trio"),
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
        "simple": Edition(lambda: p("variant", "Simple"), {"mode": "simple", "teams": False}),
        "picante": Edition(lambda: p("variant", "Picante"), {"mode": "picante", "teams": False}),
        "teams": Edition(lambda: p("variant", "Teams"), {"teams": True}),
    },
)

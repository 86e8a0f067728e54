"""Trépido, Défifoo jaune and Ciao! on screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from game.table import Move
from scenes.app.lang import t
from scenes.sitting.telling import Telling
from scenes.tables.onscreen import Edition, OnScreen

if TYPE_CHECKING:
    from game.trepido.view import TrepidoView
    from scenes.app.preferences import Preferences
    from scenes.kit.theme import Colour
    from scenes.sitting.words import Words
    from scenes.stage.art.back import Designs
    from scenes.stage.paper.pieces import Pieces
    from scenes.stage.tile import Tile
    from scenes.tables.highlight import Finder
    from scenes.tables.scoring import Scores
    from scenes.tables.setup import Setup
    from scenes.tables.table import Table


def _backs() -> Designs:
    from scenes.games.trepido.backs import BACKS

    return BACKS


def _tile() -> Tile:
    from scenes.games.trepido.tile import TILE

    return TILE


def _table() -> type[Table]:
    from scenes.games.trepido.table import Trepido

    return Trepido


def _words(options: Any = None, contrast: str = "usual") -> Words:
    from scenes.games.trepido.look import Look
    from scenes.games.trepido.words import TrepidoWords

    return TrepidoWords(Look.of(options, contrast))


def _edition(name: str) -> str:
    from scenes.games.trepido.words import title

    return title(name)


def _terms(options: Mapping[str, Any], contrast: str) -> Mapping[str, str]:
    """The colours of the strengths in words."""
    from scenes.games.trepido.look import Look
    from scenes.games.trepido.words import strength

    look = Look(options.get("edition", "trepido"), contrast)
    return {name: strength(number, look) for number, name in enumerate(("weak", "middle", "strong"), 1)}


def _pieces(scale: float, preferences: Preferences, options: Mapping[str, Any]) -> Pieces:
    """The cards as they are drawn at a table with these options."""
    from game.trepido.cards import CARD
    from scenes.games.trepido.art import Art
    from scenes.games.trepido.look import Look
    from scenes.stage.paper.pieces import CardPieces

    graded = options.get("kids", 0) in (0, 3) or options.get("match") == "points"
    look = Look(options.get("edition", "trepido"), preferences.contrast, graded, preferences.seen_from_afar)
    return CardPieces(Art(scale, look, design=preferences.backs.get("trepido", "")), frozenset(CARD))


def _shown(move: Move, view: Any) -> tuple[str, ...]:
    """The card that a move names; none if it names none."""
    card = getattr(move, "card", None)
    return (card,) if isinstance(card, str) else ()


def _swatches(contrast: str) -> Sequence[Colour]:
    from scenes.games.trepido.look import Look

    return [hue.band for hue in Look(contrast=contrast).hues]


def _scores() -> Scores:
    from scenes.games.trepido import scores

    return scores


def _highlight() -> Finder:
    from scenes.games.trepido.highlight import find

    return find


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
    highlight=_highlight,
    setup=_setup,
    telling=_telling,
    reached=_reached,
    round_title=_round_title,
    editions={name: Edition(partial(_edition, name), {"edition": name}) for name in ("trepido", "defifoo", "ciao")},
    terms=_terms,
    pieces=_pieces,
    shown=_shown,
    backs=_backs,
    swatches=_swatches,
    chances=True,
)

"""Défizz! on screen: sides with purses, the die, the card and its question, each mode in a way of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.table import Move
from scenes.app.lang import p, t
from scenes.sitting.telling import Telling
from scenes.tables.onscreen import Column, Evenings, OnScreen

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from game.defizz.view import DefizzView
    from game.match import Seat
    from scenes.app.loop import App
    from scenes.app.preferences import Preferences
    from scenes.app.scene import Scene
    from scenes.sitting.judge import Judge
    from scenes.sitting.tally import Line
    from scenes.sitting.words import Words
    from scenes.stage.art.back import Designs
    from scenes.stage.paper.pieces import Pieces
    from scenes.stage.tile import Tile
    from scenes.tables.highlight import Finder
    from scenes.tables.scoring import Scores
    from scenes.tables.setup import Drafted, Setup
    from scenes.tables.table import Table


def _backs() -> Designs:
    from scenes.games.defizz.backs import BACKS

    return BACKS


def _tile() -> Tile:
    from scenes.games.defizz.tile import TILE

    return TILE


def _table() -> type[Table]:
    from scenes.games.defizz.table import Defizz

    return Defizz


def _words(options: Any = None, contrast: str = "usual") -> Words:
    from scenes.games.defizz import words

    return words


def _scores() -> Scores:
    from scenes.games.defizz import scores

    return scores


def _highlight() -> Finder:
    from scenes.games.defizz.highlight import find

    return find


def _setup() -> Setup:
    from scenes.games.defizz.setup import SETUP

    return SETUP


def _telling() -> Telling:
    from game.defizz.events import TurnBegan

    return Telling(headings=(TurnBegan,), opening=lambda view: TurnBegan(view.active, view.reader))


def _judge() -> Judge:
    from scenes.games.defizz import judge

    return judge


def _evenings() -> Evenings:
    """Hooks around a match: no question comes again soon; computer players know as much as the people do."""
    from scenes.games.defizz import asked_before, knowing

    return Evenings(
        dealing=asked_before.fresh, seating=knowing.seats, leaving=asked_before.saw, answers=knowing.answers
    )


def _knows(app: App, seats: Sequence[Seat], seat: int) -> int:
    from scenes.games.defizz import knowing

    return knowing.share(app, seats, seat)


def _right_answers(line: Line) -> str | None:
    from scenes.games.defizz import knowing

    return knowing.right_answers(line)


def _packs(draft: Drafted) -> Scene:
    from scenes.games.defizz.packs import PacksPage

    return PacksPage(draft)


def _pieces(scale: float, preferences: Preferences, options: Mapping[str, Any]) -> Pieces:
    """Both decks, the chips, the die and the signs of the modes."""
    from scenes.games.defizz.art import Art
    from scenes.games.defizz.pieces import DefizzPieces

    return DefizzPieces(Art(scale, design=preferences.backs.get("defizz", "")))


def _shown(move: Move, view: DefizzView) -> tuple[str, ...]:
    from scenes.games.defizz.pieces import of_move

    return of_move(move, view)


def _reached(view: DefizzView) -> str:
    return t("turn {number}", number=len(view.history) + 1)


def _round_title(view: DefizzView) -> str:
    return t("Question {number}", number=len(view.history) + 1)


ON_SCREEN = OnScreen(
    name="defizz",
    title=lambda: t("Défizz!"),
    tile=_tile,
    table=_table,
    words=_words,
    scores=_scores,
    highlight=_highlight,
    setup=_setup,
    telling=_telling,
    judge=_judge,
    evenings=_evenings,
    reached=_reached,
    round_title=_round_title,
    pieces=_pieces,
    shown=_shown,
    backs=_backs,
    chances=True,
    column=Column(lambda: p("records", "Right answers"), _right_answers),
    knows=_knows,
    files={".tablee-pack": _packs},
    quick={"max_rounds": 1},
)

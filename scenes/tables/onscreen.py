"""A game on screen, as one declared value: everything that generic code asks of a game, as `GAME` is for the rules.

Each game declares its `ON_SCREEN` in `scenes/games/<name>/__init__.py`. What is heavy (table, words, scores, setup) is
a function that imports it when it is first asked for, so that the menu loads none of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import msgspec

from game.match import Seat
from game.table import Move
from scenes.sitting.telling import Telling

if TYPE_CHECKING:
    from scenes.app.loop import App
    from scenes.app.preferences import Preferences
    from scenes.app.scene import Scene
    from scenes.kit.theme import Colour
    from scenes.sitting.judge import Judge
    from scenes.sitting.port import Port
    from scenes.sitting.tally import Answers, Line
    from scenes.sitting.words import Words
    from scenes.stage.art.back import Designs
    from scenes.stage.paper.pieces import Pieces
    from scenes.stage.tile import Tile
    from scenes.tables.highlight import Finder
    from scenes.tables.scoring import Scores
    from scenes.tables.setup import Drafted, Setup
    from scenes.tables.table import Table


class Edition(NamedTuple):
    """A way to play that the rules can be read for."""

    title: Callable[[], str]
    options: Mapping[str, Any]
    """The values of the options that this way of playing decides, by name."""


class Column(NamedTuple):
    """A column of the table of records, besides wins and matches."""

    heading: Callable[[], str]
    cell: Callable[[Line], str | None]
    """The text for a person's line in this game; None if there is nothing to say yet."""


def same_options(app: App, options: Any) -> Any:
    """Return the options unchanged."""
    return options


def level_knowledge(app: App, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Return the same seats, each knowing as much as its level does."""
    return tuple(msgspec.structs.replace(seat, knows=None) for seat in seats)


def nothing_to_keep(app: App, port: Port) -> None:
    """Keep nothing of a match: no evening changes the next one."""


def no_answers(port: Port) -> Sequence[Answers]:
    """Return no answers: the game asks no questions."""
    return ()


def no_judge() -> Judge:
    """The judge of a game without free answers."""
    from scenes.sitting.judge import NO_JUDGE

    return NO_JUDGE


class Evenings(msgspec.Struct, frozen=True):
    """The functions by which a game carries something from one match to the next. By default it carries nothing."""

    dealing: Callable[[App, Any], Any] = same_options
    """The options of a new match dealt by chance, from those that were chosen."""
    seating: Callable[[App, Sequence[Seat]], tuple[Seat, ...]] = level_knowledge
    """The seats of a new match, from those that were chosen."""
    leaving: Callable[[App, Port], None] = nothing_to_keep
    """Keep something of a match whose table is left, as everyone may see it."""
    answers: Callable[[Port], Sequence[Answers]] = no_answers
    """The counts of right, missed and beaten answers by seat, for the records; from a match that is over."""


class WordsMaker(Protocol):
    """A function that makes the words of a match."""

    def __call__(self, options: Any = None, contrast: str = "usual") -> Words:
        """Return the words for a match with these options (None: the usual ones), drawn in a contrast set."""
        ...


def no_terms(options: Mapping[str, Any], contrast: str) -> Mapping[str, str]:
    """Return no terms: the text of the rules has no words in braces."""
    return {}


def no_pieces(scale: float, preferences: Preferences, options: Mapping[str, Any]) -> Pieces:
    """Return no pieces: the texts of the game show none."""
    from scenes.stage.paper.pieces import NoPieces

    return NoPieces()


def nothing_shown(move: Move, view: Any) -> tuple[str, ...]:
    """Return no pieces: the moves of the game are told in words alone."""
    return ()


def no_backs() -> Designs:
    """Return no backs to choose from: the game has one."""
    return {}


def no_highlight() -> Finder:
    """The finder of a game that tells of no moment at the end of a match."""
    from scenes.tables.highlight import nothing_to_tell

    return nothing_to_tell


def no_evenings() -> Evenings:
    """The `Evenings` of a game that carries nothing from one match to the next."""
    return Evenings()


class OnScreen(msgspec.Struct, frozen=True, kw_only=True):
    """One game as people meet it."""

    name: str
    """The name that the rules know it by: `trio`."""
    title: Callable[[], str]
    """The name that people know it by, in the language spoken."""
    tile: Callable[[], Tile]
    """Its tile on the menu."""
    table: Callable[[], type[Table]]
    """The class of its table: layout, controls, the cue of each event."""
    words: WordsMaker
    """Its moves, events and views in words."""
    scores: Callable[[], Scores]
    """Its score sheet, ranking, and the sentence about how a match ended."""
    highlight: Callable[[], Finder] = no_highlight
    """The function that finds the moment of a match to tell at its end."""
    setup: Callable[[], Setup]
    """Its options, and all else that is chosen before a match."""
    telling: Callable[[], Telling] = Telling
    """The headings, the opening and the memory of its log."""
    judge: Callable[[], Judge] = no_judge
    """The judge that words computer players' answers and rules on answers, where those are free texts."""
    evenings: Callable[[], Evenings] = no_evenings
    """The functions by which it carries something from one match to the next."""
    reached: Callable[[Any], str]
    """The progress of an unfinished match in words, from the view of all: « round 3 »."""
    round_title: Callable[[Any], str]
    """The title of the round, deal or question that a view belongs to: « Round 3 »."""
    editions: Mapping[str, Edition] = {}
    """The ways to play that its rules can be read for, by name; empty if there is just one."""
    terms: Callable[[Mapping[str, Any], str], Mapping[str, str]] = no_terms
    """The words for the terms in braces in its rules, from the options decided on and the contrast set."""
    pieces: Callable[[float, Preferences, Mapping[str, Any]], Pieces] = no_pieces
    """The pictures of its cards and other pieces in texts: for a scale in pixels a unit, as preferred, and for the
    options decided on."""
    shown: Callable[[Any, Any], Sequence[str]] = nothing_shown
    """The names of the pieces that show a move of the seat that a view belongs to, from the move and the view."""
    backs: Callable[[], Designs] = no_backs
    """The backs of its cards to choose from, the usual one first; empty if it has just one."""
    swatches: Callable[[str], Sequence[Colour]] | None = None
    """The colours that the contrast setting shows: three of its cards, weakest first; None: another game has them."""
    chances: bool = False
    """True if its computer players weigh moves by how often they win, from 0 to 1; else they count in points."""
    column: Column | None = None
    """A column of its own in the table of records."""
    knows: Callable[[App, Sequence[Seat], int], int] | None = None
    """The number of answers in 100 that the computer player on a seat knows; None: the game asks no questions."""
    files: Mapping[str, Callable[[Drafted], Scene]] = {}
    """The pages that take the game's own files when they are dropped there, by the files' suffix."""
    quick: Mapping[str, Any] = {}
    """Options for a match that is soon over, for the program's trial of itself."""

    def edition_title(self, options: Any) -> str:
        """The game's title, with the way to play that these options decide on, if that has another name."""
        title = self.title()
        for edition in self.editions.values():
            if all(getattr(options, name) == value for name, value in edition.options.items()):
                return title if edition.title() == title else f"{title} · {edition.title()}"
        return title

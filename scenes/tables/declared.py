"""All that a game declares about its table as data: events that matter, texts, places, faces."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import inf
from typing import Any, ClassVar

from game.table import Event
from scenes.app.background import Piece
from scenes.sitting.words import Advising, Words
from scenes.stage.seats import Large
from scenes.tables.firsts import First
from scenes.tables.reactions import Reactions
from scenes.tables.setup import Setup

LOWEST = 692
"""The lower edge of the plate and of the buttons beside a hand, in logical units."""


class Declared:
    """The declarations of a game's table, with the usual ones."""

    title: str = ""
    """The name of the game, or of its edition once the table is dressed."""
    setup: ClassVar[Setup | None] = None
    """The game's declaration about setting its table, which has words for its options; None: nothing can be chosen."""
    pauses: ClassVar[tuple[type[Event], ...]] = ()
    """Events after which the table waits until the people have seen enough: the end of a round."""
    waits_at_end: ClassVar[bool] = False
    """True if the table waits after the last round too, before the result of the match."""
    banner_at: ClassVar[float] = 166.0
    """The height of the banner's middle, in logical units from the top."""
    banner_floor: ClassVar[float] = inf
    """The height below which a banner would cover what has to be read; words are smaller there, if that helps."""
    next_at: ClassVar[float] = 500.0
    """The height of the button that goes on after a round, in logical units from the top."""
    brings: ClassVar[tuple[type[Event], ...]] = ()
    """Events that bring cards into a hand in the middle of a round, or put another hand in its place."""
    changes: ClassVar[Mapping[type[Event], Callable[[Any], Mapping[int, str]]]] = {}
    """Events that change what seats have, with a sign for each seat: +3. It is shown where nothing was seen moving."""
    races: ClassVar[tuple[str, ...]] = ("race",)
    """The kinds of limits in which each person claims with a key of their own."""
    reads: ClassVar[Mapping[type[Event], float]] = {}
    """Events whose words people read before computer players go on, with the least seconds that each needs."""
    lingers: ClassVar[bool] = True
    """True if a person who acts again keeps the screen, without a curtain in between: so in games with hands."""
    music: ClassVar[Piece] = "calm"
    """The game's own piece of music, heard unless the person prefers another."""
    firsts: ClassVar[Sequence[First]] = ()
    """The explanations that a person gets the first time that something happens to them, the most urgent first."""
    followed: ClassVar[tuple[type[Event], ...]] = ()
    """Events that are actions of a seat, for the trail of the last ones."""
    portraits: ClassVar[bool] = False
    """True if the others' seats are drawn large where there is room: a portrait with its cards before it."""
    needs: ClassVar[Large] = Large()
    """The room that the game needs for seats drawn large."""
    highest_corner: ClassVar[float] = LOWEST
    """The lower edge of what stands in the lower corners where a hand takes all of the width; LOWEST if none does."""
    recited: ClassVar[tuple[type[Event], ...]] = ()
    """Events that a voice reads to everyone where the questions are read aloud."""
    reactions: ClassVar[Reactions] = {}
    """The faces and remarks of seats after each kind of event."""
    chances: ClassVar[bool] = False
    """True if its computer players weigh moves by how often they win, from 0 to 1; else they count in points."""
    advising: Advising | None = None
    """The coach's words; None in a game for which it has none."""
    words: Words
    """The game's moves, events and views in words; where they depend on the look of its cards, `dress` makes them."""
    art: Any
    """The pictures of the game's cards: a `Cards` with what this game adds to it. `dress` makes it."""

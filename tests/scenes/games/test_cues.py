"""Every cue of every game on its real table: whatever is played, each sprite ends where the layout has it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game import GAMES
from game.match import Match, Seat
from game.table import TABLE, Event, redact
from scenes.app.page import Page
from scenes.games import ON_SCREEN
from scenes.tables.acts import Act
from scenes.tables.show import Show
from scenes.tables.sight import Sight
from scenes.tables.table import Table
from tests.game import laws
from tests.scenes.driver import Driver
from tests.scenes.motion.test_matches import reached, run

NAMES = ("Ada", "Basile", "Marius", "Sylvie", "Awa", "Otto")
MATCHES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "trepido": [(4, {"match": "points"}), (3, {"strict": True}), (6, {"edition": "ciao"}), (4, {"edition": "defifoo"})],
    "trio": [(4, {}), (6, {"mode": "picante"}), (4, {"teams": True})],
    "tordu": [(4, {}), (3, {})],
    "defizz": [(4, {}), (3, {})],
}
"""Game → seats and options of the matches that are played."""
MOVES, WHOLE = 60, 300


def acts(table: Table, match: Match, own: int, rng: Random, most: int = MOVES) -> Iterator[Act]:
    """Random moves of a match as acts, as one seat sees them; a round that ends is an act of its own."""
    before = match.state.view(own)
    yield Act(Sight(before, (), own, None, max(own, 0)))
    for _ in range(most):
        if match.state.outcome:
            return
        made = match.play(*laws.random_move(match.state, rng))
        events, view = [redact(event, own) for event in made], match.state.view(own)
        ends = [number for number, event in enumerate(events, 1) if isinstance(event, table.pauses)]
        if ends and ends[-1] < len(events):
            ended = table.ended(before, events[: ends[-1]])
            yield Act(Sight(ended, (), own, None, max(own, 0)), events[: ends[-1]])
            events = events[ends[-1] :]
        yield Act(Sight(view, (), own, None, max(own, 0)), events)
        before = view


def sat(game: str, seats: int, options: dict[str, Any], own: int, seed: int) -> tuple[Show, Match]:
    """A table that is drawn nowhere, and its match."""
    around = [Seat(name=name, level=None if index == own else "easy") for index, name in enumerate(NAMES[:seats])]
    match = Match(game, GAMES[game].Options(**options), around, seed)
    table = ON_SCREEN[game].table()(game, around)
    table.sight = Sight(match.state.view(own), (), own, None, max(own, 0))
    show = Show(table)
    show.prefer(Driver(Page(), (640, 360)).app)
    show.director.clock.rate = 4.0
    return show, match


CASES = [(game, *case) for game, cases in MATCHES.items() for case in cases]


@pytest.mark.parametrize("how", ["watched", "clicked", "skipped"])
@pytest.mark.parametrize(("game", "seats", "options"), CASES, ids=str)
def test_after_every_cue_every_sprite_is_in_its_slot(game: str, seats: int, options: dict[str, Any], how: str) -> None:
    for own, reduced in ((0, False), (1, True), (TABLE, False)):
        rng = Random(f"{game} {how} {own}")
        show, match = sat(game, seats, options, own, rng.getrandbits(32))
        show.stage.reduced = reduced
        table: Any = show.table
        for act in acts(table, match, own, rng):
            show.lay_out(act.sight, act.events)
            run(show.director, rng, how)
            reached(show.director, table.layout())
            assert show.stage.banner is None and show.stage.acting is None


RARE = {"MatchDrawn", "DrawNears", "EventLost", "FinalBegan", "DeckShuffled", "BankGiven", "Sealed", "BankPaid"}
"""Events that matches of this length need not have."""


@pytest.mark.parametrize("game", GAMES)
def test_cues_are_found_for_all_that_happens(game: str) -> None:
    """The matches above have every event with a cue, but for rare ones."""
    seen: set[type[Event]] = set()
    for seats, options in MATCHES[game]:
        for seed in range(6):
            show, match = sat(game, seats, options, 0, seed)
            rng = Random(seed)
            seen |= {type(event) for act in acts(show.table, match, 0, rng, WHOLE) for event in act.events}  # type: ignore[arg-type]
    table: Any = show.table
    missing = {kind.__name__ for kind in {*table.cues, *table.runs} - seen}
    assert missing - RARE <= {"Dealing", "MatchWon", "MancheWon", "Eliminated", "ClassicBegan", "RoundEnded"}

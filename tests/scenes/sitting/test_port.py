"""A seat's port: what it shows, what it does, and that there is no other way to a match."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from game import GAMES, TABLE, IllegalMove
from game.match import Match
from game.table import redact
from tests.ai.test_doors import reached
from tests.game import laws
from tests.scenes.tables.seated import looked_at

ROOT = Path(__file__).resolve().parents[3]
OUTSIDE = [path for path in sorted((ROOT / "scenes").rglob("*.py")) if "sitting" not in path.parts]
"""Everything on screen, but for the room that owns the match."""
MATCHES = re.compile(r"game\.(match\.Match|match$|seal|journal)\b|\bgame\.\w+\.state\b|\b(Match|State|Record)$")
"""Names that lead to a match or to a true state."""
HIDDEN = {"_match", "_record", "_state", "state"}
"""Attributes that lead from a sitting or a match to what a seat may not see."""


def tree(path: Path) -> Iterator[ast.AST]:
    return ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def names(path: Path) -> set[str]:
    """Everything that a file imports, in full."""
    found: set[str] = set()
    for node in tree(path):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {f"{node.module}.{name.name}" for name in node.names}
    return found


def touched(path: Path) -> set[tuple[str, str]]:
    """Every attribute that a file reads or writes, with the file's name."""
    name = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.name
    return {(name, node.attr) for node in tree(path) if isinstance(node, ast.Attribute)}


@pytest.mark.parametrize("path", OUTSIDE, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_only_the_sitting_knows_a_match(path: Path) -> None:
    assert [name for name in names(path) if MATCHES.search(name)] == []
    assert {(file, name) for file, name in touched(path) if name in HIDDEN} == set()


def test_another_way_to_a_match_would_be_seen(tmp_path: Path) -> None:
    path = tmp_path / "peek.py"
    path.write_text("from game.match import Match, Seat\nscene.sitting._match.state.hands\n", encoding="utf-8")
    assert [name for name in names(path) if MATCHES.search(name)] == ["game.match.Match"]
    assert {name for _, name in touched(path)} & HIDDEN == {"_match", "state"}


def under_way(game: str, seats: int = 4, moves: int = 25) -> Match:
    match, rng = Match(game, None, seats, 5), Random(3)
    for _ in range(moves):
        match.play(*laws.random_move(match.state, rng))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_port_shows_what_its_seat_may_see_and_do(game: str) -> None:
    match = under_way(game)
    for seat in (TABLE, *range(4)):
        port = looked_at(match).port(seat)
        assert port.view == match.state.view(seat) and port.legal == match.state.legal(seat)
        assert port.timer == match.state.timer


@pytest.mark.parametrize("game", GAMES)
def test_a_port_tells_every_event_as_its_seat_may_know_it(game: str) -> None:
    match = under_way(game)
    again, told = Match(match.game, match.options, match.seats, match.seed), []
    for number, made in enumerate(match.moves, 1):
        told += [(number, redact(event, 2)) for event in again.play(made.seat, made.move)]
    port = looked_at(match).port(2)
    assert port.events() == told and port.events(20) == [each for each in told if each[0] > 20]


def test_events_come_in_as_they_happen_and_go_when_they_are_taken_back() -> None:
    sitting = looked_at(Match("tordu", None, 3, 1))
    port = sitting.port(TABLE)
    assert port.events() == []
    seat = sitting.actors[0]
    sitting.port(seat).play(sitting.port(seat).legal[0])
    assert {move for move, _ in port.events()} == {1}
    sitting.undo(0)
    assert port.events() == []


def test_a_move_that_the_rules_refuse_changes_nothing() -> None:
    sitting = looked_at(Match("trio", None, 3, 1))
    waiting = (sitting.actors[0] + 1) % 3
    with pytest.raises(IllegalMove):
        sitting.port(waiting).play(sitting.port(sitting.actors[0]).legal[0])
    assert sitting.moves == 0


@pytest.mark.parametrize("game", GAMES)
def test_what_a_port_hands_out_leads_back_to_no_match(game: str) -> None:
    match = under_way(game)
    port = looked_at(match).port(1)
    there = reached(port.view, port.legal, port.events(), port.timer)
    assert not any(each is match or each is match.state for each in there)


def test_everything_is_open_only_after_the_end() -> None:
    match, rng = Match("tordu", None, 3, 2), Random(1)
    sitting = looked_at(match)
    assert sitting.opened().view == match.state.view(TABLE)
    while match.state.outcome is None:
        match.play(*laws.random_move(match.state, rng))
    assert sitting.opened().view == match.state.view(None)

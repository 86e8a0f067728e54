"""A +3 is seen on its way: from whoever laid it to whoever must answer, over nothing else."""

from __future__ import annotations

from math import dist, hypot
from random import Random

import msgspec
import pytest

from game.match import Match, Seat
from scenes.app.loop import OVAL
from scenes.app.page import Page
from scenes.games.trepido import threat
from scenes.kit.box import Box
from scenes.tables.scene import TableScene
from tests.game import laws
from tests.scenes.driver import Driver
from tests.scenes.tables.robots import by_chance
from tests.scenes.tables.seated import seated


def table(seats: int, threatened: bool, text_size: float = 1.0) -> TableScene:
    """A table in the middle of a round, under a threat or not."""
    for seed in range(200):
        match, rng = Match("trepido", None, [Seat(name=f"Ada {seat}") for seat in range(seats)], seed), Random(seed)
        for _ in range(60):
            if match.state.outcome is not None:
                break
            view = match.state.view(0)
            if view.opened and view.timer is None and bool(view.threat) == threatened:
                hands = Driver(Page(), text_size=text_size)
                scene = seated(match, by_chance)
                hands.app.push(scene)
                scene.show.director.drain()
                scene.table.sight = scene.table.sight._replace(view=view)
                return scene
            match.play(*laws.random_move(match.state, rng))
    raise LookupError("no such table")


def found(scene: TableScene) -> tuple[list[tuple[float, float]], list[Box]]:
    """The dots on the way, and the boxes that they must not cross."""
    table, kind = scene.table, scene.app.canvas.type
    taken = table.obstacles(kind, table.circle_box(kind))  # type: ignore[attr-defined]
    return threat.way(table, taken), taken  # type: ignore[arg-type]


def test_without_a_threat_nothing_is_on_its_way() -> None:
    assert found(table(4, threatened=False))[0] == []


@pytest.mark.parametrize("text_size", (1.0, 1.5))
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_threat_crosses_nothing(seats: int, text_size: float) -> None:
    dots, taken = found(table(seats, True, text_size))
    assert not any(box.holds(*dot) for dot in dots for box in taken)


@pytest.mark.parametrize("text_size", (1.0, 1.25))
@pytest.mark.parametrize("seats", range(2, 7))
def test_between_any_two_neighbours_a_threat_is_seen_on_its_way(seats: int, text_size: float) -> None:
    """It ends nearer to whoever must answer than it began, and leaves its arrow free."""
    scene = table(seats, True, text_size)
    board, sight = scene.table, scene.table.sight
    for turn in range(seats):
        for direction in (1, -1):
            board.sight = sight._replace(view=msgspec.structs.replace(board.view, turn=turn, direction=direction))
            dots, taken = found(scene)
            assert len(dots) >= threat.FEWEST, (turn, direction)
            assert not any(box.holds(*dot) for dot in dots for box in taken)
            end = (board.width / 2, 560) if turn == board.bottom else board.head(turn).centre
            assert seats == 2 or dist(dots[-1], end) < dist(dots[0], end), (turn, direction)
            place = threat._disc(dots, taken)
            assert place is None or dist(place, dots[-1]) >= threat.DISC


def test_the_cards_at_stake_are_seen_at_nearly_every_table() -> None:
    """Only beside the circle of symbols, at a table of six, is there no room."""
    for seats in range(2, 7):
        scene = table(seats, True)
        board, sight = scene.table, scene.table.sight
        for turn in range(seats):
            board.sight = sight._replace(view=msgspec.structs.replace(board.view, turn=turn, direction=1))
            dots, taken = found(scene)
            assert threat._disc(dots, taken) is not None or (seats, turn) == (6, 5)


def test_a_threat_follows_the_oval_that_is_drawn_on_the_cloth() -> None:
    """Three players leave the way free between two sides of the table."""
    scene = table(3, threatened=True)
    board, sight = scene.table, scene.table.sight
    aside, middle, depth = OVAL
    for turn, direction in ((0, 1), (0, -1)):
        board.sight = sight._replace(view=msgspec.structs.replace(board.view, turn=turn, direction=direction))
        dots, _ = found(scene)
        for x, y in dots:
            assert hypot((x - board.width / 2) / (board.width / 2 - aside), (y - middle) / depth) == pytest.approx(1)


def test_a_threat_leaves_the_trail_its_room() -> None:
    scene = table(4, True)
    trail = scene.surroundings.trail
    trail.update(scene.sitting.moves)
    dots, _ = found(scene)
    assert trail.boxes and not any(box.holds(*dot) for dot in dots for box in trail.boxes)


def test_a_threat_leads_from_whoever_laid_it_to_whoever_must_answer() -> None:
    scene = table(4, threatened=True)
    dots, _ = found(scene)
    view, boxes = scene.table.view, {**scene.table.plates(), scene.table.bottom: Box(560, 560, 160, 160)}
    start, end = boxes[(view.turn - view.direction) % 4].centre, boxes[view.turn].centre
    assert len(dots) >= threat.FEWEST
    assert dist(dots[0], start) < dist(dots[-1], start) and dist(dots[-1], end) < dist(dots[0], end)

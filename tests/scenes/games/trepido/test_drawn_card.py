"""A card just drawn, on screen: whether it fits is for its player alone to see."""

from __future__ import annotations

from random import Random

import pytest

from ai.player import Chance, Choice
from game.match import Seat
from game.table import Move, View
from game.trepido.moves import DRAW, KEEP
from scenes.app.page import Page
from scenes.games.trepido.glance import GLANCE
from scenes.pages.seating import read
from scenes.tables.curtain import Curtain
from scenes.tables.scene import TableScene
from tests.game.trepido.table import Table
from tests.scenes.driver import Driver
from tests.scenes.tables.robots import people
from tests.scenes.tables.seated import seated

PLAYABLE, NOT_PLAYABLE = "p1a", ("r1b", "xa")
FRAMES = 80
"""Frames of a twentieth of a second, enough for three computer players to draw and keep."""


class Hoarder(Chance):
    """Draws whenever it can, and keeps what it drew."""

    def choose(self, view: View, legal: list[Move], rng: Random, budget: float | None = None) -> Choice:
        return Choice(next((move for move in (KEEP, DRAW) if move in legal), legal[0]))


def hoarder(game: str, seat: Seat) -> Hoarder:
    return Hoarder()


def laid_out(drawn: str, turn: int, count: int = 1, speed: int = 100, **options: bool) -> tuple[Driver, TableScene]:
    """Four seats, the first `count` of them people, and one on turn whose next card is this one."""
    hands = ("s1a p1b s2a", "s1b p1c r1c", "s1c p1d r1d", "s2b p1e r1e")
    table = Table(*hands, pile=f"{drawn} s3a s3b s3c s3d", turn=turn, **options)
    table.match.seats = tuple(people(count, 4))
    driver = Driver(Page(), (640, 360))
    driver.app.prefer(speed=speed)
    scene = seated(table.match, hoarder)
    scene.sitting.rng = Random(7)
    driver.app.push(scene)
    scene.show.director.drain()
    scene.sitting.plan_anew()
    return driver, scene


def shown(drawn: str, count: int, **options: bool) -> list[object]:
    """All that can be seen and read, frame by frame, while the last seat draws this card and keeps it."""
    driver, scene = laid_out(drawn, 3, count, **options)
    seen: list[object] = []
    for _ in range(FRAMES):
        driver.app.touch()
        driver.app.step(0.05)
        log = read(scene.sitting, scene.sharing.eyes).lines(scene.table.words)
        seen.append((scene.sitting.moves, log, scene.progress.undoable, driver.app.surface.get_buffer().raw))
    assert [played.move for played in scene.sitting._match.moves[:2]] == [DRAW, KEEP]
    return seen


@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize("other", NOT_PLAYABLE)
def test_pixels_log_and_time_are_the_same_whether_a_card_that_was_kept_was_playable(count: int, other: str) -> None:
    """TR-12: for one person who looks on, and for two who share the screen."""
    assert shown(PLAYABLE, count) == shown(other, count)


def test_under_a_blitz_clock_too() -> None:
    """TR-12, TR-24"""
    assert shown(PLAYABLE, 1, blitz=True) == shown(NOT_PLAYABLE[0], 1, blitz=True)


def wait(driver: Driver, seconds: float) -> None:
    for _ in range(int(seconds / 0.05)):
        driver.app.step(0.05)


def drawing(drawn: str, count: int = 1) -> tuple[Driver, TableScene]:
    """The first seat, a person, has just drawn this card, and it has arrived in their hand."""
    driver, scene = laid_out(drawn, 0, count)
    driver.app.step(0.05)
    if isinstance(driver.app.top, Curtain):
        driver.click_on(driver.app.top.widgets[2])
    scene.progress.do(DRAW)
    while scene.show.director.busy:
        driver.app.step(0.05)
    return driver, scene


def test_a_person_alone_looks_at_a_card_that_does_not_fit_and_the_table_keeps_it() -> None:
    driver, scene = drawing("r1b")
    assert "ne va pas" in " ".join(item.text for item in driver.drawn() if item.what == "text")
    wait(driver, GLANCE - 0.2)
    assert scene.sitting.moves == 1
    wait(driver, 0.4)
    assert scene.sitting._match.moves[1].move == KEEP


def test_a_person_alone_has_all_the_time_for_a_card_that_fits() -> None:
    driver, scene = drawing(PLAYABLE)
    wait(driver, 10)
    assert scene.sitting.moves == 1 and KEEP in scene.table.legal


def test_what_the_table_has_kept_can_not_be_taken_back() -> None:
    driver, scene = drawing("r1b")
    wait(driver, GLANCE + 0.2)
    assert scene.sitting.moves > 1 and not scene.progress.undoable


@pytest.mark.parametrize("drawn", [PLAYABLE, *NOT_PLAYABLE])
def test_with_several_people_each_keeps_the_card_by_hand(drawn: str) -> None:
    """The others can't tell from the time that it takes, nor from whose screen it is."""
    driver, scene = drawing(drawn, 2)
    wait(driver, 10)
    assert scene.sitting.moves == 1 and scene.sharing.eyes == 0
    scene.progress.do(KEEP)
    assert scene.sharing.eyes != 0

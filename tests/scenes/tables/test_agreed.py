"""What is unusual at a table is named there, and one key says what it means."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game import GAMES
from game.match import Match, Seat
from scenes.tables.agreed import unusual
from scenes.tables.scene import TableScene
from tests.scenes.driver import Driver
from tests.scenes.tables.robots import by_chance
from tests.scenes.tables.seated import seated

SEATS = [Seat(name="Zoé"), *(Seat(name=name, level="easy") for name in ("Ada", "Bo", "Cléo"))]
UNUSUAL: list[tuple[str, dict[str, Any], list[str], list[str]]] = [
    ("trepido", {}, [], []),
    ("trepido", {"edition": "ciao"}, ["Ciao!"], ["Edition: 108 cards"]),
    ("trepido", {"strict": True, "blitz": True}, ["strict", "blitz"], ["Strict: A wrong card", "Blitz: Five seconds"]),
    ("trepido", {"kids": 2, "teams": True}, ["children, step 2", "teams"], ["With children: Step 2", "Teams: Every"]),
    ("trio", {"mode": "picante", "notebook": True}, ["Picante", "notebook"], ["Variant: Two", "Notebook: The table"]),
    ("trio", {"teams": True}, ["2 teams"], ["Teams: Partners"]),
    ("tordu", {"variant": "simple"}, ["Simple game"], ["Variant: The first bid"]),
    ("tordu", {"manches": 3}, ["Manche 1 of 3"], ["Manches: Best of three"]),
    ("defizz", {"expert": True, "teams": True}, ["expert", "teams"], ["Expert: The reader", "Teams: A seat is two"]),
    ("defizz", {"max_rounds": 3}, ["Round 1 of 3"], ["Most rounds: After 3"]),
]  # fmt: skip


def table(game: str, options: dict[str, Any]) -> Driver:
    match = Match(game, GAMES[game].Options(**options), SEATS, 3, salt="x")
    hands = Driver(seated(match, by_chance), language="en")
    hands.app.prefer(speed=0)
    hands.app.step(0.1)
    return hands


@pytest.mark.parametrize(("game", "options", "named", "told"), UNUSUAL)
def test_what_is_unusual_is_named_at_the_table_and_one_key_explains_it(
    game: str, options: dict[str, Any], named: list[str], told: list[str]
) -> None:
    hands = table(game, options)
    scene = hands.app.top
    assert isinstance(scene, TableScene)
    words = f"{scene.table.title} {scene.table.heading()}"
    assert all(word in words for word in named)
    hands.key(pygame.K_F2)
    tip = scene.tips.widget
    assert scene.tips.shown and tip is not None and scene.tips.name == "mark:title"
    first, *others = tip.tip.splitlines()
    assert scene.table.title in first and len(others) == len(told)
    assert all(any(line.startswith(each) for line in others) for each in told)
    hands.key(pygame.K_F2)
    assert not scene.tips.shown


def test_who_begins_is_nothing_unusual_once_it_has_begun() -> None:
    from scenes.games.trio.setup import SETUP

    assert unusual(SETUP, GAMES["trio"].Options(first=2), SEATS) == []


def test_a_thing_under_the_pointer_comes_before_the_table(tmp_path: object) -> None:
    hands = table("trepido", {})
    scene = hands.app.top
    assert isinstance(scene, TableScene)
    box = scene.things().box("seat:1")
    assert box is not None
    hands.move(*box.centre)
    hands.key(pygame.K_F2)
    assert scene.tips.name == "seat:1"

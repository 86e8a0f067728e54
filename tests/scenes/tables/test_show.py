"""The picture of a move: cues that can be cut short, and the end of a round that is looked at."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.match import Match, Seat
from scenes.app.page import Page
from scenes.kit.iconbutton import IconButton
from scenes.tables.acts import LONGEST_PAUSE
from scenes.tables.scene import TableScene
from tests.scenes.driver import Driver
from tests.scenes.tables.robots import SMALL, by_chance, people, sit, table
from tests.scenes.tables.seated import seated


def dealing() -> tuple[Driver, TableScene]:
    """Cards are being dealt at the usual speed."""
    hands = sit("tordu", people(1, 3), speed=100, size=SMALL)
    scene = table(hands)
    hands.app.step(0.05)
    assert scene.show.director.busy
    return hands, scene


@pytest.mark.parametrize(("key", "cut"), [(pygame.K_SPACE, True), (pygame.K_RETURN, True), (pygame.K_F9, False)])
def test_space_and_enter_cut_a_cue_short_and_no_other_key_does(key: int, cut: bool) -> None:
    hands, scene = dealing()
    cue = scene.show.director._cue
    hands.key(key)
    assert (scene.show.director._cue is not cue) is cut


def test_a_click_on_the_cloth_cuts_a_cue_short() -> None:
    hands, scene = dealing()
    cue = scene.show.director._cue
    hands.press(640, 300)
    assert scene.show.director._cue is not cue


def test_where_nobody_plays_the_end_of_a_round_is_shown_for_a_while() -> None:
    match = Match("tordu", None, [Seat(name=name, level="easy") for name in ("Inès", "Malik", "Rosalie")], 1)
    scene, rng = seated(match, by_chance), Random(1)
    hands = Driver(Page(), SMALL)
    hands.app.prefer(speed=0)
    hands.app.push(scene)
    for _ in range(2000):
        if scene.acts.pausing:
            break
        hands.app.step(0.2 + rng.random() / 10)
    assert scene.acts.pausing
    scene.update(LONGEST_PAUSE - 0.5)
    assert scene.acts.pausing
    scene.update(0.6)
    assert not scene.acts.pausing


@pytest.mark.parametrize("way", ["lay_out", "cut", "open"])
def test_cards_are_sent_to_where_the_zones_are_now(way: str) -> None:
    """A window of another size has them elsewhere."""
    _, scene = dealing()
    show, zones = scene.show, scene.table.zones()
    show.stage.zones = {}
    getattr(show, way)(scene.table.sight)
    assert show.stage.zones == zones


def test_no_hint_is_offered_while_the_end_of_a_round_is_looked_at() -> None:
    hands = sit("tordu", people(1, 3), size=SMALL)
    scene = table(hands)
    offered = []
    for pausing in (False, True):
        scene.acts.pausing = pausing
        offered.append("hint" in {each.icon for each in scene._corners() if isinstance(each, IconButton)})
    assert offered == [True, False]

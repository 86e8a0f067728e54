"""What lies on the table lies where the view has it, whatever a hand, a curtain or a window has done meanwhile."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from scenes.tables.cards import HandCard
from scenes.tables.curtain import Curtain
from scenes.tables.scene import TableScene
from tests.scenes.driver import Driver
from tests.scenes.tables.robots import SMALL, misplaced, people, play_some, sit, table


def until_the_round_is_over(hands: Driver) -> TableScene:
    scene, rng = table(hands), Random(1)
    for _ in range(4000):
        if scene.acts.pausing:
            return scene
        if scene.table.legal and not scene.acts:
            scene.progress.do(rng.choice(scene.table.legal))
        hands.app.step(0.1)
    raise AssertionError("no round has ended")


def test_a_round_that_is_over_is_still_looked_at_after_a_resize() -> None:
    scene = until_the_round_is_over(sit("tordu", people(1, 3), size=SMALL))
    scene.app.prefer(language="en")
    scene.app.step(0.1)
    assert scene.acts.pausing


def test_what_comes_after_a_resize_has_the_new_size() -> None:
    scene = until_the_round_is_over(sit("tordu", people(1, 3), size=SMALL))
    scene.app.surface = pygame.Surface((480, 360))
    scene.app._fit()
    scene.progress.go_on()
    assert scene.table.width == scene.app.view.width


def test_a_card_that_is_let_go_while_nothing_can_be_done_goes_back() -> None:
    hands = sit("tordu", people(1, 3), size=SMALL)
    scene = table(hands)
    scene.show.director.drain()
    card = next(widget for widget in scene.widgets if isinstance(widget, HandCard))
    hands.move(*card.box.centre)
    hands.press(*card.box.centre)
    hands.move(300, 120)
    scene.sharing.actor = None
    hands.release(300, 120)
    assert scene.show.dragged is None and misplaced(scene) == []


def test_a_card_is_dragged_though_the_table_was_laid_out_anew_after_the_press() -> None:
    hands = sit("tordu", people(1, 3), size=SMALL)
    scene = table(hands)
    scene.show.director.drain()
    card = next(widget for widget in scene.widgets if isinstance(widget, HandCard))
    hands.move(*card.box.centre)
    hands.press(*card.box.centre)
    scene.rebuild()
    hands.move(300, 120)
    assert scene.show.dragged is not None and scene.show.dragged.card == card.card


@pytest.mark.parametrize("seed", range(3))
def test_after_the_turn_the_card_under_the_pointer_is_raised_as_it_lies(seed: int) -> None:
    """The curtain has put it down, and the pointer is still there."""
    hands = sit("trio", people(2, 3), seed=seed, size=SMALL, mode="simple")
    rng = Random(seed)
    play_some(hands, rng, 3)
    scene = table(hands)
    for _ in range(40):
        if isinstance(hands.app.top, Curtain):
            hands.click_on(hands.app.top.widgets[2])
        elif scene.sharing.actor is not None and scene.table.legal and not scene.show.director.busy:
            hands.click_on(rng.choice([widget for widget in scene.widgets if widget.reachable][:6]))
        else:
            hands.app.step(0.3)
        assert misplaced(scene) == []

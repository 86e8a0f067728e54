"""Cards that come at once, without motion: marked and told of until the person acts."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame

from game.trepido.events import Drew, Gave, RoundWon, Swapped, TurnBegan
from game.trepido.moves import DRAW
from scenes.tables.fresh import DOT, Fresh
from tests.scenes.driver import Driver
from tests.scenes.tables.robots import people, sit, table


def swapped(hands: Driver) -> Any:
    """The table just after somebody else has swapped hands with the person."""
    scene, rng = table(hands), Random(3)
    for _ in range(6000):
        made = scene.sitting.moves
        if scene.acts.pausing:
            scene.progress.go_on()
        elif scene.table.legal and not scene.show.busy:
            scene.progress.do(rng.choice(scene.table.legal))
        hands.app.step(0.1)
        happened = [each.event for each in scene.sitting.port(0).events(made)]
        if any(isinstance(event, Swapped) and event.other == 0 for event in happened):
            return scene
    raise AssertionError("nobody ever swaps")


def marks(hands: Driver) -> int:
    """The number of dots on cards."""
    return sum(item.what == "panel" and item.box.width == DOT == item.box.height for item in hands.drawn())


def test_a_swapped_hand_is_marked_and_told_of() -> None:
    hands = sit("trepido", people(1, 3), 4, edition="ciao", match="challenge")
    scene = swapped(hands)
    own = scene.table.view.hands[0]
    assert own and scene.progress.fresh.cards == set(own) and marks(hands) == len(own)
    assert hands.app.toasts.shown or hands.app.toasts.waiting


def test_the_marks_go_when_the_person_acts() -> None:
    hands = sit("trepido", people(1, 3), 4)
    scene = table(hands)
    while DRAW not in scene.table.legal:
        if scene.table.legal:
            scene.progress.do(scene.table.legal[0])
        hands.app.step(0.1)
    before = set(scene.table.view.hands[0])
    scene.progress.do(DRAW)
    new = set(scene.table.view.hands[0]) - before
    assert new and scene.progress.fresh.cards == new
    assert not hands.app.toasts.shown and not hands.app.toasts.waiting  # it was their own doing
    while not scene.table.legal:
        hands.app.step(0.1)
    scene.progress.do(scene.table.legal[0])
    assert not scene.progress.fresh.cards & new


def test_where_cards_are_seen_to_come_nothing_is_marked() -> None:
    hands = sit("trepido", people(1, 3), 4, speed=400)
    scene = table(hands)
    while DRAW not in scene.table.legal or scene.show.busy:
        if scene.table.legal and not scene.show.busy:
            scene.progress.do(scene.table.legal[0])
        hands.app.step(0.1)
    scene.progress.do(DRAW)
    assert scene.progress.fresh.cards == frozenset()


def test_a_new_deal_is_not_marked() -> None:
    hands = sit("trepido", people(1, 3), 4)
    assert table(hands).progress.fresh.cards == frozenset()


def changed(*events: Any) -> dict[int, str]:
    """The marks on seats after these events at a table of Trépido."""
    fresh = Fresh()
    fresh.changed(table(sit("trepido", people(1, 3), 4)).table, events)
    return fresh.seats


def test_other_seats_that_have_changed_are_marked() -> None:
    assert changed(Drew(1, 3, "threat", None)) == {1: "+3"}
    assert changed(Gave(1, 2, None)) == {1: "-1", 2: "+1"}
    assert changed(Swapped(1, 2, None, None)).keys() == {1, 2}
    assert changed(Swapped(1, 0, None, None)).keys() == {1}
    assert changed(Drew(2, 0, "draw", None)) == changed(TurnBegan(1)) == {}


def test_the_end_of_a_round_ends_the_marks() -> None:
    won = RoundWon(1, (0, 0, 0), (0, 0, 0), ((), (), ()))
    assert changed(Drew(1, 3, "threat", None), won) == {}


def test_a_mark_on_a_seat_is_drawn_until_the_person_looks() -> None:
    hands = sit("trepido", people(1, 3), 4)
    scene = table(hands)
    scene.progress.fresh.seats = {1: "+3"}
    assert "+3" in [item.text for item in hands.drawn()]
    hands.key(pygame.K_l)
    hands.key(pygame.K_ESCAPE)
    assert scene.progress.fresh.seats == {}

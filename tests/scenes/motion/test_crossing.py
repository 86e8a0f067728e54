"""Two hands that change owners cross the table, known cards by name and hidden ones as backs."""

from __future__ import annotations

import pytest

from scenes.motion.clock import Clock
from scenes.motion.crossing import ARC, MOST, cross
from scenes.motion.director import Director
from scenes.motion.movements import play
from scenes.stage.slots import Back, Slot
from scenes.stage.stage import Stage

ZONES = {
    "hand": Slot(640, 640, zone="hand"),
    "seat1": Slot(100, 300, scale=0.4, face_up=False, alpha=0.0, zone="seat1"),
    "seat2": Slot(1100, 300, scale=0.4, face_up=False, alpha=0.0, zone="seat2"),
}
OWN = {card: Slot(500 + 50 * number, 640, zone="hand") for number, card in enumerate("ab")}
NEW = {card: Slot(500 + 50 * number, 640, zone="hand") for number, card in enumerate("xyz")}


def director(before: dict[str, Slot], after: dict[str, Slot]) -> Director:
    shown = Director(Clock(), Stage(dict(ZONES)))
    shown.stage.settle(before, at_once=True)
    shown.stage.aim(after)
    return shown


def test_hidden_hands_cross_as_backs_one_above_the_other() -> None:
    shown = director({}, {})
    shown.play(cross(shown.stage, "seat1", "seat2", 3, 20))
    assert len(shown.stage.sprites) == 3 + MOST and all(isinstance(key, Back) for key in shown.stage.sprites)
    lifts = set()
    for _ in range(30):
        shown.update(0.02)
        assert all(sprite.alpha == 1.0 and not sprite.shows_face for sprite in shown.stage.sprites.values())
        lifts |= {sprite.lift for sprite in shown.stage.sprites.values()}
    assert min(lifts) < -ARC / 2 and max(lifts) > ARC / 2
    shown.drain()
    assert not shown.stage.sprites


def test_the_cards_of_a_known_hand_leave_and_others_come() -> None:
    shown = director(OWN, NEW)
    shown.play(cross(shown.stage, "hand", "seat1", 2, 3))
    assert shown.stage.sprites.keys() == {*"abxyz"}
    shown.update(0.3)
    assert shown.stage.sprites["a"].x < 500 and shown.stage.sprites["x"].x > 100
    while shown.moving:
        shown.update(0.05)
    assert shown.stage.sprites.keys() == {*"xyz"}


@pytest.mark.parametrize(("source", "target"), [("seat1", "seat2"), ("seat2", "seat1")])
def test_a_card_is_seen_on_all_of_its_way_between_two_plates(source: str, target: str) -> None:
    shown = director({}, {})
    shown.play(play(shown.stage, source, target))
    (sprite,) = shown.stage.sprites.values()
    for _ in range(5):
        shown.update(0.03)
        assert sprite.alpha == 1.0
    shown.drain()
    assert not shown.stage.sprites

"""The stage: sprites that come, go, drift and change their names as a layout asks for it."""

from __future__ import annotations

import pytest

from scenes.stage.slots import Back, Slot
from scenes.stage.stage import Stage

HAND, PILE = Slot(0, 0, zone="hand"), Slot(100, 0, face_up=False, zone="pile")
ELSEWHERE = Slot(50, 20, zone="hand")


def stage(**sprites: Slot) -> Stage:
    made = Stage({"hand": HAND, "pile": PILE})
    for key, slot in sprites.items():
        made.enter(key, slot)
    return made


def pass_a_second(table: Stage) -> None:
    for _ in range(60):
        table.follow(1 / 60)


def test_what_a_layout_moves_drifts_there() -> None:
    table = stage(r1a=HAND)
    table.settle({"r1a": ELSEWHERE})
    assert not table.at_rest and table.sprites["r1a"].x == 0
    pass_a_second(table)
    assert table.at_rest and table.sprites["r1a"].x == 50


def test_what_joins_a_layout_without_a_cue_fades_in() -> None:
    table = stage()
    table.settle({"r1a": HAND})
    assert table.sprites["r1a"].alpha == 0 and not table.at_rest
    pass_a_second(table)
    assert table.sprites["r1a"].alpha == 1


def test_at_once_everything_lies_in_its_slot() -> None:
    table = stage(r1a=HAND)
    table.settle({"r1a": ELSEWHERE, "s1a": HAND}, at_once=True)
    assert table.at_rest and table.sprites["r1a"].x == 50 and table.sprites["s1a"].alpha == 1


def test_what_a_layout_no_longer_has_is_gone() -> None:
    table = stage(r1a=HAND, s1a=HAND)
    table.settle({"s1a": HAND})
    assert set(table.sprites) == {"s1a"}


def test_only_who_stays_in_its_zone_follows_a_new_goal_before_its_cue() -> None:
    table = stage(r1a=HAND, s1a=HAND)
    table.aim({"r1a": ELSEWHERE, "s1a": PILE})
    assert table.sprites["r1a"].home == ELSEWHERE and table.sprites["s1a"].home == HAND


def test_a_card_comes_out_of_a_zone_as_the_back_that_leaves_it() -> None:
    table = stage()
    kept, leaving = table.enter(Back("pile", 0), PILE), table.enter(Back("pile", 1), PILE)
    table.goal = {Back("pile", 0): PILE}
    assert table.take("pile", "r1a") is leaving and leaving.key == "r1a"
    assert table.sprites[Back("pile", 0)] is kept


def test_a_card_comes_out_of_a_zone_without_backs_as_a_new_sprite() -> None:
    table = stage()
    assert table.take("pile", "r1a").x == 100 and table.take("pile", "r1a") is table.sprites["r1a"]


def test_a_card_that_reaches_hidden_cards_becomes_one_of_them() -> None:
    table = stage(r1a=PILE)
    table.goal = {Back("pile", 0): PILE}
    table.absorb("r1a", "pile")
    assert set(table.sprites) == {Back("pile", 0)}


def test_a_card_that_reaches_a_pile_with_all_its_backs_is_gone() -> None:
    table = stage(r1a=PILE)
    table.goal = {}
    table.absorb("r1a", "pile")
    assert not table.sprites


def test_a_card_that_lies_open_stays_itself() -> None:
    table = stage(r1a=HAND)
    table.goal = {}
    table.absorb("r1a", "hand")
    assert set(table.sprites) == {"r1a"}


def test_a_hidden_card_under_way_takes_the_first_free_name() -> None:
    table = stage()
    table.goal = {Back("pile", 4): PILE}
    assert table.unnamed("pile") == Back("pile", 4)
    table.enter(Back("pile", 4), PILE)
    assert table.unnamed("pile") == Back("pile", 0)


def test_no_two_sprites_have_one_name() -> None:
    table = stage(r1a=HAND, s1a=HAND)
    with pytest.raises(ValueError, match="r1a is on the table already"):
        table.enter("r1a", HAND)
    with pytest.raises(ValueError, match="r1a is on the table already"):
        table.rename("s1a", "r1a")


def test_the_topmost_sprite_comes_last() -> None:
    table = stage(r1a=Slot(0, 0, z=5), s1a=Slot(0, 0, z=2))
    assert [sprite.key for sprite in table.in_order()] == ["s1a", "r1a"]
